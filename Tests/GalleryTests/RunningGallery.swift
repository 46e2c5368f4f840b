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

  /// Goes to a component's page, which comes after so many others in the list.
  @discardableResult
  func open(_ title: String) async throws -> String {
    let titles = ComponentGroup.all.flatMap(\.pages).map(\.title)
    let index = try #require(titles.firstIndex(of: title))
    return try await press(String(repeating: "Down ", count: index) + "Enter")
  }
}
