/// What a row is found by: the value of its `tag(_:)`, that of its `id(_:)`, or the id of its element.
enum RowLabel {
  case tag(AnyHashable)
  case id(AnyHashable)

  var value: AnyHashable {
    switch self {
    case .tag(let value), .id(let value): value
    }
  }
}

/// A view that can be asked for its label before it is shown.
@MainActor
protocol Labelled {
  func has(_ label: RowLabel) -> Bool
  /// Whether the view has a label of that kind, whatever it is.
  func hasLabel(like label: RowLabel) -> Bool
}

extension ModifiedContent: Labelled {
  func has(_ label: RowLabel) -> Bool {
    switch label {
    case .tag(let value): if let tag = (modifier as? TagModifier)?.tag { return tag.unwrapped == value }
    case .id(let value): if let id = (modifier as? IdentityModifier)?.id { return id == value }
    }
    return (content as? any Labelled)?.has(label) ?? false
  }

  func hasLabel(like label: RowLabel) -> Bool {
    switch label {
    case .tag: if modifier is TagModifier { return true }
    case .id: if modifier is IdentityModifier { return true }
    }
    return (content as? any Labelled)?.hasLabel(like: label) ?? false
  }
}

extension Node {
  /// Whether the view that stands alone as a row of a list has a label.
  func isLabelled(_ label: RowLabel) -> Bool {
    switch label {
    case .tag(let value): return environment.tag?.unwrapped == value
    case .id(let value):
      return sequence(first: self, next: { $0.parent }).prefix { $0 === self || $0.element == nil }
        .contains { $0.key == value && $0.parent?.viewType is any IdentifiesChildren.Type }
    }
  }
}

extension AnyHashable {
  /// The value in an optional, which means the same where rows are told apart.
  var unwrapped: AnyHashable { (base as? any OptionalLabel)?.label ?? self }
}

private protocol OptionalLabel {
  var label: AnyHashable? { get }
}

extension Optional: OptionalLabel where Wrapped: Hashable {
  fileprivate var label: AnyHashable? { map { AnyHashable($0) } }
}
