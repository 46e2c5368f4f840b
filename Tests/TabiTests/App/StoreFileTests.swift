import Testing

@testable import Tabi

@Suite("Files of what is remembered")
struct StoreFileTests {
  @Test("Any texts are read back as they were written", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = Randomness(seed: seed)
    let parts = ["a", "\n", "\t", "\\", "n", "가", "👨‍👩‍👧", "\r", "\0", " ", "="]
    func text() -> String { (0..<random.below(8)).map { _ in random.pick(parts) }.joined() }
    var texts: [String: String] = [:]
    for _ in 0..<random.below(6) { texts[text()] = text() }
    #expect(StoreFile.texts(StoreFile.bytes(texts)) == texts, "seed \(seed)")
  }

  @Test("A file that was cut anywhere isn't taken for a whole one")
  func cut() {
    let bytes = StoreFile.bytes(["one": "1", "two": "a\tb\n", "three": ""])
    for length in 0..<bytes.count { #expect(StoreFile.texts(Array(bytes[..<length])) == nil, "\(length)") }
  }

  @Test(
    "What isn't such a file isn't taken for one",
    arguments: [
      "", "\n", "tabi-state 2 0\n", "tabi-state 1 0", "tabi-state 1 1\na\tb\nc\td\n", "tabi-state 1 1\nab\n",
      "tabi-state 1 1\na\tb\tc\n", "tabi-state 1 1\na\t\\x\n", "tabi-state 1 2\na\tb\na\tc\n",
      "tabi-state 1 1\na\tb\\\n", "{\"a\": 1}\n",
    ])
  func garbage(text: String) {
    #expect(StoreFile.texts(Array(text.utf8)) == nil)
  }

  @Test("Bytes that aren't UTF-8 aren't taken for texts")
  func notText() {
    #expect(StoreFile.texts(Array("tabi-state 1 1\na\t".utf8) + [0xFF, 0x0A]) == nil)
  }

  @Test("Many threads change many texts, and each is kept")
  func threads() async throws {
    let folder = try TemporaryFolder()
    let store = KeyedStore(path: folder.path + "/deep/state")
    await withTaskGroup { group in
      for key in 0..<16 {
        group.addTask {
          for value in 0...50 {
            store.text("\(key)").value = "\(value)"
            if value % 10 == key % 10 { store.save() }
          }
        }
      }
    }
    store.flush()
    let again = KeyedStore(path: folder.path + "/deep/state")
    #expect((0..<16).allSatisfy { again.text("\($0)").value == "50" })
  }
}
