import Tabi

/// Who keeps the catalogue, and where it is.
struct ProfilePage: View {
  @EnvironmentObject private var services: Services
  @EnvironmentObject private var owner: Owner

  var body: some View {
    Form {
      VStack(alignment: .leading) {
        Text("Name").foregroundStyle(.secondary)
        Text(owner.name.isEmpty ? "Not given yet" : owner.name).bold().lineLimit(1)
      }
      VStack(alignment: .leading) {
        Text("Products are kept in").foregroundStyle(.secondary)
        Text(services.store.path)
      }
      Button("Edit your name") { RouterPath.shared.addToProfile(path: .editName) }
    }
    .padding()
    .navigationTitle("Profile")
  }
}

/// Changes the name that Home greets by.
struct NamePage: View {
  @EnvironmentObject private var services: Services
  @EnvironmentObject private var owner: Owner
  @Environment(\.toasts) private var toasts
  /// What was typed; nil before anything is.
  @State private var name: String?
  /// What is being written; nil when nothing is.
  @State private var saving: String?
  @State private var problem: String?

  var body: some View {
    CheckedForm(problem: $problem, typed: name) {
      TextField("Name", text: Binding(get: { name ?? owner.name }, set: { name = $0 }))
      Button(saving == nil ? "Save" : "Saving…") { save() }
    }
    .onSubmit { save() }
    .navigationTitle("Your name")
    .task(id: saving) { await write() }
  }

  private func save() {
    guard saving == nil else { return }
    (saving, problem) = (name ?? owner.name, nil)
  }

  private func write() async {
    guard let saving else { return }
    do {
      try await services.store.setOwnerName(saving)
      owner.name = saving
      toasts.show("Saved")
      if !Task.isCancelled { RouterPath.shared.popProfile() }
    } catch {
      problem = "\(error)"
    }
    self.saving = nil
  }
}
