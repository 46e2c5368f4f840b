import TabiNavigation
import TabiState

extension View {
  /// Presents a sheet over the page while `isPresented` is true: a window of its own, as large as its content or as
  /// its detents say. Esc closes it and sets the value to false; `onDismiss` is called once after it is closed.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item while there is one; for another item, one with state of its own.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, item, onDismiss, content)
  }

  /// Presents a view on the whole screen while `isPresented` is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.fullScreen, isPresented, onDismiss, content)
  }

  /// Presents a view on the whole screen for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.fullScreen, item, onDismiss, content)
  }

  /// Presents a small window beside this view while `isPresented` is true: below it, or above where there is more
  /// room.
  ///
  /// - Parameter arrowEdge: Accepted; a popover has no arrow here.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.popover, isPresented, nil, content)
  }

  /// Presents a small window beside this view for an item while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, item, nil, content)
  }

  nonisolated func presents<Content: View>(
    _ kind: Presentations.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        source: BoolPresentation(isPresented: isPresented, content: content), onDismiss: onDismiss))
  }

  private nonisolated func presents<Item: Identifiable, Content: View>(
    _ kind: Presentations.Kind, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, source: ItemPresentation(item: item, content: content), onDismiss: onDismiss))
  }
}

/// What is presented while a value is true.
struct BoolPresentation<Content: View> {
  let isPresented: Binding<Bool>
  let content: @MainActor () -> Content
}

extension BoolPresentation: PresentationSource {
  func make() -> AnyView? { isPresented.wrappedValue ? AnyView(content()) : nil }
  func clear() { isPresented.wrappedValue = false }
}

/// What is presented for an item while there is one.
private struct ItemPresentation<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let content: @MainActor (Item) -> Content
}

extension ItemPresentation: PresentationSource {
  func make() -> AnyView? { item.wrappedValue.map { AnyView(content($0).id($0.id)) } }
  func clear() { item.wrappedValue = nil }

  var keptName: String? { Item.self is any Codable.Type ? "\(Item.self)" : nil }

  func keep(_ snapshot: inout NavigationSnapshot, _ name: String) {
    snapshot.keep(item: item.wrappedValue, as: name)
  }

  func restore(_ snapshot: NavigationSnapshot, _ name: String) -> Bool {
    guard item.wrappedValue == nil, let kept = snapshot.item(name, as: Item.self) else { return false }
    item.wrappedValue = kept
    return true
  }
}
