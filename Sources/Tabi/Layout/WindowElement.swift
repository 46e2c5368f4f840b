import TabiTerminal

/// An element with a window of its own: a page, a tab, the tab bar, a toast.
package class WindowElement: Element {
  let window: Window
  /// The rows of the window that have to be drawn anew.
  private var damaged: [Bool] = []

  /// Whether the window is covered or its tab isn't shown. What is in it keeps its state.
  var isHidden = false {
    didSet { if isHidden != oldValue { node.host.windowsChanged() } }
  }

  /// Whether what is on top of it takes the light from it.
  var isDimmed = false {
    didSet { if isDimmed != oldValue { setNeedsDisplay() } }
  }

  /// Whether what is below it stands back.
  var dimsBelow: Bool { false }
  /// How far above the pages it stands; nil for as far as the window that it is opened from.
  var rank: Int? { nil }
  /// Whether it is hidden with the window that it is opened from.
  var isConcealedByOthers: Bool { true }
  /// Whether it is hidden itself or opened from one that is.
  private(set) var isConcealed = false
  /// Whether the focus can be in it.
  var takesFocus: Bool { true }
  /// Whether what is below it hears neither keys nor the mouse.
  var isModal: Bool { false }
  /// Whether clicks reach it.
  var takesMouse: Bool { true }
  /// The node in it that has the focus, or had it when the window last did.
  weak var focused: Node?
  /// Where the focus was among all that could have it, for when that is gone.
  var focusIndex = 0
  /// Whether code has taken the focus away, so that it isn't handed on by itself.
  var isFocusReleased = false
  /// When the focus came to it the last time, in an order of its own; 0 for never.
  var lastActive = 0
  /// In the window at the bottom of a modal layer: which window of the layer has the focus.
  var active = ActiveWindow()

  package init(_ node: Node, name: String) {
    window = Window(frame: .zero, name: name)
    super.init(node)
    node.host.windowsChanged()
  }

  override var isLayoutRoot: Bool { true }
  override var clipsContent: Bool { true }

  override func damage(_ rect: Rect) {
    guard !damaged.isEmpty else { return }
    for row in max(0, rect.minY)..<max(0, min(rect.maxY, damaged.count), rect.minY) { damaged[row] = true }
  }

  override func setFrame(_ rect: Rect, proposal: Proposal? = nil) {
    let place = screenPlace(of: rect)
    if window.frame != place {
      if window.frame.size != place.size || damaged.count != place.height {
        damaged = Array(repeating: true, count: max(0, place.height))
      }
      window.frame = place
      needsLayout = true
    }
    super.setFrame(rect, proposal: proposal)
  }

  /// Takes its place on the screen again: an element around it may have moved.
  func follow() {
    let place = screenPlace(of: frame)
    if window.frame.origin != place.origin { window.frame.origin = place.origin }
  }

  private func screenPlace(of rect: Rect) -> Rect {
    guard let parent else { return rect }
    let outer = parent.screenFrame.origin
    return rect.offset(x: outer.x, y: outer.y)
  }

  /// Places what the window shows in a room of it: in the middle, or where it is several, one below the other.
  func place(_ content: [Element], in room: Rect) {
    let offer = Proposal(room.size)
    if content.count == 1 {
      content[0].stand(in: room, .center, proposal: offer)
    } else {
      Stack.vertical.place(content, in: room, proposal: offer)
    }
  }

  override func layOut() {
    // A window that can't be seen is laid out when it is shown.
    if !isConcealed { super.layOut() }
  }

  /// Drawn by itself, not as a part of the window it was opened from.
  override func draw(in canvas: Canvas) {}

  /// Draws the window's own background and what is in it.
  func drawContents(in canvas: Canvas) {
    drawChildren(in: canvas)
  }

  /// Draws all that is seen of it within a canvas.
  func paint(in canvas: Canvas) {
    drawContents(in: canvas)
    if isDimmed { canvas.add(.dim) }
  }

  /// Draws the rows that changed since the last time, and no other.
  func drawDamage() {
    guard damaged.contains(true) else { return }
    var row = 0
    while row < damaged.count {
      guard damaged[row] else {
        row += 1
        continue
      }
      let start = row
      while row < damaged.count, damaged[row] {
        damaged[row] = false
        row += 1
      }
      let band = Rect(x: 0, y: start, width: window.frame.width, height: row - start)
      window.fill(band)
      paint(in: Canvas(window: window, clip: band))
    }
  }

  /// Works out whether the window is seen, given that those below it have.
  func conceal() {
    let outer = node.parent?.containingWindow
    let wasConcealed = isConcealed
    isConcealed = isHidden || isConcealedByOthers && outer?.isConcealed ?? false
    window.isHidden = isConcealed
    if wasConcealed, !isConcealed, needsLayout { node.host.requestFrame() }
  }

  /// The innermost element at a place on the screen.
  func element(at position: Position) -> Element {
    hit(Position(x: position.x - window.frame.minX, y: position.y - window.frame.minY)) ?? self
  }

  override func detach() {
    node.host.windowsChanged()
    super.detach()
  }
}
