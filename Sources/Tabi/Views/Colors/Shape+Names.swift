extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is asked for.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose line has round corners, where a shape is asked for.
  public static func rect(cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Capsule {
  /// A capsule, where a shape is asked for.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle, where a shape is asked for.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is asked for.
  public static var ellipse: Ellipse { Ellipse() }
}
