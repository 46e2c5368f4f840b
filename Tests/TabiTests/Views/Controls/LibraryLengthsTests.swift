import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Lengths within the library's own views")
struct LibraryLengthsTests {
  @Test("With points as the unit, labels, controls and groups look as with cells")
  func points() async {
    struct Controls: View {
      var body: some View {
        VStack(alignment: .leading) {
          Label("Star", systemImage: "star")
          Button("Open", systemImage: "envelope") {}
          Toggle("On", isOn: .constant(true))
          Stepper("Count", value: .constant(3))
          LabeledContent("Version", value: "1.2")
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        }
      }
    }
    let cells = await screen(40, 12) { Controls() }
    let points = await screen(40, 12) { Controls().lengthUnit(.points) }
    #expect(cells == points)
  }
}
