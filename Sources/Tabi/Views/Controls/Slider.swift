import TabiTerminal

/// A value between two bounds on a line. Left and Right change it by a step, Home and End go to the bounds, a click
/// to where it is.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  /// Nil for a hundredth of the whole.
  private let step: Double?
  private let label: Label
  private let least, most: ValueLabel

  /// A slider with a label before it, and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding {
      Double(value.wrappedValue)
    } set: {
      value.wrappedValue = V($0)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label()
    least = minimumValueLabel()
    most = maximumValueLabel()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label before it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

extension Slider: View {
  /// The labels and the line.
  public var body: some View {
    HStack {
      ControlLabel(label)
      least
      Adjustable(
        hint: "less, more", adjust: { set(value.wrappedValue + Double($0) * (step ?? length / 100)) },
        toEnd: { set($0 < 0 ? bounds.lowerBound : bounds.upperBound) },
        toPart: { set(bounds.lowerBound + $0 * length) },
        content: Track(
          part: length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0, look: .slider))
      most
    }
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Sets the value to the step that is nearest.
  private func set(_ new: Double) {
    var new = new
    if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
    value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
  }
}

/// A line of which a part is filled.
struct Track {
  enum Look {
    /// With a knob at the end of the part.
    case slider
    /// With the part in per cent after it.
    case progress
  }

  let part: Double
  let look: Look
}

extension Track: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.element(TrackElement.self, make: TrackElement.init).content = TrackElement.Content(
      part: part.isNaN ? 0 : min(max(part, 0), 1), look: look, color: node.environment.tintColor)
  }
}

final class TrackElement: Element {
  struct Content: Equatable {
    var part = 0.0
    var look = Track.Look.slider
    var color = Color.accentColor
  }

  var content = Content() {
    didSet { if content != oldValue { setNeedsDisplay() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    Size(width: max(3, proposal.width.map { $0 == .max ? 40 : $0 } ?? 20), height: 1)
  }

  override func draw(in canvas: Canvas) {
    let width = canvas.size.width
    let filled = content.color.style(.plain)
    let rest = Style(attributes: .dim)
    switch content.look {
    case .slider:
      let knob = Int((content.part * Double(max(0, width - 1))).rounded())
      canvas.draw(String(repeating: "━", count: knob), style: filled)
      canvas.draw("●", x: knob, style: Style(attributes: .bold))
      canvas.draw(String(repeating: "─", count: max(0, width - knob - 1)), x: knob + 1, style: rest)
    case .progress:
      let percent = "\(Int(content.part * 100))%"
      let room = width >= 12 ? width - 5 : width
      let done = Int((content.part * Double(room)).rounded(.down))
      canvas.draw(String(repeating: "█", count: done), style: filled)
      canvas.draw(String(repeating: "░", count: room - done), x: done, style: rest)
      if room < width { canvas.draw(percent, x: width - percent.columns, style: .plain) }
    }
  }
}
