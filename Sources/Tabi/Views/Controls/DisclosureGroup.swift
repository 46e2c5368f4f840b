/// A title that shows and hides what belongs to it: `▸ More`, `▾ Less`.
public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.lengthUnit) private var unit

  /// A group that opens and closes by itself.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// A group that is open while a value says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title that is open while a value says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: View {
  /// The title, and below it what belongs to it while it is open.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    VStack(alignment: .leading) {
      Pressable(
        hint: isExpanded.wrappedValue ? "close" : "open", action: { isExpanded.wrappedValue.toggle() },
        label: HStack {
          Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸")
          label
        })
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, content: content).padding(.leading, unit.length(2, .horizontal))
      }
    }
  }
}
