import TabiTerminal

/// How far something is: a bar where that is known, else a sign that turns.
///
/// The sign turns by the app's clock while it can be seen; it stands still where motion is reduced, and in tests.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The part that is done, from 0 to 1; nil where it isn't known.
  private let part: Double?
  private let label: Label
  private let current: CurrentValueLabel

  private nonisolated init(part: Double?, label: Label, current: CurrentValueLabel) {
    self.part = part
    self.label = label
    self.current = current
  }

  private nonisolated static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
  }

  /// So much of a total, with a label above and one below. With nil, how far it is isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part: Self.part(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(part: nil, label: label(), current: EmptyView())
  }

  /// So much of a total, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  {
    self.init(part: Self.part(value, of: total), label: label(), current: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public nonisolated init() {
    self.init(part: nil, label: EmptyView(), current: EmptyView())
  }

  /// So much of a total.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(part: Self.part(value, of: total), label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Something that goes on, with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// So much of a total, with a title.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// So much of a total, with a title.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: View {
  /// The label, the bar and what stands below it; or the sign that turns and the label.
  public var body: some View {
    if let part {
      VStack(alignment: .leading) {
        ControlLabel(label)
        Track(part: part, look: .progress)
        current.foregroundStyle(.secondary)
      }
    } else {
      HStack {
        Spinner()
        ControlLabel(label)
      }
    }
  }
}

/// A sign that turns.
private struct Spinner {}

extension Spinner: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(SpinnerElement.self, make: SpinnerElement.init)
    element.turns = !node.environment.accessibilityReduceMotion
    element.style = node.environment.style
  }
}

final class SpinnerElement: Element {
  var turns = true
  var style = Style.plain {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  private var phase = 0
  private var isWaiting = false

  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 1, height: 1) }

  override func draw(in canvas: Canvas) {
    canvas.draw(Self.signs[phase], style: style)
    // A sign that isn't drawn, as it is covered or scrolled away, has nothing to wait for.
    guard turns, !isWaiting else { return }
    isWaiting = true
    node.host.clock.after(0.1) { [weak self] in self?.turn() }
  }

  private func turn() {
    isWaiting = false
    guard node.isAttached else { return }
    phase = (phase + 1) % Self.signs.count
    setNeedsDisplay()
  }
}
