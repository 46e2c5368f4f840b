import Tabi

/// Something live above the lines of code that make it.
struct Example<Live: View>: View {
  let code: String
  @ViewBuilder let live: Live

  var body: some View {
    ExampleLayout {
      VStack(alignment: .leading) { live }
      Divider()
      ViewThatFits(in: .vertical) {
        CodeBlock(code: code)
        ScrollView { CodeBlock(code: code) }
      }
    }
    .padding(.horizontal)
    // At least 0: on a small screen the end is cut, and not both ends.
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Lines of code, each of which goes on below itself where it is too long.
private struct CodeBlock: View {
  let code: String

  private var lines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.indices, id: \.self) { index in
        let text = lines[index].drop { $0 == " " }
        Text(text).padding(.leading, CGFloat(lines[index].count - text.count))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What is live, a line, and the code: the live part has the rows that it needs and those that the code leaves, but
/// where there are too few for it, the code has up to half of them.
private struct ExampleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let ideal = ProposedViewSize(width: bounds.width, height: nil)
    let (needed, code) = (subviews[0].sizeThatFits(ideal).height, subviews[2].sizeThatFits(ideal).height)
    let room = max(0, bounds.height - 1)
    let live = needed + 1 > room ? room - min(code, (room / 2).rounded(.down)) : max(needed, room - code)
    var corner = bounds.origin
    for (view, height) in zip(subviews, [live, 1, room]) {
      let offer = ProposedViewSize(width: bounds.width, height: min(height, max(0, bounds.maxY - corner.y)))
      view.place(at: corner, proposal: offer)
      corner.y += view.sizeThatFits(offer).height
    }
  }

  /// Guides of what is live count inside it alone.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { nil }
}
