import Tabi

/// Something live above the lines of code that make it.
struct Example<Live: View>: View {
  let code: String
  @ViewBuilder let live: Live

  private var lines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  var body: some View {
    VStack(alignment: .leading) {
      live
      Divider()
      List(lines.indices, id: \.self) { Text(lines[$0]).lineLimit(1) }
        .frame(minHeight: 2, maxHeight: Double(lines.count))
    }
    .padding(.horizontal)
    // At least 0: on a small screen the end is cut, and not both ends.
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}
