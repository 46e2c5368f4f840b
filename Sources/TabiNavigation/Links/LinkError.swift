/// Says why a link isn't followed.
public struct LinkError: Error, Hashable, CustomStringConvertible {
  /// The reason, as a sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
