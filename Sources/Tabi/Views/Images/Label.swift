/// A title with an icon before it.
///
/// How much of it shows is for ``View/labelStyle(_:)`` to say: both, as a rule.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A label of two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture, which a terminal can't show: see ``Image``.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title with a picture, which a terminal can't show: see ``Image``.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, for a style that changes a part of it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View {
  /// The label in the style that holds here.
  public var body: some View {
    StyledView(key: LabelStyleKey.self, LabelStyleConfiguration(title: title, icon: icon))
  }
}

// MARK: - Styles

/// How a label is put together.
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view that stands for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` puts together.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title { let content: AnyView }
  /// The icon of a label.
  public struct Icon { let content: AnyView }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon and the title, as anywhere in a terminal.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon and the title.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

enum LabelStyleKey: StyleKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }

  static func view(_ style: any LabelStyle, _ configuration: LabelStyleConfiguration) -> AnyView {
    style.view(configuration)
  }
}

extension LabelStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// How the labels in this view are put together.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(LabelStyleKey.self, style)
  }
}
