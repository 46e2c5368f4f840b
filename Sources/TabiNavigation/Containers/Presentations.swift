internal import TabiState

/// What is presented above the pages: sheets, each over the one before it, and above them one alert at a
/// time.
///
/// Nothing that is presented is lost: alerts wait for each other in the order in which they were asked for.
@MainActor
package final class Presentations: ObservableObject {
  /// How something is presented.
  package enum Kind: String, Sendable {
    case sheet, fullScreen, popover, alert, dialog

    /// Whether it stands above every sheet, and waits for the one that is up.
    package var isQueued: Bool { self == .alert || self == .dialog }
  }

  /// Something that is presented: a window of its own, and the one that takes the keys while it is on top.
  package struct Layer: Identifiable, Hashable, Sendable {
    /// A number that nothing else that is presented has, nor any page.
    package let id: Int
    package let kind: Kind
    package let name: String
    /// Whether a person can't close it by Esc.
    package var isDismissDisabled = false
  }

  private struct Actions {
    let back: @MainActor () -> Bool
    let onDismiss: @MainActor () -> Void
  }

  /// Sheets in the order in which they lie, then alerts in that in which they were asked for.
  @Published private var all: [Layer] = []
  private var actions: [Int: Actions] = [:]

  package nonisolated init() {}
}

// MARK: - Looking

extension Presentations {
  /// What is to be seen, the topmost last: every sheet, and one alert.
  package var layers: [Layer] {
    let sheets = all.prefix { !$0.kind.isQueued }
    return Array(sheets) + all.dropFirst(sheets.count).prefix(1)
  }

  /// The alerts that wait for the one that is up, the next one first.
  package var waiting: [Layer] { Array(all.drop { !$0.kind.isQueued }.dropFirst()) }

  /// What is on top, and takes the keys.
  package var top: Layer? { layers.last }

  /// Whether something is presented or waits to be.
  package func contains(_ id: Int) -> Bool { actions[id] != nil }
}

// MARK: - Presenting

extension Presentations {
  /// Presents something above all that is presented; an alert once those before it are closed.
  ///
  /// - Parameters:
  ///   - id: A number of its own, by which it is closed.
  ///   - name: What the trace and the inspector call it.
  ///   - isDismissDisabled: Whether a person can't close it by Esc.
  ///   - back: Goes back one page in its own stack, and says whether there was one.
  ///   - onDismiss: Is called once, after it is closed in whatever way.
  /// - Returns: Its number.
  @discardableResult
  package func present(
    _ kind: Kind, id: Int = UniqueID.next(), name: String, isDismissDisabled: Bool = false,
    by origin: NavigationEvent.Origin? = nil, back: @escaping @MainActor () -> Bool = { false },
    onDismiss: @escaping @MainActor () -> Void = {}
  ) -> Int {
    let layer = Layer(id: id, kind: kind, name: name, isDismissDisabled: isDismissDisabled)
    actions[layer.id] = Actions(back: back, onDismiss: onDismiss)
    insert(layer)
    NavigationTrace.record(.present, by: origin, at: [name], "Presented the \(kind.rawValue) \(name)")
    return layer.id
  }

  /// Sets whether a person can't close something by Esc.
  package func setDismissDisabled(_ isDisabled: Bool, of id: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }), all[index].isDismissDisabled != isDisabled
    else { return }
    all[index].isDismissDisabled = isDisabled
  }

  /// Hands what is presented, of some numbers, over to another: it stays presented, in its order.
  package func hand(_ ids: Set<Int>, to other: Presentations) {
    let moved = all.filter { ids.contains($0.id) }
    guard !moved.isEmpty else { return }
    all.removeAll { ids.contains($0.id) }
    for layer in moved {
      other.actions[layer.id] = actions.removeValue(forKey: layer.id)
      other.insert(layer)
    }
  }

  private func insert(_ layer: Layer) {
    all.insert(layer, at: layer.kind.isQueued ? all.count : sheetCount)
  }

  private var sheetCount: Int { all.firstIndex { $0.kind.isQueued } ?? all.count }
}

// MARK: - Closing

extension Presentations {
  /// Closes something; with a sheet, the sheets above it. Alerts stay, those that wait can be closed too.
  ///
  /// Each one's `onDismiss` is called when all are closed, the topmost's first.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  package func dismiss(_ id: Int, by origin: NavigationEvent.Origin? = nil) -> Bool {
    guard let index = all.firstIndex(where: { $0.id == id }) else {
      return NavigationTrace.refuse("dismiss: what is to be closed isn't presented")
    }
    let end = all[index].kind.isQueued ? index + 1 : sheetCount
    let closed = all[index..<end].reversed()
    all.removeSubrange(index..<end)
    let dismissals = closed.compactMap { actions.removeValue(forKey: $0.id)?.onDismiss }
    for layer in closed {
      NavigationTrace.record(
        .dismiss, by: origin, at: [layer.name], "Closed the \(layer.kind.rawValue) \(layer.name)")
    }
    for onDismiss in dismissals { onDismiss() }
    return true
  }

  /// Closes every sheet, or those above one.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func dismissSheets(above id: Int? = nil, by origin: NavigationEvent.Origin? = nil) -> Bool {
    let index = all.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
    return index < sheetCount && dismiss(all[index].id, by: origin)
  }

  /// Does what Esc does: closes the alert, else pops the top page of the topmost sheet, else closes that
  /// sheet, if a person may.
  ///
  /// - Returns: Whether anything is presented, which then is all that the key was for.
  @discardableResult
  package func escape() -> Bool {
    guard let top else { return false }
    if actions[top.id]?.back() == true { return true }
    if top.isDismissDisabled {
      NavigationTrace.record(.refuse, by: .person, at: [top.name], "\(top.name) can't be closed by a person")
    } else {
      dismiss(top.id, by: .person)
    }
    return true
  }
}
