import TabiState
import TabiTerminal

/// Shows a text with a cursor in it, and edits it.
final class TextFieldElement: Element {
  /// What kind of field it is.
  struct Form: Equatable {
    var axis = Axis.horizontal
    var isSecure = false
    var fills = false
    var isPlain = false
    var leastLines = 1
    var lineLimit: Int?
  }

  var text = Binding.constant("")
  var source: Field.Source?
  var prompt = ""
  var isEnabled = true
  var form = Form() {
    didSet { if form != oldValue { setNeedsLayout() } }
  }

  /// What the author's state has.
  private var value = ""
  /// Whether what was typed is kept apart from the value until the field is left.
  private var isApart = false
  var edited = EditableText()
  /// Characters before the cursor; nil for the end, where it stands until it is moved.
  private var caret: Int?
  /// The other end of what is selected.
  var anchor: Int?
  /// Columns, or with a vertical axis rows, of the text that are scrolled out.
  private var scrolled = 0

  var position: Int { caret ?? edited.count }
  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }
  private var isUpright: Bool { form.axis == .vertical }

  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }
  override var takesText: Bool { true }

  // MARK: The text

  /// Shows the text as the author's state has it. A text that is kept apart stays while it is typed.
  func show(_ string: String) {
    guard string != value else { return }
    value = string
    if !isApart { restart(string) }
  }

  private func restart(_ string: String) {
    guard string != edited.string else { return }
    edited = EditableText(string)
    caret = caret.map { min($0, edited.count) }
    anchor = nil
    textChanged()
  }

  private func textChanged() {
    if isUpright { setNeedsLayout() } else { setNeedsDisplay() }
  }

  /// Replaces a part of the text, in the author's state, too.
  func replace(_ range: Range<Int>, with string: String) {
    caret = edited.replace(range, with: string)
    anchor = nil
    if let source {
      isApart = true
      source.set(edited.string)
    } else {
      value = edited.string
      text.wrappedValue = value
      // What the binding made of it is what shows.
      show(text.wrappedValue)
    }
    textChanged()
  }

  /// Shows the value again in place of what was typed.
  func finish() {
    guard isApart, let source else { return }
    isApart = false
    caret = nil
    value = source.get()
    restart(value)
  }

  // MARK: Places

  /// What is selected, if anything is.
  var selection: Range<Int>? {
    guard let anchor, anchor != position, anchor <= edited.count else { return nil }
    return min(anchor, position)..<max(anchor, position)
  }

  /// Puts the cursor at a place; what lies between it and where it was is selected, or the selection ends.
  func move(to index: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? position : nil
    caret = max(0, min(index, edited.count))
    setNeedsDisplay()
  }

  /// The columns for text between the edges, one kept for the cursor at the end.
  private var room: Int { max(1, frame.width - 2) }

  /// The lines as they are shown, and which of them the cursor is in.
  func lines() -> (all: [Range<Int>], current: Int) {
    let all = isUpright ? edited.lines(of: max(1, room - 1)) : [0..<edited.count]
    return (all, all.lastIndex { $0.lowerBound <= position } ?? 0)
  }

  /// How many columns of its line stand before the cursor.
  private func column(in line: Range<Int>) -> Int {
    edited.column(of: position) - edited.column(of: line.lowerBound)
  }

  /// Moves up or down by lines; returns whether there is one.
  func move(byLines step: Int, selecting: Bool) -> Bool {
    let (all, current) = lines()
    guard all.indices.contains(current + step) else { return false }
    let line = all[current + step]
    let column = edited.column(of: line.lowerBound) + column(in: all[current])
    move(to: min(edited.index(at: column), lastPlace(in: line)), selecting: selecting)
    return true
  }

  /// The last place that the cursor can have in a line: after it, unless that is where the next one begins.
  func lastPlace(in line: Range<Int>) -> Int {
    line.upperBound == edited.count && !edited.endsWithBreak(line)
      ? line.upperBound : max(line.lowerBound, line.upperBound - 1)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let width = max(4, min(proposal.width ?? 20, form.fills ? .max : 60))
    guard isUpright else { return Size(width: width == .max ? 60 : width, height: 1) }
    let count = edited.lines(of: max(1, width.lessening(by: 3))).count
    if form.fills {
      let height = proposal.height ?? count
      return Size(width: width == .max ? 60 : width, height: height == .max ? max(3, count) : max(1, height))
    }
    let most = max(1, form.lineLimit ?? .max, form.leastLines)
    let rows = max(form.leastLines, min(count, most))
    return Size(width: width, height: max(1, min(rows, proposal.height ?? .max)))
  }

  private func scrollToCaret() {
    let (all, current) = lines()
    if isUpright {
      let height = max(1, frame.height)
      scrolled = max(current - height + 1, min(scrolled, current, max(0, all.count - height)))
    } else {
      let column = edited.column(of: position)
      if column - scrolled > room - 1 { scrolled = column - room + 1 }
      if column < scrolled { scrolled = column }
      scrolled = max(0, min(scrolled, edited.columns + 1 - room))
    }
  }

  override var cursor: Position {
    scrollToCaret()
    let (all, current) = lines()
    let column = column(in: all[current])
    return isUpright
      ? Position(x: 1 + min(column, room - 1), y: current - scrolled)
      : Position(x: 1 + shownColumn(of: position) - scrolled, y: 0)
  }

  // MARK: Drawing

  /// What a place's column is as the text is shown: a dot is one column.
  private func shownColumn(of index: Int) -> Int { form.isSecure ? index : edited.column(of: index) }

  override func draw(in canvas: Canvas) {
    // A list that hands the focus on doesn't tell when it is gone; it is drawn then.
    if !isFocused { finish() }
    scrollToCaret()
    let (left, right) = isFocused ? ("▸", "◂") : form.isPlain ? (" ", " ") : ("[", "]")
    let edge = Style(attributes: isFocused ? .bold : .dim)
    for y in 0..<max(0, canvas.size.height) {
      canvas.draw(left, y: y, style: edge)
      canvas.draw(right, x: canvas.size.width - 1, y: y, style: edge)
    }
    guard let field = canvas.inner(canvas.bounds.inset(leading: 1, trailing: 1)) else { return }
    if edited.count == 0 {
      field.draw(prompt, style: Style(attributes: .dim))
    } else if isUpright {
      drawLines(in: field)
    } else if form.isSecure {
      field.draw(String(repeating: "•", count: max(0, edited.count - scrolled)), style: .plain)
    } else {
      let visible = edited.text(from: scrolled, columns: field.size.width)
      field.draw(visible.text, x: visible.column - scrolled, style: .plain)
    }
    field.add(.underline)
    if !isUpright, let selection {
      let start = shownColumn(of: selection.lowerBound) - scrolled
      let end = shownColumn(of: selection.upperBound) - scrolled
      field.add(.reverse, in: Rect(x: start, y: 0, width: end - start, height: 1))
    }
    if !isEnabled { canvas.add(.dim) }
  }

  private func drawLines(in field: Canvas) {
    for (row, line) in lines().all.dropFirst(scrolled).prefix(max(0, field.size.height)).enumerated() {
      field.draw(edited[edited.withoutBreak(line)], y: row, style: .plain)
      guard let selected = selection?.clamped(to: line), !selected.isEmpty else { continue }
      let origin = edited.column(of: line.lowerBound)
      let start = edited.column(of: selected.lowerBound) - origin
      let end = edited.column(of: selected.upperBound) - origin
      field.add(.reverse, in: Rect(x: start, y: row, width: end - start, height: 1))
    }
  }

  // MARK: Events

  override func handle(_ press: KeyPress) -> Bool { isEnabled && edit(press) }

  override func paste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    insert(isUpright ? text : String(text.map { $0.isNewline ? " " : $0 }))
    return true
  }

  override func click(at position: Position) -> Bool {
    guard isEnabled else { return false }
    let place = Position(x: position.x - screenFrame.minX - 1, y: position.y - screenFrame.minY)
    let all = lines().all
    if isUpright {
      let line = all[max(0, min(place.y + scrolled, all.count - 1))]
      let column = edited.column(of: line.lowerBound) + place.x
      move(to: min(edited.index(at: column), lastPlace(in: line)))
    } else {
      move(to: form.isSecure ? place.x + scrolled : edited.index(at: place.x + scrolled))
    }
    return true
  }

  override var keyHints: [KeyHint] {
    let enter = isUpright ? "new line" : onSubmit == nil ? nil : node.environment.submitLabel.title
    return [
      KeyHint("Left Right", "move in the text"), KeyHint("Shift-arrows", "select"),
      KeyHint("Ctrl-A", "select all"),
    ] + (enter.map { [KeyHint("Enter", $0)] } ?? [])
  }

  /// What Enter does.
  private var onSubmit: (@MainActor () -> Void)? { node.submitAction(node.environment.submitTriggers) }

  /// Enter: shows what was taken, and does what the author wants then. Returns whether that was anything.
  func submit() -> Bool {
    if isUpright {
      insert("\n")
      return true
    }
    finish()
    guard let onSubmit else { return source != nil }
    onSubmit()
    return true
  }

  func insert(_ string: String) {
    replace(selection ?? position..<position, with: string)
  }
}
