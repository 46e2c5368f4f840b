/// Says why the items of a link aren't what a page expects.
public struct LinkDecodingError: Error, Hashable, CustomStringConvertible {
  /// The pages that the items were for; empty where the receiver alone knows.
  public let pages: [String]
  /// The name of the type that was expected.
  public let expected: String
  /// The key whose value is missing or of another type, with dots between levels; nil for the whole.
  public let key: String?
  /// What is wrong with it.
  public let reason: String

  init(pages: [String], expected type: Any.Type, text: String, cause: any Error) {
    var path: [any CodingKey] = []
    self.pages = pages
    expected = String(describing: type)
    switch cause {
    case _ where text.isEmpty:
      reason = "there are no items"
    case DecodingError.keyNotFound(let key, let context):
      path = context.codingPath + [key]
      reason = "is missing"
    case DecodingError.typeMismatch(let type, let context):
      path = context.codingPath
      reason = "should be \(type)"
    case DecodingError.valueNotFound(let type, let context):
      path = context.codingPath
      reason = "is null, and should be \(type)"
    case DecodingError.dataCorrupted(let context):
      path = context.codingPath
      reason = "isn't valid: \(context.debugDescription)"
    default:
      reason = "\(cause)"
    }
    key = path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
  }

  /// The error as a sentence.
  public var description: String {
    let items = pages.isEmpty ? "The items" : "The items for \(pages.joined(separator: ", "))"
    return "\(items) don't read as \(expected): \(key.map { "'\($0)' " } ?? "")\(reason)"
  }
}
