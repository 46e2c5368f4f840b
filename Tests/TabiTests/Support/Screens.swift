import Tabi
import TabiTesting
import Testing

/// The rows that a view is shown as on a screen of a size, blanks at the end cut.
@MainActor
func screen(_ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> some View) async -> [String] {
  let app = await TestApp(columns: columns, rows: rows, content: content)
  defer { app.stop() }
  return app.rows
}

/// Expects a view to be shown as some rows.
@MainActor
func expect(
  _ rows: [String], in columns: Int, at location: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> some View
) async {
  let shown = await screen(columns, rows.count, content)
  #expect(shown == rows, sourceLocation: location)
}

extension View {
  /// Stands in the upper left corner of all the room there is.
  func inCorner() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
}

extension TestApp {
  /// The screen as text, row by row.
  var rows: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension StringProtocol {
  /// Without the blanks at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
