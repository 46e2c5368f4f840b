import Dispatch
import TabiNavigation
import TabiState
import TabiTerminal

/// One running app: its graph of views, its screen, and the turn from an event to a frame.
@MainActor
package final class Host {
  package let screen: any Screen
  package let clock: any Clock
  let inbox = Inbox()
  package var counts = Counts()

  private(set) var root: Node?
  package let focus = Focus()
  let shortcuts = Shortcuts()
  package let toasts = Toasts()
  let keyHelp = KeyHelp()
  let visits = Visits()
  let goTo = GoTo()
  let inspector = Inspector()
  let presentations = Presentations()
  var hintLines: [HintLineReference] = []
  let lifecycle = Lifecycle()
  package let links = Links()
  let guards = PageGuards()
  /// What keeps where the user is.
  var restorations: [Restoration] = []
  /// What outlasts the app.
  package let storage: KeyedStore
  /// Whether things should move as little as possible.
  package var reducesMotion = false
  /// Whether pages slide when they come and go.
  package var slidesPages = false
  private var move: PageMove?
  private var transition: PageTransition?
  /// When the frame began that is being made.
  private var frameStart = 0.0
  let scenePhase = StoredLocation(ScenePhase.active)
  /// The lines that some `alignmentGuide` has said a place for: the others needn't be looked for.
  var guidedLines: Set<AlignmentLine> = []

  /// The windows' elements, bottom first; nil when a window has come or gone.
  private var windowOrder: [WindowElement]?
  /// The bottom of the topmost modal layer, as far as the order is known.
  private weak var layer: WindowElement?
  private var afterUpdate: [() -> Void] = []
  /// Mistakes in the program, each once; they are printed after the screen is left.
  package private(set) var problems: [String] = []
  private var hasReportedEndlessChange = false
  private var pointed: Element?
  /// The key that pushed a page which hasn't been shown yet.
  private var pushingKey: KeyPress?
  private var currentKey: KeyPress?
  /// Whether a text has the focus, which takes the keys that type.
  private(set) var isTyping = false

  /// Called when the user or the program leaves the app.
  package var onQuit: (() -> Void)?
  package private(set) var hasQuit = false
  /// What the terminal does for Ctrl-Z and Ctrl-L; a screen in memory does nothing.
  package var onSuspend: (() -> Void)?
  package var onRedraw: (() -> Void)?

  package struct Counts: Equatable {
    /// Bodies evaluated, frames shown.
    package var evaluations = 0
    package var frames = 0
  }

  package init(screen: any Screen, clock: any Clock, storage: KeyedStore = KeyedStore()) {
    self.screen = screen
    self.clock = clock
    self.storage = storage
    toasts.clock = clock
    inbox.onFirst = { [weak self] in
      DispatchQueue.main.async {
        // Who sent an event may have shown the frame already.
        MainActor.assumeIsolated { if self?.isFrameDue == true { self?.frame() } }
      }
    }
    storage.connect { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.clock.after(KeyedStore.delay) { storage.save() } }
      }
    } onProblem: { [weak self] problem in
      // The end of the app waits for no turn of the main queue.
      if MainQueue.isCurrent { return MainActor.assumeIsolated { self?.report(problem) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.report(problem) } }
    }
  }

  /// Builds the views. The first frame is shown by ``frame()``.
  package func start(_ content: some View) {
    var environment = EnvironmentValues()
    environment.host = self
    environment.toasts = toasts
    environment.accessibilityReduceMotion = reducesMotion
    let root = ViewNode(
      SceneRoot(content: content), parent: nil, host: self, key: nil, environment: environment)
    self.root = root
    root.evaluate()
  }

  package func quit() {
    guard !hasQuit else { return }
    hasQuit = true
    onQuit?()
  }

  /// Ends the app's views: tasks are cancelled, state is released, what outlasts the app is saved.
  package func stop() {
    reportHeldLink()
    for restoration in restorations { restoration.end() }
    root?.detach()
    root = nil
    storage.flush()
  }

  /// Keeps a mistake in the program for after the screen is left.
  func report(_ problem: String) {
    guard !problems.contains(problem) else { return }
    problems.append(problem)
    NavigationTrace.report(problem)
  }
}

// MARK: - A frame

extension Host {
  /// Whether something waits for the next frame.
  package var isFrameDue: Bool { !inbox.isEmpty || lifecycle.isDue }

