/// The node of a view of one type, with its copy of the view.
package final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let fields: ViewFields
  /// How a primitive view is updated; nil for a view with a body.
  private let rule: (@MainActor (Node) -> Void)?

  init(_ view: V, parent: Node?, host: Host, key: AnyHashable?, environment: EnvironmentValues) {
    self.view = view
    fields = .of(V.self)
    rule = (V.self as? any PrimitiveView.Type).map { updateRule(for: $0) }
    super.init(parent: parent, host: host, key: key, environment: environment)
  }

  override var viewType: any Any.Type { V.self }

  /// Takes a new value from the parent; evaluates only when something differs.
  func update(_ new: V, environment: EnvironmentValues) {
    let sameEnvironment = self.environment.isIdentical(to: environment)
    if !isDirty, sameEnvironment, fields.areEqual(view, new) { return }
    self.environment = environment
    view = new
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    stopObserving()
    problem = nil
    fields.attach(&view, to: self)
    if let rule {
      rule(self)
    } else if let problem {
      host.report(problem)
      setChild(ProblemView(text: problem))
    } else {
      host.counts.evaluations += 1
      setChild(track { view.body })
    }
  }
}

@MainActor
private func updateRule<P: PrimitiveView>(for type: P.Type) -> @MainActor (Node) -> Void {
  { node in node.asNode(of: type)?.view.update(node) }
}

extension Node {
  /// The node itself, if it is one of a view of a type.
  ///
  /// The types of the views are compared, as there is one class for each: to look up the class in a cast, for each
  /// view at each update, would cost a tenth of a frame.
  func asNode<V: View>(of type: V.Type) -> ViewNode<V>? {
    viewType == type ? unsafeDowncast(self, to: ViewNode<V>.self) : nil
  }
}

/// A mistake in the program, in the place of the view that made it.
private struct ProblemView: View {
  let text: String

  var body: some View {
    Text("⚠ " + text).foregroundStyle(.red)
  }
}
