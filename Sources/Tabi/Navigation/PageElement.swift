import TabiTerminal

/// A page: a window, and what its views need to know of it.
struct StackPage<Content: View> {
  let context: PageContext
  let content: Content
}

extension StackPage: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(PageElement.self) { PageElement($0, name: "Page") }
    element.context = context
    context.element = element
    element.isHidden = !context.isTop
    if let search = node.environment.search, !context.isPushed { context.show(search, by: node) }
    node.setChildren { children in
      children.add(content.modifier(PageEnvironment(context: context)), key: "content")
      children.add(PageToolbar(context: context), key: "toolbar")
    }
  }
}

/// A page's window: the row with its title and toolbar, and below it the content.
///
/// Content that doesn't take all the room stands in its middle. Where the row is too narrow for everything, the
/// title of the page below goes first, then the page's own is cut, then items of the toolbar go, the last first.
final class PageElement: WindowElement {
  var context: PageContext?

  /// The windows of the pages above it in its stack.
  var pagesAbove: [Node] { context.flatMap { $0.stack?.windows(above: $0.id) } ?? [] }

  private var options: PageOptions { context?.options ?? PageOptions() }

  private var content: [Element] { children.filter { !($0 is ToolbarItemElement) } }

  /// The toolbar's items at a place, in the order in which they are written.
  private func items(_ place: ToolbarPlace) -> [ToolbarItemElement] {
    children.compactMap { $0 as? ToolbarItemElement }.filter { $0.place == place }
  }

  /// Whether the first row is the title's. In a column of a split view a stack that is all its content has its own.
  private var hasTitle: Bool { !options.isTitleHidden && !(isInColumn && loneStack != nil) }
  private var isInColumn: Bool { context?.stack.map { $0.column?.controller === $0 } ?? false }

  /// The stack that is all there is on the page.
  var loneStack: NavigationStackElement? {
    let content = content
    return content.count == 1 ? content[0] as? NavigationStackElement : nil
  }

  // MARK: Layout

  /// Where the pieces of the first row stand.
  private struct Bar {
    var back = ""
    var title = ""
    var titleX = 0
  }

  private var bar = Bar()

  override func place(in bounds: Rect, proposal: Proposal) {
    let top = hasTitle ? min(1, bounds.height) : 0
    let searchRow = search == nil || bounds.height < top + 2 ? 0 : 1
    let bottomItems = options.isBottomHidden ? [] : items(.bottom)
    let bottom = bottomItems.isEmpty || bounds.height < top + searchRow + 2 ? 0 : 1
    let room = bounds.inset(top: top + searchRow, bottom: bottom)
    place(content, in: room)
    placeBar(in: Rect(x: 0, y: 0, width: bounds.width, height: top))
    for item in items(.search) { item.setFrame(.zero) }
    items(.search).last?.setFrame(
      Rect(x: 1, y: top, width: max(0, bounds.width - 2), height: searchRow),
      proposal: Proposal(width: max(0, bounds.width - 2), height: 1))
    placeRow(bottomItems, in: Rect(x: 1, y: room.maxY, width: max(0, bounds.width - 2), height: bottom))
  }

  private func placeBar(in row: Rect) {
    guard row.height > 0 else {
      for item in children where item is ToolbarItemElement { item.setFrame(.zero) }
      return
    }
    let width = row.width
    let title = options.title
    let (leading, middle, trailing) = (items(.leading), items(.principal), items(.trailing))
    let items = leading + trailing
    // What is left for the way back's title and the page's own when every item has its room.
    let sizes = items.map { $0.measure(.row).width }
    let taken = sizes.reduce(0) { $0 + $1 + 1 }
    let below = context.flatMap { $0.stack?.titleBelow($0) }
    let long = below.map { "‹ " + ($0.isEmpty ? "Back" : $0).truncated(to: max(0, width / 3 - 2)) } ?? ""
    let hasRoom = long.columns + taken + title.columns + 4 <= width
    bar.back = hasRoom ? long : String(long.prefix(1))
    var left = bar.back.isEmpty ? 1 : bar.back.columns + 2
    var room = width - 1 - left
    let fitting = zip(items, sizes).prefix { _, size in
      room -= size + 1
      return room >= -1
    }.count
    for item in items[fitting...] { item.setFrame(.zero) }
    var right = width
    for index in items[..<fitting].indices.reversed() where items[index].place == .trailing {
      right -= sizes[index] + 1
      items[index].setFrame(Rect(x: right, y: 0, width: sizes[index], height: 1), proposal: .row)
    }
    for index in items[..<fitting].indices where items[index].place == .leading {
      items[index].setFrame(Rect(x: left, y: 0, width: sizes[index], height: 1), proposal: .row)
      left += sizes[index] + 1
    }
    right -= 1
    placeTitle(title, middle, left: left, right: right, width: width)
  }