  /// One pass: evaluate, lay out, draw, present; then tell views that they have appeared.
  package func frame() {
    guard root != nil, !hasQuit else { return }
    frameStart = clock.now
    update()
    NavigationTrace.turnEnded()
    if inspector.refresh(self) { update() }
    layOut()
    followTyping()
    // Views that are chosen or made by their room have come or gone.
    if lifecycle.isDue { focus.repair(self) }
    showHints()
    inbox.beginFrame()
    pushingKey = nil
    // What the layout found out is seen to in the next one.
    if !afterUpdate.isEmpty { inbox.request() }
    draw()
    lifecycle.settle(self)
  }

  /// Brings the views in line with the state, so that the next event meets them; layout waits for the frame.
  package func update() {
    var rounds = 0
    while rounds < 64, updateOnce() || focus.repair(self) { rounds += 1 }
    if rounds == 64 { reportEndlessChange() }
  }

  private func reportEndlessChange() {
    guard !hasReportedEndlessChange else { return }
    hasReportedEndlessChange = true
    let names = Set(inbox.nodes.map(\.authorName)).sorted().joined(separator: ", ")
    report(
      "Views change state without end, each in answer to another\(names.isEmpty ? "" : " (\(names))"): "
        + "the frame was shown as it stood")
  }

  /// Evaluates what has been marked, then runs what waited for it. Returns whether there was anything.
  private func updateOnce() -> Bool {
    let nodes = inbox.take()
    if nodes.isEmpty, afterUpdate.isEmpty { return false }
    for node in nodes { node.isDirty = true }
    for node in nodes.sorted(by: { $0.depth < $1.depth })
    where node.isDirty && node.isAttached && !node.isLeft {
      node.evaluate()
    }
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { action() }
    return true
  }

  /// Runs `action` when the views have been evaluated and before they are laid out.
  package func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    inbox.request()
  }

  /// Asks for a frame though no view has to be evaluated.
  package func requestFrame() {
    inbox.request()
  }

  /// Brings the layout in line with the views.
  func layOut() {
    let bounds = Rect(origin: .zero, size: screen.size)
    // A pass may add windows (a list's rows, a page) whose contents want another one.
    for _ in 0..<8 {
      windows().first?.setFrame(bounds)
      var isDone = true
      for case let window as FloatingElement in windows() where !window.isConcealed {
        window.stand(on: bounds)
      }
      for window in windows() where !window.isConcealed {
        window.follow()
        guard window.needsLayout else { continue }
        window.layOut()
        isDone = false
      }
      if isDone { break }
    }
  }

  /// Says in the tab bars which keys are left where a text has the focus, or no longer has.
  private func followTyping() {
    let isTyping = focus.leaf(self)?.element?.takesText ?? false
    guard isTyping != self.isTyping else { return }
    self.isTyping = isTyping
    for window in windows() { (window as? TabBarElement)?.setNeedsDisplay() }
  }

  private func draw() {
    let order = windows()
    for window in order where !window.isConcealed { window.drawDamage() }
    transition = move.flatMap { move in
      clock.now - frameStart < PageTransition.patience
        ? PageTransition(move, windows: order.filter { !$0.isConcealed }) : nil
    }
    move = nil
    if transition != nil { slide() } else { show(order.map(\.window), cursor: focus.cursor(self)) }
    counts.frames += 1
  }

  private func show(_ windows: [Window], cursor: Position?) {
    if !windows.elementsEqual(screen.windows, by: ===) { screen.windows = windows }
    screen.cursor = cursor
    screen.present()
  }

  /// A page has come to the top of its stack.
  func pageMoved(_ move: PageMove) {
    if slidesPages { self.move = move }
  }

  /// Shows the next frame of pages that slide; after the last, the screen as it is.
  private func slide() {
    guard let transition else { return }
    let start = clock.now
    guard let windows = transition.next() else {
      self.transition = nil
      return show(self.windows().map(\.window), cursor: focus.cursor(self))
    }
    show(windows, cursor: nil)
    let isSlow = clock.now - start > PageTransition.patience
    clock.after(isSlow ? 0 : PageTransition.interval) { [weak self, weak transition] in
      guard let self, let transition, self.transition === transition else { return }
      while isSlow, transition.next() != nil {}
      slide()
    }
  }
}

// MARK: - Windows

