/// Why a CSV file can't be used at all, as a sentence.
struct CSVError: Error, Hashable, CustomStringConvertible, Sendable {
  let description: String
}

/// A row of a CSV file.
struct CSVRecord: Hashable {
  /// The line that the row starts on, counted from 1.
  let line: Int
  var fields: [String]
  /// Whether text follows the closing quote of a field, so that what was meant can't be known.
  var isMalformed = false

  /// Whether the line holds nothing but blanks.
  var isBlank: Bool {
    fields.count == 1 && fields[0].unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

/// Reads CSV a row at a time, as RFC 4180 has it.
///
/// Beyond it: lines may end in CRLF, LF or CR, blanks may stand around a quoted field, and a quote inside
/// an unquoted field is text.
struct CSVReader {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  /// Creates a reader of UTF-8 text, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next row, blank lines included; nil after the last.
  ///
  /// - Throws: When a quote is never closed: the rows from there on can't be told apart.
  mutating func next() throws(CSVError) -> CSVRecord? {
    guard position < bytes.count else { return nil }
    var record = CSVRecord(line: line, fields: [])
    while true {
      record.fields.append(try isAtQuote() ? quotedField(&record) : unquotedField())
      guard position < bytes.count, bytes[position] == .comma else { break }
      position += 1
    }
    skipLineBreak()
    return record
  }

  /// Moves over blanks that a quote follows, and says whether it does.
  private mutating func isAtQuote() -> Bool {
    guard let start = bytes[position...].firstIndex(where: { !$0.isBlank }), bytes[start] == .quote else {
      return false
    }
    position = start
    return true
  }

  private mutating func unquotedField() -> String {
    let start = position
    skipToEndOfField()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedField(_ record: inout CSVRecord) throws(CSVError) -> String {
    let firstLine = line
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .quote {
        position += 1
        guard position < bytes.count, bytes[position] == .quote else {
          let end = position
          skipToEndOfField()
          if !bytes[end..<position].allSatisfy(\.isBlank) { record.isMalformed = true }
          return String(decoding: text, as: UTF8.self)
        }
      } else if isLineBreak(at: position) {
        line += 1
      }
      text.append(byte)
      position += 1
    }
    throw CSVError(description: "The quote that opens on line \(firstLine) is never closed.")
  }

  private mutating func skipToEndOfField() {
    while position < bytes.count, bytes[position] != .comma, !bytes[position].isLineEnd { position += 1 }
  }

  private mutating func skipLineBreak() {
    guard position < bytes.count else { return }
    if !isLineBreak(at: position) { position += 1 }
    position += 1
    line += 1
  }

  /// Whether the line ends with this byte: a CRLF ends with its LF.
  private func isLineBreak(at index: Int) -> Bool {
    bytes[index] == .lineFeed
      || bytes[index] == .carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == .lineFeed)
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
