/// A page that links can reach.
@MainActor
public protocol MatchPathUsable {
  /// The name that links know the page by.
  var matchPath: String { get }
  /// Who receives what is sent to the page, if anyone does.
  var eventSubscriber: (any LinkNavigatorItemSubscriberProtocol)? { get }
}

/// Receives what other pages send to a page.
@MainActor
public protocol LinkNavigatorItemSubscriberProtocol {
  /// Receives the items of a link as text; `decoded()` gives the value back.
  func receive(encodedItemString: String)
}

/// A page that was built by its name: an element of a link navigator's path.
///
/// Two are equal when they are the same page; a page built twice is two.
public struct LinkPage: Identifiable {
  /// A number that no other page of this run has.
  public let id = UniqueID.next()
  /// The name that the page was built by.
  public let matchPath: String
  /// The match path of its builder: the name, or one with parameters that the name fits.
  let pattern: String
  /// The items that the page was built with.
  let items: String
  /// What was built.
  public let content: any MatchPathUsable

  /// The name, and the items where there are any, for the inspector.
  package var nameWithItems: String { items.isEmpty ? matchPath : "\(matchPath) \(items)" }

  /// Whether a name means this page: its own, or its builder's match path.
  func answers(to name: String) -> Bool { name == matchPath || name == pattern }
}

extension LinkPage: CustomStringConvertible {
  /// The name.
  public var description: String { matchPath }
}

extension LinkPage: Hashable {
  public static func == (lhs: LinkPage, rhs: LinkPage) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

// Unchecked: the content is used through its protocol, on the main actor.
extension LinkPage: @unchecked Sendable {}
