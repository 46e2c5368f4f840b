import Tabi
import TabiTerminal

/// Frames of several kinds on a screen in memory and on ncurses with no terminal, as `baseline_frames.c`
/// draws them: 100×30, every frame evaluated, laid out, drawn and presented.
@MainActor
enum FrameBenchmark {
  private static let count = 1_000

  enum Kind: String, CaseIterable {
    case idle, row, key, scroll, ascii, wide, colours

    fileprivate var title: String {
      switch self {
      case .idle: "idle (nothing changed)"
      case .row: "one changed row of 30"
      case .key: "a key moves in a list of 100,000 rows"
      case .scroll: "a key scrolls it by a row"
      case .ascii: "all of 210 views change (ascii)"
      case .wide: "all of 210 views change (wide CJK)"
      case .colours: "all of 210 views change, 6 colours"
      }
    }
  }

  static func run(_ kinds: [Kind]) throws {
    print("kind".column(44) + "screen".column(9) + "µs a frame".column(-11) + "bytes".column(-8))
    for kind in kinds {
      measure(kind, on: VirtualScreen(size: Host.measuredSize), name: "memory")
      let screen = try CursesScreen(headless: Host.measuredSize)
      measure(kind, on: screen, name: "ncurses")
      screen.leave()
    }
  }

  private static func measure(_ kind: Kind, on screen: any Screen, name: String) {
    let host: Host
    let step: () -> Void
    switch kind {
    case .key, .scroll:
      host = Host(ListPage(items: (0..<100_000).map(Item.init)), on: screen)
      var isAtTop = true
      step = {
        host.handle(.key(KeyPress(isAtTop || kind == .scroll ? .downArrow : .upArrow)))
        isAtTop.toggle()
      }
    default:
      let board = Board(kind)
      host = Host(BoardPage(board: board), on: screen)
      step = board.step
    }
    var timings = Timings(capacity: count)
    for _ in 0..<100 {
      step()
      host.frame()
    }
    let before = Process.bytesWritten
    for _ in 0..<count {
      timings.measure {
        step()
        host.frame()
      }
    }
    let bytes = (Process.bytesWritten - before) / count
    host.stop()
    print(
      kind.title.column(44) + name.column(9) + timings.median.tenths.column(-11)
        + (name == "memory" ? "-" : "\(bytes)").column(-8))
  }
}

/// What changes from frame to frame.
@MainActor
private final class Board: ObservableObject {
  let kind: FrameBenchmark.Kind
  @Published private(set) var all = 0
  let row = Row()

  final class Row: ObservableObject {
    @Published var count = 0
  }

  init(_ kind: FrameBenchmark.Kind) {
    self.kind = kind
  }

  func step() {
    switch kind {
    case .row: row.count += 1
    case .ascii, .wide, .colours: all += 1
    case .idle, .key, .scroll: break
    }
  }
}

/// 30 rows of a stack and six texts.
private struct BoardPage: View {
  @ObservedObject var board: Board

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<29) { BoardRow(row: $0, step: board.all, kind: board.kind) }
      ChangingRow(row: board.row)
    }
  }
}

private struct ChangingRow: View {
  @ObservedObject var row: Board.Row

  var body: some View {
    BoardRow(row: 29, step: row.count, kind: .ascii)
  }
}

private struct BoardRow: View {
  let row: Int
  let step: Int
  let kind: FrameBenchmark.Kind

  var body: some View {
    HStack(spacing: 0) {
      Text(text(0)).foregroundStyle(color(0))
      Text(text(1)).foregroundStyle(color(1))
      Text(text(2)).foregroundStyle(color(2))
      Text(text(3)).foregroundStyle(color(3))
      Text(text(4)).foregroundStyle(color(4))
      Text(text(5)).foregroundStyle(color(5))
    }
    .lineLimit(1)
  }

  /// 16 columns, in which every cell differs from the frame before.
  private func text(_ column: Int) -> String {
    let seed = step * 7 + row * 3 + column * 11
    guard kind == .wide else {
      return String(decoding: (0..<16).map { UInt8(33 + (seed + $0 * $0) % 90) }, as: UTF8.self)
    }
    return String(decoding: (0..<8).map { UInt16(0x4e00 + (seed + $0) % 2_000) }, as: UTF16.self)
  }

  private func color(_ column: Int) -> Color {
    guard kind == .colours else { return .primary }
    let colors: [Color] = [.red, .green, .yellow, .blue, .purple, .cyan]
    return colors[(step + row + column) % colors.count]
  }
}
