import Dispatch
import Synchronization
import TabiState

/// Short texts by key that outlast the app: settings, and what a scene was showing.
///
/// They are kept in memory, or in one small file. It is read at the first use and written whole, half a
/// second after a change and at the end. Of two programs that share a file, the last one to write wins. Any
/// thread may use it.
package final class KeyedStore: Sendable {
  private struct Contents {
    var file: StoreFile?
    /// What the file held; nil until it is read.
    var read: [String: String]?
    var texts: [String: StoredText] = [:]
    var isSaveDue = false
    /// Told, on any thread, that something changed which is to be saved.
    var onChange: (@Sendable () -> Void)?
    var onProblem: (@Sendable (String) -> Void)?

    /// Reads the file, if that hasn't been done. Returns what was wrong with it.
    mutating func readFile() -> String? {
      guard read == nil, let file else { return nil }
      do throws(StoreFile.Damage) {
        read = try file.read()
        return nil
      } catch {
        read = [:]
        // What can't be read must not be written over.
        if !error.isSetAside { self.file = nil }
        return error.sentence
      }
    }
  }

  private let contents: Mutex<Contents>
  private let queue = DispatchQueue(label: "state")

  /// How long a change may wait, in seconds, so that many of them are written as one.
  package static let delay = 0.5

  /// A store in a file, or in memory.
  package init(path: String? = nil) {
    contents = Mutex(Contents(file: path.map(StoreFile.init)))
  }

  /// Says who sees to it that ``save()`` is called, and who is told of what goes wrong with the file.
  package func connect(
    onChange: @escaping @Sendable () -> Void, onProblem: @escaping @Sendable (String) -> Void
  ) {
    contents.withLock {
      $0.onChange = onChange
      $0.onProblem = onProblem
    }
  }

  /// The text of a key, the same object each time; nil where nothing is kept.
  package func text(_ key: String) -> StoredText {
    let (text, problem) = contents.withLock { contents -> (StoredText, String?) in
      if let text = contents.texts[key] { return (text, nil) }
      let problem = contents.readFile()
      let text = StoredText(contents.read?[key], store: self)
      contents.texts[key] = text
      return (text, problem)
    }
    if let problem { report(problem) }
    return text
  }

  fileprivate func textChanged() {
    let onChange = contents.withLock { contents in
      defer { contents.isSaveDue = true }
      return contents.isSaveDue || contents.file == nil ? nil : contents.onChange
    }
    onChange?()
  }

  /// Writes what has changed, in the background.
  package func save() {
    queue.async { self.write() }
  }

  /// Writes what has changed, and returns when it is on the disk.
  package func flush() {
    // What went wrong is told on this thread.
    queue.sync {}
    write()
  }

  private func write() {
    let (file, texts) = contents.withLock { contents -> (StoreFile?, [String: String]) in
      guard contents.isSaveDue else { return (nil, [:]) }
      contents.isSaveDue = false
      var all = contents.read ?? [:]
      for (key, text) in contents.texts { all[key] = text.value }
      return (contents.file, all)
    }
    if let file, let problem = file.write(texts) { report(problem) }
  }

  private func report(_ problem: String) {
    contents.withLock { $0.onProblem }?(problem)
  }
}

/// A text that outlasts the app. Who reads it hears of its changes.
package final class StoredText: Location {
  private let location: StoredLocation<String?>
  private let store: KeyedStore

  fileprivate init(_ value: String?, store: KeyedStore) {
    location = StoredLocation(value)
    self.store = store
  }

  package var value: String? {
    get { location.value }
    set {
      location.value = newValue
      store.textChanged()
    }
  }
}

// Unchecked: the location is safe from any thread.
extension StoredText: @unchecked Sendable {}
