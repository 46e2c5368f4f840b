import Synchronization

/// The nodes that wait to be evaluated, and whether a frame is due. Any thread may add to it.
final class Inbox: Sendable {
  private struct Contents {
    var nodes: [ObjectIdentifier: Node] = [:]
    var isFrameRequested = false
    var onFirst: (@Sendable () -> Void)?
  }

  private let contents = Mutex(Contents())

  /// Called when something arrives and no frame was due.
  var onFirst: (@Sendable () -> Void)? {
    get { contents.withLock { $0.onFirst } }
    set { contents.withLock { $0.onFirst = newValue } }
  }

  var isEmpty: Bool { contents.withLock { !$0.isFrameRequested } }

  func add(_ node: Node) {
    request { $0.nodes[ObjectIdentifier(node)] = node }
  }

  /// Asks for a frame with no node to evaluate.
  func request() {
    request { _ in }
  }

  private func request(_ change: (inout Contents) -> Void) {
    let onFirst = contents.withLock { contents in
      change(&contents)
      defer { contents.isFrameRequested = true }
      return contents.isFrameRequested ? nil : contents.onFirst
    }
    onFirst?()
  }

  /// The nodes that wait.
  var nodes: [Node] { contents.withLock { Array($0.nodes.values) } }

  func take() -> [Node] {
    contents.withLock { contents in
      defer { contents.nodes.removeAll(keepingCapacity: true) }
      return Array(contents.nodes.values)
    }
  }

  /// Says that what was asked for until now is about to be shown.
  func beginFrame() {
    contents.withLock { $0.isFrameRequested = !$0.nodes.isEmpty }
  }
}
