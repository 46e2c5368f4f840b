import Testing

@testable import TabiTerminal

@Suite("Bytes become events")
struct InputDecoderTests {
  /// What bytes give, with the deadline passed at the end; keys by their names.
  static func events(_ reads: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    return reads.flatMap { decoder.decode($0) } + decoder.flush()
  }

  static func names(_ bytes: some Sequence<UInt8>) -> String {
    events([Array(bytes)]).map { event in
      if case .key(let press) = event { return press.description }
      return "\(event)"
    }.joined(separator: " ")
  }

  static let keys: [(String, String)] = [
    ("a가é🙂 ", "a 가 é 🙂 Space"), ("\r\n\t\u{7F}\u{8}", "Enter Enter Tab Backspace Backspace"),
    ("\u{1}\u{3}\u{10}\u{1A}\u{1C}\u{1F}\0", "Ctrl-A Ctrl-C Ctrl-P Ctrl-Z Ctrl-\\ Ctrl-_ Ctrl-Space"),
    ("\u{1B}", "Esc"), ("\u{1B}\u{1B}", "Esc Esc"), ("\u{1B}\u{1B}[A", "Esc Up"),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", "Up Down Right Left"),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", "Up Down Right Left"),
    (
      "\u{1B}[1;2A\u{1B}[1;3B\u{1B}[1;5C\u{1B}[1;6D\u{1B}[1;9A",
      "Shift-Up Alt-Down Ctrl-Right Ctrl-Shift-Left Alt-Up"
    ),
    ("\u{1B}O5A\u{1B}[a\u{1B}Ob", "Ctrl-Up Shift-Up Ctrl-Down"),
    ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", "Home Home Home Home"),
    ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;5F", "End End End End Ctrl-End"),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~\u{1B}[3;5~", "PageUp PageDown Insert Delete Ctrl-Delete"),
    ("\u{1B}[5^\u{1B}[6$\u{1B}[3@", "Ctrl-PageUp Shift-PageDown Ctrl-Shift-Delete"),
    ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS\u{1B}[15~\u{1B}[24~\u{1B}[34~", "F1 F2 F3 F4 F5 F12 F20"),
    ("\u{1B}[11~\u{1B}[[A\u{1B}[[E\u{1B}[1;2P\u{1B}[1;5R", "F1 F1 F5 Shift-F1 Ctrl-F3"),
    ("\u{1B}[Z\u{1B}\t", "Shift-Tab Alt-Tab"),
    ("\u{1B}a\u{1B}1\u{1B}가\u{1B}\r\u{1B}\u{7F}", "Alt-a Alt-1 Alt-가 Alt-Enter Alt-Backspace"),
    ("\u{1B}\u{1}", "Ctrl-Alt-A"), ("\u{1B}OM\u{1B}Op\u{1B}Oy\u{1B}Ok", "Enter 0 9 +"),
    (
      "\u{1B}[97;5u\u{1B}[27;5;13~\u{1B}[97;2u\u{1B}[9;2u\u{1B}[97:65;3u",
      "Ctrl-A Ctrl-Enter A Shift-Tab Alt-a"
    ),
    ("\u{1B}[", "Alt-["), ("\u{1B}O", "Alt-O"), ("\u{1B}P", "Alt-P"),
    // What terminals answer or nobody knows is swallowed whole.
    ("\u{1B}[?1;2cx", "x"), ("\u{1B}[24;80Rx", "x"), ("\u{1B}[>0;276;0cx", "x"), ("\u{1B}[?2026;2$yx", "x"),
    ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}x", "x"), ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\x", "x"),
    ("\u{1B}P1+r544e=1B\u{1B}\\x", "x"), ("\u{1B}_Gi=31;OK\u{1B}\\x", "x"), ("\u{1B}[999zx", "x"),
    ("\u{1B}[99~x", "x"), ("\u{1B}[12", ""), ("\u{1B}]0;t\u{3}x", "Ctrl-C x"), ("\u{1B}[1\u{3}x", "Ctrl-C x"),
    ("\u{1B}[201~x", "x"), ("\u{80}x", "x"), ("\u{F700}", "�"),
  ]

  @Test("Keys in every spelling", arguments: keys)
  func key(text: String, expected: String) {
    #expect(Self.names(text.utf8) == expected)
  }

  @Test(
    "What is no UTF-8 is shown, and takes nothing with it",
    arguments: [
      ([0xFF, 0x61], "� a"), ([0xC3, 0x61], "� a"), ([0xEA, 0xB0, 0x61], "� a"), ([0xC0, 0x80], "� �"),
      ([0xED, 0xA0, 0x80], "� � �"), ([0xF4, 0x90, 0x80, 0x80], "� � � �"), ([0xEA, 0xB0], "�"),
      ([0xEA, 0xB0, 0x1B, 0x5B, 0x41], "� Up"), ([0x1B, 0xFF, 0x61], "Alt-� a"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], expected: String) {
    #expect(Self.names(bytes) == expected)
  }

  static let others: [(String, [InputEvent])] = [
    ("\u{1B}[<0;1;1M", [.mouse(MouseEvent(kind: .press, button: .left, position: .zero))]),
    (
      "\u{1B}[<2;300;120m",
      [.mouse(MouseEvent(kind: .release, button: .right, position: Position(x: 299, y: 119)))]
    ),
    ("\u{1B}[<33;5;6M", [.mouse(MouseEvent(kind: .drag, button: .middle, position: Position(x: 4, y: 5)))]),
    ("\u{1B}[<64;5;6M", [.mouse(MouseEvent(kind: .wheelUp, position: Position(x: 4, y: 5)))]),
    (
      "\u{1B}[<81;5;6M",
      [.mouse(MouseEvent(kind: .wheelDown, position: Position(x: 4, y: 5), modifiers: .control))]
    ),
    ("\u{1B}[<35;5;6M", []), ("\u{1B}[<0;5M", []), ("\u{1B}[<66;5;6M", []),
    ("\u{1B}[M !!", [.mouse(MouseEvent(kind: .press, button: .left, position: .zero))]),
    ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
    (
      "\u{1B}[200~a\r\nb\rc\u{1B}[31m\u{1B}[20\u{1B}[201~d",
      [.paste("a\nb\nc\u{1B}[31m\u{1B}[20"), .key(KeyPress("d"))]
    ),
    ("\u{1B}[200~\u{1B}[201~\u{1B}[200~가\u{1B}[201~", [.paste(""), .paste("가")]),
    ("\u{1B}[200~never ended", [.paste("never ended")]),
  ]

  @Test("Mouse, focus and paste", arguments: others)
  func other(text: String, expected: [InputEvent]) {
    #expect(Self.events([Array(text.utf8)]) == expected)
  }

  @Test("Events don't depend on how the bytes are cut into reads")
  func cuts() {
    for text in Self.keys.map(\.0) + Self.others.map(\.0) {
      let bytes = Array(text.utf8)
      let whole = Self.events([bytes])
      for cut in bytes.indices {
        #expect(
          Self.events([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole,
          "\(text.debugDescription) at \(cut)")
      }
      #expect(Self.events(bytes.map { [$0] }) == whole, "\(text.debugDescription) byte by byte")
    }
  }

  @Test("Random bytes never trap, and don't depend on cuts either", arguments: 1...50)
  func fuzz(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let parts = Self.keys.map { Array($0.0.utf8) } + Self.others.map { Array($0.0.utf8) }
    var bytes: [UInt8] = []
    for _ in 0..<200 {
      if Bool.random(using: &random) {
        bytes += parts.randomElement(using: &random) ?? []
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    var reads: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &random)
      reads.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(Self.events(reads) == Self.events([bytes]), "seed \(seed)")
  }

  @Test("A thousand keys in one read are a thousand events")
  func many() {
    let bytes = Array(repeating: Array("\u{1B}[B".utf8), count: 1000).flatMap { $0 }
    #expect(Self.events([bytes]) == Array(repeating: .key(KeyPress(.downArrow)), count: 1000))
  }

  @Test("A megabyte pasted in pieces arrives whole")
  func longPaste() {
    let text = String(repeating: "가나다 1234\n", count: 70_000)
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    for start in stride(from: 0, to: bytes.count, by: 65_536) {
      events += decoder.decode(bytes[start..<min(start + 65_536, bytes.count)])
    }
    #expect(events == [.paste(text)])
    #expect(!decoder.isWaiting)
  }

  @Test("A sequence that never ends is given up, and what follows is read")
  func endless() {
    #expect(Self.names("\u{1B}]0;\(String(repeating: "x", count: 5000))\rb".utf8).hasSuffix("Enter b"))
  }

  @Test("Only a lone Esc has a short deadline")
  func patience() {
    var decoder = InputDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.decode([0x1B])
    #expect(decoder.patience == 20)
    _ = decoder.decode(Array("[1;".utf8))
    #expect(decoder.patience == 500)
    _ = decoder.flush()
    #expect(decoder.decode(Array("5A".utf8)) == [.key(KeyPress("5")), .key(KeyPress("A"))])
  }

  @Test("The terminal's own sequences come first")
  func described() {
    var decoder = InputDecoder()
    decoder.keys = [Array("\u{1B}A".utf8): KeyPress(.upArrow), Array("\u{1B}[25~".utf8): KeyPress(.insert)]
    #expect(
      decoder.decode(Array("\u{1B}A\u{1B}[25~\u{1B}B".utf8)) == [
        .key(KeyPress(.upArrow)), .key(KeyPress(.insert)), .key(KeyPress("B", modifiers: .option)),
      ])
  }
}
