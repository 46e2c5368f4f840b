import TabiTerminal

extension KeyPress {
  /// Whether a key was taken.
  public enum Result: Sendable {
    /// The key was taken: nobody else hears of it.
    case handled
    /// The key goes on to the views further out.
    case ignored
  }

  /// The moments of a key press. A terminal tells that a key went down, and again for each repetition; it
  /// doesn't tell that one came up.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key went down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held; a terminal tells it as `down`.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up, which a terminal never tells.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The moment of the key press: here always that the key went down.
  public var phase: Phases { .down }
}

extension View {
  /// Runs `action` when the key is pressed while the focus is in this view, and what has it doesn't take the
  /// key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs `action` when the key is pressed while the focus is in this view, and what has it doesn't take the
  /// key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` when one of the keys is pressed while the focus is in this view, and what has it doesn't
  /// take it.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` when a key that types one of the characters is pressed while the focus is in this view,
  /// and what has it doesn't take the key.
  ///
  /// - Parameter characters: A `CharacterSet`, or another set of Unicode scalars.
  public nonisolated func onKeyPress<Characters: SetAlgebra<Unicode.Scalar>>(
    characters: Characters, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    // Unchecked: the set is a value, and is only ever looked at on the main actor.
    nonisolated(unsafe) let characters = characters
    return onKeyPress(phases: phases) { press in
      let scalars = press.characters.unicodeScalars
      return !scalars.isEmpty && scalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Runs `action` when any key is pressed while the focus is in this view, and what has it doesn't take the
  /// key.
  ///
  /// A control that has the focus takes its own keys first: text takes what is typed. A paste presses no key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier { press in
        !phases.isDisjoint(with: [.down, .repeat]) && action(press) == .handled
      })
  }
}
