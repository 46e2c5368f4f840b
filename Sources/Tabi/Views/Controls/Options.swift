import TabiTerminal

/// The values of a picker, each a view with a tag, or with the id that a ``ForEach`` knows it by.
struct Options<Content: View> {
  let arrangement: OptionsElement.Arrangement
  let isSelected: (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void
  /// What opens or closes the list.
  var finish: (@MainActor () -> Void)?
  let content: Content
}

extension Options: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(OptionsElement.self, make: OptionsElement.init)
    element.arrangement = arrangement
    element.isSelected = isSelected
    element.select = select
    element.finish = finish
    element.isEnabled = node.environment.isEnabled
    element.setNeedsLayout()
    node.setChild(content.environment(\.tag, nil))
  }
}

final class OptionsElement: Element {
  enum Arrangement {
    /// One below the other, with a mark before the selected one.
    case rows
    /// As rows in a window of their own, where one is chosen with Enter.
    case menu
    /// Side by side, the selected one in brackets.
    case segments
    /// The selected one alone.
    case current
  }

  var arrangement = Arrangement.rows
  var isSelected: ((AnyHashable) -> Bool)?
  var select: (@MainActor (AnyHashable) -> Void)?
  var finish: (@MainActor () -> Void)?
  var isEnabled = true

  /// The row of a menu that Enter chooses; nil for the selected one.
  private var pointer: Int?
  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }
  private var selected: Int? {
    children.firstIndex { option in tag(of: option).map { isSelected?($0) ?? false } ?? false }
  }
  /// The option that keys start from.
  private var current: Int? { arrangement == .menu ? (pointer ?? selected ?? 0) : selected }

  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }

  // MARK: Layout

  /// The columns before and after an option, and those between two.
  private var margins: (leading: Int, trailing: Int) {
    switch arrangement {
    case .rows: (4, 0)
    case .menu: (4, 1)
    case .segments: (1, 1)
    case .current: (2, 4)
    }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let sizes = children.map { $0.measure(Proposal()) }
    let around = margins.leading + margins.trailing
    let widest = sizes.map(\.width).max() ?? 1
    let highest = sizes.map(\.height).max() ?? 1
    switch arrangement {
    case .rows, .menu:
      return Size(width: widest + around, height: max(1, sizes.reduce(0) { $0 + $1.height }))
    case .segments:
      return Size(width: sizes.reduce(0) { $0 + $1.width + around }, height: highest)
    case .current:
      return Size(width: widest + around, height: highest)
    }
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    var x = margins.leading
    var y = 0
    let selected = selected
    for (index, option) in children.enumerated() {
      let size = option.measure(Proposal())
      let width = min(size.width, max(0, bounds.width - margins.leading - margins.trailing))
      switch arrangement {
      case .rows, .menu:
        option.setFrame(Rect(x: x, y: y, width: width, height: size.height))
        y += size.height
      case .segments:
        option.setFrame(Rect(x: x, y: 0, width: size.width, height: size.height))
        x += size.width + margins.leading + margins.trailing
      case .current:
        let shown = index == selected ? Size(width: width, height: size.height) : .zero
        option.setFrame(Rect(x: x, y: 0, width: shown.width, height: shown.height))
      }
    }
    if arrangement == .menu { scroll(in: bounds) }
  }

  /// Keeps the row that keys start from in view.
  private func scroll(in bounds: Rect) {
    guard let current, children.indices.contains(current) else { return }
    let hidden = children[current].frame.maxY - bounds.height
    guard hidden > 0 else { return }
    for option in children { option.setFrame(option.frame.offset(x: 0, y: -hidden)) }
  }

  override func draw(in canvas: Canvas) {
    let selected = selected
    drawChildren(in: canvas)
    for (index, option) in children.enumerated() where arrangement != .current {
      let frame = option.frame
      let isSelected = index == selected
      switch arrangement {
      case .rows: canvas.draw(isSelected ? "(•)" : "( )", y: frame.minY, style: .plain)
      case .menu where isSelected: canvas.draw("•", x: 2, y: frame.minY, style: .plain)
      case .segments where isSelected:
        canvas.draw("[", x: frame.minX - 1, y: frame.minY, style: .plain)
        canvas.draw("]", x: frame.maxX, y: frame.minY, style: .plain)
        canvas.add(.bold, in: Rect(x: frame.minX - 1, y: 0, width: frame.width + 2, height: frame.height))
      default: break
      }
      if index == current, isFocused {
        if arrangement == .menu { canvas.draw("▸", y: frame.minY, style: .plain) }
        let isRow = arrangement != .segments
        canvas.add(
          .reverse,
          in: Rect(
            x: isRow ? 0 : frame.minX - 1, y: frame.minY, width: isRow ? canvas.size.width : frame.width + 2,
            height: frame.height))
      }
    }
    if arrangement == .current {
      let (left, right) = isFocused ? ("▸", "◂") : ("[", "]")
      canvas.draw(left, style: .plain)
      canvas.draw("▾ " + right, x: canvas.size.width - 3, style: .plain)
      if selected == nil { canvas.draw("–", x: 2, style: .plain) }
      if isFocused { canvas.add(.reverse) }
    } else if isFocused, current == nil {
      canvas.add(.reverse)
    }
    if !isEnabled { canvas.add(.dim) }
  }

  // MARK: Choosing

  override func handle(_ press: KeyPress) -> Bool {
    guard isEnabled, press.modifiers.isEmpty else { return false }
    let isUpright = arrangement == .rows || arrangement == .menu
    switch press.key {
    case .upArrow where isUpright: return move(by: -1)
    case .downArrow where isUpright: return move(by: 1)
    case .leftArrow where !isUpright: _ = move(by: -1)
    case .rightArrow where !isUpright: _ = move(by: 1)
    case .home: _ = move(by: -children.count)
    case .end: _ = move(by: children.count)
    case .return, .space:
      if arrangement == .menu, let current { choose(current) }
      finish?()
    default: return false
    }
    return true
  }

  /// Moves among the options; returns whether there was another one in that direction.
  private func move(by step: Int) -> Bool {
    let last = children.count - 1
    let old = current
    let new = max(0, min(last, (old ?? (step > 0 ? -1 : last + 1)) + step))
    guard last >= 0, new != old else { return arrangement == .menu }
    if arrangement == .menu {
      pointer = new
      setNeedsLayout()
    } else {
      choose(new)
    }
    return true
  }

  private func choose(_ index: Int) {
    guard children.indices.contains(index) else { return }
    guard let tag = tag(of: children[index]) else {
      node.host.report("A view in a Picker has no tag: it can't be selected")
      return
    }
    select?(tag)
  }

  override func click(at position: Position) -> Bool {
    guard isEnabled else { return false }
    let frame = screenFrame
    let place = Position(x: position.x - frame.minX, y: position.y - frame.minY)
    let index = children.firstIndex { option in
      arrangement == .segments
        ? option.frame.minX - 1 <= place.x && place.x <= option.frame.maxX
        : option.frame.minY <= place.y && place.y < option.frame.maxY
    }
    if arrangement != .current, let index { choose(index) }
    finish?()
    return true
  }

  override var keyHints: [KeyHint] {
    switch arrangement {
    case .rows: [KeyHint("Up Down", "another value")]
    case .segments: [KeyHint("Left Right", "another value")]
    case .current: [KeyHint("Left Right", "another value"), KeyHint("Enter", "all values")]
    case .menu: [KeyHint("Enter", "take the value")]
    }
  }

  override var cursor: Position {
    guard arrangement != .current, let current, children.indices.contains(current) else { return .zero }
    return Position(
      x: arrangement == .segments ? children[current].frame.minX : 0, y: children[current].frame.minY)
  }

  // MARK: Tags

  /// The tag that was put on an option, or on what is in it; else the id that a ForEach knows it by.
  private func tag(of option: Element) -> AnyHashable? {
    func inner(_ node: Node) -> AnyHashable? {
      if let tag = node.environment.tag { return tag }
      return node.children.lazy.compactMap(inner).first
    }
    if let tag = inner(option.node) { return tag }
    return sequence(first: option.node, next: { $0.parent }).prefix { $0 !== node }
      .first { $0.parent?.viewType is any IdentifyingElements.Type }?.key
  }
}

/// A view that knows what it shows by ids.
private protocol IdentifyingElements {}

extension ForEach: IdentifyingElements {}
