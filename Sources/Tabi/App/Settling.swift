extension Host {
  /// How long a task of a view is waited for after an event.
  private static let patience = Duration.seconds(2)

  /// Waits until no frame is due and no task that an event has begun still runs.
  ///
  /// A task that goes on for two seconds is there to stay, and isn't waited for again.
  package func settle() async {
    let deadline = ContinuousClock.now + Self.patience
    var quiet = 0
    // What a finished task resumes arrives a few turns later.
    while quiet < 8, !hasQuit {
      let running = lifecycle.awaitedTasks
      if isFrameDue {
        frame()
        quiet = 0
      } else if running.isEmpty {
        quiet += 1
      } else if ContinuousClock.now >= deadline {
        for task in running { task.isAwaited = false }
      } else {
        quiet = 0
        // Others work on what the task waits for: leave them the processor.
        try? await Task.sleep(for: .milliseconds(1))
      }
      await Task.yield()
    }
  }
}