extension Host {
  func windowsChanged() {
    windowOrder = nil
    lifecycle.isDue = true
    inbox.request()
  }

  /// All windows, each above the one it was opened from.
  package func windows() -> [WindowElement] {
    if let windowOrder { return windowOrder }
    var found: [(window: WindowElement, rank: Int)] = []
    func walk(_ node: Node, rank: Int) {
      var rank = rank
      if let window = node.element as? WindowElement {
        rank = window.rank ?? rank
        found.append((window, rank))
      }
      for child in node.children { walk(child, rank: rank) }
    }
    if let root { walk(root, rank: 0) }
    let order = found.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.window)
    for window in order { window.conceal() }
    let dimming = order.lastIndex { $0.dimsBelow && !$0.isConcealed } ?? 0
    for (index, window) in order.enumerated() { window.isDimmed = index < dimming }
    layer = order.last { $0.isModal && !$0.isConcealed } ?? order.first
    windowOrder = order
    return order
  }

  /// The window that neither keys nor the mouse go below: the topmost modal one, else the root's.
  var topLayer: WindowElement? {
    _ = windows()
    return layer
  }
}

// MARK: - Events

extension Host {
  /// Takes one event from the screen. Frames follow on the main queue.
  package func handle(_ event: InputEvent) {
    guard root != nil, !hasQuit else { return }
    // Pages that slide have arrived: the frame that follows shows it.
    transition = nil
    update()
    switch event {
    case .key(let press): dispatch(press)
    case .paste(let text): _ = focus.target(self)?.firstHandling { $0.element?.paste(text) ?? false }
    case .mouse(let mouse): dispatch(mouse)
    case .resize:
      inbox.request()
    case .focus(let isIn): scenePhase.value = isIn ? .active : .inactive
    case .end: quit()
    }
    inbox.request()
  }

  /// A link has pushed a page. The same key once more, before that is seen, was meant for the link.
  func didPush() {
    pushingKey = currentKey
  }

  private func dispatch(_ press: KeyPress) {
    if press == pushingKey { return }
    pushingKey = nil
    currentKey = press
    defer { currentKey = nil }
    let target = focus.target(self)
    let isTaken = target?.firstHandling { node in
      if node.handle(press) { return true }
      return (node.element as? WindowElement).map { shortcuts.press(press, in: $0) } ?? false
    }
    if isTaken == true { return }
    if !shortcuts.isEmpty, shortcutWindows.contains(where: { shortcuts.press(press, in: $0) }) { return }
    if focus.handle(press, in: self) { return }
    handleAppKey(press, target: target)
  }

  private func dispatch(_ mouse: MouseEvent) {
    layOut()
    let shown = windows().filter { !$0.isConcealed }
    // What is below a modal window hears nothing.
    let hit = shown[(shown.lastIndex { $0 === topLayer } ?? 0)...]
      .last { $0.window.frame.contains(mouse.position) && $0.takesMouse }?
      .element(at: mouse.position)
    let over = hit?.node
    switch mouse.kind {
    case .press where mouse.button == .left:
      pointed = hit
      over?.firstHandling { focus.take($0, in: self) }
      over?.firstHandling { node in
        node.element?.pointed(at: mouse.position)
        return false
      }
    case .release where mouse.button != .middle && mouse.button != .right:
      if let hit, hit === pointed {
        over?.firstHandling { $0.element?.click(at: mouse.position) ?? false }
      }
      pointed = nil
    case .wheelUp, .wheelDown:
      over?.firstHandling { $0.element?.scroll(by: mouse.kind == .wheelUp ? -3 : 3) ?? false }
    case .press, .release, .drag: break
    }
  }
}

extension Node {
  /// Asks this node and those above it, nearest first, until one says that it has handled a thing.
  @discardableResult
  func firstHandling(_ handle: (Node) -> Bool) -> Bool {
    var node: Node? = self
    while let current = node {
      if handle(current) { return true }
      // What a sheet is opened from hears nothing while it is up.
      if (current.element as? WindowElement)?.isModal == true { return false }
      node = current.parent
    }
    return false
  }

  func handle(_ press: KeyPress) -> Bool {
    if let onKey, onKey(press) { return true }
    return element?.handle(press) ?? false
  }
}

extension EnvironmentValues {
  private struct HostKey: EnvironmentKey {
    static let defaultValue: Host? = nil
  }

  var host: Host? {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }
}
