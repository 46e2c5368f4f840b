/// Where the user is, as it is kept for the next start.
///
/// Each container keeps its part under a name of its own: a tab view its selection, a stack its path, a
/// sheet its item, a stack of links its link. What isn't Codable isn't kept.
package struct NavigationSnapshot: Codable, Equatable, Sendable {
  private var version = Self.currentVersion
  private var selections: [String: String] = [:]
  private var paths: [String: [String]] = [:]
  private var items: [String: String] = [:]
  private var links: [String: String] = [:]

  /// What the text of another version means is not known.
  private static let currentVersion = 1

  package init() {}
}

// MARK: - As text

extension NavigationSnapshot {
  /// The snapshot as text. Equal snapshots give equal text.
  package var text: String { (try? JSONText.encode(self)) ?? "" }

  /// Reads a snapshot.
  ///
  /// - Throws: An error that says why the text is none.
  package init(text: String) throws(RestorationError) {
    do {
      self = try JSONText.decode(NavigationSnapshot.self, from: text)
    } catch {
      throw RestorationError("the kept place isn't one: \(Self.reason(error))")
    }
    guard version == Self.currentVersion else {
      throw RestorationError(
        "the kept place is of version \(version), and this app reads \(Self.currentVersion)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(let type, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' should be \(type)"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}

/// Says why a kept place can't be read.
package struct RestorationError: Error, Hashable, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

// MARK: - Tabs, sheets and links

extension NavigationSnapshot {
  /// Forgets what is kept as a name, and in it: as names that begin with it and a slash.
  package mutating func remove(_ name: String) {
    func stays(_ other: String) -> Bool { other != name && !other.hasPrefix(name + "/") }
    selections = selections.filter { stays($0.key) }
    paths = paths.filter { stays($0.key) }
    items = items.filter { stays($0.key) }
    links = links.filter { stays($0.key) }
  }

  /// Keeps the selected tab's tag.
  package mutating func keep(selection: some Hashable, as name: String) {
    selections[name] = encoded(selection)
  }

  /// The selected tab's tag; nil when none is kept that reads as one.
  package func selection<Tag: Hashable>(_ name: String, as type: Tag.Type = Tag.self) -> Tag? {
    selections[name].flatMap { decoded($0, as: type, of: "selection", name) }
  }

  /// Keeps the item that a sheet is presented for; nil for none.
  package mutating func keep<Item>(item: Item?, as name: String) {
    items[name] = item.flatMap { encoded($0) }
  }

  /// The item that a sheet is presented for; nil when none is kept that reads as one.
  package func item<Item>(_ name: String, as type: Item.Type = Item.self) -> Item? {
    items[name].flatMap { decoded($0, as: type, of: "sheet", name) }
  }

  /// Keeps the place of a stack of links, as the link that leads there.
  package mutating func keep(link: String?, as name: String) {
    links[name] = link
  }

  /// The link that leads to where a stack of links was.
  package func link(_ name: String) -> String? { links[name] }
}

// MARK: - Paths

extension NavigationSnapshot {
  /// Keeps a path. One of routes that aren't Codable isn't kept; a route that can't be written ends it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package mutating func keep<Routes: Collection>(path: Routes, as name: String)
  where Routes.Element: Hashable {
    guard Routes.Element.self is any Codable.Type else {
      paths[name] = nil
      return
    }
    paths[name] = path.map { encoded($0) }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// Keeps a path. One with a route that isn't Codable isn't kept.
  package mutating func keep(path: NavigationPath, as name: String) {
    paths[name] = path.codable.flatMap { encoded($0) }.map { [$0] }
  }

  /// A path; nil when none is kept. A route that can't be read any more ends it there, which is reported.
  package func path<Route: Hashable>(_ name: String, of type: Route.Type = Route.self) -> [Route]? {
    guard let texts = paths[name] else { return nil }
    var routes: [Route] = []
    for text in texts {
      guard let route = decoded(text, as: type, of: "page \(routes.count) of the path", name) else { break }
      routes.append(route)
    }
    return routes
  }

  /// A path; nil when none is kept that reads as one. A route that can't be read any more ends it there,
  /// which is reported.
  package func navigationPath(_ name: String) -> NavigationPath? {
    paths[name]?.first
      .flatMap { decoded($0, as: NavigationPath.CodableRepresentation.self, of: "path", name) }
      .map { NavigationPath($0) }
  }
}

private func encoded<Value>(_ value: Value) -> String? {
  (value as? any Codable).flatMap { try? JSONText.encode($0) }
}

private func decoded<Value>(_ text: String, as type: Value.Type, of what: String, _ name: String) -> Value? {
  guard let decodable = type as? any Decodable.Type, let value = try? JSONText.decode(decodable, from: text)
  else {
    NavigationTrace.report("The kept \(what) '\(name)' doesn't read as \(type): it is left out")
    return nil
  }
  return value as? Value
}
