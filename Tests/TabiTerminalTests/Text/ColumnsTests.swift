import Testing

@testable import TabiTerminal

@Suite("The width of text")
@MainActor
struct ColumnsTests {
  @Test(
    "Text takes the columns that the C library says, and is drawn in as many",
    arguments: [
      ("", 0, ""), ("Lego 12", 7, "Lego 12"),
      ("가격", 4, "가격"), ("\u{1100}\u{1161}\u{11A8}", 2, "\u{1100}\u{1161}\u{11A8}"),
      ("가격: 12,000 원", 15, "가격: 12,000 원"), ("₩", 1, "₩"), ("￦", 2, "￦"),
      ("カタカナ", 8, "カタカナ"), ("ｶﾅ", 2, "ｶﾅ"), ("ＡＢ", 4, "ＡＢ"), ("日本語", 6, "日本語"),
      ("e\u{301}", 1, "e\u{301}"), ("\u{301}", 1, "◌\u{301}"),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", 1, "e\u{301}\u{302}\u{303}\u{304}"),
      ("☁\u{FE0F}", 1, "☁"), ("👍🏽", 2, "👍"), ("👨‍👩‍👧", 2, "👨"), ("🇰🇷", 2, "🇰🇷"),
      ("1\u{FE0F}\u{20E3}", 1, "1\u{20E3}"),
      ("✅", 2, "✅"), ("█", 1, "█"), ("नमस्ते", 4, "नमस्ते"),
      ("a\u{200B}b", 2, "ab"), ("\u{FEFF}a", 1, "a"), ("\u{200D}", 0, ""), ("\u{AD}", 0, ""),
      ("a\u{1B}[31m", 6, "a␛[31m"), ("\u{7}\n\r\n", 4, "␇␊␍␊"), ("\ta", 9, "        a"),
      ("가격\t1", 9, "가격    1"), ("1234567\t8", 9, "1234567 8"), ("12345678\t9", 17, "12345678        9"),
      ("\u{7F}\u{9B}\u{85}", 3, "␡��"),
      ("\u{202E}x\u{2066}", 3, "�x�"), ("\u{2028}", 1, "�"), ("\u{E000}\u{F0000}", 2, "��"),
      ("\u{378}", 1, "�"), ("\n\u{301}", 2, "␊◌\u{301}"),
    ])
  func width(text: String, columns: Int, shown: String) {
    #expect(text.columns == columns)
    let window = Window(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    #expect(window.draw(text, at: .zero) == columns)
    #expect(window.text.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(window.text)")
  }

  @Test(
    "Text that is too long is cut at whole characters",
    arguments: [
      ("Keyboard", 8, TruncationMode.tail, "Keyboard"), ("Keyboard", 5, .tail, "Keyb…"),
      ("Keyboard", 5, .head, "…oard"), ("Keyboard", 5, .middle, "Ke…rd"), ("Keyboard", 6, .middle, "Key…rd"),
      ("쓰레기봉투", 6, .tail, "쓰레…"), ("쓰레기봉투", 6, .head, "…봉투"), ("쓰레기봉투", 6, .middle, "쓰…투"),
      ("가격\t12,000", 10, .tail, "가격    1…"), ("가격\t12,000", 14, .head, "가격    12,000"),
      ("가격\t12,000", 9, .head, "…  12,000"), ("가", 1, .tail, "…"), ("가", 0, .tail, ""), ("가", -3, .head, ""),
      ("", 0, .middle, ""),
    ])
  func truncation(text: String, columns: Int, mode: TruncationMode, expected: String) {
    #expect(text.truncated(to: columns, mode: mode) == expected)
  }

  @Test(
    "Text wraps at words, inside Korean and Japanese, and in words that are too long",
    arguments: [
      ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one  two", 3, ["one", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
      ("a\nb\n", 9, ["a", "b", ""]), ("a\r\nb", 9, ["a", "b"]), ("쓰레기봉투", 4, ["쓰레", "기봉", "투"]),
      ("가격: 12,000 원", 8, ["가격:", "12,000", "원"]), ("日本語。", 6, ["日本", "語。"]), ("가나", 1, ["가", "나"]),
      ("ab", 0, ["a", "b"]), ("abc ", 3, ["abc"]), ("a ", 3, ["a "]), ("   x", 2, ["", "x"]),
      ("go to 제품", 8, ["go to 제", "품"]), ("a\tb\tc", 12, ["a       b", "c"]),
      ("abc\n\td", 12, ["abc", "        d"]),
    ])
  func wrapping(text: String, columns: Int, expected: [String]) {
    #expect(text.wrapped(to: columns) == expected)
  }
}

extension Window {
  /// The rows of the window, blanks at their ends cut.
  var text: String {
    (0..<bounds.height).map { y in
      var row = (0..<bounds.width).map { self[$0, y].text }
      while row.last == " " { row.removeLast() }
      return row.joined()
    }.joined(separator: "\n")
  }
}
