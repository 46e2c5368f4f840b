import Testing

@testable import Catalog

@Suite("CSVReader")
struct CSVReaderTests {
  @Test(
    "Text becomes rows of fields",
    arguments: [
      ("", []), ("a", [["a"]]), ("a,b", [["a", "b"]]), ("a,b\n", [["a", "b"]]), (",", [["", ""]]),
      ("a\nb", [["a"], ["b"]]), ("a\r\nb\r\n", [["a"], ["b"]]), ("a\rb\r", [["a"], ["b"]]),
      ("a\n\nb", [["a"], [""], ["b"]]), ("\u{FEFF}a,b", [["a", "b"]]), ("\u{FEFF}\"a\"", [["a"]]),
      (#""a,b",c"#, [["a,b", "c"]]), (#""a""b""#, [[#"a"b"#]]), (#""""#, [[""]]), (#""""""#, [[#"""#]]),
      ("\"a\r\nb\",c\nd", [["a\r\nb", "c"], ["d"]]), (#" a , b "#, [[" a ", " b "]]),
      (#"a, "b, c" ,d"#, [["a", "b, c", "d"]]), (#"5" disk,1"#, [[#"5" disk"#, "1"]]),
      ("레고,\"카메\n라\"", [["레고", "카메\n라"]]), ("a,\n,b", [["a", ""], ["", "b"]]),
    ])
  func rows(text: String, rows: [[String]]) throws {
    #expect(try records(text).map(\.fields) == rows)
  }

  @Test("A row knows the line it starts on, whatever ends lines, inside quotes too")
  func lines() throws {
    #expect(try records("a\r\n\"b\r\n\r\n\"\r\nc\rd\n\"e\rf\ng\"\nh").map(\.line) == [1, 2, 5, 6, 7, 10])
  }

  @Test("Text after a closing quote marks that row alone")
  func malformed() throws {
    let records = try records("\"a\"b,c\n\"d\" ,e")
    #expect(records.map(\.isMalformed) == [true, false])
    #expect(records.map(\.fields.count) == [2, 2])
  }

  @Test("A quote that is never closed is an error with the line of the quote")
  func unterminated() {
    #expect(throws: CSVError(description: "The quote that opens on line 3 is never closed.")) {
      try records("a\n\"b\n\",\"c\nd\n")
    }
  }

  @Test("What a plain writer writes is read back", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "레", "👨‍👩‍👧", "\"", "\"\"", ",", "\n", "\r", "\r\n", " ", "\t", "\u{1B}", "\u{202E}", "e\u{301}",
    ]
    let end = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let rows = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
          pieces.randomElement(using: &generator)
        }
        .joined()
      }
    }
    let text = rows.map { row in
      row.map { field in
        let isPlain = !field.utf8.contains { "\",\r\n".utf8.contains($0) }
        if isPlain, field.first != " ", field.first != "\t", Bool.random(using: &generator) { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
          + "\""
      }.joined(separator: ",")
    }.joined(separator: end)
    let isEnded = rows.last == [""] || Bool.random(using: &generator)
    #expect(try records(text + (isEnded ? end : "")).map(\.fields) == rows, "seed \(seed)")
  }

  @Test("Any bytes are read to an end", arguments: seeds)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let alphabet = Array("a\",\r\n ".utf8)
      let bytes = (0..<20).compactMap { _ in alphabet.randomElement(using: &generator) }
      var reader = CSVReader(bytes)
      var count = 0
      while count <= bytes.count, (try? reader.next()) != nil { count += 1 }
      #expect(count <= bytes.count, "seed \(seed): \(bytes)")
    }
  }

  static let seeds = (0..<20).map { _ in UInt64.random(in: 0...UInt64.max) }

  private func records(_ text: String) throws -> [CSVRecord] {
    var reader = CSVReader(Array(text.utf8))
    var records: [CSVRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }
}
