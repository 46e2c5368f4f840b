/// A view of this library that stands for something an author wrote.
@MainActor
protocol AuthorNamed {
  static var authorType: any Any.Type { get }
}

extension Node {
  /// The name of the author's view that this node is, or that it is in: what messages call it by.
  var authorName: String {
    var node: Node? = self
    while let current = node {
      if let type = (current.viewType as? any AuthorNamed.Type)?.authorType { return "\(type)" }
      let name = String(reflecting: current.viewType)
      if !name.hasPrefix("Tabi."), !name.hasPrefix("Swift.") { return "\(current.viewType)" }
      node = current.parent
    }
    return "\(viewType)"
  }

  /// Reports a mistake in the program, with the name of the view that made it.
  func report(_ problem: String) {
    host.report("In \(authorName): \(problem)")
  }

  /// Reports that the body changes what views show.
  func reportChange() {
    host.report(
      "\(authorName) changes state while its body is evaluated: change it in an action, onAppear or onChange")
  }
}
