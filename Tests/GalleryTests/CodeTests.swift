import FoundationEssentials
import Testing

@testable import Gallery

extension GalleryTests {
  @MainActor
  @Suite("Code")
  struct Code {
    @Test("The code on a page is the code that runs", arguments: await Screens.titles)
    func isTheSource(_ title: String) throws {
      let component = try #require(ComponentGroup.all.flatMap(\.components).first { $0.title == title })
      // After the page's own literal, up to the next page.
      let source = try #require(Self.sources.first { $0.contains("static let title = \"\(title)\"\n") })
      let own = source.components(separatedBy: "static let title = ").first { $0.hasPrefix("\"\(title)\"\n") }
      let code = own?.components(separatedBy: "\"\"\"").dropFirst(2).joined() ?? ""
      let lines = Set(code.split(separator: "\n").map { $0.drop { $0 == " " } })
      for line in component.code.split(separator: "\n") {
        #expect(lines.contains(line.drop { $0 == " " }))
      }
    }

    /// The text of each file of components.
    private static let sources: [String] = {
      let folder = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/Gallery/Components"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    }()
  }
}
