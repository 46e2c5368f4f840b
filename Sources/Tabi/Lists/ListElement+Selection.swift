import TabiState
import TabiTerminal

// Which rows are selected: the current one, or those that are marked.

extension ListElement {
  /// The value of the current row, as the author's state keeps it.
  struct Selection {
    let get: () -> AnyHashable?
    let set: (AnyHashable?) -> Void
    /// Whether the state can hold a value.
    let accepts: (AnyHashable) -> Bool

    init<Value: Hashable>(_ binding: Binding<Value?>) {
      get = { binding.wrappedValue.map { AnyHashable($0) } }
      set = { binding.wrappedValue = $0?.base as? Value }
      accepts = { $0.base is Value }
    }

    /// A selection of any number of rows: the value of a single one goes in and comes out.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
      get = { nil }
      set = { value in
        guard let value = value?.base as? Value else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }
      accepts = { $0.base is Value }
    }
  }

  /// The value that a row stands for: its tag, or the id of its element.
  func value(of row: Int, for selection: Selection) -> AnyHashable? {
    let tag = elements(of: row).first?.node.environment.tag?.unwrapped
    if let tag, selection.accepts(tag) { return tag }
    guard let id = model.id(of: row)?.unwrapped, selection.accepts(id) else { return nil }
    return id
  }

  func row(selectedBy value: AnyHashable?) -> Int? {
    guard let value else { return nil }
    if model.id(of: current.row) == value, elements(of: current.row).first?.node.environment.tag == nil {
      return current.row
    }
    return model.row(labelled: .tag(value))
  }

  // MARK: In a split view

  /// Whether it has a selection, which the next column shows.
  var isSelecting: Bool { selected != nil }

  /// Selects the current row and goes on to what it stands for, in the next column.
  func pressCurrent() -> Bool {
    guard let selection, column != nil, let value = value(of: current.row, for: selection) else {
      return false
    }
    return select(pressed: value)
  }

  /// Selects a value for a person who pressed its row, if the selection can have it.
  func select(pressed value: AnyHashable) -> Bool {
    guard let selection, let column, selection.accepts(value) else { return false }
    if value != selected { setSelected(value) }
    column.goOn()
    return true
  }

  func clearSelection() {
    if isSelecting { setSelected(nil) }
  }

  // MARK: Several rows

  /// Selects the current row, or no longer.
  func toggleCurrent() -> Bool {
    guard let toggle, model.role(of: current.row) == .row, let value = value(of: current.row, for: toggle)
    else { return false }
    toggle.set(value)
    return true
  }

  /// Redraws the marks; a row that the program has selected comes into view.
  func marksChanged(from old: Set<AnyHashable>?) {
    if (old == nil) != (marks == nil) { setNeedsLayout() } else { setNeedsDisplay() }
    guard let marks, let added = marks.first(where: { old?.contains($0) != true }) else { return }
    // What a person selects is the current row already.
    node.host.afterUpdate { [weak self] in
      guard let self, marks.count == (old?.count ?? 0) + 1 else { return }
      self.refreshModel()
      guard let toggle = self.toggle, self.value(of: self.current.row, for: toggle) != added,
        let row = self.row(selectedBy: added)
      else { return }
      self.setCurrent(row)
      self.bringCurrentIntoView()
      self.setNeedsLayout()
    }
  }

  func drawMarks(in canvas: Canvas) {
    guard let marks, !marks.isEmpty, let toggle else { return }
    for row in rows where model.role(of: row.index) == .row {
      if let value = value(of: row.index, for: toggle), marks.contains(value) {
        canvas.draw("✓", x: 2, y: max(0, row.frame.minY), style: Style(attributes: .bold))
      }
    }
  }
}

extension Element {
  /// Whether Space belongs to the row that it stands in: it selects one of several.
  var selectsRow: Bool {
    isAloneInRow && sequence(first: self, next: { $0.parent }).contains { ($0 as? ListElement)?.marks != nil }
  }
}
