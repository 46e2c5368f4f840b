import Foundation

/// Runs `catalog` as a user whom permissions hold back, which they don't when the tests run as root.
enum Unprivileged {
  static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder
  ) throws -> CatalogBinary.Outcome {
    guard geteuid() == 0 else { return try CatalogBinary.run(arguments, input: input, in: folder) }
    // The build's own folder may be closed to others.
    let copy = folder.file("catalog-for-nobody")
    if !folder.names.contains("catalog-for-nobody") {
      try FileManager.default.copyItem(atPath: CatalogBinary.path, toPath: copy)
    }
    let command = ["setpriv", "--reuid=65534", "--clear-groups", copy]
    return try CatalogBinary.run(arguments, input: input, in: folder, command: command)
  }
}
