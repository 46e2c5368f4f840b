/// Views for Xcode's canvas, which nothing shows here: a type that conforms compiles, and is never asked.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The room of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// A device by its name.
  public init(rawValue: String) {}
  /// A device by its name.
  public init(stringLiteral value: String) {}
}

extension View {
  /// Accepted, as nothing shows previews.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}
