import TabiTerminal
import Testing

@testable import Tabi

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test("The options of every app are taken out, and the others are the app's own")
  func taken() throws {
    let options = try LaunchOptions([
      "import", "--headless", "80x24", "--keys", "Down Enter", "--print-each", "--color=256", "--ascii",
      "file.csv", "--json",
    ])
    #expect(options.headless == Size(width: 80, height: 24))
    #expect(options.keys.map(\.name) == ["Down", "Enter"])
    #expect(options.printsEach)
    #expect(options.screen.colors == .palette256)
    #expect(options.screen.ascii == true)
    #expect(options.arguments == ["import", "file.csv", "--json"])
  }

  @Test("A link, a place for what is remembered, and reduced motion")
  func others() throws {
    let options = try LaunchOptions(["--open", "app://items/3", "--state=/tmp/state", "--reduce-motion"])
    #expect(options.link == "app://items/3")
    #expect(options.state == "/tmp/state")
    #expect(options.reducesMotion)
  }

  @Test("A trace is a file, opened at the start and written line by line")
  func trace() throws {
    let folder = try TemporaryFolder()
    folder.write("old", to: "trace")
    let options = try LaunchOptions(["--trace", folder.path + "/trace"])
    #expect(folder.text(of: "trace") == "")
    options.trace?.write("{}")
    options.trace?.write("{\"a\":1}")
    #expect(folder.text(of: "trace") == "{}\n{\"a\":1}\n")
  }

  @Test("Without options, what is detected holds")
  func none() throws {
    let options = try LaunchOptions([])
    #expect(options.headless == nil)
    #expect(options.keys.isEmpty)
    #expect(options.screen.colors == nil)
    #expect(options.arguments.isEmpty)
  }

  @Test("After -- everything is the app's own")
  func end() throws {
    let options = try LaunchOptions(["--ascii", "--", "--headless", "x"])
    #expect(options.headless == nil)
    #expect(options.arguments == ["--", "--headless", "x"])
  }

  @Test(
    "Each number of colours", arguments: [("none", 0), ("16", 1), ("256", 2), ("truecolor", 3), ("auto", 4)])
  func colors(text: String, index: Int) throws {
    let expected: [ColorDepth?] = [ColorDepth.none, .ansi16, .palette256, .truecolor, nil]
    #expect(try LaunchOptions(["--color", text]).screen.colors == expected[index])
    #expect(try LaunchOptions(["--color=\(text)"]).screen.colors == expected[index])
  }

  @Test(
    "A wrong value is a sentence that names it and says how it is written",
    arguments: [
      (["--headless", "80"], "80 is no size"), (["--headless", "0x24"], "0x24 is no size"),
      (["--headless", "80x24x3"], "no size"), (["--headless", "1001x1"], "no size"),
      (["--headless=ax2"], "ax2"),
      (["--headless"], "--headless needs a value: --headless 80x24"), (["--keys"], "--keys needs a value"),
      (["--color", "blue"], "blue is no number of colours"), (["--keys", "Dwon"], "Dwon is no key"),
      (["--keys", "click:4"], "4 is no place to click"), (["--keys", "click:a,b"], "no place"),
      (["--keys", "resize:40"], "40 is no size"), (["--keys", "resize:0x5"], "no size"),
      (["--keys", "'open"], "no closing quote"), (["--ascii=yes"], "--ascii takes no value"),
      (["--print-each=1"], "--print-each takes no value"),
      (["--reduce-motion=1"], "--reduce-motion takes no value"), (["--open", ""], " is no link"),
      (["--trace", "/nowhere/trace"], "--trace /nowhere/trace can't be written: No such file or directory"),
      (["--trace"], "--trace needs a value: --trace FILE"), (["--state", ""], "--state needs the path"),
    ])
  func wrong(arguments: [String], message: String) {
    do {
      _ = try LaunchOptions(arguments)
      Issue.record("\(arguments) was taken")
    } catch {
      #expect(error.description.contains(message))
    }
  }

  @Test("--help is told, and left to the app")
  func help() throws {
    let options = try LaunchOptions(["--help"])
    #expect(options.isHelpWanted)
    #expect(options.arguments == ["--help"])
    #expect(LaunchOptions.help.contains("--headless COLSxROWS"))
  }
}
