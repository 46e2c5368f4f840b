import TabiTerminal

/// Something to press: with Enter, Space or a click.
///
/// It stands in brackets, `[ Save ]`, and with the focus between arrows, `▸ Save ◂`. In a list the whole row
/// shows the focus, and the label stands alone.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label of its own.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a label of its own, and what pressing it means.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Tabi.Label<Text, Image> {
  /// A button with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Tabi.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given, for a style that changes a part of it.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    Pressable(
      look: node.environment.buttonDrawing, role: role, hint: "press", action: action, label: label
    ).update(node)
  }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Whether controls here can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Makes the controls in this view unusable; one that was disabled further out stays so.
  public nonisolated func disabled(_ isDisabled: Bool) -> some View {
    modifier(EnvironmentModifier(value: isDisabled) { $0.isEnabled = $0.isEnabled && !$1 })
  }
}
