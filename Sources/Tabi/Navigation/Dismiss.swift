extension EnvironmentValues {
  /// Leaves the page, or closes the sheet at whose root it is read: `dismiss()`.
  public var dismiss: DismissAction { DismissAction(page: page, presentation: presentation, host: host) }
}

/// Leaves what a view is presented in: the stack is popped to below its page, or the sheet is closed.
@MainActor
public struct DismissAction {
  let page: PageContext?
  let presentation: PresentationContext?
  let host: Host?

  /// Leaves the page or closes the sheet. Where nothing is presented, nothing happens and it is reported; the app is
  /// never left.
  public func callAsFunction() {
    if let page, let stack = page.stack {
      stack.dismiss(page.id)
    } else if presentation?.dismiss() != true {
      host?.report("dismiss() was called where nothing is presented: nothing happened")
    }
  }
}
