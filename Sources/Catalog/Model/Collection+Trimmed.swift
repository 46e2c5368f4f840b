extension BidirectionalCollection<Character> {
  /// What is left without the blanks at both ends.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return self[start..<end]
  }
}
