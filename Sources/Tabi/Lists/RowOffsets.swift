public import Observation
public import TabiState

/// The places of rows among their elements, in order.
///
/// Views and observable objects know it as `IndexSet`, so that `onDelete(perform:)` and `onMove(perform:)` need no
/// Foundation. Where a file imports Foundation, `IndexSet` is Foundation's there, which these take as well.
public struct RowOffsets: Hashable, Sendable {
  /// In order, each once.
  private var numbers: [Int]

  private init(sorted numbers: [Int]) {
    self.numbers = numbers
  }
}

extension View {
  /// The places of rows, where Foundation's type of this name isn't imported.
  public typealias IndexSet = RowOffsets
}

extension ObservableObject {
  /// The places of rows, where Foundation's type of this name isn't imported.
  public typealias IndexSet = RowOffsets
}

extension Observable {
  /// The places of rows, where Foundation's type of this name isn't imported.
  public typealias IndexSet = RowOffsets
}

extension RowOffsets: SetAlgebra {
  public typealias Element = Int

  /// Whether there is no number.
  public var isEmpty: Bool { numbers.isEmpty }

  /// No numbers.
  public init() {
    numbers = []
  }

  /// The numbers of a sequence.
  public init(_ elements: some Sequence<Int>) {
    numbers = Set(elements).sorted()
  }

  /// One number.
  public init(integer: Int) {
    numbers = [integer]
  }

  /// The numbers of a range.
  public init(integersIn range: Range<Int>) {
    numbers = Array(range)
  }

  /// Whether a number is in the set. O(log *n*).
  public func contains(_ member: Int) -> Bool {
    let place = place(of: member)
    return place < numbers.count && numbers[place] == member
  }

  /// Adds a number. O(*n*).
  @discardableResult
  public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = place(of: newMember)
    if place < numbers.count, numbers[place] == newMember { return (false, newMember) }
    numbers.insert(newMember, at: place)
    return (true, newMember)
  }

  /// Adds a number. O(*n*).
  @discardableResult
  public mutating func update(with newMember: Int) -> Int? { insert(newMember).inserted ? nil : newMember }

  /// Takes a number out. O(*n*).
  @discardableResult
  public mutating func remove(_ member: Int) -> Int? {
    let place = place(of: member)
    guard place < numbers.count, numbers[place] == member else { return nil }
    return numbers.remove(at: place)
  }

  /// The numbers of both sets.
  public func union(_ other: RowOffsets) -> RowOffsets { RowOffsets(numbers + other.numbers) }
  /// The numbers that are in both sets.
  public func intersection(_ other: RowOffsets) -> RowOffsets {
    RowOffsets(sorted: numbers.filter(other.contains))
  }
  /// The numbers that are in one of the sets alone.
  public func symmetricDifference(_ other: RowOffsets) -> RowOffsets {
    RowOffsets(numbers.filter { !other.contains($0) } + other.numbers.filter { !contains($0) })
  }
  /// Adds the numbers of another set.
  public mutating func formUnion(_ other: RowOffsets) { self = union(other) }
  /// Keeps the numbers that are in another set, too.
  public mutating func formIntersection(_ other: RowOffsets) { self = intersection(other) }
  /// Keeps the numbers that are in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: RowOffsets) { self = symmetricDifference(other) }

  /// Where a number is, or would be.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RowOffsets: RandomAccessCollection {
  /// Where the least number is.
  public var startIndex: Int { 0 }
  /// After the place of the greatest one.
  public var endIndex: Int { numbers.count }
  /// The number at a place in the order.
  public subscript(position: Int) -> Int { numbers[position] }
}

// MARK: - Collections

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some places; places that aren't there are passed over. O(*n*).
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let gone = Set(offsets)
    guard !gone.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !gone.contains(offset) { kept.append(element) }
    self = kept
  }

  /// Moves the elements at some places, in their order, to before the one that stands at a place. O(*n*).
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let moved = Set(source)
    guard !moved.isEmpty else { return }
    let elements = Array(self)
    let place = Swift.max(0, Swift.min(destination, elements.count))
    func part(_ range: Range<Int>, isMoved: Bool) -> [Element] {
      range.filter { moved.contains($0) == isMoved }.map { elements[$0] }
    }
    replaceSubrange(
      startIndex..<endIndex,
      with: part(0..<place, isMoved: false) + part(0..<elements.count, isMoved: true)
        + part(place..<elements.count, isMoved: false))
  }
}
