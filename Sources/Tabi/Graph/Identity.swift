extension View {
  /// Gives the view an identity: with another id it is another view, with new state.
  public nonisolated func id(_ id: some Hashable) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

/// Stands for a view with an id of its own.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.setChildren { $0.add(content, key: id) }
  }
}
