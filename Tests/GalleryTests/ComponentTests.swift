import TabiTesting
import Testing

@testable import Gallery

extension GalleryTests {
  @MainActor
  @Suite("Components")
  struct Components {
    @Test("No two pages share a title")
    func titles() {
      let titles = ComponentGroup.all.flatMap(\.pages).map(\.title)
      #expect(Set(titles).count == titles.count)
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
      #expect(try await gallery.press("Esc") == page)
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
      #expect(try await gallery.press("Down").contains("Row 5001 of 10,000"))
      #expect(try await gallery.press("End").contains("Row 9999 of 10,000"))
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
      #expect(try await gallery.press("End").contains(#"▸ Text("A hostile"#))
    }
  }
}
