import TabiState

extension TextField where Label == Text {
  /// A field for a number in a format.
  ///
  /// Each text that shows a number changes the value at once. What shows none leaves the value as it is; Enter, or
  /// leaving the field, shows the value again.
  public nonisolated init<Number: FormattedNumber>(
    _ titleKey: LocalizedStringKey, value: Binding<Number>, format: NumberFormat, prompt: Text? = nil
  ) {
    self.init(Field(value: value, format: format, prompt: prompt)) { Text(titleKey) }
  }

  /// A field for a number in a format: see the one with a key.
  @_disfavoredOverload
  public nonisolated init<Number: FormattedNumber>(
    _ title: some StringProtocol, value: Binding<Number>, format: NumberFormat, prompt: Text? = nil
  ) {
    self.init(Field(value: value, format: format, prompt: prompt)) { Text(title) }
  }

  /// A field for a number that may be missing: an empty field is nil.
  public nonisolated init<Number: FormattedNumber>(
    _ titleKey: LocalizedStringKey, value: Binding<Number?>, format: NumberFormat, prompt: Text? = nil
  ) {
    self.init(Field(value: value, format: format, prompt: prompt)) { Text(titleKey) }
  }

  /// A field for a number that may be missing: an empty field is nil.
  @_disfavoredOverload
  public nonisolated init<Number: FormattedNumber>(
    _ title: some StringProtocol, value: Binding<Number?>, format: NumberFormat, prompt: Text? = nil
  ) {
    self.init(Field(value: value, format: format, prompt: prompt)) { Text(title) }
  }
}

extension Field {
  nonisolated init<Number: FormattedNumber>(value: Binding<Number>, format: NumberFormat, prompt: Text?) {
    self.init(text: .constant(""), prompt: prompt)
    source = Source {
      format.format(value.wrappedValue)
    } set: { text in
      if let number: Number = format.parse(text) { value.wrappedValue = number }
    }
  }

  nonisolated init<Number: FormattedNumber>(value: Binding<Number?>, format: NumberFormat, prompt: Text?) {
    self.init(text: .constant(""), prompt: prompt)
    source = Source {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let number: Number = format.parse(text) {
        value.wrappedValue = number
      }
    }
  }
}
