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
      case ("frames", _) where arguments.count == 1:
        try FrameBenchmark.run()
      case ("navigation", let count?) where arguments.count == 2 && count > 0:
        Task {
          do { try await NavigationBenchmark.run(count: count) } catch { fail(error) }
          exit(0)
        }
        dispatchMain()
      case ("--help", _), ("-h", _):
        print(help + LaunchOptions.help, terminator: "")
      default:
        throw UsageError()
      }
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: any Error) -> Never {
    let sentence = Array("tabi-bench: \(error)\n".utf8)
    write(STDERR_FILENO, sentence, sentence.count)
    exit(error is UsageError || error is LaunchError ? 2 : 1)
  }

  private static let help = """
    What Tabi costs. Build it with -c release.

    Usage: tabi-bench list N         an app with a list of N rows, for a harness on a pseudo-terminal
           tabi-bench frames         frames of several kinds, without a terminal
           tabi-bench navigation N   a page pushed and popped, N times


    """
}

private struct UsageError: Error, CustomStringConvertible {
  var description: String { "write list N, frames or navigation N, with a number for N: --help says more" }
}
