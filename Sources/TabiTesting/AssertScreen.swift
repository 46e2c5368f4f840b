import Glibc
import TabiTerminal

extension TestApp {
  /// Compares the screen with a text file beside the test: `Screens/NAME.txt`.
  ///
  /// With `TABI_RECORD=1` in the environment the file is written anew instead.
  ///
  /// - Throws: A ``ScreenMismatch`` when the screen differs, or when there was no file: it is written then,
  ///   to be read and kept.
  public func assertScreen(_ name: String, test: String = #filePath) throws {
    let folder = test.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Screens"
    let path = "\(folder)/\(name).txt"
    let shown = text + "\n"
    guard let kept = read(path) else {
      mkdir(folder, 0o755)
      write(shown, to: path)
      throw ScreenMismatch(description: "There was no \(path): it is written, read it and keep it.\n\(shown)")
    }
    if kept == shown { return }
    if getenv("TABI_RECORD") != nil {
      write(shown, to: path)
      return
    }
    throw ScreenMismatch(description: "The screen is not as in \(path):\n" + difference(kept, shown))
  }

  /// Both screens, and which cells differ.
  private func difference(_ kept: String, _ shown: String) -> String {
    let kept = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = shown.split(separator: "\n", omittingEmptySubsequences: false)
    var report = ""
    for row in 0..<max(kept.count, shown.count) {
      let old = row < kept.count ? kept[row] : ""
      let new = row < shown.count ? shown[row] : ""
      if old == new {
        report += "  \(new)\n"
      } else {
        report += "- \(old)\n+ \(new)\n  \(marks(old, new))\n"
      }
    }
    return report
  }

  /// A mark under each cell that differs.
  private func marks(_ old: Substring, _ new: Substring) -> String {
    func cells(_ row: Substring) -> [Character?] {
      row.flatMap { [$0] + Array(repeating: nil, count: max(0, String($0).columns - 1)) }
    }
    let (old, new) = (cells(old), cells(new))
    let marks = (0..<max(old.count, new.count)).map { column in
      (column < old.count ? old[column] : " ") == (column < new.count ? new[column] : " ") ? " " : "^"
    }
    return String(marks.joined().reversed().drop { $0 == " " }.reversed())
  }
}

/// A screen that is not as the file beside the test says.
public struct ScreenMismatch: Error, CustomStringConvertible {
  /// Both screens, row by row, with a mark under each cell that differs.
  public let description: String
}

// MARK: - Files

private func read(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[..<count]
  }
}

private func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { return }
  defer { fclose(file) }
  let bytes = Array(text.utf8)
  fwrite(bytes, 1, bytes.count, file)
}
