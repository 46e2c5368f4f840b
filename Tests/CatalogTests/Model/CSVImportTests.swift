import Testing

@testable import Catalog

@Suite("CSVImport")
struct CSVImportTests {
  private let lego = NewProduct(name: "레고", price: 12_000)

  @Test(
    "The columns are found by name, in any order and case, among others",
    arguments: [
      "name,price\n레고,12000", "price,name\n12000,레고", "NAME,Price\n레고,12000",
      "id, Price ,note,Name\n1,\"12,000\",x,레고", "이름,가격\n레고,₩12000", "商品名,価格\n레고,12000",
      "\u{FEFF}名前,価格\r\n레고,12000원\r\n", "\n\n\"name\",\"price\"\n\n레고,12000\n \n",
      "name,price,name\n레고,12000,카메라",
    ])
  func columns(text: String) throws {
    let csv = try CSVImport(Array(text.utf8))
    #expect(csv.rows == [lego])
    #expect(csv.problems.isEmpty)
  }

  @Test("Bad rows are reported by the line they start on, and the others kept")
  func problems() throws {
    let text = """
      name,price,note
      레고,12000,"two
      lines"
      ,5,
      카메라,-1,
      핸드폰
      거치대,2,000,x
      "책"상,3,
      레고,12000
      레고,12000,,,
      """
    let csv = try CSVImport(Array(text.utf8))
    #expect(csv.rows == [lego, lego, lego])
    #expect(
      csv.problems.map { "\($0.line): \($0)" } == [
        "4: The name is empty.",
        "5: The price “-1” is below 0.",
        "6: The row has 1 of 3 columns.",
        "7: The row has 4 columns instead of 3; put a value with a comma in quotes.",
        "8: Text follows a closing quote; double the quotes inside a field.",
      ])
  }

  @Test("A comma that isn't in quotes never cuts a price short")
  func surplus() throws {
    let csv = try CSVImport(Array("name,price\n레고,12,000\n".utf8))
    #expect(csv.rows.isEmpty)
    #expect(
      csv.problems.map(\.description) == [
        "The row has 3 columns instead of 2; put a value with a comma in quotes."
      ])
  }

  @Test(
    "A file that can't be used at all says why",
    arguments: [
      ("", "The file is empty."), ("\u{FEFF}", "The file is empty."), ("\n \n", "The file is empty."),
      ("a,b\nc,d", "It needs the columns name and price; line 1 has “a”, “b”."),
      ("\nname;price", "It needs the columns name and price; line 2 has “name;price”."),
      ("name,price\n\"a", "The quote that opens on line 2 is never closed."),
      ("name,price\na\0,1", "The file is binary (byte 12 is 0), not CSV in UTF-8."),
    ])
  func unusable(text: String, sentence: String) {
    #expect(throws: CSVError(description: sentence)) { try CSVImport(Array(text.utf8)) }
  }

  @Test("Bytes that aren't UTF-8 are an error with the place of the first")
  func notUTF8() {
    for (bytes, offset) in [([0xFF, 0xFE, 0x61], 0), (Array("이름".utf8) + [0xC0, 0xCC], 6)] as [([UInt8], Int)]
    {
      #expect(
        throws: CSVError(description: "The file isn't UTF-8 from byte \(offset) on; save it as CSV in UTF-8.")
      ) { try CSVImport(bytes) }
    }
  }

  @Test("A name may hold any text")
  func hostile() throws {
    let name = "\u{1B}]0;x\u{7}\u{202E}\r\n\"q\""
    let csv = try CSVImport(Array("price,name\n5,\"\u{1B}]0;x\u{7}\u{202E}\r\n\"\"q\"\"\"\n".utf8))
    #expect(csv.rows.first.map { Array($0.name.utf8) } == Array(name.utf8))
  }

  @Test("A file is read by its path; what is no readable file says so")
  func path() throws {
    let folder = try TemporaryFolder()
    #expect(try CSVImport(path: folder.write("name,price\n레고,12000".utf8, to: "a.csv")).rows == [lego])
    for (path, sentence) in [
      (folder.file("b.csv"), "There is no such file."), ("", "The file has no name."),
      (folder.path, "It is a folder; choose a CSV file."),
    ] {
      #expect(throws: CSVError(description: sentence)) { try CSVImport(path: path) }
    }
  }
}
