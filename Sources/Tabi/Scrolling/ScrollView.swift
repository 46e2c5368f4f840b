import TabiTerminal

/// Something larger than its place, of which a part is seen.
///
/// Along its axes it takes all the room it is offered, and its content has the size it likes; across, it is as
/// large as its content. The wheel scrolls it, Arrows move between the
/// controls in it and scroll where the next one is far off; PageUp, PageDown, Home and End scroll and take the
/// focus along. Where nothing in it can have the focus, it has the focus itself. A bar at its edge shows which
/// part is seen, where there is more; the content never stands below it.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// - Parameters:
  ///   - axes: The directions that it scrolls in.
  ///   - showsIndicators: Whether a bar shows which part is seen.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(ScrollElement.self, make: ScrollElement.init)
    var hidden = node.environment.hiddenScrollIndicators
    if !showsIndicators { hidden = [.horizontal, .vertical] }
    element.shape = ScrollElement.Shape(
      axes: axes, barAxes: axes.subtracting(hidden), isDisabled: node.environment.isScrollDisabled)
    node.setChild(content)
  }
}

/// Whether the bars of what scrolls are shown.
public enum ScrollIndicatorVisibility: Sendable, Hashable {
  /// Shown where there is more than is seen.
  case automatic
  /// As `automatic`.
  case visible
  /// Never shown, and no room is kept for them.
  case hidden
  /// As `hidden`.
  case never
}

extension View {
  /// Whether bars show which part is seen of what scrolls in this view.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let isHidden = visibility == .hidden || visibility == .never
    return modifier(
      EnvironmentModifier(value: [isHidden ? axes.rawValue : 0, axes.rawValue]) { environment, _ in
        if isHidden {
          environment.hiddenScrollIndicators.formUnion(axes)
        } else {
          environment.hiddenScrollIndicators.subtract(axes)
        }
      })
  }

  /// Keeps the scroll views in this view where they are: neither keys nor the wheel move them.
  ///
  /// A focused view is still brought into view. Lists move as before: without that, their rows couldn't be
  /// reached.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollDisabled, disabled)
  }
}

extension EnvironmentValues {
  private struct HiddenIndicatorsKey: EnvironmentKey { static let defaultValue: Axis.Set = [] }
  private struct ScrollDisabledKey: EnvironmentKey { static let defaultValue = false }

  /// The directions whose bars aren't shown.
  var hiddenScrollIndicators: Axis.Set {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }

  var isScrollDisabled: Bool {
    get { self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = newValue }
  }
}
