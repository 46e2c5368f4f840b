import Dispatch
import Glibc
import Tabi

/// What Tabi costs: an app for a harness to drive, and measurements in process.
@main
enum Main {
  @MainActor
  static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      let arguments = options.arguments
      let count = arguments.count > 1 ? Int(arguments[1]) : nil
      switch (arguments.first, count) {
      case ("list", let count?) where arguments.count == 2 && count >= 0:
        ListApp.run(options, app: ListApp(count: count))
      case ("frames", _) where arguments.dropFirst().allSatisfy { FrameBenchmark.Kind(rawValue: $0) != nil }:
        let kinds = arguments.dropFirst().compactMap(FrameBenchmark.Kind.init)
        try FrameBenchmark.run(kinds.isEmpty ? FrameBenchmark.Kind.allCases : kinds)
      case ("navigation", let count?) where arguments.count == 2 && count > 0:
        run { try await NavigationBenchmark.run(count: count) }
      case ("path", let count?) where arguments.count == 2 && count > 0:
        run { await PathBenchmark.run(count: count) }
      case ("--help", _), ("-h", _):
        print(help + LaunchOptions.help, terminator: "")
      default:
        throw UsageError()
      }
    } catch {
      fail(error)
    }
  }

  /// Runs what needs the main queue to turn meanwhile.
  private static func run(_ benchmark: @escaping @MainActor () async throws -> Void) -> Never {
    Task {
      do { try await benchmark() } catch { fail(error) }
      exit(0)
    }
    dispatchMain()
  }

  private static func fail(_ error: any Error) -> Never {
    let sentence = Array("tabi-bench: \(error)\n".utf8)
    write(STDERR_FILENO, sentence, sentence.count)
    exit(error is UsageError || error is LaunchError ? 2 : 1)
  }

  private static let help = """
    What Tabi costs. Build it with -c release.

    Usage: tabi-bench list N         an app with a list of N rows, for a harness on a pseudo-terminal
           tabi-bench frames [KIND]  frames of several kinds, without a terminal, or of these:
                                     \(FrameBenchmark.Kind.allCases.map(\.rawValue).joined(separator: ", "))
           tabi-bench navigation N   a page pushed and popped, N times
           tabi-bench path N         a page pushed onto a path of N routes and popped again


    """
}

private struct UsageError: Error, CustomStringConvertible {
  var description: String {
    "write list N, frames, navigation N or path N, with a number for N: --help says more"
  }
}
