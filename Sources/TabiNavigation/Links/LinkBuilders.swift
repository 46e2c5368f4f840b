/// The route builders of a navigator, found by name.
@MainActor
struct LinkBuilders {
  /// A match path with parameters: parts that begin with a colon stand for any text.
  private struct Pattern {
    let parts: [Substring]
    let builder: any RouteBuilder

    /// What stands in the name for the parameters, if the name fits.
    func parameters(in name: [Substring]) -> [String: String]? {
      guard name.count == parts.count else { return nil }
      var parameters: [String: String] = [:]
      for (part, text) in zip(parts, name) {
        if part.isParameter, !text.isEmpty {
          parameters[String(part.dropFirst())] = String(text)
        } else if part != text {
          return nil
        }
      }
      return parameters
    }

    /// Whether it is asked first: from the left, a literal part goes before a parameter.
    func isAsked(before other: Pattern) -> Bool {
      for (part, otherPart) in zip(parts, other.parts) where part.isParameter != otherPart.isParameter {
        return otherPart.isParameter
      }
      return false
    }
  }

  private let literals: [String: any RouteBuilder]
  private let patterns: [Pattern]
  /// The match paths, in order.
  let names: [String]

  /// - Parameter builders: Of two for one match path, the first holds, which is reported.
  init(_ builders: [any RouteBuilder]) {
    literals = Dictionary(builders.map { ($0.matchPath, $0) }) { first, _ in
      NavigationTrace.report("Two route builders have the match path '\(first.matchPath)'; the first holds")
      return first
    }
    patterns = literals.values
      .map {
        Pattern(parts: $0.matchPath.split(separator: "/", omittingEmptySubsequences: false), builder: $0)
      }
      .filter { $0.parts.contains(where: \.isParameter) }
      .sorted { $0.builder.matchPath < $1.builder.matchPath }
      .sorted { $0.isAsked(before: $1) }
    names = literals.keys.sorted()
  }

  /// The builder of a page, and what stands in its name for the parameters.
  subscript(name: String) -> (builder: any RouteBuilder, parameters: [String: String])? {
    if let builder = literals[name] { return (builder, [:]) }
    guard !patterns.isEmpty else { return nil }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    for pattern in patterns {
      if let parameters = pattern.parameters(in: parts) { return (pattern.builder, parameters) }
    }
    return nil
  }

  /// Says which of the names no builder knows, and which there are; nil when all are known.
  func unknown(in names: [String]) -> String? {
    let unknown = names.filter { self[$0] == nil }.map { "'\($0.shortened())'" }
    if unknown.isEmpty { return nil }
    return
      "no route builder has the match path \(unknown.joined(separator: ", ")) (known: \(self.names.joined(separator: ", ")))"
  }
}

extension Substring {
  fileprivate var isParameter: Bool { first == ":" && count > 1 }
}
