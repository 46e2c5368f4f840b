import TabiTerminal

/// A shape that fills its room: in cells all are rectangles, some with round corners to their lines.
public protocol Shape: View, Sendable {
  /// Whether a line around it has round corners.
  nonisolated var isRounded: Bool { get }
}

extension Shape {
  /// The shape in the colour of the text around.
  public var body: some View { fill(.primary) }

  /// The shape in a colour.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    ShapeView(paint: content.paint, line: nil)
  }

  /// A line along the inside of the shape; it is heavy where it is wider than one.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View {
    ShapeView(paint: content.paint, line: lineWidth > 1 ? .heavy : isRounded ? .rounded : .single)
  }

  /// As `stroke`: a line of cells lies within the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View {
    stroke(content, lineWidth: lineWidth)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public nonisolated var isRounded: Bool { false }
  public nonisolated init() {}
}

/// A rectangle whose line has round corners.
public struct RoundedRectangle: Shape {
  private let radius: Double
  public nonisolated var isRounded: Bool { radius > 0 }
  public nonisolated init(cornerRadius: Double) { radius = cornerRadius }
}

/// As a rounded rectangle: cells have no finer shape.
public struct Capsule: Shape {
  public nonisolated var isRounded: Bool { true }
  public nonisolated init() {}
}

/// As a rounded rectangle: cells have no finer shape.
public struct Circle: Shape {
  public nonisolated var isRounded: Bool { true }
  public nonisolated init() {}
}

/// As a rounded rectangle: cells have no finer shape.
public struct Ellipse: Shape {
  public nonisolated var isRounded: Bool { true }
  public nonisolated init() {}
}

private struct ShapeView {
  let paint: TextAppearance.Paint
  let line: BorderLine?
}

extension ShapeView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let environment = node.environment
    let look = TextAppearance(paint: paint).over(environment.textAppearance)
    var style = look.style(tint: environment.tintColor)
    if line == nil {
      style = style.foreground == .default ? Style(attributes: .reverse) : Style(background: style.foreground)
    }
    node.element(FillElement.self, make: FillElement.init).look = FillElement.Look(style: style, line: line)
  }
}

/// Fills all the room there is, or draws a line along its edge.
final class FillElement: Element {
  struct Look: Equatable {
    var style = Style.plain
    var line: BorderLine?
  }

  var look = Look() {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    // What has no size of its own is as large as SwiftUI makes it, about a cell.
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(in canvas: Canvas) {
    if let line = look.line {
      canvas.drawBorder(canvas.bounds, line: line, style: look.style)
    } else if look.style != .plain {
      canvas.fill(canvas.bounds, with: look.style)
    }
  }
}
