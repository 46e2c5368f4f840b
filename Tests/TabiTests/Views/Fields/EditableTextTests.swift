import Testing

@testable import Tabi

@Suite("Edited text")
struct EditableTextTests {
  @Test(
    "It is what a string would be after the same changes, whatever joins", arguments: 0..<300 as Range<UInt64>
  )
  func random(seed: UInt64) {
    var random = Randomness(seed: seed)
    let pieces = ["a", "가", "ㅎㅏ", "\u{301}", "👨‍👩‍👧", "\u{200D}", "🇰", "🇷", "", "wide 넓은", "e\u{301}"]
    var text = EditableText()
    for _ in 0..<40 {
      let low = random.below(text.count + 1)
      let range = low..<min(text.count, low + random.below(3))
      let characters = Array(text.string)
      let piece = pieces[random.below(pieces.count)]
      let expected = String(characters[..<range.lowerBound]) + piece + String(characters[range.upperBound...])
      let end = text.replace(range, with: piece)
      #expect(text.string == expected, "seed \(seed)")
      #expect(text == EditableText(expected), "seed \(seed): columns")
      #expect(end <= text.count, "seed \(seed)")
      for index in 0..<text.count where text.column(of: index) < text.column(of: index + 1) {
        #expect(text.index(at: text.column(of: index)) == index, "seed \(seed)")
      }
    }
  }
}
