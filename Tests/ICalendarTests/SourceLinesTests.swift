import ICalendar
import Testing

@Suite("Lines that problems are about")
struct SourceLinesTests {
  private func lines(_ numbers: [Int], of bytes: [UInt8]) -> SourceLines {
    bytes.withUnsafeBufferPointer { SourceLines(numbers, of: $0) }
  }

  @Test("Lines are without folds, and found by the number on which they begin")
  func folded() {
    let bytes = Array("\u{FEFF}BEGIN:X\r\nA:1\r\n 2\r\n\r\nB:caf\r\n é\u{0}\nEND:X".utf8)
    let found = lines([1, 2, 3, 5, 7, 99], of: bytes)
    #expect(found[1] == "BEGIN:X")
    #expect(found[2] == "A:12")
    #expect(found[3] == nil && found[4] == nil && found[99] == nil)
    #expect(found[5] == "B:café\u{FFFD}")
    #expect(found[7] == "END:X")
  }

  @Test("Without lines to look for, or without a file, there is none")
  func nothing() {
    #expect(lines([], of: Array("A:1".utf8))[1] == nil)
    #expect(lines([1], of: [])[1] == nil)
    #expect(lines([-1, 0, .max], of: Array("A:1".utf8))[0] == nil)
  }

  @Test("The column of a problem is an octet of its line")
  func columns() throws {
    let bytes = calendar(
      event("1", "DTSTART;TZID=Europe/Berlin;X-\u{E9}=1:20261301", "EXDATE:20260310,2026031,x"))
    let report = CheckReport(checking: bytes) { _ in .utc }
    let source = lines(report.problems.map(\.line), of: bytes)
    let places = report.problems.compactMap { problem -> String? in
      guard let column = problem.column, let line = source[problem.line] else { return nil }
      return String(decoding: line.utf8.dropFirst(column - 1), as: UTF8.self)
    }
    #expect(places == ["20261301", "2026031,x", "x"])
  }
}
