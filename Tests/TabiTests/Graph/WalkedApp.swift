import Tabi

/// An app with some of everything, for random walks.
@MainActor
final class WalkedModel: ObservableObject {
  struct Row: Identifiable, Hashable {
    let id: Int
    var title: String
    var lines: Int
  }

  @Published var rows = (0..<6).map { Row(id: $0, title: "행 \($0)", lines: 1 + $0 % 2) }
  @Published var path: [Row] = []
  @Published var numbers: [Int] = []
  @Published var tab = 0
  @Published var hasHeader = false
  @Published var isHeaderFirst = true
  @Published var hasThirdTab = true
  @Published var isDisabled = false
  @Published var text = "값"
  @Published var width = 8.0
  let links = SingleLinkNavigator(routeBuilderItemList: [LinkedPage.builder], dependency: PageCounter())
  @Published var chosen: Int?
  @Published var isSheetUp = false
  private var lastID = 100

  func newRow(_ title: String, lines: Int) -> Row {
    lastID += 1
    return Row(id: lastID, title: title, lines: lines)
  }
}

struct WalkedApp: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) { RowsPage(model: model) }.tabItem { Text("목록") }.tag(0)
      FieldsPage(model: model).tabItem { Text("Form") }.tag(1)
      if model.hasThirdTab { MixedPage(model: model).tabItem { Text("Mixed") }.tag(2) }
      OuterPage(model: model).tabItem { Text("Outer") }.tag(3)
      EventsPage(model: model).tabItem { Text("Events") }.tag(4)
      ControlsPage(model: model).tabItem { Label("Controls", systemImage: "switch.2") }.tag(5)
      ArrangedPage(model: model).tabItem { Text("배치") }.tag(6)
      ScrollingPage(model: model).tabItem { Text("Scroll") }.tag(7)
      LinkNavigationView(linkNavigator: model.links, item: LinkItem(path: "쪽"))
        .tabItem { Text("Links") }.tag(8)
      SplitPage(model: model).tabItem { Text("나눔") }.tag(9)
    }
    .sheet(isPresented: $model.isSheetUp) { SheetPage(model: model) }
  }
}

private struct RowsPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    VStack {
      if model.hasHeader {
        Text("머리말 한 줄 header")
        Divider()
      }
      List {
        Section("처음 Section") {
          Counter(name: "하나")
          if model.isHeaderFirst { Text("a row without a control") }
        }
        ForEach(model.rows) { row in
          NavigationLink(value: row) {
            VStack(alignment: .leading) {
              Text(row.title).lineLimit(1)
              if row.lines > 1 {
                Text("둘째 줄 wraps where it is too long for the row").foregroundStyle(.secondary)
              }
            }
          }
        }
        ForEach(model.rows) { Counter(name: $0.title) }
      }
    }
    .navigationTitle("목록 \(model.rows.count)")
    .navigationDestination(for: WalkedModel.Row.self) { RowPage(model: model, row: $0) }
  }
}

private struct RowPage: View {
  @ObservedObject var model: WalkedModel
  let row: WalkedModel.Row
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Row \(row.id): \(row.title)").bold()
      TextField("제목", text: $model.text)
      Counter(name: row.title)
      Button("leave") { dismiss() }
      NavigationLink("deeper", value: WalkedModel.Row(id: row.id + 1, title: "깊이", lines: 1))
      Spacer()
      Text("바닥 bottom").background(.blue)
    }
    .navigationTitle(row.title)
  }
}

private struct FieldsPage: View {
  @ObservedObject var model: WalkedModel
  @Environment(\.toasts) private var toasts

  var body: some View {
    Form {
      Text("설명 of the form")
      TextField("이름 name", text: $model.text)
      TextField("again", text: $model.text).disabled(model.isDisabled)
      ForEach(model.rows.prefix(3)) { Counter(name: $0.title) }
      Button("알림 toast") { toasts.show("저장했습니다 \(model.text)") }
    }
  }
}

