import TabiNavigation

/// What the views in a sheet or an alert know of it.
@MainActor
final class PresentationContext {
  /// The number it has while it is presented.
  var id: Int?
  private let host: Host
  /// The window that shows it.
  weak var element: ModalElement?
  let declarations = Declarations(PresentationOptions())
  /// Where containers in it keep where they are.
  var restoration: RestorationScope?
  /// Tells the binding that holds the height which one a person has chosen.
  var select: (@MainActor (PresentationDetent) -> Void)?

  /// What a button in it does besides what it is there for, in an alert.
  private(set) lazy var closing = ClosingAction { [weak self] in self?.dismiss(by: .person) }

  init(host: Host) {
    self.host = host
    declarations.onChange = { [weak self] _ in self?.element?.setNeedsLayout() }
  }

  var options: PresentationOptions { declarations.options }

  /// Closes it, and what is presented above it. Returns whether it was there.
  @discardableResult
  func dismiss(by origin: NavigationEvent.Origin? = nil) -> Bool {
    guard let id, host.presentations.contains(id) else { return false }
    return host.presentations.dismiss(id, by: origin)
  }
}

/// What the views in a sheet say about it.
struct PresentationOptions: Equatable {
  var detents: [PresentationDetent] = []
  /// The detent that a binding has chosen.
  var detent: PresentationDetent?
  var isDismissDisabled = false
}

/// Says something about the sheet that the content is in.
private struct PresentationOptionModifier {
  let change: (inout PresentationOptions) -> Void
}

extension PresentationOptionModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.environment.presentation?.declarations.declare(by: node, change)
    node.setChild(content)
  }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable {
    case fraction(Double)
    case rows(Double)
  }

  let height: Height

  /// Half of the screen's rows.
  public static let medium = fraction(0.5)
  /// All of the screen's rows, but for a margin.
  public static let large = fraction(1)

  /// A part of the screen's rows.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// So many rows.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(height: .rows(height))
  }

  /// The rows that it asks for of those there are.
  func rows(of available: Int) -> Int {
    switch height {
    case .fraction(let fraction): min(available, Int(cells: Double(available) * max(0, fraction)))
    case .rows(let rows): min(available, Int(cells: rows))
    }
  }
}

extension View {
  /// The heights that the sheet around this view can have: it begins at the lowest. Alt-Up and Alt-Down change it.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationOptionModifier { $0.detents = Array(detents) })
  }

  /// The heights that the sheet around this view can have, and which it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelection(detents: Array(detents), selection: selection))
  }

  /// Keeps Esc from closing the sheet around this view; code still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationOptionModifier { $0.isDismissDisabled = isDisabled })
  }
}

private struct DetentSelection {
  let detents: [PresentationDetent]
  let selection: Binding<PresentationDetent>
}

extension DetentSelection: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let presentation = node.environment.presentation {
      let selected = node.track { selection.wrappedValue }
      presentation.declarations.declare(by: node) {
        $0.detents = detents
        $0.detent = selected
      }
      presentation.select = { selection.wrappedValue = $0 }
    }
    node.setChild(content)
  }
}

extension EnvironmentValues {
  private struct PresentationKey: EnvironmentKey { static let defaultValue: PresentationContext? = nil }

  var presentation: PresentationContext? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Whether the view is on a pushed page or in something that is presented.
  public var isPresented: Bool { presentation != nil || page?.isPushed == true }
}
