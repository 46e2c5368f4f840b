/// Something that is on or off: `[x] Wi-Fi`. Enter, Space or a click changes it.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a label of its own.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Tabi.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Tabi.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is given, for a style that changes a part of it.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  /// The toggle in the style that holds here.
  public var body: some View {
    StyledView(
      key: ToggleStyleKey.self,
      ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
  }
}

// MARK: - Styles

/// How a toggle looks and what changes it.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view that stands for a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` makes a toggle of.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label { let content: AnyView }

  /// The label.
  public let label: Label
  /// Whether the toggle is on; setting it changes the author's state.
  @Binding public var isOn: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// What changes when it is pressed.
private struct TogglePress<Label: View>: View {
  let configuration: ToggleStyleConfiguration
  var look = ButtonLook.plain
  @ViewBuilder let label: Label

  var body: some View {
    Pressable(
      look: .look(look), hint: configuration.isOn ? "turn off" : "turn on",
      action: { configuration.isOn.toggle() }, label: label)
  }
}

/// A box before the label: `[x] Wi-Fi`.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TogglePress(configuration: configuration) {
      HStack {
        Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
        ControlLabel(configuration.label)
      }
    }
  }
}

/// A box before the label, as anywhere in a terminal.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch after the label: `Wi-Fi [on ]`.
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TogglePress(configuration: configuration) {
      HStack {
        ControlLabel(configuration.label)
        Text(verbatim: configuration.isOn ? "[on ]" : "[off]").bold(configuration.isOn)
      }
    }
  }
}

/// A button that has a mark while it is on: `[ ✓ Wi-Fi ]`.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TogglePress(configuration: configuration, look: configuration.isOn ? .prominent : .brackets) {
      HStack {
        if configuration.isOn { Text(verbatim: "✓") }
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A box before the label.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a mark while it is on.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

enum ToggleStyleKey: StyleKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }

  static func view(_ style: any ToggleStyle, _ configuration: ToggleStyleConfiguration) -> AnyView {
    style.view(configuration)
  }
}

extension ToggleStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// How the toggles in this view look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(ToggleStyleKey.self, style)
  }
}
