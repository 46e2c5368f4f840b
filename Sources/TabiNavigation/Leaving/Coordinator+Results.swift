extension CoordinatorProtocol {
  /// Pushes a page, and waits until it is done.
  ///
  /// ```swift
  /// if let product = await coordinator.push(.picker, for: Product.self) { add(product) }
  /// ```
  /// The page finishes with a value, or is left in whatever way: popped, replaced, the path assigned anew.
  /// When the task that waits is cancelled, the page and those above it are popped; when it was cancelled
  /// before, none is pushed.
  ///
  /// - Returns: The value, or nil when the page was left without one.
  @MainActor
  public func push<Value>(_ route: Route, for type: Value.Type) async -> Value? {
    guard !Task.isCancelled else { return nil }
    let result = PendingResults.shared.push(route, on: self) { $0 is Value }
    await withTaskCancellationHandler {
      await result.settled()
    } onCancel: {
      Task { @MainActor in result.cancel() }
    }
    return result.value as? Value
  }

  /// Finishes the topmost page that somebody waits for, with a value: pops it and those above it.
  ///
  /// - Returns: Whether somebody waits for a value of this type; when nobody does, nothing changes.
  @MainActor
  @discardableResult
  public func finish<Value>(_ value: Value) -> Bool {
    PendingResults.shared.finishTop(value, of: self)
  }
}
