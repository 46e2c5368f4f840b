import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Frames, padding, borders")
struct FrameTests {
  @Test("A fixed frame has its size, and its content stands in it by the alignment")
  func fixed() async {
    await expect(
      [
        "", "", "   ab",
      ], in: 5
    ) { Text("ab").frame(width: 5, height: 3, alignment: .bottomTrailing) }
    await expect(["ab", "", ""], in: 5) { Text("ab").frame(width: 5, height: 3, alignment: .topLeading) }
    await expect([" ab…"], in: 6) { Text("abcdef").lineLimit(1).frame(width: 3) }
  }

  @Test("A frame without bounds above fills the room, between its bounds")
  func flexible() async {
    await expect(["      ab"], in: 8) {
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity, alignment: .trailing)
        Text("b")
      }
    }
    await expect([" a   b"], in: 8) {
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: 4, alignment: .leading)
        Text("b")
      }
    }
    await expect(["  a  b"], in: 8) {
      HStack(spacing: 0) {
        Text("a").frame(minWidth: 3, alignment: .leading)
        Text("b")
      }
    }
    await expect(["abcd…"], in: 5) { Text("abcdefgh").lineLimit(1).frame(minWidth: 2) }
    await expect(["        x"], in: 9) { Text("x").frame(maxWidth: .infinity, alignment: .trailing) }
    await expect(
      [
        "", "", "", "", " x",
      ], in: 3
    ) { Text("x").frame(maxHeight: .infinity, alignment: .bottom) }
  }

  @Test("Wide frames share a row evenly")
  func evenly() async {
    await expect([" a  b  c"], in: 9) {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0).frame(maxWidth: .infinity) }
      }
    }
  }

  @Test("Padding makes room on the sides that are asked for")
  func padding() async {
    await expect(["", " a", ""], in: 3) { Text("a").padding() }
    await expect(["  a  b"], in: 6) {
      HStack(spacing: 0) {
        Text("a").padding(.horizontal, 2)
        Text("b")
      }
    }
    await expect(["  a", "b"], in: 4) {
      VStack(alignment: .leading) {
        Text("a").padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1))
        Text("b")
      }
    }
  }

  @Test("A border takes a cell on each side")
  func border() async {
    await expect(["╭──╮", "│ab│", "╰──╯"], in: 4) { Text("ab").border(.red) }
    await expect(["┏━━┓", "┃ab┃", "┗━━┛"], in: 4) { Text("ab").border(.red, width: 2) }
    await expect(["╭────╮", "│한글│", "╰────╯"], in: 6) { Text("한글").border(.red) }
    await expect(["╭───╮", "│한…│", "╰───╯"], in: 5) { Text("한글").lineLimit(1).border(.red) }
  }

  @Test("A background lies behind all of the view, and leaves a nearer one")
  func background() async {
    let app = await TestApp(columns: 5, rows: 1) {
      HStack(spacing: 0) {
        Text("a").background(.red)
        Text("b")
      }.padding(.horizontal, 1).background(.blue)
    }
    #expect(app.styledText == "⟨on blue| ⟩⟨on red|a⟩⟨on blue|b ⟩")
  }
}
