/// What text, lines and areas are drawn in. A terminal has colours; a style that is more than one stands for its
/// first.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style.
  var color: Color { get }
}

extension ShapeStyle {
  /// What text is drawn in.
  var paint: TextAppearance.Paint {
    (self as? any PaintStyle)?.ownPaint ?? .color(color)
  }
}

/// A style that is a colour only where it is used.
private protocol PaintStyle {
  var ownPaint: TextAppearance.Paint { get }
}

/// The colour that is drawn in anyway, as it is or dimmed.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let isDim: Bool

  public var color: Color { isDim ? .secondary : .primary }

  /// The colour of the text around.
  public static let primary = HierarchicalShapeStyle(isDim: false)
  /// The colour of the text around, dimmed. A terminal has one way to dim: what comes after it looks the same.
  public static let secondary = HierarchicalShapeStyle(isDim: true)
  public static let tertiary = HierarchicalShapeStyle(isDim: true)
  public static let quaternary = HierarchicalShapeStyle(isDim: true)
  public static let quinary = HierarchicalShapeStyle(isDim: true)
}

extension HierarchicalShapeStyle: PaintStyle {
  fileprivate var ownPaint: TextAppearance.Paint { .level(isDim: isDim) }
}

/// The colour that `tint` gives to what stands out.
public struct TintShapeStyle: ShapeStyle {
  public var color: Color { .accentColor }

  /// The style, as `.tint`.
  public init() {}
}

extension TintShapeStyle: PaintStyle {
  fileprivate var ownPaint: TextAppearance.Paint { .tint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of the text around, as it is or dimmed.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that `tint` gives to what stands out.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colours by name, where a style is asked for.
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var clear: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}
