/// The numbers by which a terminal knows pairs of colours.
///
/// Where it has fewer than are asked for, the pair that was used least recently gives up its number.
struct ColorPairs {
  /// Two colours, by ncurses' numbers; -1 is the terminal's own.
  struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  /// How many numbers there are, from 1.
  private let capacity: Int
  private var numbers: [Pair: Int] = [:]
  /// The pairs by their numbers; 0 is none.
  private var pairs = [Pair(foreground: -1, background: -1)]
  /// For each number, the one used after it and the one used before it; at 0 the ends of that ring.
  private var newer = [0]
  private var older = [0]

  init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  /// Whether a new pair takes its number from another.
  var isFull: Bool { numbers.count >= capacity }

  /// The number of a pair that has one; it counts as used.
  mutating func number(of pair: Pair) -> Int? {
    guard let number = numbers[pair] else { return nil }
    if older[0] != number {
      unlink(number)
      link(number)
    }
    return number
  }

  /// Gives a pair that has none a number; 0 if there are no numbers at all.
  mutating func add(_ pair: Pair) -> Int {
    guard capacity > 0 else { return 0 }
    let number = isFull ? newer[0] : pairs.count
    if isFull {
      unlink(number)
      numbers[pairs[number]] = nil
      pairs[number] = pair
    } else {
      pairs.append(pair)
      newer.append(0)
      older.append(0)
    }
    numbers[pair] = number
    link(number)
    return number
  }

  private mutating func unlink(_ number: Int) {
    newer[older[number]] = newer[number]
    older[newer[number]] = older[number]
  }

  /// Makes a number the newest.
  private mutating func link(_ number: Int) {
    older[number] = older[0]
    newer[number] = 0
    newer[older[0]] = number
    older[0] = number
  }
}
