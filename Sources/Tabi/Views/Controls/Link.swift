public import struct FoundationEssentials.URL

/// A title that opens a link: with `\.openURL`, which an app may set to see to its links itself.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// A link with a label of its own.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  /// The label, underlined, which opens the link when it is pressed.
  public var body: some View {
    LinkPress(destination: destination, label: label)
  }
}

private struct LinkPress<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Pressable(
      look: .look(.tinted), hint: "open the link", action: { openURL(destination) }, label: label.underline())
  }
}
