import FoundationEssentials
import Tabi
import TabiTesting
import Testing

/// Code as SwiftUI's programs have it: what counts is that it compiles as it stands.
@MainActor
@Suite("SwiftUI's names")
struct SwiftUINamesTests {
  @Test("A program of SwiftUI's usual names shows its first page")
  func program() async {
    let app = await TestApp(UsualApp(), columns: 60, rows: 20)
    #expect(app.row(0).contains("Usual"))
    #expect(app.problems.isEmpty)
  }

  @Test("A gesture of a tap does at its end what a tap does, and others do nothing")
  func gestures() async throws {
    struct Gestures: View {
      @State private var taps = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("taps \(taps)").gesture(TapGesture().onEnded { taps += 1 })
          Text("pinch").gesture(
            MagnificationGesture().onChanged { _ in taps += 10 }.onEnded { _ in taps += 10 })
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 3) { Gestures() }
    try await app.click("taps")
    try await app.click("pinch")
    #expect(app.text.contains("taps 1"))
  }

  @Test("A navigation view is a stack of its links' pages")
  func navigationView() async throws {
    let app = await TestApp(columns: 30, rows: 5) {
      NavigationView {
        NavigationLink("Go", destination: Text("There").navigationTitle("Page"))
          .navigationBarTitle("Start", displayMode: .inline)
      }
      .navigationViewStyle(.stack)
    }
    try await app.press("Enter")
    #expect(app.text.contains("There"))
    try await app.press("Esc")
    #expect(app.row(0).contains("Start"))
  }
}

private struct UsualApp: App {
  init() {
    UITabBar.appearance().backgroundColor = UIColor.white
    UINavigationBar.appearance().backgroundColor = .clear
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        UsualPage().tabItem { Label("Usual", systemImage: "house") }.tag(0)
        Text("Other").tabItem { Text("Other") }.tag(1)
        Tab("Third", systemImage: "gear", value: 2) { Text("The third") }
      }
      .accentColor(.orange)
    }
  }
}

private struct UsualPage: View {
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  @SceneStorage("path") private var stored = ""
  @State private var path = NavigationPath()
  @State private var isOn = State(initialValue: false).wrappedValue
  @State private var item: Item?
  @State private var text = ""
  @State private var number = 1.0
  @State private var size = "S"
  @State private var detent = PresentationDetent.medium
  @State private var items = [Item(id: 1)]

  struct Item: Identifiable, Hashable {
    var id: Int
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        links
        controls
        presentations
        looks
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Usual")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(isPresented: .constant(false)) { Text("Presented") }
      .navigationDestination(item: .constant(Item?.none)) { Text("\($0.id)") }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .topBarLeading) { Text("L") }
      }
      .toolbarBackground(.yellow, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar, .tabBar)
      .toolbarBackground(Color.blue)
      .toolbarBackgroundVisibility(.visible, for: .tabBar)
      .toolbarColorScheme(.dark)
      .containerBackground(.blue, for: .navigation)
      .searchable(text: $text, prompt: "Search here")
      .onOpenURL { _ in }
    }
  }

  @ViewBuilder private var links: some View {
    NavigationLink("Value", value: 1)
    NavigationLink(value: 2) { Label("Two", systemImage: "star") }
    NavigationLink(value: 2, label: { Text("Two") })
    NavigationLink("Destination") { Text("There") }
    NavigationLink("Destination", destination: Text("There"))
    NavigationLink(destination: Text("There")) { Text("Label") }
    NavigationLink(destination: Text("There"), label: { Text("Label") })
    NavigationLink {
      Text("There")
    } label: {
      Text("Label")
    }
    NavigationLink("Active", destination: Text("There"), isActive: .constant(false))
    if let url = URL(string: "https://swift.org") { Link("Swift", destination: url) }
  }

  @ViewBuilder private var controls: some View {
    Section("Controls") {
      Button("One", role: .destructive) {}.buttonStyle(.borderedProminent)
      Button(action: { dismiss() }) { Text("Two") }
      Button(action: {}, label: { Image(systemName: "star") })
      Toggle("On", isOn: $isOn)
      TextField("Text", text: $text, prompt: Text("prompt"))
        .keyboardType(.decimalPad)
        .textInputAutocapitalization(.never)
      TextField("Number", value: $number, format: .number)
      SecureField("Secret", text: $text, prompt: Text("prompt"))
      Slider(value: $number, in: 0...10, step: 1)
      Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
      LabeledContent("Name", value: "value")
      LabeledContent {
        Text("content")
      } label: {
        Text("label")
      }
      ProgressView()
    }
    Section(header: Text("Header")) { Text("row") }
    Section(footer: Text("Footer")) { Text("row") }
    ForEach(items) { Text("\($0.id)") }.onDelete { items.remove(atOffsets: $0) }
    Text("tap").onTapGesture(count: 2) {}.onAppear().onDisappear {}
    Text("change").onChange(of: text) { item = nil }
  }

  @ViewBuilder private var presentations: some View {
    Text("Sheets")
      .sheet(isPresented: .constant(false)) {
        Text("Sheet")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationDragIndicator(.visible)
          .presentationCompactAdaptation(.popover)
      }
      .sheet(item: $item) { Text("\($0.id)") }
      .fullScreenCover(item: $item) { Text("\($0.id)") }
      .fullScreenCover(isPresented: .constant(false), content: { Text("Cover") })
      .popover(isPresented: .constant(false), arrowEdge: .top, content: { Text("Popover") })
    Text("Alerts")
      .alert("Title", isPresented: .constant(false)) { Button("OK") {} }
      .alert("Title", isPresented: .constant(false), actions: { Button("OK") {} }) { Text("Message") }
      .confirmationDialog("Title", isPresented: .constant(false)) {
        Button("Go") {}
      } message: {
        Text("M")
      }
  }

  @ViewBuilder private var looks: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color(.orange)).zIndex(1)
      Circle().fill(.pink).frame(width: 3, height: 2)
      Color.black.ignoresSafeArea().edgesIgnoringSafeArea(.all)
    }
    HStack(spacing: 8) {
      Image(systemName: "globe").resizable().imageScale(.large).foregroundStyle(.tint)
      Text(12.5, format: .currency(code: "USD")).fontWeight(.semibold)
      Spacer()
      Divider()
    }
    VStack(alignment: .leading, spacing: 20) {
      LazyVStack { Text("lazy") }
      Group { EmptyView() }
      AnyView(Text("any")).modifier(Framed())
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray)
    .border(.green, width: 2)
    .cornerRadius(8)
    .clipShape(Capsule())
    .opacity(0.8)
    .scaleEffect(1.5)
    .allowsHitTesting(true)
    .labelsHidden()
    .listRowSeparator(.hidden)
    .multilineTextAlignment(.center)
    .foregroundColor(.white)
    .font(.system(size: 30, weight: .bold))
    .tint(.purple)
    .gesture(DragGesture().onChanged { _ in })
    Button("Animated") { withAnimation { isOn.toggle() } }.navigationBarBackButtonHidden()
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.frame(minWidth: 3) }
}

private struct UsualPage_Previews: PreviewProvider {
  static var previews: some View {
    UsualPage().previewLayout(.sizeThatFits).previewDevice("Phone").previewDisplayName("Usual")
  }
}
