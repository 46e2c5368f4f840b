import Tabi

struct OverlayExample: Component {
  static let title = "Overlay and background"
  static let code = """
    Text("the view itself")
      .frame(width: 30, height: 3)
      .background { Text(String(repeating: "░", count: 90)) }
      .overlay(alignment: .topTrailing) { Text("NEW").bold() }
    """

  var body: some View {
    Text("the view itself")
      .frame(width: 30, height: 3)
      .background { Text(String(repeating: "░", count: 90)) }
      .overlay(alignment: .topTrailing) { Text("NEW").bold() }
  }
}

struct OffsetExample: Component {
  static let title = "Offset and position"
  static let code = """
    HStack {
      Text("one")
      Text("a row down").offset(x: 2, y: 1)
      Text("keeps its place")
    }
    .padding(.bottom)
    Text("its middle is at 20, 1")
      .position(x: 20, y: 1)
      .frame(height: 2)
      .border(.primary)
    """

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("one")
        Text("a row down").offset(x: 2, y: 1)
        Text("keeps its place")
      }
      .padding(.bottom)
      Text("its middle is at 20, 1")
        .position(x: 20, y: 1)
        .frame(height: 2)
        .border(.primary)
    }
  }
}

struct ZIndexExample: Component {
  static let title = "zIndex"
  static let code = """
    ZStack(alignment: .leading) {
      Text(" The first, in front ").background(.blue).zIndex(1)
      Text(String(repeating: "░", count: 30))
    }
    """

  var body: some View {
    ZStack(alignment: .leading) {
      Text(" The first, in front ").background(.blue).zIndex(1)
      Text(String(repeating: "░", count: 30))
    }
  }
}

struct HiddenExample: Component {
  static let title = "Hidden and opacity"
  static let code = """
    @State private var isThere = true
    HStack {
      Text("its room")
      Text("remains").hidden()
      Text("here")
    }
    HStack {
      Text("half")
      Text("is dim").opacity(0.5)
      Text("none is hidden").opacity(isThere ? 1 : 0)
    }
    Toggle("There", isOn: $isThere)
    """

  @State private var isThere = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("its room")
        Text("remains").hidden()
        Text("here")
      }
      HStack {
        Text("half")
        Text("is dim").opacity(0.5)
        Text("none is hidden").opacity(isThere ? 1 : 0)
      }
      Toggle("There", isOn: $isThere)
    }
  }
}

struct ClippedExample: Component {
  static let title = "Clipped"
  static let code = """
    Text("seen beyond its border")
      .offset(x: 10)
      .border(.primary)
    Text("seen inside of it alone")
      .offset(x: 10)
      .clipped()
      .border(.primary)
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("seen beyond its border")
        .offset(x: 10)
        .border(.primary)
      Text("seen inside of it alone")
        .offset(x: 10)
        .clipped()
        .border(.primary)
    }
  }
}

struct InsetExample: Component {
  static let title = "safeAreaInset"
  static let code = """
    List(1..<31) { Text("Row \\($0)") }
      .safeAreaInset(edge: .bottom) {
        Text("30 rows, and a line that stays").bold()
      }
      .frame(height: 5)
    """

  var body: some View {
    List(1..<31) { Text("Row \($0)") }
      .safeAreaInset(edge: .bottom) {
        Text("30 rows, and a line that stays").bold()
      }
      .frame(height: 5)
  }
}
