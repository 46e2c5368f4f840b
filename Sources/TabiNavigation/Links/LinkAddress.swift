/// A place in an app as text, taken apart: `catalog://products/42/edit?focus=price`.
///
/// The first part may stand as host or as path: `app://products/42`, `app:///products/42` and
/// `products/42` are the same place. A `//` between parts separates pages where the parts alone don't say
/// which belong together. What follows a `#` has no meaning.
struct LinkAddress: Equatable {
  /// A key and a value of the query.
  struct QueryItem: Equatable {
    let key: String
    let value: String
  }

  /// The bytes that a link may have.
  static let longest = 65_536
  /// The parts that a link may have.
  static let mostParts = 128

  /// What stands before the colon, in small letters; nil when the link has no scheme.
  let scheme: String?
  /// The parts of the path, decoded: one group, or one for each page where the link separates them.
  let groups: [[String]]
  /// The query, decoded.
  let query: [QueryItem]
}

// MARK: - Reading

extension LinkAddress {
  /// Takes a link apart.
  ///
  /// - Throws: An error that says what is wrong with it, and shows the place.
  init(_ text: String) throws(LinkError) {
    guard text.utf8.count <= Self.longest else {
      throw LinkError("The link is \(text.utf8.count) bytes long, and may have \(Self.longest) at most")
    }
    var rest = text.prefix { $0 != "#" }[...]
    var query: Substring = ""
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    scheme = Self.takeScheme(from: &rest)
    while rest.first == "/" { rest.removeFirst() }
    groups = try Self.groups(in: rest, link: text)
    self.query = try Self.items(in: query)
  }

  /// Takes `scheme:` off the start, if the link begins with one.
  private static func takeScheme(from rest: inout Substring) -> String? {
    guard let colon = rest.firstIndex(of: ":"), let first = rest.first, first.isASCII, first.isLetter else {
      return nil
    }
    let scheme = rest[..<colon]
    guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
      return nil
    }
    rest = rest[rest.index(after: colon)...]
    return scheme.lowercased()
  }

  private static func groups(in path: Substring, link: String) throws(LinkError) -> [[String]] {
    var groups: [[String]] = [[]]
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty { groups.append([]) } else { groups[groups.count - 1].append(try decode(part)) }
    }
    // One slash at the end means nothing; two of them separate a single page from none.
    if groups.count == 2, groups[1].isEmpty, !path.hasSuffix("//") { groups.removeLast() }
    let isSeparated = groups.count > 1
    groups.removeAll(where: \.isEmpty)
    guard !groups.isEmpty else { throw LinkError("The link '\(link.shortened())' names no page") }
    let count = groups.reduce(0) { $0 + $1.count }
    guard count <= mostParts else {
      throw LinkError("The link has \(count) parts, and may have \(mostParts) at most")
    }
    // An empty group at the end keeps a single separated page apart from a path.
    return isSeparated && groups.count == 1 ? groups + [[]] : groups
  }

  private static func items(in query: Substring) throws(LinkError) -> [QueryItem] {
    var items: [QueryItem] = []
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items.append(
        QueryItem(key: try decode(parts[0]), value: parts.count > 1 ? try decode(parts[1]) : ""))
    }
    return items
  }

  /// Text without its percent-encoding.
  private static func decode(_ text: Substring) throws(LinkError) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      // A sign would be taken for part of the number.
      guard digits.count == 2, digits.allSatisfy({ $0 >= UInt8(ascii: "0") }),
        let value = UInt8(String(Substring(digits)), radix: 16)
      else { throw LinkError("'\(String(text).shortened())' in the link isn't valid percent-encoding") }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw LinkError("'\(String(text).shortened())' in the link isn't valid UTF-8")
    }
    return decoded
  }
}

// MARK: - Writing

extension LinkAddress {
  /// The address of the place below, with no items of its own; nil where that is none.
  var withoutLastPart: LinkAddress? {
    var groups = groups
    while groups.last?.isEmpty == true { groups.removeLast() }
    let isSeparated = self.groups.count > 1
    guard !groups.isEmpty, groups[groups.count - 1].popLast() != nil else { return nil }
    if groups.last?.isEmpty == true { groups.removeLast() }
    if groups.isEmpty { return nil }
    let kept = query.filter { $0.key == "tab" || $0.key.hasPrefix("items.") }
    return LinkAddress(
      scheme: scheme, groups: isSeparated && groups.count == 1 ? groups + [[]] : groups, query: kept)
  }

  /// The link as text.
  var text: String {
    let path = groups.map { $0.map(Self.encode).joined(separator: "/") }.joined(separator: "//")
    let query = query.map { "\(Self.encode($0.key))=\(Self.encode($0.value))" }.joined(separator: "&")
    return (scheme.map { "\($0)://" } ?? "") + path + (query.isEmpty ? "" : "?" + query)
  }

  /// Text with all but letters, digits and a few marks percent-encoded.
  private static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~".contains(Character(scalar))
      {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
