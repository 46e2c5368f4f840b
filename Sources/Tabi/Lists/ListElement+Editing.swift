import TabiTerminal

// Removing and moving rows, where the ForEach they come from allows it.

extension ListElement {
  /// What can be done to the current row, and its place in its source.
  private var editable: (source: RowSource, index: Int, canDelete: Bool, canMove: Bool)? {
    guard look == .list, let (source, index) = model.source(of: current.row),
      source.canDelete || source.canMove
    else { return nil }
    let environment = elements(of: current.row).first?.node.environment
    return (
      source, index, source.canDelete && environment?.isDeleteDisabled != true,
      source.canMove && environment?.isMoveDisabled != true
    )
  }

  func edit(_ press: KeyPress) -> Bool {
    switch press {
    case KeyPress(.deleteForward):
      guard let editable, editable.canDelete else { return false }
      editable.source.delete(at: editable.index)
    case KeyPress(.upArrow, modifiers: .option), KeyPress(.downArrow, modifiers: .option):
      guard let editable, editable.canMove else { return false }
      let target = press.key == .upArrow ? editable.index - 1 : editable.index + 2
      guard target >= 0, target <= editable.source.count else { return false }
      editable.source.move(from: editable.index, to: target)
      isPinned = true
      bringCurrentIntoView()
    default: return false
    }
    return true
  }

  var editingHints: [KeyHint] {
    var hints: [KeyHint] = []
    if marks != nil { hints.append(KeyHint("Space", "select the row")) }
    guard let editable else { return hints }
    if editable.canDelete { hints.append(KeyHint("Delete", "remove the row")) }
    if editable.canMove { hints.append(KeyHint("Alt-Up Alt-Down", "move the row")) }
    return hints
  }
}
