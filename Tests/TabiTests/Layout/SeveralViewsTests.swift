import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("A modifier on several views")
struct SeveralViewsTests {
  @Test("At the root of a window they stand one below the other")
  func root() async {
    let app = await TestApp(columns: 5, rows: 3) {
      Text("a")
      Text("b")
    }
    #expect(app.row(0) == "a")
    #expect(app.row(1) == "b")
  }

  @Test("It is one on each of them")
  func group() async {
    await expect([" a  b  0  1"], in: 12) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
          ForEach(0..<2) { Text("\($0)") }
        }
        .padding(.horizontal, 1)
      }
    }
    await expect(["╭─╮╭─╮", "│a││b│", "╰─╯╰─╯"], in: 6) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .border(.red)
      }
    }
  }

  @Test("Several of them are, too, and a view of an author's own with several views in its body")
  func nested() async {
    struct Pair: View {
      @ViewBuilder var body: some View {
        Text("a")
        Text("b")
      }
    }
    await expect(["   a   b"], in: 9) {
      HStack(spacing: 0) {
        Pair().padding(.leading, 1).frame(width: 4, alignment: .trailing)
        Spacer()
      }
    }
  }

  @Test("No view is none, whatever the modifiers")
  func none() async {
    await expect(["ab"], in: 2) {
      HStack(spacing: 0) {
        Text("a")
        EmptyView().padding(3).border(.red)
        Group {}.frame(width: 4)
        Text("b")
      }
    }
  }

  @Test("Views that come and go within it are given what the others have")
  func changing() async throws {
    struct Page: View {
      @State private var names = ["a"]
      var body: some View {
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Group {
              ForEach(names, id: \.self) { Text($0) }
            }
            .padding(.trailing, 1)
            .overlay(alignment: .trailing) { Text("|") }
            Text("end")
          }
          .frame(width: 16, alignment: .leading)
          Button("more") { names = names.count < 3 ? ["n\(names.count)"] + names : [] }
        }
      }
    }
    let app = await TestApp(columns: 16, rows: 2) { Page() }
    #expect(app.row(0) == "a|end")
    try await app.press("Enter")
    #expect(app.row(0) == "n1|a|end")
    try await app.press("Enter")
    #expect(app.row(0) == "n2|n1|a|end")
    try await app.press("Enter")
    #expect(app.row(0) == "end")
    try await app.press("Enter")
    #expect(app.row(0) == "n0|end")
  }

  @Test("Each has an overlay with a state of its own")
  func overlays() async throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let app = await TestApp(columns: 12, rows: 1) {
      HStack(spacing: 1) {
        Group {
          Text("     ")
          Text("     ")
        }
        .overlay { Counting() }
      }
    }
    try await app.press("Tab Enter")
    #expect(app.rows == ["[ 0 ] ▸ 1 ◂"])
  }
}
