/// The label of a control, where labels aren't hidden.
struct ControlLabel<Label: View>: View {
  let label: Label
  @Environment(\.areLabelsHidden) private var isHidden

  init(_ label: Label) {
    self.label = label
  }

  var body: some View {
    if !isHidden { label }
  }
}

extension EnvironmentValues {
  private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

  /// Whether controls show without their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Shows the controls in this view without their labels.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