private struct MixedPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    ZStack(alignment: .topTrailing) {
      VStack(alignment: .trailing) {
        HStack {
          Counter(name: "왼쪽")
          Spacer()
          Counter(name: "right").disabled(model.isDisabled)
        }
        HStack(alignment: .bottom) {
          Text("긴 글은 여러 줄로 나뉜다 and wraps").frame(width: model.width, alignment: .leading).border(.red)
          Divider()
          Text(model.text).multilineTextAlignment(.center).padding(1).layoutPriority(1)
        }
        ForEach(model.rows) { row in
          if row.lines > 1 {
            Text(row.title).foregroundStyle(.green)
          } else {
            Counter(name: row.title)
          }
        }
        Spacer(minLength: 1)
        Text(model.text).frame(minWidth: 3, maxWidth: .infinity, alignment: .trailing).background(.yellow)
      }
      if model.hasHeader { Text("위에 over").border(.cyan) }
    }
  }
}

private struct ControlsPage: View {
  @ObservedObject var model: WalkedModel
  @State private var part = 0.3
  @State private var day = 1
  @State private var number: Int? = 1_000

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("첫째 first", isOn: $model.isHeaderFirst)
      HStack {
        Picker("날", selection: $day) {
          Text("월").tag(0)
          Text("Tuesday").tag(1)
          if model.hasHeader { Text("수").tag(2) }
        }
        Picker("", selection: $day) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
      }
      Slider(value: $part, in: 0...1, step: 0.1).disabled(model.isDisabled)
      ProgressView(value: part)
      ProgressView("기다림").tint(.green)
      TextField("여러 줄", text: $model.text, axis: .vertical).lineLimit(1...3)
      TextField("수", value: $number, format: .currency(code: "KRW"))
      Picker("색", selection: $model.tab) { ForEach(0..<3) { Text("tab \($0)").bold() } }.pickerStyle(.inline)
      Menu("More") {
        Button("하나") { day = 0 }
        Button("둘", role: .destructive) { part = 1 }
      }
      DisclosureGroup("열기") { Text("**안** \(model.rows.count * 1_000)") + Text(model.text).italic() }
      Stepper("단", value: $day, in: 0...2)
      Color.blue.frame(width: 4, height: 1)
    }
  }
}

/// A stack that moves when what is above it changes.
private struct OuterPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    VStack {
      if model.isHeaderFirst { Text("위 above") }
      NavigationStack(path: $model.numbers) {
        VStack {
          NavigationLink("one more", value: model.numbers.count)
          Counter(name: "안")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            NavigationLink("one more", value: number + 1)
            Counter(name: "쪽 \(number)")
          }
          .navigationTitle("쪽 \(number)")
        }
      }
      if !model.isHeaderFirst { Text("아래 below") }
    }
  }
}

/// Columns: a selection and links in the first, a stack in the last.
private struct SplitPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    NavigationSplitView {
      List(selection: $model.chosen) {
        ForEach(model.rows) { Text($0.title).lineLimit(1) }
        NavigationLink("링크 link", value: "링크")
        NavigationLink("own page") { Counter(name: "own") }
      }
      .navigationTitle("옆 \(model.rows.count)")
      .navigationDestination(for: String.self) { Text("글 \($0)") }
    } detail: {
      if model.isHeaderFirst {
        NavigationStack(path: $model.numbers) {
          VStack {
            Text("골랐다 \(model.chosen ?? -1)")
            NavigationLink("one more", value: model.numbers.count)
            Counter(name: "안")
          }
          .navigationDestination(for: Int.self) { Counter(name: "쪽 \($0)").navigationTitle("쪽 \($0)") }
        }
      } else {
        Counter(name: "골랐다 \(model.chosen ?? -1)")
      }
    }
  }
}

private struct SheetPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    VStack {
      Text("시트 \(model.text)")
      NavigationStack {
        VStack {
          Counter(name: "위")
          NavigationLink("deeper") { Counter(name: "깊이") }
        }
        .navigationTitle("Sheet")
      }
      .frame(height: 4)
      Button("닫기") { model.isSheetUp = false }
    }
  }
}

