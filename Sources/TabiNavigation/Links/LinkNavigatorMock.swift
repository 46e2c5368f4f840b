/// A navigator for authors' tests: it moves nothing, and counts the calls.
///
/// ```swift
/// let navigator = LinkNavigatorMock()
/// DetailModel(navigator: navigator).save()
/// #expect(navigator.event.back == 1)
/// #expect(navigator.sends == [.send(LinkItem(path: "list"))])
/// ```
@MainActor
public final class LinkNavigatorMock: LinkNavigatorType {
  /// What the calls give back.
  public struct Value: Hashable, Sendable {
    /// The names that are on the active stack.
    public var currentPaths: [String] = []
    /// The names that are on the root stack.
    public var currentRootPaths: [String] = []
    /// What `range(path:)` gives.
    public var rangePaths: [String] = []
    /// Whether moves say that they could be done.
    public var canMove = true
    /// How many pages are said to receive.
    public var receivers = 1

    /// Creates the values of a navigator with no pages.
    public init() {}
  }

  /// How often each call was made, by its name: `event.next`, `event.rootSend`.
  @dynamicMemberLookup
  public struct Event: Hashable, Sendable {
    private var counts: [String: Int] = [:]

    /// Creates the counts of no calls.
    public init() {}

    /// How often the call of this name was made; 0 for a name that no call has.
    public subscript(dynamicMember name: String) -> Int { counts[name, default: 0] }

    mutating func count(_ name: String) { counts[name, default: 0] += 1 }
  }

  /// What the calls give back.
  public var value: Value
  /// How often each call was made.
  public private(set) var event = Event()
  /// The moves that were made, in order.
  public private(set) var moves: [LinkMove] = []
  /// The sends that were made, in order.
  public private(set) var sends: [LinkSend] = []

  /// Creates a navigator that has seen no calls.
  public init(value: Value = Value()) {
    self.value = value
  }

  /// Forgets the calls.
  public func resetEvent() {
    event = Event()
    moves = []
    sends = []
  }

  /// Forgets the calls, and what they give back.
  public func resetAll() {
    resetEvent()
    value = Value()
  }
}

/// The name that LinkNavigator gives the stand-in for a navigator without tabs.
public typealias SingleLinkNavigatorMock = LinkNavigatorMock
/// The name that LinkNavigator gives the stand-in for a navigator with tabs.
public typealias TabLinkNavigatorMock = LinkNavigatorMock

extension LinkNavigatorMock {
  /// Counts the move.
  @discardableResult
  public func perform(_ move: LinkMove) -> Bool {
    event.count(move.name)
    moves.append(move)
    return value.canMove
  }

  /// Counts the send.
  @discardableResult
  public func deliver(_ send: LinkSend) -> Int {
    event.count(send.name)
    sends.append(send)
    return value.receivers
  }

  /// Counts the call.
  public func range(path: String) -> [String] {
    event.count("range")
    return value.rangePaths
  }

  /// Counts the call.
  public func getCurrentPaths() -> [String] {
    event.count("getCurrentPaths")
    return value.currentPaths
  }

  /// Counts the call.
  public func getCurrentRootPaths() -> [String] {
    event.count("getCurrentRootPaths")
    return value.currentRootPaths
  }
}
