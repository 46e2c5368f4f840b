import TabiState

/// Short messages that show for a time above everything else, one after another, and never take the focus.
@MainActor
public final class Toasts: ObservableObject {
  /// The message that shows now.
  @Published public private(set) var current: String?
  private var waiting: [String] = []
  var clock: (any Clock)?

  /// How long a message shows, in seconds.
  static let duration = 3.0

  nonisolated init() {}

  /// Shows a message for three seconds, after those that were given before it.
  public func show(_ message: String) {
    waiting.append(message)
    if current == nil { showNext() }
  }

  private func showNext() {
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    guard current != nil else { return }
    clock?.after(Toasts.duration) { [weak self] in self?.showNext() }
  }
}

struct ToastLayer: View {
  @ObservedObject var toasts: Toasts

  var body: some View {
    if let message = toasts.current {
      OverlayWindow(name: "Toast", alignment: .topTrailing, isModal: false, maxWidth: 44) {
        Text(message).lineLimit(4).padding(.horizontal).border(.green)
      }
    }
  }
}

extension EnvironmentValues {
  private struct ToastsKey: EnvironmentKey {
    static var defaultValue: Toasts { Toasts() }
  }

  /// The app's toasts: `toasts.show("Saved")`.
  public var toasts: Toasts {
    get { self[ToastsKey.self] }
    set { self[ToastsKey.self] = newValue }
  }
}

extension View {
  /// Shows a toast when the value becomes a message, and sets the value back to nil.
  public nonisolated func toast(_ message: Binding<String?>) -> some View {
    modifier(ToastModifier(message: message))
  }
}

private struct ToastModifier {
  @Binding var message: String?
  @Environment(\.toasts) private var toasts

  init(message: Binding<String?>) {
    _message = message
  }
}

extension ToastModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: message, initial: true) { _, new in
      guard let new else { return }
      toasts.show(new)
      message = nil
    }
  }
}
