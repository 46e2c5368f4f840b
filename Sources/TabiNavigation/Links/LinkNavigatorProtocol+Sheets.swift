// Each sheet has a stack of its own, which is the active one until it is closed.
extension LinkNavigatorProtocol {
  /// Presents the pages that the link names in a sheet. Calls after it act on the sheet's stack.
  ///
  /// - Returns: Whether a page could be built; names that no builder knows are left out, and reported.
  @discardableResult
  public func sheet(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.sheet(linkItem, .sheet))
  }

  /// As ``sheet(linkItem:isAnimated:)``, over the whole screen. Titles are of one size here, so that
  /// `prefersLargeTitles` has no effect.
  @discardableResult
  public func fullSheet(
    linkItem: LinkItem, isAnimated: Bool = true, prefersLargeTitles: Bool? = nil
  ) -> Bool {
    perform(.sheet(linkItem, .fullSheet))
  }

  /// As ``sheet(linkItem:isAnimated:)``, in a style. A terminal is no phone: the tablet's style is used.
  @discardableResult
  public func customSheet(
    linkItem: LinkItem, isAnimated: Bool = true, iPhonePresentationStyle: LinkPresentationStyle = .automatic,
    iPadPresentationStyle: LinkPresentationStyle, prefersLargeTitles: Bool? = nil
  ) -> Bool {
    perform(.sheet(linkItem, .customSheet(iPadPresentationStyle)))
  }

  /// As ``sheet(linkItem:isAnimated:)``, of a height.
  @discardableResult
  public func detentSheet(
    linkItem: LinkItem, isAnimated: Bool = true, configuration: DetentConfiguration = .default
  ) -> Bool {
    perform(.sheet(linkItem, .detentSheet(configuration)))
  }

  /// Closes the topmost sheet. The completion runs after it, once; where no sheet is up, at once.
  ///
  /// - Returns: Whether one was up.
  @discardableResult
  public func close(isAnimated: Bool = true, completion: () -> Void = {}) -> Bool {
    let wasUp = perform(.close)
    completion()
    return wasUp
  }

  /// Closes every sheet. The completion runs after it, once; where no sheet is up, at once.
  ///
  /// - Returns: Whether one was up.
  @discardableResult
  public func closeAll(isAnimated: Bool = true, completion: () -> Void = {}) -> Bool {
    let wasUp = perform(.closeAll)
    completion()
    return wasUp
  }

  /// Shows an alert, once those asked for before it are closed.
  @discardableResult
  public func alert(target: NavigationTarget = .default, model: Alert) -> Bool {
    perform(.alert(target, model))
  }
}
