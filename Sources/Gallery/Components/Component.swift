import Tabi

/// A component alive, and the lines of code that make it.
protocol Component: View {
  /// What it is called in the list; no two share a title.
  static var title: String { get }
  /// Lines of the source of this very view.
  static var code: String { get }

  init()
}

/// Components that belong together.
struct ComponentGroup {
  let title: String
  let components: [any Component.Type]

  @MainActor var titles: [String] { components.map { $0.title } }
}

extension ComponentGroup {
  /// All there are, in the order of the list.
  @MainActor static let all = [
    ComponentGroup(
      title: "Text and colour",
      components: [
        TextExample.self, StylesExample.self, RunsExample.self, NumbersExample.self, LabelExample.self,
        ColoursExample.self, ShapesExample.self,
      ]),
    ComponentGroup(
      title: "Layout",
      components: [
        StacksExample.self, SpacerExample.self, PaddingExample.self, FrameExample.self, FixedSizeExample.self,
        LayoutPriorityExample.self, GridExample.self, AlignmentGuideExample.self, LengthUnitExample.self,
      ]),
    ComponentGroup(
      title: "By the room there is",
      components: [
        GeometryExample.self, ViewThatFitsExample.self, AnyLayoutExample.self, CustomLayoutExample.self,
        ScrollViewExample.self, ScrollViewReaderExample.self, LazyVStackExample.self, LazyHStackExample.self,
      ]),
    ComponentGroup(
      title: "Over and under",
      components: [
        OverlayExample.self, OffsetExample.self, ZIndexExample.self, HiddenExample.self, ClippedExample.self,
        InsetExample.self,
      ]),
    ComponentGroup(
      title: "Controls",
      components: [
        ButtonExample.self, ButtonStylesExample.self, ButtonRolesExample.self, ToggleExample.self,
        PickerExample.self, StepperExample.self, ProgressExample.self, LabeledContentExample.self,
        MenuExample.self,
      ]),
    ComponentGroup(
      title: "Fields",
      components: [
        FormExample.self, SecureFieldExample.self, AxisExample.self, NumberFieldExample.self,
        SubmitExample.self,
      ]),
    ComponentGroup(
      title: "Lists",
      components: [
        ListExample.self, ManyRowsExample.self, ForEachExample.self, BindingRowsExample.self,
        SelectionExample.self, SeveralSelectionExample.self, EditingExample.self, BadgeExample.self,
        SearchExample.self,
      ]),
    ComponentGroup(
      title: "Focus and keys",
      components: [
        FocusStateExample.self, DefaultFocusExample.self, FocusableExample.self, TapExample.self,
        KeyPressExample.self, ShortcutExample.self,
      ]),
    ComponentGroup(
      title: "Events",
      components: [AppearExample.self, TaskExample.self, ChangeExample.self, ReceiveExample.self]),
    ComponentGroup(
      title: "State",
      components: [
        StateExample.self, ObjectExample.self, ObservableExample.self, PreferenceExample.self,
        StorageExample.self, EnvironmentExample.self, EquatableExample.self,
      ]),
    ComponentGroup(
      title: "Navigation",
      components: [
        LinkExample.self, DestinationExample.self, ToolbarExample.self, DismissExample.self,
        ToastExample.self,
      ]),
    ComponentGroup(
      title: "Presentation",
      components: [
        SheetExample.self, ItemSheetExample.self, DetentsExample.self, CoverExample.self,
        PopoverExample.self, AlertExample.self, DialogExample.self,
      ]),
  ]
}
