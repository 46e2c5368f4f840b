import TabiTesting
import Testing

@testable import Gallery

/// The gallery's tests: one after another, as the router's paths are one for the whole process.
@MainActor
@Suite("The gallery", .serialized)
enum GalleryTests {}

/// The gallery on a screen in memory.
@MainActor
struct RunningGallery {
  let app: TestApp

  init(columns: Int = 80, rows: Int = 24) async {
    RouterPath.shared.popHomeToRoot()
    RouterPath.shared.popProfileToRoot()
    app = await TestApp(GalleryApp(), columns: columns, rows: rows)
  }

  /// Presses keys and returns the screen.
  @discardableResult
  func press(_ keys: String) async throws -> String {
    try await app.press(keys)
    return app.text
  }

  /// Goes to a component's page, by the shorter way through the list.
  @discardableResult
  func open(_ title: String) async throws -> String {
    let titles = ComponentGroup.all.flatMap(\.titles)
    let index = try #require(titles.firstIndex(of: title))
    let fromEnd = titles.count - 1 - index
    let way =
      index <= fromEnd
      ? Array(repeating: "Down", count: index) : ["End"] + Array(repeating: "Up", count: fromEnd)
    return try await press((way + ["Enter"]).joined(separator: " "))
  }
}

extension String {
  /// A screen without the line that shows the keys: Back adds the way forward to it.
  var withoutHints: [Substring] {
    var rows = split(separator: "\n", omittingEmptySubsequences: false)
    rows.remove(at: rows.count - 2)
    return rows
  }
}
