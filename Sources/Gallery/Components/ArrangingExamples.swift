import Tabi

struct GeometryExample: Component {
  static let title = "GeometryReader"
  static let code = """
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        Text("\\(Int(proxy.size.width)) columns")
        Text("\\(Int(proxy.size.height)) rows")
      }
    }
    .frame(height: 2)
    """

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        Text("\(Int(proxy.size.width)) columns")
        Text("\(Int(proxy.size.height)) rows")
      }
    }
    .frame(height: 2)
  }
}

struct ViewThatFitsExample: Component {
  static let title = "ViewThatFits"
  static let code = """
    ViewThatFits {
      Text("In a wide window there is room for all of these words.")
      Text("A narrow window: fewer words.")
      Text("…")
    }
    """

  var body: some View {
    ViewThatFits {
      Text("In a wide window there is room for all of these words.")
      Text("A narrow window: fewer words.")
      Text("…")
    }
  }
}

struct AnyLayoutExample: Component {
  static let title = "AnyLayout"
  static let code = """
    @State private var isRow = true
    private var layout: AnyLayout {
      isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
    }

    Toggle("In a row", isOn: $isRow)
    layout {
      Text("one")
      Text("two")
      Text("three")
    }
    """

  @State private var isRow = true
  private var layout: AnyLayout {
    isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("In a row", isOn: $isRow)
      layout {
        Text("one")
        Text("two")
        Text("three")
      }
    }
  }
}

struct CustomLayoutExample: Component {
  static let title = "A layout of your own"
  static let code = """
    Steps {
      Text("each")
      Text("a step")
      Text("further")
    }

    struct Steps: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\\.width).reduce(0, +)
        let height = sizes.map(\\.height).reduce(0, +)
        return CGSize(width: width, height: height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
      ) {
        var corner = bounds.origin
        for view in subviews {
          view.place(at: corner, proposal: .unspecified)
          let size = view.sizeThatFits(.unspecified)
          corner.x += size.width
          corner.y += size.height
        }
      }
    }
    """

  var body: some View {
    Steps {
      Text("each")
      Text("a step")
      Text("further")
    }
  }
}

struct Steps: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +)
    let height = sizes.map(\.height).reduce(0, +)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

struct ScrollViewExample: Component {
  static let title = "ScrollView"
  static let code = """
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading) {
        ForEach(1..<21) { row in
          Text("\\(row) " + String(repeating: "· ", count: 50) + "\\(row)")
            .lineLimit(1)
        }
      }
    }
    .frame(height: 4)
    """

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading) {
        ForEach(1..<21) { row in
          Text("\(row) " + String(repeating: "· ", count: 50) + "\(row)")
            .lineLimit(1)
        }
      }
    }
    .frame(height: 4)
  }
}

struct ScrollViewReaderExample: Component {
  static let title = "ScrollViewReader"
  static let code = """
    ScrollViewReader { reader in
      HStack {
        Button("First") { reader.scrollTo(1) }
        Button("50 on top") { reader.scrollTo(50, anchor: .top) }
        Button("Last") { reader.scrollTo(100) }
      }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(1..<101) { Text("Line \\($0)") }
        }
      }
      .frame(height: 4)
    }
    """

  var body: some View {
    ScrollViewReader { reader in
      HStack {
        Button("First") { reader.scrollTo(1) }
        Button("50 on top") { reader.scrollTo(50, anchor: .top) }
        Button("Last") { reader.scrollTo(100) }
      }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(1..<101) { Text("Line \($0)") }
        }
      }
      .frame(height: 4)
    }
  }
}

struct LazyVStackExample: Component {
  static let title = "LazyVStack"
  static let code = """
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(1..<100_001) { Text("Made when it is seen: \\($0)") }
      }
    }
    .frame(height: 4)
    """

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(1..<100_001) { Text("Made when it is seen: \($0)") }
      }
    }
    .frame(height: 4)
  }
}

struct LazyHStackExample: Component {
  static let title = "LazyHStack"
  static let code = """
    ScrollView(.horizontal) {
      LazyHStack(spacing: 1) {
        ForEach(1..<10_001) {
          Text("\\($0)").padding(.horizontal).border(.primary)
        }
      }
    }
    .frame(height: 4)
    """

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 1) {
        ForEach(1..<10_001) {
          Text("\($0)").padding(.horizontal).border(.primary)
        }
      }
    }
    .frame(height: 4)
  }
}
