import Tabi
import TabiTerminal

/// A page pushed onto a stack and popped again, as `baseline_navigation.c` opens and removes a panel.
@MainActor
enum NavigationBenchmark {
  static func run(count: Int) async throws {
    let memory = await measure(count, on: VirtualScreen(size: Host.measuredSize))
    print("memory   " + memory.times)
    let screen = try CursesScreen(headless: Host.measuredSize)
    let ncurses = await measure(count, on: screen)
    screen.leave()
    print(
      "ncurses  " + ncurses.times
        + ", \(ncurses.bytes) bytes a cycle, memory grew by \(ncurses.growth) kB over \(max(0, count - 100)) cycles"
    )
  }

  private struct Result {
    var push: Timings
    var pop: Timings
    /// Bytes written in a cycle.
    var bytes = 0
    /// How much the memory grew after the first hundred cycles, in kB.
    var growth = 0

    var times: String { "push \(push.median.tenths) µs, pop \(pop.median.tenths) µs" }
  }

  private static func measure(_ count: Int, on screen: any Screen) async -> Result {
    let coordinator = Coordinator<Int>()
    let host = Host(StackPage(coordinator: coordinator), on: screen)
    var result = Result(push: Timings(capacity: count), pop: Timings(capacity: count))
    var memory = Process.residentMemory
    let bytes = Process.bytesWritten
    for cycle in 0..<count {
      if cycle == 100 { memory = Process.residentMemory }
      result.push.measure {
        coordinator.push(cycle)
        while host.isFrameDue { host.frame() }
      }
      result.pop.measure {
        coordinator.pop()
        while host.isFrameDue { host.frame() }
      }
      // What is queued for the main actor by then is gone, as in an app.
      await Task.yield()
    }
    result.bytes = (Process.bytesWritten - bytes) / count
    result.growth = Process.residentMemory - memory
    host.stop()
    return result
  }
}

private struct StackPage: View {
  @ObservedObject var coordinator: Coordinator<Int>

  var body: some View {
    NavigationStack(path: $coordinator.paths) {
      RowsPage(title: "Tab")
        .navigationDestination(for: Int.self) { _ in RowsPage(title: "Detail") }
    }
  }
}

/// A box with fourteen rows.
private struct RowsPage: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1..<15) { Text("\(title) row \($0)") }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .border(.primary)
    .navigationTitle(title)
  }
}
