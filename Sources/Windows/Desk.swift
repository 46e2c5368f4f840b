import TabiTerminal

/// Three overlapping windows in three languages, above a row that says what happened last.
@MainActor
final class Desk {
  private let screen: any Screen
  private let notes: [Window]
  private let status = Window(frame: .zero, name: "status")
  private var events = 0
  private var last = "ready"
  /// Where the mouse went down, counted from the window that it moves.
  private var grip: Position?

  private static let pages: [(title: String, lines: [String], style: Style)] = [
    (
      "한국어", ["가격: 12,000 원", "레고 블록 ☁️ 👨‍👩‍👧", "쓰레기봉투 ₩500", "화살표: 옮기기"],
      Style(foreground: .ansi(15), background: .rgb(0, 60, 120))
    ),
    (
      "日本語", ["カタカナ ｶﾅ ＡＢＣ", "値段：１２,０００円", "「ひらがな」と漢字", "Tab: 前に出す"],
      Style(foreground: .ansi(0), background: .palette(180))
    ),
    (
      "English", ["Lego\t12,000", "Camera\t112,000", "\u{1B}[31m is inert", "q: leave"],
      Style(foreground: .ansi(11), background: .ansi(5), attributes: .bold)
    ),
  ]

  /// Puts the windows on a screen.
  init(screen: any Screen) {
    self.screen = screen
    notes = Self.pages.enumerated().map { index, page in
      let frame = Rect(x: 3 + index * 9, y: 1 + index * 3, width: 26, height: 8)
      let window = Window(frame: frame, name: page.title)
      window.fill(window.bounds, with: page.style)
      window.drawBorder(window.bounds, line: [.rounded, .double, .heavy][index], style: page.style)
      window.draw(" \(page.title) ", at: Position(x: 2, y: 0), style: page.style)
      for (row, line) in page.lines.enumerated() {
        window.draw(line, at: Position(x: 2, y: 2 + row), style: page.style)
      }
      return window
    }
    screen.windows = notes + [status]
    showStatus()
  }

  /// Does what an event asks for.
  func handle(_ event: InputEvent) {
    events += 1
    switch event {
    case .key(let press):
      last = press.description
      handle(press.key)
    case .mouse(let mouse):
      last = "\(mouse.kind) \(mouse.button.map { "\($0)" } ?? "-") \(mouse.position.x),\(mouse.position.y)"
      handle(mouse)
    case .paste(let text): last = "paste \(text.unicodeScalars.count) \(text.prefix(20))"
    case .focus(let isOn): last = "focus \(isOn ? "in" : "out")"
    case .resize, .end: last = "resize"
    }
    showStatus()
  }

  /// The window that keys move.
  private var top: Window? { screen.windows.last { $0 !== status } }

  private func handle(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: move(x: 0, y: -1)
    case .downArrow: move(x: 0, y: 1)
    case .leftArrow: move(x: -1, y: 0)
    case .rightArrow: move(x: 1, y: 0)
    case .tab: if let bottom = screen.windows.first { raise(bottom) }
    default: break
    }
  }

  private func handle(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press:
      let hit = screen.windows.last { $0 !== status && $0.frame.contains(mouse.position) }
      if let hit { raise(hit) }
      grip = hit.map { Position(x: mouse.position.x - $0.frame.minX, y: mouse.position.y - $0.frame.minY) }
    case .drag:
      guard let grip, let top else { return }
      move(x: mouse.position.x - grip.x - top.frame.minX, y: mouse.position.y - grip.y - top.frame.minY)
    case .release: grip = nil
    case .wheelUp: move(x: 0, y: -1)
    case .wheelDown: move(x: 0, y: 1)
    }
  }

  /// Moves the top window as far as some of it stays on the screen.
  private func move(x: Int, y: Int) {
    guard let top else { return }
    let room = Rect(
      x: 1 - top.frame.width, y: 0, width: screen.size.width + 2 * top.frame.width - 2,
      height: screen.size.height + top.frame.height - 2)
    top.frame = top.frame.offset(x: x, y: y).clamped(to: room)
  }

  private func raise(_ window: Window) {
    screen.raise(window)
    screen.raise(status)
  }

  private func showStatus() {
    let style = Style(attributes: .reverse)
    status.frame = Rect(x: 0, y: screen.size.height - 1, width: screen.size.width, height: 1)
    status.fill(status.bounds, with: style)
    status.draw(" #\(events) \(last) · \(screen.size.width)x\(screen.size.height) ", at: .zero, style: style)
  }
}
