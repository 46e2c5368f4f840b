import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Every size")
struct SizesTests {
  @Test("Down to 1×1 nothing traps, and growing again shows all", arguments: 0..<7)
  func everySize(tab: Int) async {
    let model = WalkedModel()
    model.tab = tab
    model.hasHeader = true
    let app = await TestApp(columns: 30, rows: 10) { WalkedApp(model: model) }
    let full = app.styledText
    for rows in (1...10).reversed() {
      for columns in [30, 13, 6, 5, 4, 3, 2, 1] {
        await app.resize(columns: columns, rows: rows)
        #expect(app.rows.count == rows)
      }
    }
    await app.resize(columns: 30, rows: 10)
    #expect(app.styledText == full)
  }

  @Test("A storm of sizes leaves what the last one shows")
  func storm() async {
    let app = await TestApp(columns: 2, rows: 1) { WalkedApp(model: WalkedModel()) }
    var random = Randomness(seed: 1)
    for _ in 0..<60 { await app.resize(columns: 1 + random.below(3), rows: 1 + random.below(3)) }
    await app.resize(columns: 30, rows: 10)
    let other = await TestApp(columns: 30, rows: 10) { WalkedApp(model: WalkedModel()) }
    #expect(app.styledText == other.styledText)
  }
}
