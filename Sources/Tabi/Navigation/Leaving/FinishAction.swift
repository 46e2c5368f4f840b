import TabiNavigation

extension EnvironmentValues {
  /// Finishes the page with a value for who awaits it: `finish(product)`.
  public var finish: FinishAction { FinishAction(page: page, host: host) }
}

/// Finishes a page that was pushed by `await coordinator.push(_:for:)`, and pops it and those above it.
@MainActor
public struct FinishAction {
  let page: PageContext?
  let host: Host?

  /// Finishes the page that this view is on.
  ///
  /// - Returns: Whether somebody awaits a value of this type from it. When nobody does, nothing happens, and it is
  ///   reported.
  @discardableResult
  public func callAsFunction<Value>(_ value: Value) -> Bool {
    if page?.stack?.finish(page?.id, with: value) == true { return true }
    host?.report(
      "finish(_:) was called with a \(Value.self) on a page from which nobody awaits one: nothing happened")
    return false
  }
}

extension StackController {
  /// Finishes a page; in a root page, the one that the whole stack is on.
  fileprivate func finish(_ id: Int?, with value: Any) -> Bool {
    guard let id else { return false }
    if id == pages.rootID {
      let outer = node.environment.page
      return outer?.stack?.finish(outer?.id, with: value) ?? false
    }
    // The path may have been changed in this turn already.
    follow()
    guard let place = pages.place(of: id) else { return false }
    return PendingResults.shared.finish(
      value, page: pages.route(at: place), at: place, of: path.coordinator)
  }
}
