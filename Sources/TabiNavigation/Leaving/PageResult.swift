/// What somebody waits for who pushed a page.
///
/// It settles once: with a value, or without one when the page was left.
@MainActor
final class PageResult {
  /// Whether a value is of the type that is waited for.
  let accepts: (Any) -> Bool
  /// The value, once there is one.
  private(set) var value: Any?
  private var isSettled = false
  private var waiting: CheckedContinuation<Void, Never>?
  /// Takes the page off its path.
  private let leave: @MainActor () -> Void

  init(accepts: @escaping (Any) -> Bool, leave: @escaping @MainActor () -> Void) {
    self.accepts = accepts
    self.leave = leave
  }

  /// Waits until there is a value, or there will be none.
  func settled() async {
    guard !isSettled else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  /// Ends the waiting.
  func settle(_ value: Any?) {
    guard !isSettled else { return }
    isSettled = true
    self.value = value
    waiting?.resume()
    waiting = nil
  }

  /// Leaves the page, as nobody waits for it any more.
  func cancel() {
    guard !isSettled else { return }
    leave()
    settle(nil)
  }
}
