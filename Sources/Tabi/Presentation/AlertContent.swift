import TabiNavigation
import TabiTerminal

/// An alert's title, message, fields and buttons.
struct AlertContent<Actions: View, Message: View>: View {
  let title: Text?
  let isColumn: Bool
  let actions: Actions
  let message: Message
  @Environment(\.presentation) private var presentation

  var body: some View {
    VStack {
      title?.bold()
      message
      AlertActions(isColumn: isColumn, actions: actions)
    }
    .multilineTextAlignment(.center)
    .environment(\.closesPopup, presentation?.closing)
    .padding(.horizontal)
  }
}

/// The fields of an alert one below the other, and under them its buttons.
private struct AlertActions<Actions: View> {
  let isColumn: Bool
  let actions: Actions
}

extension AlertActions: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.element(AlertActionsElement.self, make: AlertActionsElement.init).isColumn = isColumn
    node.setChildren { children in
      if Actions.self == EmptyView.self {
        children.add(Button("OK") {}, key: "ok")
      } else {
        children.add(actions, key: "actions")
        if isColumn { children.add(CancelButton(), key: "cancel") }
      }
    }
  }
}

/// The button to cancel that a dialog has where its author gave it none.
private struct CancelButton: View {
  var body: some View { Button("Cancel") {} }
}

private final class AlertActionsElement: Element {
  var isColumn = false

  private var fields: [Element] { children.filter { !($0 is PressableElement) } }
  private var buttons: [Element] { children.filter { $0 is PressableElement } }
  private static let gap = 2

  /// The buttons' widths in a row; nil where they stand one below the other.
  private func row(_ proposal: Proposal) -> [Int]? {
    guard !isColumn else { return nil }
    let widths = buttons.map { $0.measure(Proposal(width: nil, height: 1)).width }
    let total = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    return total <= proposal.width ?? .max ? widths : nil
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let fields = Stack.vertical.size(of: fields, Proposal(width: proposal.width, height: nil))
    guard let row = row(proposal) else {
      let column = Stack.vertical.size(of: buttons, Proposal(width: proposal.width, height: nil))
      return Size(width: max(fields.width, column.width), height: fields.height + column.height)
    }
    let width = row.reduce(0, +) + Self.gap * max(0, row.count - 1)
    return Size(width: max(fields.width, width), height: fields.height + (row.isEmpty ? 0 : 1))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    var y = bounds.minY
    func stack(_ element: Element) {
      let offer = Proposal(width: bounds.width, height: nil)
      let size = element.measure(offer)
      let x = bounds.minX + HorizontalAlignment.center.offset(of: size.width, in: bounds.width)
      element.setFrame(Rect(x: x, y: y, width: size.width, height: size.height), proposal: offer)
      y += size.height
    }
    fields.forEach(stack)
    guard let row = row(Proposal(bounds.size)) else { return buttons.forEach(stack) }
    let width = row.reduce(0, +) + Self.gap * max(0, row.count - 1)
    var x = bounds.minX + HorizontalAlignment.center.offset(of: width, in: bounds.width)
    for (button, width) in zip(buttons, row) {
      button.setFrame(Rect(x: x, y: y, width: width, height: 1), proposal: Proposal(width: nil, height: 1))
      x += width + Self.gap
    }
  }
}
