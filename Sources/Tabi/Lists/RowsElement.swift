import TabiTerminal

/// An element whose rows are made when they come into view: a list, a lazy stack.
class RowsElement: Element {
  var model = RowModel()
  private var isModelStale = true
  private var isMakingRow = false

  /// The views in it changed, or the data of one of its sources.
  func rowsChanged() {
    isModelStale = true
    setNeedsLayout()
  }

  override func childrenChanged() {
    if isMakingRow { return }
    rowsChanged()
    super.childrenChanged()
  }

  /// Makes a row's views, which changes nothing of the rows there are.
  func makeRow(_ make: () -> Void) {
    let wasMakingRow = isMakingRow
    isMakingRow = true
    make()
    isMakingRow = wasMakingRow
  }

  /// Brings what is known of the rows in line with those there are.
  func refreshModel() { _ = takeRows() }

  /// Reads anew which rows there are, if that has changed. Returns whether it has.
  func takeRows() -> Bool {
    guard isModelStale else { return false }
    isModelStale = false
    model = RowModel(node)
    return true
  }

  func elements(of row: Int) -> [Element] {
    var elements: [Element] = []
    model.node(of: row)?.appendElements(to: &elements)
    for element in elements { adopt(element) }
    return elements
  }

  /// Lets go of the rows that are out of view, unless their state was changed.
  func keepRows(_ indices: some Sequence<Int>) {
    let needed = Set(indices.compactMap { model.node(of: $0).map(ObjectIdentifier.init) })
    model.keepRows { needed.contains(ObjectIdentifier($0)) }
  }

  /// Brings a row into view: with its anchor at that of the view, or by the shortest way.
  func scroll(to row: Int, anchor: UnitPoint?) {}
}
