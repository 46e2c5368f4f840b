extension Style: CustomStringConvertible {
  /// The style in words: `bold underline red on rgb(0,0,40)`, `plain` when there is nothing to say.
  public var description: String {
    var words = attributes.names
    if foreground != .default { words.append(foreground.description) }
    if background != .default { words.append("on \(background)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension Attributes {
  fileprivate var names: [String] {
    let all: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"), (.blink, "blink"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension TerminalColor: CustomStringConvertible {
  /// The colour's name, or its numbers where it has none.
  public var description: String {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    switch self {
    case .default: return "default"
    case .ansi(let index):
      let index = Int(index & 15)
      return (index < 8 ? "" : "bright-") + names[index % 8]
    case .palette(let index): return "palette(\(index))"
    case .rgb(let red, let green, let blue): return "rgb(\(red),\(green),\(blue))"
    }
  }
}
