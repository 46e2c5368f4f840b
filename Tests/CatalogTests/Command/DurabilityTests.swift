import Glibc
import Testing

@testable import Catalog

@Suite("Durability")
struct DurabilityTests {
  private static let rowsAtATime = 200

  @Test("kill -9 in the middle of saves loses nothing that was reported saved", arguments: [seed])
  func killed(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let rows = (1...Self.rowsAtATime).map { "item,\($0)\n" }.joined()
    _ = try folder.write(("name,price\n" + rows).utf8, to: "rows.csv")
    let store = ProductStore(path: folder.file("products.sqlite"))

    var reported = 0
    for round in 1...10 {
      let loop = #"while "$0" --database products.sqlite import rows.csv; do :; done"#
      reported += try reportsUntilKilled(
        ["sh", "-c", loop, CatalogBinary.path], after: Int.random(in: 1...4, using: &generator),
        .random(in: 0..<20_000, using: &generator), in: folder
      ) { $0.count { $0 == "\n" } }
      let items = try await store.products().filter { $0.name == "item" }.count
      let (imports, rest) = items.quotientAndRemainder(dividingBy: Self.rowsAtATime)
      #expect(rest == 0, "seed \(seed), round \(round): an import is there in part")
      #expect(imports >= reported, "seed \(seed), round \(round): an import that was reported is lost")
      // The kill may have come between the commit and the report, and then that import isn't counted again.
      reported = imports
    }
  }

  @Test("kill -9 while the app saves loses nothing that the list showed as saved", arguments: [seed])
  func appKilled(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let store = ProductStore(path: folder.file("products.sqlite"))
    // Each save makes the name of the first product longer by one.
    let keys = "2" + String(repeating: " Enter Enter x Enter", count: 100)
    let app = ["--database", "products.sqlite", "--headless", "500x8", "--print-each", "--keys", keys]

    var saved = 0
    for round in 1...10 {
      let reported = try reportsUntilKilled(
        [CatalogBinary.path] + app, after: saved + .random(in: 1...6, using: &generator),
        .random(in: 0..<20_000, using: &generator), in: folder
      ) { text in
        text.split(separator: "\n").filter { $0.hasPrefix("▸ 레고") }.map { $0.count { $0 == "x" } }.max() ?? 0
      }
      let name = try await store.product(id: 1)?.name ?? ""
      saved = name.count { $0 == "x" }
      #expect(name == "레고" + String(repeating: "x", count: saved), "seed \(seed), round \(round)")
      #expect(saved >= reported, "seed \(seed), round \(round): a save that was shown is lost")
      #expect(try await store.products().count == 15, "seed \(seed), round \(round)")
    }
  }

  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Runs a command in another process group, and kills it `delay` microseconds after some reports.
  ///
  /// - Parameter reportCount: How many reports there are in what it printed.
  /// - Returns: How many were there at the end.
  private func reportsUntilKilled(
    _ command: [String], after count: Int, _ delay: UInt32, in folder: TemporaryFolder,
    reportCount: (String) -> Int
  ) throws -> Int {
    let pipe = folder.file("reports")
    unlink(pipe)
    mkfifo(pipe, 0o600)
    // Opened for both ways, so that neither this nor the other end waits for the other to open it.
    let reports = open(pipe, O_RDWR)
    defer { close(reports) }
    let process = try CatalogBinary.spawn(
      command, in: folder, input: "/dev/null", output: pipe, errors: "/dev/null")

    var text = ""
    while reportCount(text) < count, let more = read(reports, within: 20_000) { text += more }
    // No wait for anything: at what moment of a save it is killed is what is random.
    usleep(delay)
    kill(-process, SIGKILL)
    #expect(try CatalogBinary.wait(for: process) == 128 + SIGKILL)
    while let more = read(reports, within: 0) { text += more }
    #expect(reportCount(text) >= count)
    return reportCount(text)
  }

  /// What there is to read within some milliseconds; nil when there is nothing.
  private func read(_ file: Int32, within milliseconds: Int32) -> String? {
    var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(file, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
