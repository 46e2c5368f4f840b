/// What a person does with fingers or a mouse, as SwiftUI's.
///
/// Of all gestures a terminal can tell the tap alone: the others are accepted, and never happen. What they change
/// should be reached by a key as well.
public protocol Gesture<Value>: Sendable {
  /// What the gesture tells about itself.
  associatedtype Value
}

/// Clicks of the mouse, or Enter and Space on a view that has the focus: see ``View/onTapGesture(count:perform:)``.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// How many clicks in a row it takes.
  public var count: Int

  /// So many clicks in a row.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

/// A gesture of two fingers, which a terminal doesn't tell.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers, which a terminal doesn't tell.
public struct MagnifyGesture: Gesture {
  /// How much is magnified.
  public struct Value: Sendable {
    public let magnification: CGFloat
  }

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Holding a finger, or the mouse's button, down: it never happens.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Moving a finger: it never happens.
public struct DragGesture: Gesture {
  /// Where the finger is, and where it began.
  public struct Value: Sendable {
    public let location: CGPoint
    public let startLocation: CGPoint
    public let translation: CGSize
  }

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture, and what is done when it ends.
public struct EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Value) -> Void
}

extension Gesture {
  /// The gesture: what isn't told can't change.
  public nonisolated func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Adds what is done when the gesture ends: after the clicks of a tap.
  public nonisolated func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}

extension View {
  /// Does what a tap does when it ends; other gestures never happen.
  @ViewBuilder
  public nonisolated func gesture<G: Gesture>(_ gesture: G) -> some View {
    if let tap = gesture as? EndedGesture<TapGesture> {
      onTapGesture(count: tap.base.count) { tap.action(()) }
    } else {
      self
    }
  }

  /// As ``gesture(_:)``.
  public nonisolated func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self.gesture(gesture) }

  /// Accepted: no terminal tells that a button is held. What it does should be reached by a key as well.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    self
  }
}
