import TabiTerminal

extension View {
  /// Cuts what is seen beyond the view's edges: what is moved there by `offset`, say.
  ///
  /// What doesn't fit its frame is cut in any case, where SwiftUI lets it out.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    wrapped(in: ClippedElement.self, Clip())
  }

  /// Cuts what is seen beyond the view's edges. Corners of cells are as they are: a radius does nothing.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipped()
  }

  /// Cuts what is seen beyond the view's edges: in cells, all shapes are rectangles.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    clipped()
  }

  /// The view as it is: text has one size.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// The view as it is: text has one size.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// The view as it is: text has one size.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// The view as it is: a terminal has no area that is unsafe. The rows of bars are no part of a page's room.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// The view as it is, as with ``ignoresSafeArea(_:edges:)``.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// What makes an area unsafe; nothing does in a terminal.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The regions by name.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

struct Clip: Equatable {}

final class ClippedElement: ValueElement<Clip> {
  override var clipsContent: Bool { true }
}
