import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  @Test("Views side by side have a column between them, and stand in the middle")
  func row() async {
    await expect(["  ab cd"], in: 9) {
      HStack {
        Text("ab")
        Text("cd")
      }
    }
    await expect(["  abcd"], in: 9) {
      HStack(spacing: 0) {
        Text("ab")
        Text("cd")
      }
    }
  }

  @Test("A column's views stand by its alignment")
  func columnAlignment() async {
    func column(_ alignment: HorizontalAlignment) async -> [String] {
      await screen(4, 2) {
        VStack(alignment: alignment) {
          Text("abcd")
          Text("x")
        }
      }
    }
    #expect(await column(.leading) == ["abcd", "x"])
    #expect(await column(.center) == ["abcd", " x"])
    #expect(await column(.trailing) == ["abcd", "   x"])
  }

  @Test("A row's views stand by its alignment")
  func rowAlignment() async {
    func row(_ alignment: VerticalAlignment) async -> [String] {
      await screen(3, 3) {
        HStack(alignment: alignment) {
          Text("a\nb\nc")
          Text("x")
        }
      }
    }
    #expect(await row(.top) == ["a x", "b", "c"])
    #expect(await row(.center) == ["a", "b x", "c"])
    #expect(await row(.bottom) == ["a", "b", "c x"])
  }

  @Test("A spacer takes what is left, a divider a line across")
  func spacerAndDivider() async {
    await expect(["a     b"], in: 7) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    await expect(["  a", "─────", "", "  b"], in: 5) {
      VStack {
        Text("a")
        Divider()
        Spacer()
        Text("b")
      }
    }
    await expect(["a │ b", "  │"], in: 5) {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    await expect(["    a…"], in: 6) {
      HStack(spacing: 0) {
        Spacer(minLength: 4)
        Text("abcd")
      }
    }
  }

  @Test("Two spacers share, and a spacer in a wrapper still is one")
  func spacersShare() async {
    await expect(["  abc"], in: 7) {
      HStack(spacing: 0) {
        Spacer()
        Text("abc")
        Spacer()
      }
    }
    await expect(["a     b"], in: 7) {
      HStack(spacing: 0) {
        Text("a")
        Spacer().padding(.leading, 2)
        Text("b")
      }
    }
    await expect(["   a", "", "   b"], in: 7) {
      VStack(spacing: 0) {
        Text("a")
        Spacer().background(.red)
        Text("b")
      }
    }
    await expect(["", "a │ b", ""], in: 5) {
      HStack {
        Text("a")
        Divider().padding(.vertical, 1)
        Text("b")
      }
    }
  }

  @Test("The least flexible is served first; equals share what there is")
  func flexibility() async {
    // Each text is offered half, as in SwiftUI: the short one leaves what it doesn't need.
    await expect(["abcdefg… xy"], in: 11) {
      HStack {
        Text("abcdefghij").lineLimit(1)
        Text("xy")
      }
    }
    await expect(["abcd… klmn…"], in: 11) {
      HStack {
        Text("abcdefghij").lineLimit(1)
        Text("klmnopqrst").lineLimit(1)
      }
    }
    await expect(["abcde…xyz…"], in: 10) {
      HStack(spacing: 0) {
        Text("abcdefghij").lineLimit(1).frame(width: 6)
        Text("xyzuvw").lineLimit(1)
      }
    }
  }

  @Test("A higher priority is served first, and leaves the others their least")
  func priority() async {
    await expect([" klmnopqrst"], in: 11) {
      HStack {
        Text("abcdefghij").lineLimit(1)
        Text("klmnopqrst").lineLimit(1).layoutPriority(1)
      }
    }
    await expect(["ab… klmnop…"], in: 11) {
      HStack {
        Text("abcdefghij").lineLimit(1).frame(minWidth: 3)
        Text("klmnopqrst").lineLimit(1).layoutPriority(1).padding(0)
      }
    }
  }

  @Test("Views of several builders are one row of views")
  func transparent() async {
    await expect(["a b 0 1 c"], in: 9) {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        ForEach(0..<2) { Text("\($0)") }
        if true { Text("c") }
      }
    }
  }

  @Test("A layered stack shows the last on top, each by the alignment")
  func layers() async {
    await expect(["abcd", "efXY"], in: 4) {
      ZStack(alignment: .bottomTrailing) {
        Text("abcd\nefgh")
        Text("XY")
      }
    }
    await expect(["aaaa", "aXYa", "aaaa"], in: 4) {
      ZStack {
        Text("aaaa\naaaa\naaaa")
        Text("XY")
      }
    }
  }

  @Test("A stack that is wider than its room is cut at the edge, and shows its middle")
  func tooWide() async {
    await expect(["cdef"], in: 4) { HStack(spacing: 0) { Text("abcdefgh").frame(width: 8) } }
  }

  @Test(
    "Lengths that are no length don't trap", arguments: [Double.infinity, -.infinity, .nan, -3, 1e300, 0.4])
  func strangeLengths(length: Double) async {
    let rows = await screen(20, 8) {
      VStack(spacing: length) {
        HStack(spacing: length) {
          Text("a").padding(length)
          Text("b")
        }
        Text("c").frame(width: length, height: length)
        Text("d").frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
        Spacer(minLength: length)
        Text("e").frame(idealWidth: length, idealHeight: length).layoutPriority(length)
        Color(red: length, green: length, blue: length) == .red ? Text("f") : Text("g")
      }
    }
    #expect(rows.count == 8)
  }
}
