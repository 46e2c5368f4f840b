/// How a kind of control is put together, as the environment hands it down.
protocol StyleKey: EnvironmentKey {
  associatedtype Configuration

  /// The view that a style makes.
  @MainActor static func view(_ style: Value, _ configuration: Configuration) -> AnyView
}

/// A control in the style that holds where it stands.
struct StyledView<Key: StyleKey> {
  let configuration: Key.Configuration

  nonisolated init(key: Key.Type, _ configuration: Key.Configuration) {
    self.configuration = configuration
  }
}

extension StyledView: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.setChild(Key.view(node.environment[Key.self], configuration))
  }
}

/// Evaluates the body of a style, which may read the environment.
struct StyleBody<Style: DynamicProperty, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  @ViewBuilder let content: @MainActor (Style, Configuration) -> Content

  var body: some View { content(style, configuration) }
}

extension View {
  /// Hands a style down; the same environment as long as the style is the same.
  nonisolated func style<Key: StyleKey>(_ key: Key.Type, _ style: Key.Value) -> some View {
    modifier(EnvironmentModifier(value: style, isSame: isSameStyle) { $0[Key.self] = $1 })
  }
}

/// Whether two styles are the same: those without a property are where their types are.
func isSameStyle<Style>(_ first: Style, _ second: Style) -> Bool {
  func isSame<First>(_ first: First) -> Bool {
    guard let second = second as? First else { return false }
    return MemoryLayout<First>.size == 0 || areEqual(first, second)
  }
  return _openExistential(first as Any, do: isSame)
}
