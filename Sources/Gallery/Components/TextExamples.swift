import Tabi

struct TextExample: Component {
  static let title = "Text"
  static let code = """
    Text("It wraps at words, and inside Korean too: 안녕하세요, 여러분.")
    Text("One line alone ends where the room does, and says so with a sign.")
      .lineLimit(1)
    Text("This one is cut in its middle: its beginning and its end remain.")
      .lineLimit(1)
      .truncationMode(.middle)
    Text("Two lines,\\neach in the middle")
      .multilineTextAlignment(.center)
    Text("A hostile \\u{1B}[31m sequence")
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("It wraps at words, and inside Korean too: 안녕하세요, 여러분.")
      Text("One line alone ends where the room does, and says so with a sign.")
        .lineLimit(1)
      Text("This one is cut in its middle: its beginning and its end remain.")
        .lineLimit(1)
        .truncationMode(.middle)
      Text("Two lines,\neach in the middle")
        .multilineTextAlignment(.center)
      Text("A hostile \u{1B}[31m sequence")
    }
  }
}

struct StylesExample: Component {
  static let title = "Styles"
  static let code = """
    Text("A title").font(.title)
    Text("A caption").font(.caption)
    Text("Bold").bold()
    Text("Italic").italic()
    Text("Underlined").underline()
    Text("Struck through").strikethrough()
    Text("Upper case").textCase(.uppercase)
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("A title").font(.title)
      Text("A caption").font(.caption)
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Upper case").textCase(.uppercase)
    }
  }
}

struct RunsExample: Component {
  static let title = "Runs and Markdown"
  static let code = """
    Text("Three ").bold() + Text("runs, ") + Text("one text").underline()
    Text("Markdown is **bold**, *italic*, ~~gone~~ and `code`.")
    Text(verbatim: "Verbatim it is **not**.")
    Text("Inside: \\(Text("a text").italic()) and \\(Image(systemName: "star.fill"))")
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("Three ").bold() + Text("runs, ") + Text("one text").underline()
      Text("Markdown is **bold**, *italic*, ~~gone~~ and `code`.")
      Text(verbatim: "Verbatim it is **not**.")
      Text("Inside: \(Text("a text").italic()) and \(Image(systemName: "star.fill"))")
    }
  }
}

struct NumbersExample: Component {
  static let title = "Numbers"
  static let code = """
    Text("\\(1_512_000) is grouped in a literal.")
    Text(1_512_000, format: .number)
    Text(0.256, format: .percent)
    Text(19.9, format: .currency(code: "EUR"))
    Text(2.5, format: .number.precision(.fractionLength(2)))
    Text("\\(3.14159, specifier: "%.2f")")
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(1_512_000) is grouped in a literal.")
      Text(1_512_000, format: .number)
      Text(0.256, format: .percent)
      Text(19.9, format: .currency(code: "EUR"))
      Text(2.5, format: .number.precision(.fractionLength(2)))
      Text("\(3.14159, specifier: "%.2f")")
    }
  }
}

struct LabelExample: Component {
  static let title = "Label and Image"
  static let code = """
    Label("Favourites", systemImage: "star.fill")
    Label("Settings", systemImage: "gear").labelStyle(.titleOnly)
    Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
    Label {
      Text("A picture of a house")
    } icon: {
      Image(systemName: "house").foregroundStyle(.green)
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      Label("Favourites", systemImage: "star.fill")
      Label("Settings", systemImage: "gear").labelStyle(.titleOnly)
      Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
      Label {
        Text("A picture of a house")
      } icon: {
        Image(systemName: "house").foregroundStyle(.green)
      }
    }
  }
}

struct ColoursExample: Component {
  static let title = "Colours"
  static let code = """
    HStack {
      Text("red").foregroundStyle(.red)
      Text("green").foregroundStyle(.green)
      Text("blue").foregroundStyle(.blue)
    }
    Text("a part of the theme").foregroundStyle(.secondary)
    Text("by its parts")
      .foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
    Text("behind").background(.blue)
    """

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("red").foregroundStyle(.red)
        Text("green").foregroundStyle(.green)
        Text("blue").foregroundStyle(.blue)
      }
      Text("a part of the theme").foregroundStyle(.secondary)
      Text("by its parts")
        .foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      Text("behind").background(.blue)
    }
  }
}

struct ShapesExample: Component {
  static let title = "Color and shapes as views"
  static let code = """
    HStack {
      Color.blue.frame(width: 8, height: 3)
      Rectangle().fill(.green).frame(width: 8, height: 3)
      Rectangle().stroke(.red).frame(width: 8, height: 3)
      RoundedRectangle(cornerRadius: 1)
        .stroke(.primary)
        .frame(width: 8, height: 3)
    }
    """

  var body: some View {
    HStack {
      Color.blue.frame(width: 8, height: 3)
      Rectangle().fill(.green).frame(width: 8, height: 3)
      Rectangle().stroke(.red).frame(width: 8, height: 3)
      RoundedRectangle(cornerRadius: 1)
        .stroke(.primary)
        .frame(width: 8, height: 3)
    }
  }
}
