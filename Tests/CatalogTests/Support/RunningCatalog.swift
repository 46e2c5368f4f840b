import TabiTesting
import Testing

@testable import Catalog

/// The tests of the app's pages: one after another, as the pages' router is one for the whole process.
@MainActor
@Suite("The app", .serialized)
enum Pages {}

/// The app on a file of its own, on a screen in memory.
@MainActor
struct RunningCatalog {
  let folder: TemporaryFolder
  /// The file, as another program sees it.
  let store: ProductStore
  let app: TestApp

  /// - Parameters:
  ///   - products: What the file holds; nil for those of a first start.
  ///   - database: Another file than one in the app's own folder.
  init(
    columns: Int = 80, rows: Int = 24, products: [NewProduct]? = nil, database: String? = nil
  ) async throws {
    folder = try TemporaryFolder()
    let path = database ?? folder.file("products.sqlite")
    store = ProductStore(path: path)
    if let products {
      let file = try Database(productsAt: path)
      try file.transaction { () throws(StoreError) in
        try file.run("DELETE FROM products")
        _ = try file.insert(products)
      }
    }
    RouterPath.shared.popHomeToRoot()
    RouterPath.shared.popProfileToRoot()
    app = await TestApp(CatalogApp(database: path), columns: columns, rows: rows)
  }

  /// Presses keys and returns the screen.
  @discardableResult
  func press(_ keys: String) async throws -> String {
    try await app.press(keys)
    return app.text
  }

  /// Writes a CSV file and types its path into the first page of Import, up to the preview.
  func preview(_ csv: String) async throws {
    let path = try folder.write(csv.utf8, to: "new.csv")
    try await press("Alt-3")
    await app.paste(path)
    try await press("Enter")
  }

  /// Presses Enter to write, does something else while the file is held by another program, and lets the
  /// writing end.
  ///
  /// - Parameter sign: What the screen shows meanwhile.
  func whileLocked(_ sign: String, _ action: @escaping @MainActor () async throws -> Void) async throws {
    let other = try Database(path: store.path)
    try other.run("BEGIN IMMEDIATE")
    let writing = Task { try await press("Enter") }
    await wait(for: sign)
    let acting = Task { try await action() }
    for _ in 0..<10 { await Task.yield() }
    try other.run("ROLLBACK")
    try await acting.value
    _ = try await writing.value
  }

  /// Lets the app go on, within bounds, until its screen shows a text.
  func wait(for text: String) async {
    for _ in 0..<1_000 {
      if app.text.contains(text) { return }
      await Task.yield()
    }
    Issue.record("The screen never shows “\(text)”:\n\(app.text)")
  }
}

extension String {
  /// The words of a screen's text, so that it doesn't matter where a sentence is broken into lines.
  var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
