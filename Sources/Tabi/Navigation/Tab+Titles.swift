extension Tab where Label == Tabi.Label<Text, Image> {
  /// A tab with a title and a symbol that is selected by `value`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a title and a symbol that is selected by `value`.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Tabi.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == Tabi.Label<Text, Image> {
  /// A tab with a title and a symbol, in a view of tabs that follow no selection.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a title and a symbol, in a view of tabs that follow no selection.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabi.Label(title, systemImage: systemImage) }
  }
}
