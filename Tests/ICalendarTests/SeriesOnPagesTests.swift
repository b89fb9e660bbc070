import CalendarCore
import ICalendar
import Testing

/// Series that calendars were seen to show on other days or at other hours.
@Suite("Series on pages")
struct SeriesOnPagesTests {
  struct Case: CustomTestStringConvertible {
    var pair: String
    var start: String
    var zone: String?
    var rule: String
    var exclusions: [String] = []
    var window: (String, String)
    var expected: [String]
    var testDescription: String { pair }
  }

  static let cases = [
    Case(
      pair: "pair 30: weekly, also on the page's days of the next month", start: "20180904T130000Z",
      rule: "FREQ=WEEKLY", window: ("20180826", "20181007"),
      expected: ["20180904", "20180911", "20180918", "20180925", "20181002"].map { $0 + "T130000" }),
    Case(
      pair: "pair 30: none after its end", start: "20180904T130000Z",
      rule: "FREQ=WEEKLY;UNTIL=20181001T000000Z", window: ("20180826", "20181007"),
      expected: ["20180904", "20180911", "20180918", "20180925"].map { $0 + "T130000" }),
    Case(
      pair: "pair 31: the start, then Saturdays without the one taken out",
      start: "20200915T030000Z", rule: "FREQ=WEEKLY;BYDAY=SA", exclusions: ["20201003T030000Z"],
      window: ("20200901", "20201012"),
      expected: ["20200915", "20200919", "20200926", "20201010"].map { $0 + "T030000" }),
    Case(
      pair: "pair 34: of nine weeks from March, five in April", start: "20190304T090000Z",
      rule: "FREQ=WEEKLY;COUNT=9", window: ("20190401", "20190501"),
      expected: ["01", "08", "15", "22", "29"].map { "201904\($0)T090000" }),
    Case(
      pair: "pair 35: on the 31st, only in months that have one", start: "20240131",
      rule: "FREQ=MONTHLY", window: ("20240101", "20250101"),
      expected: ["0131", "0331", "0531", "0731", "0831", "1031", "1231"].map { "2024\($0)" }),
    Case(
      pair: "pair 36: twelve first Mondays", start: "20250804",
      rule: "FREQ=MONTHLY;BYDAY=1MO;COUNT=12", window: ("20250801", "20270101"),
      expected: [
        "20250804", "20250901", "20251006", "20251103", "20251201", "20260105", "20260202",
        "20260302", "20260406", "20260504", "20260601", "20260706",
      ]),
    Case(
      pair: "pair 38: at one o'clock before and after clocks change", start: "20260301T010000",
      zone: "America/Los_Angeles", rule: "FREQ=WEEKLY;COUNT=3", window: ("20260201", "20260401"),
      expected: ["20260301T010000", "20260308T010000", "20260315T010000"]),
  ]

  private static func set(
    _ start: String, zone: String? = nil, _ rule: String, without exclusions: [String] = []
  ) throws -> RecurrenceSet {
    let start = try value(start, zone: zone)
    var set = RecurrenceSet(start: start)
    set.rules = [try RecurrenceRule.read(rule, startingAt: start).rule]
    set.exclusions = try exclusions.map { try value($0, zone: zone) }
    return set
  }

  private func zones(_ name: String) -> TimeZoneRules? { try? SystemZones.rules(name) }

  @Test("a series takes place on these days", arguments: cases)
  func series(_ each: Case) throws {
    let set = try Self.set(each.start, zone: each.zone, each.rule, without: each.exclusions)
    let window = OccurrenceWindow(try instant(each.window.0)..<instant(each.window.1))
    let utc = TimeZoneRules(fixedOffset: 0, name: "UTC")
    let found = set.occurrences(in: window, homeZone: utc, zones: zones).occurrences
    #expect(found.map { compact($0.start.civil, isDate: $0.start.isDate) } == each.expected)
  }

  @Test("daily at midnight in Manila begins with the page's first instant (pair 32)")
  func firstOfThePage() throws {
    let set = try Self.set("20201001T160000Z", "FREQ=DAILY")
    let grid = MonthGrid(month: try Month(year: 2020, month: 11), firstWeekday: .sunday)
    let window = OccurrenceWindow(grid.days, zone: try SystemZones.rules("Asia/Manila"))
    let found = set.occurrences(in: window, zones: zones).occurrences
    #expect(found.first?.startSeconds == (try instant("20201031T160000")))
    #expect(found.count == grid.days.count)
  }

  @Test("noon in New York is eleven in Chicago, on every page (pair 33)")
  func otherViewer() throws {
    let set = try Self.set("20240205T120000", zone: "America/New_York", "FREQ=DAILY;COUNT=60")
    let chicago = try SystemZones.rules("America/Chicago")
    for month in try Month(year: 2024, month: 2)...Month(year: 2024, month: 4) {
      let window = OccurrenceWindow(month.days, zone: chicago)
      let found = set.occurrences(in: window, zones: zones).occurrences
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { chicago.civil(at: $0.startSeconds).time.description == "11:00" })
    }
  }

  @Test("the offset of a zone by its old name in summer (pair 37)")
  func offset() throws {
    let pacific = try SystemZones.rules("US/Pacific")
    #expect(pacific.offset(at: try instant("20220412")) == -420 * 60)
  }
}
