import TabiTerminal

/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It deletes something: the label is red and bold.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}

/// How a button looks. The focus is shown by the button itself, whatever the style draws.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view that stands for a button; it is pressed as a whole.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label { let content: AnyView }

  /// What pressing the button means; nil for nothing in particular.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Never: a key is pressed and gone, no terminal tells when it is let go.
  public let isPressed: Bool
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that stands for a button, which makes it act itself: by `configuration.trigger()`, or by a
  /// `Button(configuration)` in it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label { let content: AnyView }

  /// What pressing the button means; nil for nothing in particular.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

// MARK: - The looks there are

/// How a button stands out from the text around it.
enum ButtonLook: Equatable {
  /// In brackets, `[ Save ]`, and with the focus between arrows, `▸ Save ◂`.
  case brackets
  /// As brackets, bold and in the colour of what stands out.
  case prominent
  /// The label in the colour of what stands out.
  case tinted
  /// The label alone.
  case plain
  /// Whatever a style has drawn, which is pressed as a whole; or which acts by itself.
  case custom, inert
}

/// A style that is one of the looks there are, for which nothing has to be put together.
protocol LookStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonLook { get }
}

extension LookStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(.look(look))
  }
}

/// In brackets.
public struct DefaultButtonStyle: LookStyle {
  nonisolated var look: ButtonLook { .brackets }
  public nonisolated init() {}
}

/// In brackets.
public struct BorderedButtonStyle: LookStyle {
  nonisolated var look: ButtonLook { .brackets }
  public nonisolated init() {}
}

/// In brackets, bold and tinted.
public struct BorderedProminentButtonStyle: LookStyle {
  nonisolated var look: ButtonLook { .prominent }
  public nonisolated init() {}
}

/// The label, tinted.
public struct BorderlessButtonStyle: LookStyle {
  nonisolated var look: ButtonLook { .tinted }
  public nonisolated init() {}
}

/// The label alone.
public struct PlainButtonStyle: LookStyle {
  nonisolated var look: ButtonLook { .plain }
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// In brackets, `[ Save ]`; in a list the whole row.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// In brackets, `[ Save ]`.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// In brackets, bold and tinted.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label, tinted.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle {
  /// The view that stands for a button, evaluated by itself.
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension PrimitiveButtonStyle {
  /// The view that stands for a button, evaluated by itself.
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

// MARK: - In the environment

/// How buttons are drawn here.
enum ButtonDrawing {
  case look(ButtonLook)
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  static func isSame(_ first: ButtonDrawing, _ second: ButtonDrawing) -> Bool {
    switch (first, second) {
    case (.look(let first), .look(let second)): first == second
    case (.style(let first), .style(let second)): isSameStyle(first, second)
    case (.primitive(let first), .primitive(let second)): isSameStyle(first, second)
    default: false
    }
  }
}

extension EnvironmentValues {
  private struct ButtonDrawingKey: EnvironmentKey {
    static var defaultValue: ButtonDrawing { .look(.brackets) }
  }

  var buttonDrawing: ButtonDrawing {
    get { self[ButtonDrawingKey.self] }
    set { self[ButtonDrawingKey.self] = newValue }
  }
}

extension View {
  /// How the buttons in this view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { buttonLook(.style(style)) }

  /// How the buttons in this view look and when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    buttonLook((style as? any LookStyle).map { .look($0.look) } ?? .primitive(style))
  }

  nonisolated func buttonLook(_ drawing: ButtonDrawing) -> some View {
    modifier(EnvironmentModifier(value: drawing, isSame: ButtonDrawing.isSame) { $0.buttonDrawing = $1 })
  }
}
