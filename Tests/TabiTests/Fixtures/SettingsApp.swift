import FoundationEssentials
import Tabi

struct SettingsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        AccountForm().tabItem { Label("Account", systemImage: "person") }
        DeviceList().tabItem { Label("Devices", systemImage: "display") }
        LooksView().tabItem { Label("Looks", systemImage: "paintpalette") }
        OlderView().tabItem { Text("Older") }
        ColumnsView().tabItem { Text("Columns") }
      }
      .lengthUnit(.points)
    }
  }
}

private struct AccountForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var mail = ""
  @State private var age = 30
  @State private var isPublic = false
  @State private var colour = "red"
  @State private var volume = 0.5
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    Form {
      Section("Who") {
        TextField("Name", text: $name)
          .textInputAutocapitalization(.never)
        TextField("Mail", text: $mail, prompt: Text("you@example.com"))
          .keyboardType(.emailAddress)
        SecureField("Password", text: $password, prompt: Text("Secret"))
        TextField("Age", value: $age, format: .number)
          .keyboardType(.decimalPad)
      }
      Section(header: Text("How")) {
        Toggle("Public", isOn: $isPublic)
        Picker("Colour", selection: $colour) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        Slider(value: $volume, in: 0...1, step: 0.25)
        LabeledContent("Version", value: "1.2")
        LabeledContent {
          Text(age, format: .number)
        } label: {
          Text("Years")
        }
        TextField("Draft", text: $draft).labelsHidden()
      }
      if let url = URL(string: "https://example.com") {
        Link("Website", destination: url)
      }
      Text(isPublic ? "Everybody sees \(name)" : "Nobody sees you")
    }
  }
}

private struct DeviceList: View {
  @State private var devices = ["Phone", "Tablet", "Watch"]
  @State private var chosen: String?

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section("Devices") {
          ForEach(devices, id: \.self) { device in
            Text(device).tag(device).listRowSeparator(.hidden)
          }
          .onDelete(perform: { devices.remove(atOffsets: $0) })
        }
        Section(footer: Text("\(devices.count) devices")) {
          Text("Chosen: \(chosen ?? "none")")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Devices")
    }
  }
}

private struct Card: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(color)
      .cornerRadius(10)
  }
}

private struct LooksView: View {
  @State private var taps = 0
  @State private var scale = 1.0
  @State private var log: [String] = []

  private func note() { log.append("noted") }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Seen \(log.count)")
          .onAppear { log.append("appeared") }
          .onAppear(perform: note)
          .onAppear()
          .onDisappear { log.append("gone") }
          .onDisappear(perform: note)
        Toggle(
          "Big",
          isOn: Binding {
            scale > 1
          } set: { isBig in
            withAnimation { scale = isBig ? 2 : 1 }
          })
        Text("Small").font(.caption).frame(minWidth: 80).frame(minHeight: 16).background(Color.cyan)
        Text("Title").font(.title2).padding(.top, 16).foregroundColor(.accentColor)
        Text("Card").modifier(Card(color: .yellow))
        Text("One\nTwo").multilineTextAlignment(.center).frame(maxWidth: .infinity)
        Text("Heavy").fontWeight(.semibold).foregroundColor(.red).opacity(0.8)
        Image(systemName: "star.fill").resizable().frame(height: 16).imageScale(.large)
        Image(systemName: "photo").resizable().frame(width: 32, height: 16)
        RoundedRectangle(cornerRadius: 8).frame(width: 80, height: 32).border(Color.blue, width: 1)
        Text("Tapped \(taps)")
          .onTapGesture { taps += 1 }
          .onTapGesture(count: 2) { taps += 10 }
          .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
        Text("Round").clipShape(Circle()).scaleEffect(scale).zIndex(1)
        Text("Dead").allowsHitTesting(false)
        AnyView(ProgressView())
        Divider()
        Group {
          EmptyView()
          Text("Last").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, alignment: .leading)
        }
      }
      .padding(.horizontal, 16)
      .background(Color.clear)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct OlderView: View {
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Go", destination: Text("Gone").navigationBarTitle("There"))
      }
      .navigationBarTitle("Here", displayMode: .inline)
    }
  }
}

private struct ColumnsView: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<4, selection: $chosen) { number in
        NavigationLink("Chapter \(number)", value: number)
      }
      .navigationTitle("Chapters")
    } detail: {
      Text("Reading \(chosen ?? 0)").navigationTitle("Text")
    }
  }
}

private struct AccountForm_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      AccountForm()
      DeviceList().previewLayout(.sizeThatFits)
    }
  }
}
