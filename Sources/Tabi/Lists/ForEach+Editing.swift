/// A view made of a collection, whose elements a person may remove and move.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets a person remove elements: the Delete key in a ``List`` calls `action` with the place of the current row.
  ///
  /// The action takes the elements out: `items.remove(atOffsets: $0)`. It may take ``RowOffsets``, or Foundation's `IndexSet`.
  public nonisolated func onDelete(perform action: ((RowOffsets) -> Void)?) -> Self {
    var view = self
    view.onDelete = action
    return view
  }

  /// As the other one, with any set of numbers, such as Foundation's `IndexSet`.
  @_disfavoredOverload
  public nonisolated func onDelete<Offsets: SetAlgebra>(perform action: ((Offsets) -> Void)?)
    -> Self
  where Offsets.Element == Int {
    guard let action else { return self }
    return onDelete { (offsets: RowOffsets) in action(Offsets(offsets)) }
  }

  /// Lets a person move elements: Alt-Up and Alt-Down in a ``List`` call `action` with the place of the current row
  /// and that of the element it is to stand before.
  ///
  /// The action moves the elements: `items.move(fromOffsets: $0, toOffset: $1)`.
  public nonisolated func onMove(perform action: ((RowOffsets, Int) -> Void)?) -> Self {
    var view = self
    view.onMove = action
    return view
  }

  /// As the other one, with any set of numbers, such as Foundation's `IndexSet`.
  @_disfavoredOverload
  public nonisolated func onMove<Offsets: SetAlgebra>(perform action: ((Offsets, Int) -> Void)?)
    -> Self
  where Offsets.Element == Int {
    guard let action else { return self }
    return onMove { (offsets: RowOffsets, target: Int) in action(Offsets(offsets), target) }
  }
}

extension View {
  /// Keeps a row from being removed by a key.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    environment(\.isDeleteDisabled, isDisabled)
  }

  /// Keeps a row from being moved by a key.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    environment(\.isMoveDisabled, isDisabled)
  }
}

extension EnvironmentValues {
  private struct DeleteDisabledKey: EnvironmentKey { static let defaultValue = false }
  private struct MoveDisabledKey: EnvironmentKey { static let defaultValue = false }

  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}
