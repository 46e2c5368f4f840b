/// Random numbers that a seed repeats (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to `count` letters out of a few, so that equal ones are frequent.
  mutating func letters(upTo count: Int) -> [String] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in letter() }
  }

  mutating func letter() -> String {
    ["a", "b", "c", "d"][Int.random(in: 0..<4, using: &self)]
  }
}

/// The seeds of the random sequences. A failure names the one to repeat.
let seeds = (0..<10_000).map { UInt64($0) }
