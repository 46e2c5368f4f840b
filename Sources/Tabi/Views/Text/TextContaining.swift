/// A label that says what its text is, for where a view can't be shown.
protocol TextContaining {
  var text: String { get }
}

extension Text: TextContaining {
  var text: String { string }
}

extension Label: TextContaining {
  var text: String { (title as? any TextContaining)?.text ?? "" }
}

extension ModifiedContent: TextContaining {
  var text: String { (content as? any TextContaining)?.text ?? "" }
}
