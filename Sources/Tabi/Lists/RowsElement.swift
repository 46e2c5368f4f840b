import TabiTerminal

/// An element whose rows are made when they come into view: a list, a lazy stack.
class RowsElement: Element {
  var model = RowModel()
  private var isModelStale = true
  private var isMakingRow = false
  /// The rows that were asked for since the rows last changed. A layout asks for each row in view several times, and
  /// to find one anew by its id costs more than all else that is done with it.
  private var found: [Int: FoundRow] = [:]

  private struct FoundRow {
    let node: Node?
    let elements: [Element]
  }

  /// The views in it changed, or the data of one of its sources.
  func rowsChanged() {
    isModelStale = true
    found = [:]
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
    found = [:]
    return true
  }

  func elements(of row: Int) -> [Element] { find(row).elements }

  private func find(_ row: Int) -> FoundRow {
    if let known = found[row] { return known }
    let node = model.node(of: row)
    var elements: [Element] = []
    node?.appendElements(to: &elements)
    for element in elements { adopt(element) }
    let made = FoundRow(node: node, elements: elements)
    found[row] = made
    return made
  }

  /// How many rows have been asked for since the rows last changed, or were let go.
  final var foundCount: Int { found.count }

  /// Lets go of the rows that are out of view, unless their state was changed.
  func keepRows(_ indices: [Int]) {
    var kept: [Int: FoundRow] = [:]
    var needed: Set<ObjectIdentifier> = []
    for index in indices {
      let row = find(index)
      kept[index] = row
      if let node = row.node { needed.insert(ObjectIdentifier(node)) }
    }
    found = kept
    model.keepRows { needed.contains(ObjectIdentifier($0)) }
  }

  /// Brings a row into view: with its anchor at that of the view, or by the shortest way.
  func scroll(to row: Int, anchor: UnitPoint?) {}
}
