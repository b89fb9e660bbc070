import CalendarCore
import Foundation
import Testing

/// A page of each kind of calendar, described line by line and compared with the file in `Pages`.
///
/// With RECORD=1 in the environment, the files are written instead; look at the difference before it is
/// committed.
@Suite("Pages of the views, described")
struct PageDescriptionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: @Sendable () -> [String]
    var testDescription: String { name }
  }

  static let today = day("2026-03-10")

  static let schedules = [
    allDay("Moving house", "2026-02-26", through: "2026-03-04"),
    timed("Yoga", "2026-03-04T07:00", "2026-03-04T08:00"),
    allDay("Archive", "2026-03-10", through: "2026-03-12"),
    timed("Planning", "2026-03-10T09:30", "2026-03-10T10:30"),
    timed("Concert", "2026-03-10T20:00", "2026-03-11T00:00"),
    timed("Walk", "2026-03-10T18:00", "2026-03-10T19:00"),
    allDay("Workshop", "2026-03-12", through: "2026-03-17"),
    allDay("Pottery", "2026-04-01", through: "2026-04-03"),
  ]

  static let ranges = [
    DayRange(id: "1", name: "Stretching", days: days("2026-03-02", "2026-03-08"), hue: .green),
    DayRange(id: "2", name: "Reading", days: days("2026-03-09", "2026-03-13"), hue: .indigo),
    DayRange(id: "3", name: "Letters", days: days("2026-03-12", "2026-03-12"), hue: .amber),
    DayRange(id: "4", name: "Far", days: days("2026-05-12", "2026-05-12"), hue: .amber),
  ]

  static let cases = [
    Case(name: "schedule") {
      MonthModel(
        style: CalendarStyle(weekdayRules: DayTheme.koreanWeekdays.rules, laneLimit: 2),
        labels: .english, today: today, items: schedules,
        holiday: { $0 == day("2026-03-01") ? "Sample Day" : nil }, shownDay: today,
        selection: DaySelection(day: day("2026-03-12"))
      ).page.lines()
    },
    Case(name: "diary") {
      let entries = ["2026-02-28", "2026-03-07", "2026-03-10", "2026-04-02"].map { day($0) }
      let diary = DiaryModel(
        month: MonthModel(
          style: CalendarStyle(weekdayRules: DayTheme.koreanWeekdays.rules), labels: .korean,
          today: today, shownDay: today, selection: DaySelection(day: day("2026-03-07"))),
        hasEntry: { entries.contains($0) })
      let page = diary.month.page
      let captions = page.rows.flatMap { $0.cells }.compactMap { cell in
        cell.flatMap { cell in diary.caption(of: cell).map { "caption \(cell.number) \($0)" } }
      }
      return page.lines() + captions
    },
    Case(name: "range") {
      RangeModel(
        month: MonthModel(
          labels: .english, today: today, rules: SelectionRules(mode: .range), shownDay: today,
          selection: DaySelection([days("2026-03-20", "2026-03-24")])),
        ranges: ranges
      ).page.lines
    },
    Case(name: "scrolling") {
      let model = ScrollModel(
        month: MonthModel(
          labels: .english, today: today,
          rules: SelectionRules(
            mode: .single, bounds: bounds("2026-03-05", "2027-03-04")),
          selection: DaySelection(day: day("2026-03-19"))), reach: .all)
      return ["\(model.count) months, begins at \(model.initialPosition ?? -1)"]
        + (model.page(at: 0)?.lines() ?? [])
    },
    Case(name: "tasks") {
      let model = TaskListModel(
        tasks: [
          CalendarTask(id: "1", title: "Report", due: day("2026-03-09"), status: .inProgress),
          CalendarTask(id: "2", title: "Sweep", due: day("2026-03-09"), status: .complete),
          CalendarTask(id: "3", title: "Call", due: today),
          CalendarTask(id: "4", title: " "),
        ], today: today, labels: .english)
      return model.rows.map {
        "\($0.title) [\($0.due)]\($0.isOverdue ? " late" : "") | \($0.label)"
      }
    },
    Case(name: "week") {
      TimelineModel(
        days: TimelineModel.week(of: today, style: CalendarStyle(firstWeekday: .monday)),
        now: CivilDateTime(day: today, time: time("09:10")), items: schedules,
        measures: TimelineModel.Measures(width: 700), labels: .english, laneLimit: 1
      ).lines
    },
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pages")

  @Test("a page is what its file says", arguments: cases)
  func isAsDescribed(_ each: Case) throws {
    let file = Self.folder.appendingPathComponent("\(each.name).txt")
    let text = each.lines().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let differences = text.split(separator: "\n").difference(from: expected.split(separator: "\n"))
    #expect(text == expected, "\(Array(differences.prefix(6)))")
  }

  @Test("there is no file without a page")
  func noFileIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.cases.map { "\($0.name).txt" }.sorted())
  }
}
