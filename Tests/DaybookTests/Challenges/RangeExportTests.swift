import CalendarCore
import Testing

@testable import Daybook

@Suite struct RangeExportTests {
  let test: TestBook
  var book: Book { test.book }

  init() throws { test = try TestBook() }

  private func take(_ text: String, into book: Book) throws {
    _ = try Array(text.utf8).withUnsafeBufferPointer {
      try RangeImporter(book: book, bytes: $0)
        .run(into: .named("Sample"), isDryRun: false, time: TestBook.now)
    }
  }

  private func file(of book: Book) throws -> RangeExporter.File {
    try RangeExporter(book: book).file(of: book.store.calendars())
  }

  private func ranges(of book: Book) throws -> [String] {
    try book.challenges().map {
      "\($0.challenge.category) \($0.challenge.days.start)…\($0.challenge.days.last)"
    }
  }

  @Test func `what was imported is exported, imported elsewhere and exported alike`() throws {
    try take(RangeFileTests.original, into: book)
    let file = try file(of: book)
    #expect(file.count == 5 && file.leftOutCount == 0)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"nickname":"Sample","level":7,"calendar":["#))
    #expect(text.contains("\n{\"property\":0,\"date\":[\"2021-08-02\"]},\n"))
    let other = try TestBook().book
    try take(text, into: other)
    #expect(try ranges(of: other) == ranges(of: book))
    #expect(try self.file(of: other).bytes == file.bytes)
  }

  @Test func `ranges that touch stay two, and an unknown property keeps its number`() throws {
    try take(
      #"{"calendar":[{"property":0,"date":["2021-08-04"]},{"property":0,"date":["2021-08-05"]},{"property":-3,"date":["2021-08-06"]}]}"#,
      into: book)
    let text = String(decoding: try file(of: book).bytes, as: UTF8.self)
    #expect(
      text == """
        {"calendar":[
        {"property":0,"date":["2021-08-04"]},
        {"property":0,"date":["2021-08-05"]},
        {"property":-3,"date":["2021-08-06"]}
        ]}

        """)
  }

  @Test func `what no property means is counted, not lost without a word`() throws {
    let own = try book.addCategory(CategoryDraft(name: "Reading", hue: "teal"))
    for (number, category) in [own.key, "", "property-02", "love"].enumerated() {
      _ = try book.createChallenge(
        ChallengeDraft(
          name: "n", firstDay: "2026-03-01", category: category == "property-02" ? "" : category),
        inCalendarNamed: "Sample", uid: "\(number)", time: TestBook.now)
    }
    let file = try file(of: book)
    #expect(file.count == 1 && file.leftOutCount == 3)
    #expect(ChallengeCategories.property(of: "property-02") == nil)
    #expect(ChallengeCategories.property(of: "property-2") == nil)
  }

  @Test func `an empty book gives a file without ranges that can be read`() throws {
    let bytes = try file(of: book).bytes
    let read = bytes.withUnsafeBufferPointer { RangeFile(reading: $0) }
    #expect(read.problems.isEmpty && read.entries.isEmpty)
  }
}
