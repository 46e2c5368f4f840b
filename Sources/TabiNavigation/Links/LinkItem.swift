/// Names of pages, and what is sent to them.
///
/// The items travel as text, so that the pages know no type of each other's: a string as it is, any other
/// value as JSON.
public struct LinkItem: Hashable, Sendable {
  /// The match paths of the pages, bottom first.
  public let pathList: [String]
  /// The items as text; empty when there are none.
  public let encodedItemString: String
  /// What stands in a page's name for the parts of its builder's match path that begin with a colon.
  ///
  /// A route builder is given them: the builder of `products/:id` finds `42` for `id` when it builds
  /// `products/42`.
  public internal(set) var parameters: [String: String] = [:]

  /// Names pages, with a string for them.
  public init(pathList: [String], items: String = "") {
    self.pathList = pathList
    encodedItemString = items
  }

  /// Names a page, with a string for it.
  public init(path: String, items: String = "") {
    self.init(pathList: [path], items: items)
  }

  /// Names pages, with a value for them. One that can't be written as JSON is reported, and left out.
  public init(pathList: [String], items: some Encodable) {
    self.init(pathList: pathList, items: items as? String ?? text(of: items, for: pathList))
  }

  /// Names a page, with a value for it. One that can't be written as JSON is reported, and left out.
  public init(path: String, items: some Encodable) {
    self.init(pathList: [path], items: items)
  }

  /// The items as a value: a string as it was, any other value out of JSON.
  ///
  /// - Throws: ``LinkDecodingError``, which names the page, the type and the key.
  public func decoded<T: Decodable>() throws -> T {
    try decode(encodedItemString, for: pathList)
  }
}

extension String {
  /// The items that a page received, as a value: a string as it was, any other value out of JSON.
  ///
  /// - Throws: ``LinkDecodingError``, which names the type and the key.
  public func decoded<T: Decodable>() throws -> T {
    try decode(self, for: [])
  }
}

private func text(of items: some Encodable, for pages: [String]) -> String {
  do {
    return try JSONText.encode(items)
  } catch {
    NavigationTrace.report(
      "The items for \(pages.joined(separator: ", ")) can't be written as JSON: \(error)")
    return ""
  }
}

private func decode<T: Decodable>(_ text: String, for pages: [String]) throws -> T {
  if let text = text as? T { return text }
  do {
    return try JSONText.decode(T.self, from: text)
  } catch {
    throw LinkDecodingError(pages: pages, expected: T.self, text: text, cause: error)
  }
}