  /// In the middle of the row, unless what is beside it reaches there.
  private func placeTitle(
    _ title: String, _ principal: [ToolbarItemElement], left: Int, right: Int, width: Int
  ) {
    let room = max(0, right - left)
    func x(_ columns: Int) -> Int { max(left, min((width - columns) / 2, right - columns)) }
    bar.title = principal.isEmpty ? title.truncated(to: room) : ""
    bar.titleX = x(bar.title.columns)
    for item in principal {
      let offer = Proposal(width: room, height: 1)
      let columns = min(item.measure(offer).width, room)
      item.setFrame(Rect(x: x(columns), y: 0, width: columns, height: 1), proposal: offer)
    }
  }

  /// Shares a row out evenly, the first item at its start and the last at its end.
  private func placeRow(_ items: [ToolbarItemElement], in row: Rect) {
    let sizes = items.map { min($0.measure(.row).width, row.width) }
    let gaps = max(0, row.width - sizes.reduce(0, +))
    var x = row.minX
    for (index, (item, size)) in zip(items, sizes).enumerated() {
      let fits = row.height > 0 && x + size <= row.maxX
      let place = Rect(x: x, y: row.minY, width: fits ? size : 0, height: fits ? 1 : 0)
      item.setFrame(place, proposal: .row)
      x += size + gaps * (index + 1) / max(1, items.count - 1) - gaps * index / max(1, items.count - 1)
    }
  }

  // MARK: Drawing

  override func drawContents(in canvas: Canvas) {
    if hasTitle {
      canvas.draw(bar.back, x: 1, style: Color.accentColor.style(.plain))
      canvas.draw(bar.title, x: bar.titleX, style: Style(attributes: .bold))
    }
    drawChildren(in: canvas)
    if hasTitle { canvas.add(.underline, in: Rect(x: 0, y: 0, width: canvas.size.width, height: 1)) }
  }

  func optionsChanged(from old: PageOptions) {
    let new = options
    if new.isTitleHidden != old.isTitleHidden || new.isBottomHidden != old.isBottomHidden {
      setNeedsLayout()
    } else {
      barChanged()
    }
  }

  /// The first row is to be laid out and drawn anew.
  func barChanged() {
    placeBar(in: Rect(x: 0, y: 0, width: frame.width, height: hasTitle ? min(1, frame.height) : 0))
    damage(Rect(x: 0, y: 0, width: frame.width, height: 1))
    node.host.requestFrame()
  }

  // MARK: Focus and mouse

  /// The content first, so that a page begins there; then the toolbar, which Shift-Tab reaches at once.
  override func collectFocusable(into stops: inout FocusStops) {
    for child in content where stops.enters(child) { child.collectFocusable(into: &stops) }
    for place in [.search, .bottom, .leading, .principal, .trailing] as [ToolbarPlace] {
      for item in items(place) where item.frame.width > 0 { item.collectFocusable(into: &stops) }
    }
  }

  /// The field under the title: of several, the one that is declared furthest in.
  var search: SearchElement? { items(.search).last?.children.first as? SearchElement }

  /// The first in its content that can have the focus.
  var firstStop: Element? { content.lazy.compactMap { $0.focusableElements().first }.first }

  override func handle(_ press: KeyPress) -> Bool {
    press == KeyPress("/") && search?.enter() == true
  }

  override var keyHints: [KeyHint] {
    search == nil || node.host.isTyping ? [] : [KeyHint("/", "search", press: KeyPress("/"))]
  }

  override func click(at position: Position) -> Bool {
    guard hasTitle, position.y == window.frame.minY, !bar.back.isEmpty,
      position.x - window.frame.minX <= bar.back.columns
    else { return false }
    return context?.stack?.back() ?? false
  }
}

extension Proposal {
  /// One row, as wide as it likes.
  fileprivate static let row = Proposal(width: nil, height: 1)
}
