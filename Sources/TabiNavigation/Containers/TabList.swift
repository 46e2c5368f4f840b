/// The tabs of a tab view, and which of them is shown.
package struct TabList {
  /// A tab: what it is chosen by, and its name in the bar.
  package struct Tab: Hashable {
    package let tag: AnyHashable
    package let name: String

    package init(tag: AnyHashable, name: String) {
      self.tag = tag
      self.name = name
    }
  }

  /// What choosing a tab asks for.
  package enum Choice: Hashable {
    /// There is no such tab.
    case nothing
    /// Another tab is to be shown: the selection becomes its tag.
    case other(AnyHashable)
    /// The tab is shown already: its stack goes to its root, or at its root to the top. The selection is
    /// set to its tag then too.
    case current(AnyHashable)
  }

  /// The tabs, in the order in which they are written.
  package private(set) var tabs: [Tab] = []
  /// The tag that is selected, whether a tab has it or not.
  package private(set) var selected: AnyHashable?
  /// The index of the tab that is shown: the selected one, or while there is none such, one near the last.
  /// Nil when there are no tabs.
  package private(set) var shownIndex: Int?
  /// The tags that were reported to stand twice.
  private var reported: Set<AnyHashable> = []

  package init() {}

  /// The tab that is shown.
  package var shown: Tab? { shownIndex.map { tabs[$0] } }

  /// Takes over the tabs. Of two with one tag the first is chosen by it, and it is reported once.
  package mutating func setTabs(_ tabs: [Tab]) {
    self.tabs = tabs
    var tags: Set<AnyHashable> = []
    for tab in tabs where !tags.insert(tab.tag).inserted && reported.insert(tab.tag).inserted {
      NavigationTrace.report("Two tabs have the tag \(tab.tag): the first one is chosen by it")
    }
    settle()
  }

  /// Selects the tab with a tag. A tag that no tab has yet waits for its tab.
  ///
  /// - Returns: Whether another tab is shown now.
  @discardableResult
  package mutating func select(_ tag: AnyHashable, by origin: NavigationEvent.Origin? = nil) -> Bool {
    let before = shown
    selected = tag
    settle()
    guard let shown, shown.tag != before?.tag else { return false }
    NavigationTrace.record(.select, by: origin, at: [shown.name], "Selected the tab \(shown.name)")
    return true
  }

  /// What it means to choose the tab at a place in the bar.
  package func choice(at index: Int) -> Choice {
    guard tabs.indices.contains(index) else { return .nothing }
    let tag = tabs[index].tag
    return tag == shown?.tag ? .current(tag) : .other(tag)
  }

  private mutating func settle() {
    if let index = tabs.firstIndex(where: { $0.tag == selected }) {
      shownIndex = index
    } else {
      shownIndex = tabs.isEmpty ? nil : min(shownIndex ?? 0, tabs.count - 1)
    }
  }
}
