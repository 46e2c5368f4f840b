/// How a sheet of links is presented.
public enum LinkSheetStyle: Hashable, Sendable {
  case sheet
  case fullSheet
  case customSheet(LinkPresentationStyle)
  case detentSheet(DetentConfiguration)

  var callName: String {
    switch self {
    case .sheet: "sheet"
    case .fullSheet: "fullSheet"
    case .customSheet: "customSheet"
    case .detentSheet: "detentSheet"
    }
  }

  /// The kind of its layer.
  var kind: Presentations.Kind {
    switch self {
    case .fullSheet, .customSheet(.fullScreen), .customSheet(.overFullScreen): .fullScreen
    case .customSheet(.popover): .popover
    default: .sheet
    }
  }
}

/// The style of a custom sheet: UIKit's names, of which a terminal tells three apart: over the whole
/// screen, a popover, and the others.
public enum LinkPresentationStyle: Hashable, Sendable {
  case automatic, pageSheet, formSheet, currentContext, overCurrentContext, popover
  case fullScreen, overFullScreen
}

/// The heights that a sheet can have.
public struct DetentConfiguration: Hashable, Sendable {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    /// The part of the screen's height, 0 to 1; nil for a height in rows.
    public let fraction: Double?
    /// The rows; nil for a part of the screen's height.
    public let height: Double?

    /// Half the screen.
    public static func medium() -> Detent { fraction(0.5) }
    /// The whole screen.
    public static func large() -> Detent { fraction(1) }
    /// A part of the screen's height, 0 to 1.
    public static func fraction(_ fraction: Double) -> Detent { Detent(fraction: fraction, height: nil) }
    /// A number of rows.
    public static func height(_ height: Double) -> Detent { Detent(fraction: nil, height: height) }
  }

  /// Half the screen, or the whole.
  public static let `default` = DetentConfiguration(detents: [.medium(), .large()])

  /// The heights, the first of which it has at first.
  public let detents: [Detent]

  /// Creates a configuration.
  public init(detents: [Detent]) {
    self.detents = detents
  }
}
