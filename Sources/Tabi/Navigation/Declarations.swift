/// What the views inside something say about it: about the page they are on, about the sheet they are in.
///
/// Each view adds its own word, and takes it back when it leaves. Of two that speak of one thing, the inner one holds.
@MainActor
final class Declarations<Options: Equatable> {
  private struct Declaration {
    let owner: Node
    let change: (inout Options) -> Void
  }

  private let defaults: Options
  private var declarations: [Declaration] = []
  private(set) var options: Options
  /// Called with what held before.
  var onChange: ((Options) -> Void)?

  init(_ defaults: Options) {
    self.defaults = defaults
    options = defaults
  }

  /// Takes what a view says, in place of what it said before.
  func declare(by owner: Node, _ change: @escaping (inout Options) -> Void) {
    let declaration = Declaration(owner: owner, change: change)
    if let index = declarations.firstIndex(where: { $0.owner === owner }) {
      declarations[index] = declaration
    } else {
      let index = declarations.firstIndex { $0.owner.depth > owner.depth } ?? declarations.endIndex
      declarations.insert(declaration, at: index)
      owner.onDetach = { [weak self, unowned owner] in self?.undeclare(by: owner) }
    }
    update()
  }

  private func undeclare(by owner: Node) {
    declarations.removeAll { $0.owner === owner }
    update()
  }

  private func update() {
    let old = options
    options = defaults
    for declaration in declarations { declaration.change(&options) }
    if options != old { onChange?(old) }
  }
}
