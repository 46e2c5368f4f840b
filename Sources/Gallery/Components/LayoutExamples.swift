import Tabi

struct StacksExample: Component {
  static let title = "Stacks"
  static let code = """
    HStack(alignment: .bottom, spacing: 3) {
      VStack(alignment: .trailing) {
        Text("one below")
        Text("the other")
      }
      Text("side by side")
      ZStack {
        Text("▒▒▒▒▒▒▒▒▒▒")
        Text("on top")
      }
    }
    """

  var body: some View {
    HStack(alignment: .bottom, spacing: 3) {
      VStack(alignment: .trailing) {
        Text("one below")
        Text("the other")
      }
      Text("side by side")
      ZStack {
        Text("▒▒▒▒▒▒▒▒▒▒")
        Text("on top")
      }
    }
  }
}

struct SpacerExample: Component {
  static let title = "Spacer and Divider"
  static let code = """
    HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    Divider()
    HStack {
      Text("a line between")
      Divider()
      Text("the two")
    }
    .frame(height: 1)
    """

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      Divider()
      HStack {
        Text("a line between")
        Divider()
        Text("the two")
      }
      .frame(height: 1)
    }
  }
}

struct PaddingExample: Component {
  static let title = "Padding and border"
  static let code = """
    Text("two cells, then a line")
      .padding(.horizontal, 2)
      .border(.green)
    Text("wide")
      .padding()
      .border(.red, width: 2)
    """

  var body: some View {
    HStack {
      Text("two cells, then a line")
        .padding(.horizontal, 2)
        .border(.green)
      Text("wide")
        .padding()
        .border(.red, width: 2)
    }
  }
}

struct FrameExample: Component {
  static let title = "Frame"
  static let code = """
    Text("20 × 2")
      .frame(width: 20, height: 2)
      .border(.primary)
    Text("all there is")
      .frame(maxWidth: .infinity, alignment: .trailing)
      .background(.blue)
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("20 × 2")
        .frame(width: 20, height: 2)
        .border(.primary)
      Text("all there is")
        .frame(maxWidth: .infinity, alignment: .trailing)
        .background(.blue)
    }
  }
}

struct FixedSizeExample: Component {
  static let title = "Fixed size"
  static let code = """
    HStack {
      Text("two\\nrows")
      Divider()
      Text("and a line as high")
    }
    .fixedSize()
    """

  var body: some View {
    HStack {
      Text("two\nrows")
      Divider()
      Text("and a line as high")
    }
    .fixedSize()
  }
}

struct LayoutPriorityExample: Component {
  static let title = "Layout priority"
  static let code = """
    HStack {
      Text("A name as long as it likes to be, and then some more of it")
        .lineLimit(1)
      Spacer()
      Text("1,512,000 원").layoutPriority(1)
    }
    """

  var body: some View {
    HStack {
      Text("A name as long as it likes to be, and then some more of it")
        .lineLimit(1)
      Spacer()
      Text("1,512,000 원").layoutPriority(1)
    }
  }
}

struct GridExample: Component {
  static let title = "Grid"
  static let code = """
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Title")
        Text("Price").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      GridRow {
        Text("경복궁")
        Text("159,900")
      }
      GridRow {
        Text("Camera")
        Text("89")
      }
      Text("a row of one cell")
    }
    .fixedSize()
    """

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Title")
        Text("Price").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      GridRow {
        Text("경복궁")
        Text("159,900")
      }
      GridRow {
        Text("Camera")
        Text("89")
      }
      Text("a row of one cell")
    }
    .fixedSize()
  }
}

struct AlignmentGuideExample: Component {
  static let title = "Alignment guides"
  static let code = """
    VStack(alignment: .leading) {
      Text("at the edge")
      Text("four cells in").alignmentGuide(.leading) { _ in -4 }
      Text("all of it before the edge, its end at 11")
        .lineLimit(1)
        .frame(width: 6)
        .alignmentGuide(.leading) { $0[.trailing] - 11 }
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("at the edge")
      Text("four cells in").alignmentGuide(.leading) { _ in -4 }
      Text("all of it before the edge, its end at 11")
        .lineLimit(1)
        .frame(width: 6)
        .alignmentGuide(.leading) { $0[.trailing] - 11 }
    }
  }
}

struct LengthUnitExample: Component {
  static let title = "Length units"
  static let code = """
    VStack(alignment: .leading) {
      Text("160 × 48 points")
        .frame(width: 160, height: 48)
        .border(.primary)
    }
    .lengthUnit(.points)
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("160 × 48 points")
        .frame(width: 160, height: 48)
        .border(.primary)
    }
    .lengthUnit(.points)
  }
}
