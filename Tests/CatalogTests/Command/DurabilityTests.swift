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
      reported += try reportsUntilKilled(
        after: Int.random(in: 1...4, using: &generator), .random(in: 0..<20_000, using: &generator),
        in: folder)
      let items = try await store.products().filter { $0.name == "item" }.count
      let (imports, rest) = items.quotientAndRemainder(dividingBy: Self.rowsAtATime)
      #expect(rest == 0, "seed \(seed), round \(round): an import is there in part")
      #expect(imports >= reported, "seed \(seed), round \(round): an import that was reported is lost")
      // The kill may have come between the commit and the report, and then that import isn't counted again.
      reported = imports
    }
  }

  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Imports over and over in another process group, and kills it `delay` microseconds after some reports.
  ///
  /// - Returns: How many imports were reported in all.
  private func reportsUntilKilled(after count: Int, _ delay: UInt32, in folder: TemporaryFolder) throws -> Int
  {
    let pipe = folder.file("reports")
    unlink(pipe)
    mkfifo(pipe, 0o600)
    // Opened for both ways, so that neither this nor the other end waits for the other to open it.
    let reports = open(pipe, O_RDWR)
    defer { close(reports) }
    let loop = #"while "$0" --database products.sqlite import rows.csv; do :; done"#
    let process = try CatalogBinary.spawn(
      ["sh", "-c", loop, CatalogBinary.path], in: folder, input: "/dev/null", output: pipe,
      errors: "/dev/null")

    var text = ""
    while reportCount(text) < count, let more = read(reports, within: 20_000) { text += more }
    usleep(delay)
    kill(-process, SIGKILL)
    #expect(try CatalogBinary.wait(for: process) == 128 + SIGKILL)
    while let more = read(reports, within: 0) { text += more }
    #expect(reportCount(text) >= count)
    return reportCount(text)
  }

  private func reportCount(_ text: String) -> Int { text.count { $0 == "\n" } }

  /// What there is to read within some milliseconds; nil when there is nothing.
  private func read(_ file: Int32, within milliseconds: Int32) -> String? {
    var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(file, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
