extension EnvironmentValues {
  /// Leaves the page: `dismiss()`.
  public var dismiss: DismissAction { DismissAction(page: page, host: host) }
}

/// Pops the stack to below the page it was read in.
@MainActor
public struct DismissAction {
  let page: PageContext?
  let host: Host?

  /// Leaves the page. Where nothing is presented, nothing happens and it is reported.
  public func callAsFunction() {
    if let page, let stack = page.stack {
      stack.dismiss(page.id)
    } else {
      host?.report("dismiss() was called where nothing is presented: nothing happened")
    }
  }
}
