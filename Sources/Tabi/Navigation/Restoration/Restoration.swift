import TabiNavigation

extension View {
  /// Keeps where the user is among the containers in this view, and returns there at the next start.
  ///
  /// Kept are the selections of tab views, the paths of stacks as far as their routes are `Codable`, where link
  /// navigators are, and the items of sheets and covers that are `Codable`. What a Bool presents isn't kept. It is
  /// written at most a second after a change, and at the end. A path ends where a route can't be read any more; a text
  /// that can't be read at all is set aside and reported, and the app starts at its root.
  ///
  /// A container is known by the way to it: by the containers around it, by the tag of the tab and the number of the
  /// page that it is on, and by its number among its kind there, in the order in which they appeared. It returns when
  /// it first appears, a stack only when its path is empty then.
  ///
  /// - Parameter key: What it is kept under, where an app has several places to keep.
  public nonisolated func restoresNavigation(_ key: String = "main") -> some View {
    modifier(RestorationModifier(key: "navigation.\(key)"))
  }
}

private struct RestorationModifier {
  let key: String
}

extension RestorationModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let restoration: Restoration
    if let kept = node.storage as? Restoration {
      restoration = kept
    } else {
      restoration = Restoration(key: key, host: node.host)
      node.storage = restoration
      node.host.restorations.append(restoration)
      node.onDetach = { [weak restoration, host = node.host] in
        host.restorations.removeAll { $0 === restoration }
      }
    }
    node.setChild(content.environment(\.restoration, RestorationScope(restoration: restoration, name: "")))
  }
}

/// Where the containers in a view are, for the next start.
@MainActor
final class Restoration {
  private let text: StoredText
  private let clock: any Clock
  private var snapshot = NavigationSnapshot()
  /// What the containers that are there add to the snapshot, by their names.
  private var keepers: [String: Keeper] = [:]
  private var isSaveDue = false
  private var hasEnded = false

  typealias Keeper = (inout NavigationSnapshot, String) -> Void

  /// How long a change may wait, in seconds: with the time that the store takes, less than a second.
  private static let delay = 0.25

  fileprivate init(key: String, host: Host) {
    text = host.storage.text(key)
    clock = host.clock
    guard let kept = text.value else { return }
    do throws(RestorationError) {
      snapshot = try NavigationSnapshot(text: kept)
    } catch {
      host.storage.text("\(key).damaged").value = kept
      host.report("The app starts at its root, and what was kept is set aside, as \(error)")
    }
  }

  /// Gives a container its place, and returns it to where it was.
  fileprivate func claim(
    _ wanted: String, restore: (NavigationSnapshot, String) -> Bool, keep: @escaping Keeper
  ) -> KeptPlace {
    var (name, number) = (wanted, 1)
    while keepers[name] != nil {
      number += 1
      name = "\(wanted)-\(number)"
    }
    keepers[name] = keep
    if restore(snapshot, name) { NavigationTrace.attributeTurn(to: .restoration) }
    return KeptPlace(name: name, restoration: self)
  }

  fileprivate func release(_ name: String) {
    guard !hasEnded else { return }
    keepers[name] = nil
    forget(name)
    changed()
  }

  /// Forgets what was kept under a name, and in it.
  fileprivate func forget(_ name: String) {
    snapshot.remove(name)
  }

  fileprivate func changed() {
    guard !isSaveDue, !hasEnded else { return }
    isSaveDue = true
    clock.after(Self.delay) { [weak self] in self?.save() }
  }

  private func save() {
    guard isSaveDue, !hasEnded else { return }
    isSaveDue = false
    for (name, keep) in keepers { keep(&snapshot, name) }
    let new = snapshot.text
    if new != text.value { text.value = new }
  }

  /// The app ends: its containers go, and where they were stays.
  func end() {
    isSaveDue = true
    save()
    hasEnded = true
  }
}

/// A container's place among those that are kept.
@MainActor
final class KeptPlace {
  private let name: String
  private let restoration: Restoration

  fileprivate init(name: String, restoration: Restoration) {
    self.name = name
    self.restoration = restoration
  }

  /// Where the containers in it stand, or those in a part of it.
  func inside(_ part: String? = nil) -> RestorationScope {
    RestorationScope(restoration: restoration, name: "\(name)/" + (part.map { "\($0)/" } ?? ""))
  }

  /// Where it is has changed: it is asked soon.
  func changed() { restoration.changed() }

  /// Forgets what was kept of containers in it.
  func forgetInside() { restoration.forget(name) }

  /// The container is gone, and so is where it was.
  func release() { restoration.release(name) }
}

/// What the names of containers begin with, and where they are kept.
struct RestorationScope {
  let restoration: Restoration
  let name: String
}

extension RestorationScope: Equatable {
  static func == (lhs: RestorationScope, rhs: RestorationScope) -> Bool {
    lhs.restoration === rhs.restoration && lhs.name == rhs.name
  }
}

extension Node {
  /// Has a container keep where it is, and returns it to where it was. Nil where nothing is kept.
  ///
  /// - Parameters:
  ///   - kind: What containers of its kind are called.
  ///   - restore: Takes over what is kept under a name. Returns whether there is anything.
  ///   - keep: Adds where it is, under a name; called some time after ``KeptPlace/changed()``.
  func keepPlace(
    _ kind: String, restore: (NavigationSnapshot, String) -> Bool,
    keep: @escaping (inout NavigationSnapshot, String) -> Void
  ) -> KeptPlace? {
    environment.restoration.map { $0.restoration.claim($0.name + kind, restore: restore, keep: keep) }
  }
}

extension EnvironmentValues {
  private struct RestorationKey: EnvironmentKey { static let defaultValue: RestorationScope? = nil }

  /// Where containers keep where they are; nil where they don't.
  var restoration: RestorationScope? {
    get { self[RestorationKey.self] }
    set { self[RestorationKey.self] = newValue }
  }
}
