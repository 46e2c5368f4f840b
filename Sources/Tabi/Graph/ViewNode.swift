import Observation
import TabiState

/// The node of a view of one type, with its copy of the view.
package final class ViewNode<V: View>: Node {
  package private(set) var view: V
  private let fields: ViewFields
  /// How a primitive view is updated; nil for a view with a body.
  private let rule: (@MainActor (Node) -> Void)?
  private var pulse: Pulse?

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
      Reading.with(self) { rule(self) }
    } else if let problem {
      host.report(problem)
      setChild(ProblemView(text: problem))
    } else {
      host.counts.evaluations += 1
      setChild(trackedBody())
    }
  }

  /// The body, with every value it reads bringing this node back for the next frame.
  private func trackedBody() -> V.Body {
    pulse?.beat()
    let pulse = Pulse()
    self.pulse = pulse
    let node: Node = self
    return Reading.with(self) {
      withObservationTracking {
        pulse.read()
        return view.body
      } onChange: { [weak node] in
        if pulse.isCurrent { node?.valueWillChange() }
      }
    }
  }

  override func detach() {
    super.detach()
    pulse?.beat()
    pulse = nil
  }
}

@MainActor
private func updateRule<P: PrimitiveView>(for type: P.Type) -> @MainActor (Node) -> Void {
  { node in (node as? ViewNode<P>)?.view.update(node) }
}

/// Ends an observation that is no longer wanted: without a change of something that was read, the
/// registration of each evaluation would stay for good.
private final class Pulse: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ended = AtomicFlag()
  private var count: Int { 0 }

  var isCurrent: Bool { !ended.isSet }

  func read() {
    registrar.access(self, keyPath: \.count)
  }

  func beat() {
    ended.set()
    registrar.withMutation(of: self, keyPath: \.count) {}
  }
}

/// A mistake in the program, in the place of the view that made it.
private struct ProblemView: View {
  let text: String

  var body: some View {
    Text("⚠ " + text).foregroundStyle(.red)
  }
}
