import TabiTerminal

extension TextFieldElement {
  /// Does what a key does to the text; returns whether it does anything.
  func edit(_ press: KeyPress) -> Bool {
    if !press.characters.isEmpty {
      insert(press.characters)
      return true
    }
    let selecting = press.modifiers.contains(.shift)
    switch press.modifiers.subtracting(.shift) {
    case []: return move(press.key, selecting: selecting) || (!selecting && delete(press.key))
    case .control: return moveFar(press.key, selecting: selecting) || command(press.key)
    case .option: return wordCommand(press.key)
    default: return false
    }
  }

  private func move(_ key: KeyEquivalent, selecting: Bool) -> Bool {
    let (all, current) = lines()
    switch key {
    case .leftArrow: return step(by: -1, selecting: selecting)
    case .rightArrow: return step(by: 1, selecting: selecting)
    case .upArrow: return move(byLines: -1, selecting: selecting)
    case .downArrow: return move(byLines: 1, selecting: selecting)
    case .home: move(to: all[current].lowerBound, selecting: selecting)
    case .end: move(to: lastPlace(in: all[current]), selecting: selecting)
    default: return false
    }
    return true
  }

  /// Moves by a character, or to an end of what was selected. At the end of the text the key is somebody else's.
  private func step(by step: Int, selecting: Bool) -> Bool {
    if let selection, !selecting {
      move(to: step < 0 ? selection.lowerBound : selection.upperBound)
      return true
    }
    guard (0...edited.count).contains(position + step) else { return selecting }
    move(to: position + step, selecting: selecting)
    return true
  }

  private func delete(_ key: KeyEquivalent) -> Bool {
    switch key {
    case .delete: replace(selection ?? max(0, position - 1)..<position, with: "")
    case .deleteForward: replace(selection ?? position..<min(edited.count, position + 1), with: "")
    case .return: return submit()
    default: return false
    }
    return true
  }

  /// With Control: by words, and to the ends of the text.
  private func moveFar(_ key: KeyEquivalent, selecting: Bool) -> Bool {
    switch key {
    case .leftArrow: move(to: edited.wordStart(before: position), selecting: selecting)
    case .rightArrow: move(to: edited.wordEnd(after: position), selecting: selecting)
    case .home: move(to: 0, selecting: selecting)
    case .end: move(to: edited.count, selecting: selecting)
    default: return false
    }
    return true
  }

  /// What a shell does with Control, but for Ctrl-A, which selects all as elsewhere.
  private func command(_ key: KeyEquivalent) -> Bool {
    let (all, current) = lines()
    switch key {
    case "a":
      move(to: 0)
      move(to: edited.count, selecting: true)
    case "e": move(to: lastPlace(in: all[current]))
    case "k": replace(position..<max(position, edited.withoutBreak(all[current]).upperBound), with: "")
    case "u": replace(all[current].lowerBound..<position, with: "")
    case "w": replace(selection ?? edited.wordStart(before: position)..<position, with: "")
    case "d": replace(selection ?? position..<min(edited.count, position + 1), with: "")
    default: return false
    }
    return true
  }

  /// With Alt: by words.
  private func wordCommand(_ key: KeyEquivalent) -> Bool {
    switch key {
    case "b": move(to: edited.wordStart(before: position))
    case "f": move(to: edited.wordEnd(after: position))
    case "d": replace(position..<edited.wordEnd(after: position), with: "")
    case .delete: replace(selection ?? edited.wordStart(before: position)..<position, with: "")
    default: return false
    }
    return true
  }
}
