import Tabi

struct MailApp: App {
  var body: some Scene {
    WindowGroup {
      MailView().lengthUnit(.points)
    }
  }
}

private struct Mail: Identifiable {
  let id: Int
  var subject: String
}

private struct MailView: View {
  @State private var isComposing = false
  @State private var opened: Mail?
  @State private var full: Mail?
  @State private var isCovered = false
  @State private var isAsking = false
  @State private var isWarned = false
  @State private var isTold = false
  @State private var isChoosing = false
  @State private var isDeleting = false
  @State private var isExplained = false
  @State private var isPointed = false
  @State private var isPopped = false
  @State private var result = "nothing yet"

  var body: some View {
    VStack {
      Text("Last: \(result)")
      Button("Compose") { isComposing.toggle() }
      Button("Open", systemImage: "envelope") { opened = Mail(id: 1, subject: "Hello") }
      Button(action: { full = Mail(id: 2, subject: "Whole") }) { Text("Whole") }
      Button(action: { isCovered = true }, label: { Text("Cover") })
      Button("Ask") { isAsking = true }
      Button("Warn") { isWarned = true }
      Button("Tell") { isTold = true }
      Button("Choose") { isChoosing = true }
      Button("Delete", role: .destructive) { isDeleting = true }
      Button(role: .cancel) {
        isExplained = true
      } label: {
        Text("Explain")
      }
      .popover(isPresented: $isExplained) {
        Text("A small word")
          .padding()
          .presentationCompactAdaptation(.popover)
      }
      Button("Point") { isPointed = true }
        .popover(isPresented: $isPointed, arrowEdge: .bottom, content: { Text("An arrow") })
      Button("Pop") { isPopped = true }
        .popover(isPresented: $isPopped, content: { Text("No arrow") })
    }
    .sheet(isPresented: $isComposing, onDismiss: { result = "composed" }) {
      ComposeView()
    }
    .sheet(item: $opened) { mail in
      Text("Subject: \(mail.subject)").padding()
    }
    .fullScreenCover(item: $full) { mail in
      CoverView(title: mail.subject)
    }
    .fullScreenCover(isPresented: $isCovered, content: { CoverView(title: "Covered") })
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes") { result = "yes" }
      Button("No", role: .cancel) { result = "no" }
    }
    .alert("Careful", isPresented: $isWarned) {
      Button("OK") { result = "warned" }
    } message: {
      Text("This can't be undone.")
    }
    .alert("Told", isPresented: $isTold, actions: { Button("Fine", role: .cancel) {} })
    .confirmationDialog("Which?", isPresented: $isChoosing) {
      Button("First") { result = "first" }
      Button("Second") { result = "second" }
    }
    .confirmationDialog("Delete all?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { result = "deleted" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Three mails go.")
    }
  }
}

private struct ComposeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var detent = PresentationDetent.medium
  @State private var subject = ""
  @State private var isSure = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Subject", text: $subject)
        TextField("To", text: Binding(get: { subject }, set: { subject = $0 }), prompt: Text("Somebody"))
        Toggle("Sure", isOn: $isSure)
        NavigationLink("Signature") {
          Text("Yours").navigationTitle("Signature")
        }
      }
      .navigationTitle("New mail")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { dismiss() }.disabled(subject.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large], selection: $detent)
    .presentationDragIndicator(.visible)
    .interactiveDismissDisabled(isSure)
  }
}

private struct CoverView: View {
  let title: String
  @Environment(\.dismiss) var dismiss

  var body: some View {
    ZStack {
      Color(.orange).opacity(0.2).edgesIgnoringSafeArea(.all)
      VStack {
        Text(title).font(.title)
        Button("Done") { dismiss() }
      }
    }
  }
}
