import TabiTerminal

/// How the lines of a text stand to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing

  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// How letters are changed before they are shown.
  public enum Case: Sendable, Hashable {
    case uppercase, lowercase

    func applied(to string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }
}

/// How text is broken into lines, and what is done where they don't fit.
struct TextLayout: Equatable, Sendable {
  /// The most lines; nil for as many as it needs.
  var lineLimit: Int?
  /// The lines that are taken even when there is less text.
  var leastLines = 1
  var alignment = TextAlignment.leading
  var mode = TruncationMode.tail
  var textCase: Text.Case?
}

extension EnvironmentValues {
  // One value, as a text needs all of it at once.
  private struct LayoutKey: EnvironmentKey { static let defaultValue = TextLayout() }

  var textLayout: TextLayout {
    get { self[LayoutKey.self] }
    set { self[LayoutKey.self] = newValue }
  }

  /// The most lines a text takes; nil for as many as it needs.
  public var lineLimit: Int? {
    get { textLayout.lineLimit }
    set { textLayout.lineLimit = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { textLayout.alignment }
    set { textLayout.alignment = newValue }
  }

  /// Where text that doesn't fit is cut.
  public var truncationMode: TruncationMode {
    get { textLayout.mode }
    set { textLayout.mode = newValue }
  }

  /// How letters are changed before they are shown.
  public var textCase: Text.Case? {
    get { textLayout.textCase }
    set { textLayout.textCase = newValue }
  }
}

extension View {
  /// The most lines a text takes. With one, a line break in the text is shown as `␊`.
  public nonisolated func lineLimit(_ limit: Int?) -> some View { lines(1, limit) }

  /// The lines a text takes at most, or always when it reserves the space.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 1, limit)
  }

  /// The lines a text takes at least and at most.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// The lines a text takes at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// The lines a text takes at most.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(1, limit.upperBound)
  }

  private nonisolated func lines(_ least: Int, _ most: Int?) -> some View {
    environment(\.textLayout.lineRange, TextLayout.LineRange(least: least, most: most))
  }

  /// How the lines of a text stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where text that doesn't fit is cut.
  public nonisolated func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Shows text in capitals or in small letters; nil leaves it as it is written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension TextLayout {
  /// Both bounds of the number of lines, which are set together.
  struct LineRange: Equatable {
    let least: Int
    let most: Int?
  }

  var lineRange: LineRange {
    get { LineRange(least: leastLines, most: lineLimit) }
    set { (leastLines, lineLimit) = (newValue.least, newValue.most) }
  }
}
