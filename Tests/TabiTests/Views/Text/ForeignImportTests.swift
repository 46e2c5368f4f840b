import Foundation
import Tabi
import TabiTesting
import Testing

/// What an author writes who imports Foundation, too: nothing in it is ambiguous.
@MainActor
@Suite("With Foundation imported")
struct ForeignImportTests {
  private struct Page: View {
    @State private var price = 12_000
    @State private var rate = 0.25
    @State private var note = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(price)원, \(rate, specifier: "%.1f")")
        Text(price, format: .currency(code: "KRW"))
        Text("\(rate, format: .percent.precision(.fractionLength(0)))")
        TextField("Price", value: $price, format: .number).keyboardType(.decimalPad)
        TextField("Note", text: $note)
        LabeledContent("Rate", value: rate, format: .percent)
        Text(String(format: "%.2f", rate))
        Toggle("On", isOn: .constant(true))
        Button("Go", role: .destructive) {}
      }
    }
  }

  @Test("Texts, fields and formats are Tabi's")
  func compiles() async {
    let app = await TestApp(columns: 20, rows: 9) { Page() }
    #expect(app.row(0) == "12,000원, 0.2")
    #expect(app.row(1) == "₩12,000")
    #expect(app.row(2) == "25%")
    #expect(app.row(6) == "0.25")
  }
}
