import TabiTesting
import Testing

@testable import Gallery

extension GalleryTests {
  @MainActor
  @Suite("Components")
  struct Components {
    @Test("No two pages share a title")
    func titles() {
      let titles = ComponentGroup.all.flatMap(\.titles)
      #expect(Set(titles).count == titles.count)
    }

    /// Keys on a component's page, and what is to be read after them.
    struct Walk: CustomTestStringConvertible {
      let title: String
      let keys: String
      let text: String
      var testDescription: String { "\(title): \(keys)" }

      init(_ title: String, _ keys: String, _ text: String) {
        (self.title, self.keys, self.text) = (title, keys, text)
      }
    }

    nonisolated static let walks = [
      Walk("AnyLayout", "Enter", " one\n two\n"),
      Walk("ScrollView", "End", " 20 · ·"),
      Walk("ScrollViewReader", "Right Enter", "Line 50 "),
      Walk("ScrollViewReader", "Right Right Enter", "Line 100"),
      Walk("LazyVStack", "End", "Made when it is seen: 100,000"),
      Walk("LazyHStack", "End", "│ 10,000 │"),
      Walk("safeAreaInset", "End", "▸ Row 30"),
      Walk("Button roles", "Right Enter", "Cancelled"),
      Walk("Toggle", "Enter", "[ ] Automatic"),
      Walk("Toggle", "Down Down Space", "A switch [off]"),
      Walk("Picker", "Right", "(•) L"),
      Walk("Picker", "Enter Up Enter", "(•) S"),
      Walk("Stepper and Slider", "Right", "Copies: 3"),
      Walk("Stepper and Slider", "Down Right", "40%"),
      Walk("ProgressView", "Enter", "40%"),
      Walk("Menu and DisclosureGroup", "Enter Down Enter Down Enter", "Saved"),
      Walk("SecureField", "End '1'", "7 characters"),
      Walk("Fields of many lines", "End Enter 'more'", "▸more"),
      Walk("Fields for numbers", "Tab '2.5'", "159,900 원, 2.5 kg"),
      Walk("onSubmit", "'hi' Enter", "Sent: 1"),
      Walk("ForEach over a binding", "Enter", "0 done"),
      Walk("A selection of one", "Down", "Chosen: Blue"),
      Walk("A selection of several", "Down Space", "Chosen: Blue, Green"),
      Walk("A selection of several", "Space", "Chosen:\n"),
      Walk("onDelete and onMove", "Delete", " ▸ Pear\n   Plum\n"),
      Walk("onDelete and onMove", "Alt-Down", "   Pear\n ▸ Apple\n"),
      Walk("searchable", "/ 'P'", "▸P"),
      Walk("FocusState", "Tab Tab Enter 'x'", "▸x "),
      Walk("focusable", "Down Down", "It's me!"),
      Walk("onTapGesture", "Enter Space", "press Enter: 2"),
      Walk("onKeyPress", "+ + x", "You pressed x"),
      Walk("keyboardShortcut", "Ctrl-S", "Saved: 1"),
      Walk("onReceive", "Enter Enter", "that came: 3"),
      Walk("AppStorage and SceneStorage", "Enter", "[x] Sound"),
      Walk("EquatableView", "Enter Enter Enter", "anew at 0\n Count: 3"),
      Walk("Pages shown by state", "Enter", "There is nothing in the path."),
      Walk("Pages shown by state", "Right Enter", "A page for 경복궁"),
      Walk("dismiss, openURL and quit", "Enter", "▸ dismiss, openURL and quit"),
      Walk("Sheet", "Enter Enter", "Closed: 1"),
      Walk("Sheet for an item", "Right Enter", "To do: Cook"),
      Walk("fullScreenCover", "Enter Enter", "▸ Cover the screen"),
      Walk("Popover", "Enter", "It stands beside its button."),
      Walk("Alert", "Enter Esc", "Kept"),
      Walk("confirmationDialog", "Enter Down Enter", "By air"),
    ]

