import TabiNavigation
import TabiState

// Each has the three titles that SwiftUI has: a literal, a text, and any other string.

extension View {
  /// Presents an alert while `isPresented` is true, with a message if there is one. Its buttons close it; Esc does what
  /// the cancel button does. Without actions it has the button OK. Of several alerts each waits for the one before it.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true, with a message if there is one.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true, with a message if there is one.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    presents(.alert, isPresented, nil) {
      AlertContent(title: title, isColumn: false, actions: actions(), message: message())
    }
  }

  /// Presents an alert about some data while `isPresented` is true and there is any.
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about some data while `isPresented` is true and there is any.
  @_disfavoredOverload
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about some data while `isPresented` is true and there is any.
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    presents(.alert, isPresented, data) { data in
      AlertContent(title: title, isColumn: false, actions: actions(data), message: message(data))
    }
  }

  /// Presents an alert without a message about some data while `isPresented` is true and there is any.
  public nonisolated func alert<Data, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert without a message about some data while `isPresented` is true and there is any.
  @_disfavoredOverload
  public nonisolated func alert<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert without a message about some data while `isPresented` is true and there is any.
  public nonisolated func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}

extension View {
  /// Presents choices one below the other while `isPresented` is true, with a message if there is one, and a button to
  /// cancel where none has that role.
  ///
  /// - Parameter titleVisibility: The title is shown unless this is `hidden`.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents choices one below the other while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents choices one below the other while `isPresented` is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    return presents(.dialog, isPresented, nil) {
      AlertContent(title: title, isColumn: true, actions: actions(), message: message())
    }
  }

  /// Presents choices about some data while `isPresented` is true and there is any.
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents choices about some data while `isPresented` is true and there is any.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents choices about some data while `isPresented` is true and there is any.
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    return presents(.dialog, isPresented, data) { data in
      AlertContent(title: title, isColumn: true, actions: actions(data), message: message(data))
    }
  }

  /// Presents choices without a message about some data while `isPresented` is true and there is any.
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents choices without a message about some data while `isPresented` is true and there is any.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents choices without a message about some data while `isPresented` is true and there is any.
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  private nonisolated func presents<Data, Content: View>(
    _ kind: Presentations.Kind, _ isPresented: Binding<Bool>, _ data: Data?,
    _ content: @escaping @MainActor (Data) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, source: DataPresentation(isPresented: isPresented, data: data, content: content),
        onDismiss: nil))
  }
}

/// What is presented about some data while a value is true.
private struct DataPresentation<Data, Content: View> {
  let isPresented: Binding<Bool>
  let data: Data?
  let content: @MainActor (Data) -> Content
}

extension DataPresentation: PresentationSource {
  func make() -> AnyView? { isPresented.wrappedValue ? data.map { AnyView(content($0)) } : nil }
  func clear() { isPresented.wrappedValue = false }
}
