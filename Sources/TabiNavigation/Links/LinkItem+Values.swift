/// Says why a value in the name or the query of a link isn't what a page expects.
public struct LinkValueError: Error, Hashable, CustomStringConvertible {
  /// The page.
  public let page: String
  /// The part: what stands after the colon in the match path, or a key of the query.
  public let key: String
  /// The name of the type that was expected.
  public let expected: String
  /// What stands there; nil for nothing.
  public let text: String?

  /// The error as a sentence.
  public var description: String {
    let found = text.map { "is '\($0.shortened())'" } ?? "is missing"
    return "'\(key)' of the page '\(page)' should be \(expected), and \(found)"
  }
}

extension LinkItem {
  /// A value out of the page's name, or where the name has no such part, out of the items.
  ///
  /// ```swift
  /// RouteBuilderOf(matchPath: "products/:id") { navigator, items, _ in
  ///   let id: Int = try items.value("id")
  /// ```
  /// - Throws: ``LinkValueError``, which names the page, the part and the type.
  public func value<Value: LosslessStringConvertible>(
    _ key: String, as type: Value.Type = Value.self
  ) throws -> Value {
    guard let text = text(of: key), let value = Value(text) else { throw error(key, type) }
    return value
  }

  /// A value that is read from a string, as a `UUID` is.
  ///
  /// - Throws: ``LinkValueError``, which names the page, the part and the type.
  @_disfavoredOverload
  public func value<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    guard let text = text(of: key), let value = try? JSONText.decode(type, from: JSONText.quoted(text)) else {
      throw error(key, type)
    }
    return value
  }

  private func text(of key: String) -> String? {
    parameters[key] ?? (try? JSONText.decode([String: String].self, from: encodedItemString))?[key]
  }

  private func error(_ key: String, _ type: Any.Type) -> LinkValueError {
    LinkValueError(
      page: pathList.last ?? "", key: key, expected: String(describing: type), text: text(of: key))
  }
}
