/// One of several values, each a view with a tag.
///
/// As a menu, which it is unless a style says otherwise, it shows the value: Left and Right change it, Enter opens
/// the list of all.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.pickerLook) private var look

  /// A picker with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Tabi.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }
}

extension Picker: View {
  /// The label and the values, as the style has them.
  public var body: some View {
    switch look {
    case .inline:
      VStack(alignment: .leading) {
        ControlLabel(label)
        options(.rows)
      }
    case .segmented:
      HStack {
        ControlLabel(label)
        options(.segments)
      }
    case .menu:
      HStack {
        ControlLabel(label)
        Popup(isOpen: $isOpen) {
          options(.current) { isOpen = true }
        } content: {
          options(.menu) { isOpen = false }
        }
      }
    }
  }

  @MainActor
  private func options(
    _ layout: OptionsElement.Arrangement, finish: (@MainActor () -> Void)? = nil
  ) -> some View {
    let selected = selection.wrappedValue
    return Options(
      arrangement: layout, isSelected: { $0.base as? SelectionValue == selected },
      select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
      finish: finish,
      content: content)
  }
}

// MARK: - Styles

/// How a picker shows its values.
public protocol PickerStyle: Sendable {
  /// For the library alone: one of the looks there are.
  nonisolated var look: PickerLook { get }
}

/// The looks of a picker.
public enum PickerLook: Sendable {
  /// A row for each value, with a mark.
  case inline
  /// The values side by side.
  case segmented
  /// The value, and a list that opens.
  case menu
}

/// As a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .menu }
  public nonisolated init() {}
}

/// The value, and a list of all that opens over the page.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .menu }
  public nonisolated init() {}
}

/// A row for each value: `(•) Red`.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .inline }
  public nonisolated init() {}
}

/// The values side by side: ` Day [Week] Month `.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .segmented }
  public nonisolated init() {}
}

/// As a menu: a terminal has no wheel.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .menu }
  public nonisolated init() {}
}

/// As a menu: the list opens over the page and not as one of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated var look: PickerLook { .menu }
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As a menu.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The value, and a list of all that opens over the page.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each value.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The values side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  /// The values side by side.
  public nonisolated static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As a menu: a terminal has no wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// As a menu: the list opens over the page and not as one of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// How the pickers in this view show their values.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.look)
  }
}
