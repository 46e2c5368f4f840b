/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What Enter in a text field is called, in the list of keys.
public struct SubmitLabel: Hashable, Sendable {
  let title: String

  /// Done.
  public static let done = SubmitLabel(title: "done")
  /// Go.
  public static let go = SubmitLabel(title: "go")
  /// Send.
  public static let send = SubmitLabel(title: "send")
  /// Join.
  public static let join = SubmitLabel(title: "join")
  /// Route.
  public static let route = SubmitLabel(title: "route")
  /// Search.
  public static let search = SubmitLabel(title: "search")
  /// Return.
  public static let `return` = SubmitLabel(title: "go on")
  /// Next.
  public static let next = SubmitLabel(title: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(title: "continue")
}

extension View {
  /// What Enter does in a text field here. Actions further out run, too, after this one.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted here from the actions further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitModifier(triggers: [.text, .search], action: nil, isBlocking: isBlocking))
  }

  /// What Enter in a text field here is called in the list of keys.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

extension EnvironmentValues {
  private struct SubmitTriggersKey: EnvironmentKey { static let defaultValue = SubmitTriggers.text }

  /// What Enter in a text field submits.
  var submitTriggers: SubmitTriggers {
    get { self[SubmitTriggersKey.self] }
    set { self[SubmitTriggersKey.self] = newValue }
  }

  private struct SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

private struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: (@MainActor () -> Void)?
  var isBlocking = false
}

/// What a node does when something in it is submitted.
@MainActor
private final class Submission {
  let modifier: SubmitModifier

  init(_ modifier: SubmitModifier) {
    self.modifier = modifier
  }
}

extension SubmitModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.storage = Submission(self)
    node.setChild(content)
  }
}

extension Node {
  /// What a submission from here does, nearest action first; nil when nobody waits for it.
  func submitAction(_ trigger: SubmitTriggers) -> (@MainActor () -> Void)? {
    var actions: [@MainActor () -> Void] = []
    firstHandling { node in
      guard let submission = (node.storage as? Submission)?.modifier else { return false }
      if let action = submission.action, !submission.triggers.isDisjoint(with: trigger) {
        actions.append(action)
      }
      return submission.isBlocking
    }
    let all = actions
    guard !all.isEmpty else { return nil }
    return {
      for action in all { action() }
    }
  }
}
