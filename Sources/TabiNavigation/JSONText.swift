internal import FoundationEssentials

/// Values as JSON, for paths and links that are kept or sent as text.
enum JSONText {
  /// The value as JSON, with keys in order, so that equal values give equal text.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value that JSON stands for.
  static func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
