public import TabiState

/// Where a search field is wanted; here it stands above what is searched.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
}

extension View {
  /// Puts a field above the view, for the text that is searched for.
  ///
  /// `/` goes to the field while the focus is in the view, Down comes back from it, and Enter calls
  /// `onSubmit(of: .search)` further out. What the text finds is for the view to show.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// As the other one, with a prompt for the empty field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// As the other one, with a prompt for the empty field.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

private struct SearchModifier {
  enum Part { case field, results }

  let text: Binding<String>
  let prompt: Text?
  @FocusState private var part: Part?

  init(text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .focused($part, equals: .results)
      .onKeyPress("/") {
        part = .field
        return .handled
      }
      .safeAreaInset(edge: .top, alignment: .leading) {
        TextField("Search", text: text, prompt: prompt)
          .submitLabel(.search)
          .environment(\.submitTrigger, .search)
          .focused($part, equals: .field)
      }
      // The results first: what is typed there are keys.
      .defaultFocus($part, .results)
  }
}