/// Scroll views in each other, and stacks whose rows are made on demand.
private struct ScrollingPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading) {
          if model.hasHeader { Text("머리말 header\nof two lines") }
          Counter(name: "위")
          ScrollView(.horizontal) {
            LazyHStack { ForEach(model.rows) { Counter(name: $0.title) } }
          }
          LazyVStack(alignment: .leading, spacing: model.isHeaderFirst ? 0 : 1) {
            ForEach(model.rows) { row in
              if row.lines > 1 {
                Counter(name: "\(row.title)\n둘째 줄")
              } else {
                Text(row.title).lineLimit(1)
              }
            }
            ForEach(model.numbers, id: \.self) { Text("수 \($0)") }
          }
          if model.isDisabled { ScrollView { Text("one\ntwo\nthree\n넷") }.frame(height: 2) }
          Button("아래 to the last") { proxy.scrollTo(model.rows.last?.id ?? 0) }
        }
      }
    }
  }
}

/// Views that have the focus by themselves, say where it is, are pressed from afar, and hand values up.
private struct EventsPage: View {
  @ObservedObject var model: WalkedModel
  @FocusState private var row: Int?
  @State private var taps = 0
  @State private var names: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("초점 \(row ?? -1) \(names.joined())")
      FocusMark().focusable().disabled(model.isDisabled).focused($row, equals: 100)
      Text("tap \(taps)").onTapGesture { taps += 1 }.focused($row, equals: 101)
      HStack {
        Button("처음") { row = model.rows.first?.id }.keyboardShortcut("x", modifiers: [])
        Button("none") { row = nil }
      }
      ForEach(model.rows) { row in
        Counter(name: row.title).focused($row, equals: row.id)
          .preference(key: Titles.self, value: [String(row.title.prefix(1))])
      }
      VStack {
        Text("around")
        if model.hasHeader { Button("in it") {}.disabled(model.isDisabled) }
      }
      .onTapGesture(count: 2) { taps += 10 }
    }
    .defaultFocus($row, 101)
    .onPreferenceChange(Titles.self) { names = $0 }
  }
}

private struct Titles: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct FocusMark: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "켜짐 on" : "off") }
}

/// A page of containers that choose and arrange by the room there is.
private struct ArrangedPage: View {
  @ObservedObject var model: WalkedModel

  var body: some View {
    let layout =
      model.hasHeader ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(VStackLayout())
    VStack(alignment: .leading) {
      layout {
        Counter(name: "가").alignmentGuide(.leading) { _ in model.width / 4 }
        Group {
          Text("한 줄").overlay(alignment: .bottomTrailing) { Text("!").offset(x: 1, y: 1) }
          if model.isHeaderFirst { Counter(name: "b") }
        }
        .padding(.leading, 1)
      }
      ViewThatFits(in: .horizontal) {
        Counter(name: "a wide 넓은 counter")
        Counter(name: "좁은")
      }
      Grid(alignment: .leading) {
        ForEach(model.rows.prefix(2)) { row in
          GridRow {
            Text(row.title).lineLimit(1)
            Counter(name: "칸").opacity(model.isDisabled ? 0 : 1)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        Text(model.text).gridCellColumns(2)
      }
      GeometryReader { geometry in
        VStack(alignment: .leading) {
          Counter(name: "\(Int(geometry.size.width))×\(Int(geometry.size.height))")
          if geometry.size.height > 1 { Text("둘째").background { Text("░░░") } }
        }
        .zIndex(model.hasHeader ? 1 : 0)
      }
      .safeAreaInset(edge: .bottom, alignment: .trailing) { Text(model.text).lineLimit(1).border(.green) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A page of links, sheets and alerts.
private struct LinkedPage: View {
  let navigator: any LinkNavigatorType

  static var builder: RouteBuilderOf {
    RouteBuilderOf(matchPath: "쪽") { navigator, _, _ in
      WrappingController(matchPath: "쪽", title: "쪽 page") { LinkedPage(navigator: navigator) }
    }
  }

  var body: some View {
    VStack {
      Button("다음 next") { navigator.next(linkItem: LinkItem(path: "쪽")) }
      HStack {
        Button("시트") { navigator.sheet(linkItem: LinkItem(path: "쪽")) }
        Button("반") { navigator.detentSheet(linkItem: LinkItem(pathList: ["쪽", "쪽"])) }
        Button("!") { navigator.alert(model: Alert(title: "알림", message: "한 줄 line")) }
      }
      Button("다시 anew") { navigator.rootReplace(linkItem: LinkItem(path: "쪽"), closeAll: false) }
      Counter(name: "수")
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
