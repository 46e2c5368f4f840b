extension NavigationPath {
  /// A path as text that can be kept and read again by the same app.
  ///
  /// It is coded as one array of strings: for each route, bottom first, the name of its type and the
  /// route as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate init(_ path: NavigationPath) {
      self.path = path
    }

    /// Reads a path. A route that can't be read, its type being gone for example, ends it there.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        guard !container.isAtEnd, let text = try? container.decode(String.self),
          let route = readRoute(typeName: typeName, text: text)
        else {
          NavigationTrace.report(
            "A kept path ends at page \(path.count): its next route, of type \(typeName), can't be read")
          break
        }
        path.append(route)
      }
      self.path = path
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements {
        guard let route = element.base as? any Encodable, let name = typeName(of: element.base) else {
          let context = EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "The route can't be written as text")
          throw EncodingError.invalidValue(element.base, context)
        }
        try container.encode(name)
        try container.encode(JSONText.encode(route))
      }
    }
  }

  /// The path as it can be kept, or nil when one of its routes isn't `Codable`.
  ///
  /// It is nil, and reported, for a route whose type is private too, as no name finds such a type again.
  public var codable: CodableRepresentation? {
    for element in elements {
      guard element.base is any Codable else { return nil }
      if typeName(of: element.base) == nil {
        NavigationTrace.report(
          "codable: \(type(of: element.base)) is private; make it internal to keep a path")
        return nil
      }
    }
    return CodableRepresentation(self)
  }

  /// Creates the path that was kept.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }
}

/// The name by which a value's type is found again, or nil for a type that can't be.
private func typeName(of value: Any) -> String? {
  guard let name = _mangledTypeName(type(of: value)), _typeByName(name) == type(of: value) else { return nil }
  return name
}

private func readRoute(typeName: String, text: String) -> AnyHashable? {
  func read<T: Decodable & Hashable>(_ type: T.Type) -> AnyHashable? {
    (try? JSONText.decode(type, from: text)).map { AnyHashable($0) }
  }
  // In a name, bytes of other kinds are addresses, which text from a file must not follow.
  guard typeName.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
  return (_typeByName(typeName) as? any (Decodable & Hashable).Type).flatMap { read($0) }
}
