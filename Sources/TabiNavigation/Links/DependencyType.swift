/// What an app's pages need from outside: a store, a clock, a service.
public protocol DependencyType {
  /// The dependency as a type that a page asks for, or nil when it isn't one.
  func resolve<T>() -> T?
}

extension DependencyType {
  /// The dependency itself, where it is of the type asked for.
  public func resolve<T>() -> T? {
    self as? T
  }
}
