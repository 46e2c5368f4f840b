import TabiTesting

extension TestApp {
  /// Waits for something that another thread does, at most ten seconds.
  func wait(until isDone: (TestApp) -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !isDone(self), ContinuousClock.now < deadline {
      await settle()
      await Task.yield()
    }
  }
}
