import CalendarCore
import CalendarHTML
import Daybook
import DaybookStorage

@testable import DaybookServer

extension SampleMonth {
  /// A book with ranges whose names pages must survive, one of them archived.
  private static func hostileBook() throws -> Book {
    let book = Book(store: try SQLiteStore(path: ":memory:"))
    var targets = ["daily", "mon,wed,fri at-least-3", "2/week", "every-3-days at-most-2"][...]
    for (number, title) in HostileTitle.all.enumerated() {
      let first = Self.today.advanced(by: -number)
      _ = try book.createChallenge(
        ChallengeDraft(
          name: title, firstDay: "\(first)", lastDay: "\(first.advanced(by: 9))",
          category: number % 2 == 0 ? "health" : "", target: targets.popFirst() ?? "daily",
          notes: "</textarea><script>"),
        inCalendarNamed: HostileTitle.script, uid: HostileTitle.quotes + "\(number)", time: 0)
    }
    let items = try book.rangeItems(today: Self.today, firstWeekday: .sunday)
    for item in items.prefix(2) {
      _ = try book.note(
        .skipped(DaySpan(start: Self.today, count: 1), reason: HostileTitle.script),
        of: item.stored.id, today: Self.today, time: 0)
    }
    if let last = items.last {
      _ = try book.setChallenge(last.stored.id, isArchived: true, time: 0)
    }
    return book
  }

  /// Every page of ranges, by name.
  func challengePages() throws -> [(name: String, bytes: [UInt8])] {
    let book = try Self.hostileBook()
    var frame = frame(section: .challenges)
    frame.calendars.append(CalendarEntry(id: 9, name: HostileTitle.script, hue: .pink))
    let page = MonthPage(month: Self.march, firstWeekday: .sunday, today: Self.today)
    let ranges = try book.rangePage(
      on: page.grid.days, today: Self.today, firstWeekday: .sunday)
    let bounds = try DateBounds(from: RangeFile.firstDay, through: Self.today)
    let modes: [(String, ChallengeMonthMode)] = [
      ("edit", .edit), ("read", .read), ("first", .pickFirst),
      ("last", .pickLast(from: Self.today)),
    ]
    var pages = modes.map { name, mode in
      (
        "challenge month, \(name)",
        ChallengeMonthView(
          frame: frame, page: page, ranges: ranges, mode: mode, bounds: bounds, today: Self.today,
          selected: mode == .edit ? Self.today : nil, firstWeekday: .sunday
        ).html
      )
    }
    let categories = try book.categories()
    var values = ChallengeFormValues(
      ChallengeDraft(
        name: HostileTitle.quotes, firstDay: "\"><script>", category: HostileTitle.script,
        target: "mon at-least-2", notes: "\n</textarea><script>"))
    let errors = ChallengeForm.Field.allCases.map {
      FieldError(field: $0, message: "Sample error <\($0.rawValue)>")
    }
    pages.append(
      (
        "challenge form",
        ChallengeForm(
          frame: frame,
          existing: .init(
            key: 4, revision: 2, isArchived: true, progress: [HostileTitle.script],
            history: [HostileTitle.script, HostileTitle.quotes]), values: values,
          categories: categories.all, errors: errors, returnPath: "/challenges/2026-03"
        ).page
      ))
    values = ChallengeFormValues()
    pages.append(
      (
        "new challenge",
        ChallengeForm(
          frame: frame, values: values, categories: categories.all, newCalendar: "Sample",
          banner: HostileTitle.script, returnPath: "/challenges", newUID: "u"
        ).page
      ))
    pages += [
      (
        "all challenges",
        ChallengeListPage(
          frame: frame, items: try book.rangeItems(today: Self.today, firstWeekday: .sunday),
          today: Self.today
        ).page
      ),
      ("no challenges", ChallengeListPage(frame: frame, items: [], today: Self.today).page),
      (
        "categories",
        CategoriesPage(
          frame: frame,
          categories: categories.all + [
            ChallengeCategory(key: "sample", name: HostileTitle.script, hue: .teal, isHidden: true)
          ],
          new: CategoryFields(
            fields: CalendarFields(name: HostileTitle.quotes, nameError: HostileTitle.script)),
          dayStart: .midnight
        ).page
      ),
      (
        "category",
        CategoryPage(
          frame: frame, category: ChallengeCategory(key: HostileTitle.quotes, hue: .red),
          fields: CategoryFields(
            fields: CalendarFields(name: HostileTitle.script, hueError: HostileTitle.script),
            usualName: "Sample")
        ).page
      ),
      (
        "range import",
        RangeImportPage(
          frame: frame, error: HostileTitle.script, categories: categories, leftOutCount: 3
        ).page
      ),
    ]
    let text =
      #"{"nickname":"<b>","x":1,"calendar":[{"property":9,"date":["2021-08-02","<script>"]}]}"#
    let report = try Array(text.utf8).withUnsafeBufferPointer {
      try RangeImporter(book: book, bytes: $0)
        .run(into: .named(HostileTitle.script), isDryRun: true, time: 0)
    }
    pages.append(
      (
        "range preview",
        RangeImportPage(
          frame: frame, preview: .init(report: report, text: text + HostileTitle.script),
          categories: categories
        ).page
      ))
    return pages
  }
}
