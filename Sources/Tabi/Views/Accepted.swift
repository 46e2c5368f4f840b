// SwiftUI's modifiers that ask for something a terminal doesn't have. They are accepted, so that code which uses them
// compiles, and change nothing.

/// The keyboards of a touch screen.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

/// What a system might fill into a text field.
public struct UITextContentType: Sendable {
  public static let name = UITextContentType()
  public static let username = UITextContentType()
  public static let password = UITextContentType()
  public static let newPassword = UITextContentType()
  public static let oneTimeCode = UITextContentType()
  public static let emailAddress = UITextContentType()
  public static let telephoneNumber = UITextContentType()
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType()
}

/// When a touch screen's keyboard begins with a capital.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

// MARK: - Typing

extension View {
  /// A terminal has one keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    self
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
}

// MARK: - Sizes of text and controls

/// How large controls are.
public enum ControlSize: Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button's border.
public struct ButtonBorderShape: Sendable, Hashable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
  public static let circle = ButtonBorderShape()
}

extension View {
  /// A terminal has one size of text, and no room between its letters and lines.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public nonisolated func minimumScaleFactor(_ factor: Double) -> some View { self }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  public nonisolated func lineSpacing(_ lineSpacing: Double) -> some View { self }
  public nonisolated func kerning(_ kerning: Double) -> some View { self }
  public nonisolated func tracking(_ tracking: Double) -> some View { self }
  public nonisolated func baselineOffset(_ baselineOffset: Double) -> some View { self }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  public nonisolated func monospacedDigit() -> some View { self }
}

// MARK: - Pictures

/// How a view fills a room of another shape.
public enum ContentMode: Sendable, CaseIterable {
  case fit, fill
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

/// Another form of a symbol.
public struct SymbolVariants: Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let slash = SymbolVariants()
}

extension View {
  /// A character has one size and one form.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public nonisolated func scaledToFit() -> some View { self }
  public nonisolated func scaledToFill() -> some View { self }
  public nonisolated func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    self
  }
}

// MARK: - Being told of

/// What a screen reader says of a view; it reads the screen itself in a terminal.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}

/// What becomes of the parts of a view for a screen reader.
public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

extension View {
  /// A screen reader reads what the terminal shows.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// The keys that work are listed by `?`; a terminal shows no tips.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  public nonisolated func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func help(_ text: some StringProtocol) -> some View { self }
}

// MARK: - Styles that look the same

/// How a progress view looks: a bar where it knows how far it is, and a sign that turns where it doesn't.
public struct ProgressViewStyle: Sendable {
  public static let automatic = ProgressViewStyle()
  public static let linear = ProgressViewStyle()
  public static let circular = ProgressViewStyle()

  /// The one style.
  public init() {}
}

/// The names that SwiftUI has for the styles of a progress view.
public typealias LinearProgressViewStyle = ProgressViewStyle
public typealias CircularProgressViewStyle = ProgressViewStyle

extension View {
  /// A progress view looks as it must, by what is known.
  public nonisolated func progressViewStyle(_ style: ProgressViewStyle) -> some View { self }
}
