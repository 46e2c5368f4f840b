import TabiTerminal

/// Something that can have the focus, marked by `▸` in the two columns before its content.
///
/// Where it is alone in the row of a list, the row shows the focus, and no columns are taken.
class FocusableElement: WrapperElement {
  struct Traits: Equatable {
    var isFocusable = true
    var isEnabled = true
    /// Whether it shows by itself that it has the focus.
    var isMarked = true
  }

  var traits = Traits() {
    didSet { if traits != oldValue { setNeedsLayout() } }
  }

  /// Whether it is one of the things that the focus goes through, when it is enabled.
  var isStop: Bool { traits.isFocusable }

  override final var isFocusable: Bool { isStop && traits.isEnabled }
  override final var isControl: Bool { isStop }

  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }
  private var margin: Int { isStop && traits.isMarked && !isAloneInRow ? 2 : 0 }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let inner = super.sizeThatFits(proposal.shrunk(columns: margin, rows: 0))
    return Size(width: inner.width.addingClamped(margin), height: inner.height)
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    Placement(
      frame: Rect(origin: .zero, size: size).inset(leading: margin),
      offer: proposal.shrunk(columns: margin, rows: 0))
  }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    guard isFocused, margin > 0 else { return }
    canvas.draw("▸", style: Style(attributes: .bold))
    // A whole board of cells in reverse couldn't be read.
    if canvas.size.height == 1 { canvas.add(.reverse) }
  }

  /// Whether something in it can have the focus itself.
  var holdsControls: Bool {
    func holds(_ element: Element) -> Bool {
      element.children.contains { $0.isControl || holds($0) }
    }
    return holds(self)
  }
}

extension Element {
  /// Whether the row of a list that it stands in shows its focus: it does where nothing else there can have
  /// it.
  var isAloneInRow: Bool {
    var row: Element = self
    while let outer = row.parent {
      if let list = outer as? ListElement {
        return list.look == .list && row.focusableElements().allSatisfy { $0 === self }
      }
      row = outer
    }
    return false
  }
}

extension View {
  /// Lets the view have the focus, or not. It stands two columns further in, for the mark that shows it.
  ///
  /// With ``focusEffectDisabled(_:)`` no columns are taken, and the view shows the focus by itself, with
  /// `@Environment(\.isFocused)`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// As `focusable(_:)`; a terminal has one kind of focus, so that the interactions make no difference.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    focusable(isFocusable)
  }

  /// Takes the mark away that shows the focus of a focusable view in this one.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentModifier(value: disabled) { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !$1 })
  }
}

/// What a view is focused for, as SwiftUI's.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each interaction.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// To be typed into.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Whatever the view is for.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension EnvironmentValues {
  private struct FocusEffectKey: EnvironmentKey { static let defaultValue = true }

  /// Whether a focusable view shows by itself that it has the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let element = node.element(FocusableElement.self, make: FocusableElement.init)
    element.traits = FocusableElement.Traits(node.environment, isFocusable: isFocusable)
    node.setChild(content)
  }
}

extension FocusableElement.Traits {
  @MainActor
  init(_ environment: EnvironmentValues, isFocusable: Bool = true) {
    self.init(
      isFocusable: isFocusable, isEnabled: environment.isEnabled, isMarked: environment.isFocusEffectEnabled)
  }
}
