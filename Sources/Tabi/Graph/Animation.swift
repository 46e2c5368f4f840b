import TabiState

/// How a change moves in SwiftUI. A terminal shows the end of it at once, so that all are the same here.
public struct Animation: Hashable, Sendable {
  /// The one that is used where none is named.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at first and at the end.
  public static let easeInOut = Animation()
  /// A spring's.
  public static let spring = Animation()
  /// A spring's that bounces.
  public static let bouncy = Animation()
  /// A spring's that doesn't bounce.
  public static let smooth = Animation()
  /// A spring's that is quick.
  public static let snappy = Animation()

  /// At one speed, in so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at first, in so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, in so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at first and at the end, in so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A spring's.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation()
  }

  /// After so many seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Animation { self }
  /// So many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change of state in SwiftUI; nothing here looks at it.
public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether it moves at all.
  public var disablesAnimations = false

  /// A change that doesn't move.
  public init() {}

  /// A change that moves.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs `body`, and shows what it changed at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body`, shows what it changed at once, and then runs `completion`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Runs `body`, and shows what it changed at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

extension View {
  /// The view itself: a terminal shows the end of an animation at once.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// The view itself: a terminal shows the end of an animation at once.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }

  /// The view itself: nothing here looks at a transaction.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// The view itself: it comes and goes at once.
  public nonisolated func transition(_ transition: AnyTransition) -> Self { self }
}

/// How a view comes and goes in SwiftUI. A terminal shows it, or doesn't, at once.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// From the leading to the trailing edge.
  public static let slide = AnyTransition()
  /// Growing.
  public static let scale = AnyTransition()

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushed in from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// One way in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Binding {
  /// The binding itself: what is written shows at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: nothing here looks at a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
