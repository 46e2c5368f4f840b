import Glibc

/// Runs `catalog` as a user whom permissions hold back, which they don't when the tests run as root.
enum Unprivileged {
  static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder
  ) throws -> CatalogBinary.Outcome {
    guard geteuid() == 0 else { return try CatalogBinary.run(arguments, input: input, in: folder) }
    // The build's own folder may be closed to others.
    let copy = folder.file("catalog-for-nobody")
    if !folder.names.contains("catalog-for-nobody") {
      // By another process: a file that this one has open to write can't be run, also by a fork of it that
      // a test beside this one has begun and that hasn't closed it yet.
      _ = try CatalogBinary.run([], in: folder, command: ["cp", CatalogBinary.path, copy])
    }
    let command = ["setpriv", "--reuid=65534", "--clear-groups", copy]
    return try CatalogBinary.run(arguments, input: input, in: folder, command: command)
  }
}
