/// A value that is made less or more by steps: `Copies [ - + ]`. Left, Right, `-`, `+` or a click changes it.
public struct Stepper<Label: View> {
  private let label: Label
  private var onIncrement, onDecrement: (@MainActor () -> Void)?
  /// Changes a value by so many steps, and takes it to one of its bounds.
  private var change: ((Int) -> Void)?
  private var toEnd: ((Int) -> Void)?

  /// A stepper that calls functions.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// A stepper that changes a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    change = { value.wrappedValue = value.wrappedValue.advanced(by: $0 < 0 ? 0 - step : step) }
  }

  /// A stepper that changes a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    change = { direction in
      let now = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
      // Asked for what is left first: a step beyond the bounds may be beyond the type.
      let left = direction < 0 ? bounds.lowerBound.distance(to: now) : now.distance(to: bounds.upperBound)
      guard step <= left else { return }
      value.wrappedValue = now.advanced(by: direction < 0 ? 0 - step : step)
    }
    toEnd = { value.wrappedValue = $0 < 0 ? bounds.lowerBound : bounds.upperBound }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that changes a value.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// A stepper with a title that changes a value.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A stepper with a title that changes a value within bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// A stepper with a title that changes a value within bounds.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// A stepper with a title that calls functions.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper: View {
  /// The label and the two signs.
  public var body: some View {
    HStack {
      ControlLabel(label)
      Adjustable(
        hint: "less, more", adjust: { adjust(by: $0) }, toEnd: toEnd,
        content: Text(verbatim: "[ - + ]"))
    }
  }

  @MainActor
  private func adjust(by direction: Int) {
    if let change {
      change(direction)
    } else if direction < 0 {
      onDecrement?()
    } else {
      onIncrement?()
    }
  }
}