    @Test("Keys do on a page what its code says", arguments: walks)
    func walk(_ walk: Walk) async throws {
      let gallery = await RunningGallery()
      try await gallery.open(walk.title)
      #expect(try await gallery.press(walk.keys).contains(walk.text))
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("The buttons of a toolbar act on the page")
    func toolbar() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("Toolbar")
      try await gallery.app.click("Add")
      #expect(gallery.app.row(1) == " Count: 1")
      try await gallery.app.click("[ Back to 0")
      #expect(gallery.app.row(1) == " Count: 0")
    }

    @Test("A button counts how often it is pressed, and one that is disabled isn't pressed")
    func button() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("Button")
      #expect(try await gallery.press("Enter Space").contains("Pressed: 2"))
      try await gallery.app.click("Not now")
      #expect(gallery.app.row(1) == " Pressed: 2")
      #expect(try await gallery.press("Right Enter").contains("Pressed: 0"))
    }

    @Test("Enter in a field greets by what was typed")
    func form() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("TextField and Form")
      #expect(try await gallery.press("'지원' Tab 'Seoul' Enter").contains("Hello, 지원 of Seoul!"))
    }

    @Test("A link pushes a page, and Esc leads back through it")
    func link() async throws {
      let gallery = await RunningGallery()
      let page = try await gallery.open("NavigationLink")
      #expect(try await gallery.press("Enter").contains("‹ NavigationLink                    Page 7"))
      #expect(try await gallery.press("Esc").withoutHints == page.withoutHints)
      #expect(try await gallery.press("Esc").contains("▸ NavigationLink"))
    }

    @Test("A toast shows for a time, and the next one after it")
    func toast() async throws {
      let gallery = await RunningGallery()
      let page = try await gallery.open("Toast")
      #expect(try await gallery.press("Enter Right Enter").contains("Saved 레고"))
      await gallery.app.advance(by: 3)
      #expect(gallery.app.text.contains("From a state"))
      await gallery.app.advance(by: 3)
      #expect(try await gallery.press("Left") == page)
    }

    @Test("The selection of 10,000 rows is the author's state")
    func manyRows() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("10,000 rows")
      #expect(try await gallery.press("Down").contains("Row 5,001 of 10,000"))
      #expect(try await gallery.press("End").contains("Row 9,999 of 10,000"))
    }

    @Test("A row keeps its state when others come, go and turn round")
    func forEach() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("ForEach")
      try await gallery.app.click("pressed 0")
      #expect(gallery.app.row(2).hasPrefix(" Row 3 ▸ pressed 1"))
      try await gallery.app.click("Add")
      #expect(gallery.app.row(2).hasPrefix(" Row 4 [ pressed 0"))
      #expect(gallery.app.row(3).hasPrefix(" Row 3 [ pressed 1"))
      try await gallery.app.click("Reverse")
      #expect(gallery.app.row(4).hasPrefix(" Row 3 [ pressed 1"))
      try await gallery.app.click("Remove")
      #expect(gallery.app.row(4).hasPrefix(" Row 3 [ pressed 1"))
      #expect(!gallery.app.text.contains("Row 4 ["))
    }

    @Test(
      "Every kind of state counts", arguments: ["@State and @Binding", "ObservableObject", "@Observable"])
    func state(_ title: String) async throws {
      let gallery = await RunningGallery()
      try await gallery.open(title)
      #expect(try await gallery.press("Enter Enter Right Enter").contains(": 1\n"))
    }

    @Test("Looking at another tab hides a page, and coming back shows it again")
    func appearing() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("onAppear")
      #expect(try await gallery.press("2 1").contains("Shown: 2, hidden: 1"))
    }

    @Test("A task runs again with another id, and not for coming back")
    func task() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("task")
      #expect(try await gallery.press("Enter 2 1").contains("Answer 84"))
    }

    @Test("A change is told with the old and the new value")
    func change() async throws {
      let gallery = await RunningGallery()
      try await gallery.open("onChange")
      #expect(try await gallery.press("'ab'").contains("1 → 2 letters"))
    }

    @Test("The code can be scrolled to its last line")
    func code() async throws {
      let gallery = await RunningGallery(columns: 40, rows: 12)
      try await gallery.open("Text")
      #expect(try await gallery.press("End").contains(#" Text("A hostile"#))
    }
  }
}
