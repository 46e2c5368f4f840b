/// A place that a link leads to: a tab, and pages with their items.
struct LinkPlace: Equatable {
  /// A page's name and its items.
  struct Page: Equatable {
    let name: String
    let items: String
  }

  /// The tab, where it isn't the first page's name.
  var tab: String?
  /// The pages, bottom first.
  var pages: [Page]
}

// MARK: - Reading

extension LinkPlace {
  /// Keys of the query that have a meaning of their own; any other key is part of the last page's items.
  private enum Key {
    static let tab = "tab"
    static let items = "items"

    /// The items of a page below the last one.
    static func items(at place: Int) -> String { "items.\(place)" }

    static func isReserved(_ key: String) -> Bool {
      key == tab || key == items || key.hasPrefix("items.")
    }
  }

  /// The place that an address stands for.
  ///
  /// - Parameters:
  ///   - address: The link, taken apart.
  ///   - isKnown: Whether a page has this name.
  /// - Throws: An error that says which part no page is known for.
  init(_ address: LinkAddress, isKnown: (String) -> Bool) throws(LinkError) {
    let names =
      address.groups.count > 1
      ? address.groups.filter { !$0.isEmpty }.map { $0.joined(separator: "/") }
      : try Self.names(in: address.groups[0], isKnown: isKnown)
    func value(_ key: String) -> String? { address.query.last { $0.key == key }?.value }
    let given = Dictionary(
      address.query.filter { !Key.isReserved($0.key) }.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let lastItems = value(Key.items) ?? (given.isEmpty ? "" : (try? JSONText.encode(given)) ?? "")
    tab = value(Key.tab)
    pages = names.enumerated().map { place, name in
      Page(name: name, items: place == names.count - 1 ? lastItems : value(Key.items(at: place)) ?? "")
    }
  }

  /// The pages that the parts of a path name, those below the last one included.
  ///
  /// `products/42/edit` is the page of that name over those of `products/42` and `products`, as far as
  /// there are such pages; where it is none, a page `edit` over them.
  private static func names(in parts: [String], isKnown: (String) -> Bool) throws(LinkError) -> [String] {
    func name(_ range: Range<Int>) -> String { parts[range].joined(separator: "/") }
    /// From each part on, the end of the longest page that begins there and leads to the end of the path.
    var ends = Array(repeating: Int?.none, count: parts.count)
    for start in parts.indices.reversed() {
      ends[start] = (start + 1...parts.count).last {
        ($0 == parts.count || ends[$0] != nil) && isKnown(name(start..<$0))
      }
    }
    guard ends[0] != nil else {
      // The longest start that is known shows how far the link is understood.
      let known = (1...parts.count).last { isKnown(name(0..<$0)) } ?? 0
      let rest = name(known..<parts.count)
      throw LinkError(
        rest.isEmpty
          ? "No page is known for '\(name(0..<parts.count).shortened())'"
          : "No page is known for '\(rest.shortened())'" + (known > 0 ? " after '\(name(0..<known))'" : ""))
    }
    var names: [String] = []
    var start = 0
    while start < parts.count, let end = ends[start] {
      names += (start + 1...end).map { name(start..<$0) }.filter { $0 == name(start..<end) || isKnown($0) }
      start = end
    }
    return names
  }
}

// MARK: - Writing

extension LinkPlace {
  /// The link that leads here, as short as it can be.
  func address(scheme: String?, isKnown: (String) -> Bool) -> LinkAddress {
    let separated = pages.map { $0.name.split(separator: "/").map(String.init) }
    // A page that the next one's name leads through goes without saying.
    let leading = zip(separated, separated.dropFirst() + [[]]).filter { !$1.starts(with: $0) }.map(\.0)
    for parts in [leading.flatMap { $0 }, separated.flatMap { $0 }] {
      let address = LinkAddress(scheme: scheme, groups: [parts], query: query)
      if (try? LinkPlace(address, isKnown: isKnown)) == self { return address }
    }
    return LinkAddress(scheme: scheme, groups: pages.count == 1 ? separated + [[]] : separated, query: query)
  }

  private var query: [LinkAddress.QueryItem] {
    var query: [LinkAddress.QueryItem] = []
    if let tab { query.append(.init(key: Key.tab, value: tab)) }
    for (place, page) in pages.dropLast().enumerated() where !page.items.isEmpty {
      query.append(.init(key: Key.items(at: place), value: page.items))
    }
    return query + lastItems
  }

  /// The last page's items: as keys and values where they are such, else as they are.
  private var lastItems: [LinkAddress.QueryItem] {
    guard let items = pages.last?.items, !items.isEmpty else { return [] }
    if let values = try? JSONText.decode([String: String].self, from: items), !values.isEmpty,
      !values.keys.contains(where: Key.isReserved), (try? JSONText.encode(values)) == items
    {
      return values.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value) }
    }
    return [.init(key: Key.items, value: items)]
  }
}
