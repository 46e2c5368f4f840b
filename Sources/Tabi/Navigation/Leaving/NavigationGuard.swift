import TabiState

extension View {
  /// Asks before a person leaves the page or the sheet that this view is on, while `isActive` is true.
  ///
  /// Every way of leaving that a person takes asks: Back, choosing the current tab, closing the sheet, going
  /// elsewhere by Ctrl-P or a link, leaving the app.
  /// Where several pages are left at once, the topmost is asked about first, and one refusal keeps all. Choosing another
  /// tab or opening a page above leaves nothing and isn't asked about; code that changes a path or calls `dismiss` or
  /// `quit` isn't either, nor is the end by a signal.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it; empty for nothing.
  ///   - leave: The button that leaves.
  ///   - stay: The button that stays; Esc presses it.
  public nonisolated func navigationGuard(
    when isActive: Bool, _ title: some StringProtocol, message: String = "", leave: String = "Discard",
    stay: String = "Keep editing"
  ) -> some View {
    modifier(
      QuestionGuard(isActive: isActive, title: String(title), message: message, leave: leave, stay: stay))
  }

  /// Asks code before a person leaves the page or the sheet that this view is on, while `isActive` is true.
  ///
  /// - Parameter mayLeave: Whether it may be left. It may take its time; meanwhile nothing else is left.
  public nonisolated func navigationGuard(
    when isActive: Bool = true, _ mayLeave: @escaping @MainActor () async -> Bool
  ) -> some View {
    modifier(GuardModifier(isActive: isActive, ask: mayLeave))
  }
}

private struct GuardModifier {
  let isActive: Bool
  let ask: @MainActor () async -> Bool
}

/// What a guarded view says now.
@MainActor
private final class Guarding {
  var modifier: GuardModifier

  init(_ modifier: GuardModifier) {
    self.modifier = modifier
  }
}

extension GuardModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let guarding = node.storage as? Guarding {
      guarding.modifier = self
    } else {
      let guarding = Guarding(self)
      node.storage = guarding
      node.onDetach = node.host.guards.add(on: node) {
        guarding.modifier.isActive
      } ask: {
        await guarding.modifier.ask()
      }
    }
    node.setChild(content)
  }
}

/// Asks by an alert.
private struct QuestionGuard {
  let isActive: Bool
  let title: String
  let message: String
  let leave: String
  let stay: String
  @State private var question: Question?
}

extension QuestionGuard: ViewModifier {
  func body(content: Content) -> some View {
    let question = question
    let isAsking = Binding(get: { self.question != nil }, set: { if !$0 { self.question = nil } })
    content.modifier(GuardModifier(isActive: isActive) { await ask() })
      .presents(.alert, isAsking, question?.close) { alert(question) }
  }

  @MainActor private func alert(_ question: Question?) -> some View {
    AlertContent(
      title: Text(title), isColumn: false,
      actions: Group {
        Button(stay, role: .cancel) {}
        Button(leave, role: .destructive) { question?.answer(true) }
      },
      message: Group { if !message.isEmpty { Text(message) } })
  }

  @MainActor private func ask() async -> Bool {
    let question = Question()
    self.question = question
    return await question.answer()
  }
}

/// A question that is answered once.
@MainActor
private final class Question {
  private var waiting: CheckedContinuation<Bool, Never>?

  func answer() async -> Bool {
    await withCheckedContinuation { waiting = $0 }
  }

  func answer(_ mayLeave: Bool) {
    waiting?.resume(returning: mayLeave)
    waiting = nil
  }

  /// The alert is closed. A button acts after that; where none does, the answer is no.
  func close() {
    Task { answer(false) }
  }
}
