import Tabi

extension ComponentGroup {
  @MainActor static let text = ComponentGroup(
    title: "Text and colour",
    pages: [
      ComponentPage(
        "Text",
        code: """
          Text("It wraps at words, and inside 안녕하세요.")
          Text("One line alone ends where the room does.")
            .lineLimit(1)
          Text("This one is cut in its middle.")
            .lineLimit(1)
            .truncationMode(.middle)
          Text("Two lines,\\neach in the middle")
            .multilineTextAlignment(.center)
          Text("A hostile \\u{1B}[31m sequence")  // is shown
          """
      ) {
        VStack(alignment: .leading) {
          Text("It wraps at words, and inside Korean and Japanese, too: 안녕하세요, 旅の友。")
          Text("One line alone ends where the room does, and says so when there was more to read in it.")
            .lineLimit(1)
          Text("This one is cut in its middle, so that both its beginning and its end can be read here.")
            .lineLimit(1)
            .truncationMode(.middle)
          Text("Two lines,\neach in the middle").multilineTextAlignment(.center)
          Text("A hostile \u{1B}[31m sequence")
        }
        .layoutPriority(1)  // before the code, where there are few rows
      },
      ComponentPage(
        "Styles",
        code: """
          Text("A title").font(.title)
          Text("A caption").font(.caption)
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Underlined").underline()
          """
      ) {
        VStack(alignment: .leading) {
          Text("A title").font(.title)
          Text("A caption").font(.caption)
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Underlined").underline()
        }
      },
      ComponentPage(
        "Colours",
        code: """
          Text("red").foregroundStyle(.red)
          Text("a part of the theme")
            .foregroundStyle(.secondary)
          Text("by its parts")
            .foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
          Text("behind").background(.blue)
          """
      ) {
        VStack(alignment: .leading) {
          HStack {
            Text("red").foregroundStyle(.red)
            Text("green").foregroundStyle(.green)
            Text("yellow").foregroundStyle(.yellow)
            Text("blue").foregroundStyle(.blue)
            Text("purple").foregroundStyle(.purple)
            Text("cyan").foregroundStyle(.cyan)
          }
          Text("a part of the theme").foregroundStyle(.secondary)
          Text("by its parts").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
          Text("behind").background(.blue)
        }
      },
    ])
}
