import CalendarCore
import Testing

@testable import Daybook

@Suite struct RangeImportTests {
  let test: TestBook
  var book: Book { test.book }

  init() throws { test = try TestBook() }

  @discardableResult
  private func take(
    _ text: String, into target: Importer.Target = .named("Sample"), isDryRun: Bool = false
  ) throws -> RangeImportReport {
    try Array(text.utf8).withUnsafeBufferPointer {
      try RangeImporter(book: book, bytes: $0)
        .run(into: target, isDryRun: isDryRun, time: TestBook.now)
    }
  }

  private func ranges() throws -> [String] {
    try book.challenges().map {
      "\($0.challenge.category) \($0.challenge.days.start)…\($0.challenge.days.last)"
    }
  }

  private static let original = RangeFileTests.original
  private static let five = [
    "health 2021-08-02…2021-08-02", "health 2021-08-04…2021-08-07", "habit 2021-08-09…2021-08-15",
    "challenge 2021-08-22…2021-08-22", "culture 2021-08-24…2021-08-27",
  ]

  @Test func `T-53: the five ranges of August 2021 with their colours`() throws {
    let report = try take(Self.original)
    #expect(report.isComplete && report.count(.created) == 5 && report.isNewCalendar)
    #expect(try ranges() == Self.five)
    let page = try book.rangePage(
      on: try Month(year: 2021, month: 8).days, today: try Day(iso: "2021-08-27"),
      firstWeekday: .monday)
    #expect(page.items.map(\.hue) == [.green, .green, .indigo, .violet, .orange])
    #expect(
      page.categories.filter { $0.count > 0 }.map { "\($0.category.key) \($0.count)" } == [
        "health 2", "habit 1", "challenge 1", "culture 1",
      ])
    #expect(page.today.isEmpty, "plain ranges ask for nothing")
    try test.expectRightIndex()
  }

  @Test func `the same file twice changes nothing, and a trial nothing at all`() throws {
    let trial = try take(Self.original, isDryRun: true)
    #expect(trial.count(.created) == 5 && trial.act == nil && trial.isNewCalendar)
    #expect(try test.store.calendars().isEmpty)
    try take(Self.original)
    let before = try test.contents()
    let again = try take(Self.original)
    #expect(again.count(.unchanged) == 5 && again.act == nil && !again.isNewCalendar)
    #expect(try test.contents() == before)
    #expect(try take(Self.original, isDryRun: true).count(.unchanged) == 5)
  }

  @Test func `an import is undone as one act, with the calendar it made`() throws {
    let act = try #require(try take(Self.original).act)
    try book.undo(act: act, time: 0)
    #expect(try test.store.calendars().isEmpty && ranges().isEmpty)
  }

  @Test func `a range that grew in the file grows here, and one that was changed here stays`()
    throws
  {
    try take(Self.original)
    let longer = Self.original.replacing("\"2021-08-22\"", with: "\"2021-08-22\",\"2021-08-23\"")
    let report = try take(longer)
    #expect(report.count(.updated) == 1 && report.count(.unchanged) == 4)
    #expect(try ranges().contains("challenge 2021-08-22…2021-08-23"))
    #expect(try take(Self.original).count(.updated) == 1, "and shrinks again")

    let stored = try #require(try book.challenges().first { $0.challenge.category == "challenge" })
    var draft = ChallengeDraft(stored, today: stored.challenge.days.start)
    draft.lastDay = "2021-08-30"
    _ = try book.changeChallenge(
      stored.id, to: draft, revision: stored.revision, today: stored.challenge.days.start, time: 1)
    #expect(try take(longer).count(.keptNewer) == 1)
    #expect(try ranges().contains("challenge 2021-08-22…2021-08-30"))
  }

  @Test func `good entries are taken whatever is wrong with their neighbours`() throws {
    let report = try take(
      #"{"calendar":[{"property":0,"date":["2021-08-02"]},{"property":0},{"property":9,"date":["2021-08-05"]},{"property":1,"date":["x","2021-08-07"]}]}"#
    )
    #expect(!report.isComplete && report.count(.created) == 3 && report.count(.failed) == 1)
    #expect(
      report.problems.map { "\($0.line) \($0.path)" } == [
        "1 calendar[1]", "1 calendar[2].property", "1 calendar[3].date[0]",
      ])
    #expect(
      try ranges() == [
        "health 2021-08-02…2021-08-02", "property-9 2021-08-05…2021-08-05",
        "self-care 2021-08-07…2021-08-07",
      ])
    let stored = try #require(try book.challenges().first { $0.challenge.category == "property-9" })
    #expect(try book.categories().category(of: stored.challenge).hue == .graphite)
  }

  @Test
  func `ranges that begin on the same day are told apart, the same range twice is taken once`()
    throws
  {
    let text =
      #"{"calendar":[{"property":0,"date":["2021-08-02"]},{"property":0,"date":["2021-08-02","2021-08-03"]},{"property":0,"date":["2021-08-02"]},{"property":1,"date":["2021-08-02"]}]}"#
    let report = try take(text)
    #expect(report.items.count == 3 && report.isComplete)
    #expect(
      report.problems.map(\.kind) == [
        .repeatedRange(DaySpan(start: try Day(iso: "2021-08-02"), count: 1))
      ])
    #expect(Set(report.items.map(\.uid)).count == 3)
    #expect(try take(text).count(.unchanged) == 3)
  }

  @Test func `whose ranges they are and the level come back in an export, which can be read again`()
    throws
  {
    try take(Self.original)
    let exported = try test.export()
    for line in ["X-DAYBOOK-NICKNAME:Sample", "X-DAYBOOK-LEVEL:7", "X-WR-CALNAME:Sample"] {
      #expect(unfolded(exported).contains(line), "\(line)")
    }
    let other = try TestBook()
    try other.importFile(exported, into: "Copy")
    #expect(try other.book.challenges().map(\.challenge) == book.challenges().map(\.challenge))
    #expect(try other.export(["Copy"]) == exported)
  }

  @Test func `a file of nothing makes no calendar, and a calendar of its own is found again`()
    throws
  {
    #expect(try take(#"{"calendar":[]}"#).isComplete)
    #expect(try !take("{").isComplete)
    #expect(try test.store.calendars().isEmpty)
    _ = try test.calendar("Mine")
    #expect(
      try take(Self.original, into: .own("Mine", joinsImports: false)).calendarName == "Mine 2")
    #expect(
      try take(Self.original, into: .own("Mine", joinsImports: false)).calendarName == "Mine 2")
  }

  @Test func `the calendar is named after whom the file names`() {
    func name(_ text: String, given: String? = nil) -> String {
      Array(text.utf8).withUnsafeBufferPointer {
        RangeImporter(book: book, bytes: $0)
          .calendarName(given: given, fileName: "/tmp/august.json", else: "Imported")
      }
    }
    #expect(name(Self.original) == "Sample")
    #expect(name("{}") == "august")
    #expect(name(Self.original, given: "Mine") == "Mine")
  }
}
