/// A button that opens a list of buttons: `[ More ▾ ]`. Esc closes it, and so does pressing one of them.
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  @State private var isOpen = false

  /// A menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Tabi.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu: View {
  /// The button, and its list while that is open.
  public var body: some View {
    Popup(isOpen: $isOpen) {
      Pressable(
        look: .look(.brackets), hint: "open the menu", action: { isOpen = true },
        label: HStack {
          label
          Text(verbatim: "▾")
        })
    } content: {
      VStack(alignment: .leading) { content }.padding(.horizontal).buttonLook(.look(.plain))
    }
  }
}
