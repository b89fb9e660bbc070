import CalendarCore
import Daybook
import ICalendar
import Testing

@Suite("Civil days in real zones")
struct ZoneDayTests {
  static let zones = SystemTimeZones()

  static func zone(_ name: String) throws -> TimeZoneRules {
    try #require(zones.rules(named: name))
  }

  static let hour: Int64 = 3_600

  struct Length: CustomTestStringConvertible {
    var zone: String
    var day: String
    var hours: Double
    var start: String
    var testDescription: String { "\(zone) \(day)" }
  }

  @Test(
    "a day begins at its first moment and has the hours its zone gives it (T-05, T-12)",
    arguments: [
      // T-05: a day printed twice or missing where summer time starts at 00:00.
      Length(zone: "America/Santiago", day: "2023-09-03", hours: 23, start: "2023-09-03T01:00"),
      Length(zone: "America/Santiago", day: "2023-09-02", hours: 24, start: "2023-09-02T00:00"),
      Length(zone: "America/Sao_Paulo", day: "2018-11-04", hours: 23, start: "2018-11-04T01:00"),
      Length(zone: "Asia/Beirut", day: "2024-03-31", hours: 23, start: "2024-03-31T01:00"),
      Length(zone: "Africa/Cairo", day: "2024-04-26", hours: 23, start: "2024-04-26T01:00"),
      Length(zone: "Asia/Tehran", day: "2022-03-22", hours: 23, start: "2022-03-22T01:00"),
      Length(zone: "America/New_York", day: "2024-11-03", hours: 25, start: "2024-11-03T00:00"),
      Length(
        zone: "Australia/Lord_Howe", day: "2026-10-04", hours: 23.5, start: "2026-10-04T00:00"),
      // T-12: the civil day that never happened.
      Length(zone: "Pacific/Apia", day: "2011-12-30", hours: 0, start: "2011-12-31T00:00"),
    ])
  func lengths(_ each: Length) throws {
    let zone = try ZoneDayTests.zone(each.zone)
    let day = try Day(iso: each.day)
    let instants = zone.instants(of: DaySpan(start: day, count: 1))
    #expect(Double(instants.count) / Double(ZoneDayTests.hour) == each.hours)
    #expect(zone.civil(at: instants.lowerBound).description == each.start)
  }

  @Test("days are stepped by number, each at its own start of day (T-06, T-07)")
  func stepping() throws {
    // T-06, T-07: a difference of instants said 0 days; stepping drifted to 01:00.
    let zone = try ZoneDayTests.zone("America/Santiago")
    let first = try Day(iso: "2023-09-02")
    let starts = (0..<4).map { zone.civil(at: zone.start(of: first.advanced(by: $0))) }
    #expect(
      starts.map(\.description) == [
        "2023-09-02T00:00", "2023-09-03T01:00", "2023-09-04T00:00", "2023-09-05T00:00",
      ])
    #expect(starts[1].day.distance(to: starts[2].day) == 1)
  }

  @Test("a moved event keeps its time on the clock in the week of the change (T-09)")
  func movingInTheWeekOfTheChange() throws {
    // T-09: dragging by 86 400 seconds jumped a day.
    let zone = try ZoneDayTests.zone("America/Los_Angeles")
    let thursday = CivilDateTime(day: try Day(iso: "2026-03-05"), time: try TimeOfDay(iso: "23:30"))
    let moved = CivilDateTime(day: thursday.day.advanced(by: 7), time: thursday.time)
    #expect(zone.civil(at: zone.resolve(moved).instant).description == "2026-03-12T23:30")
    let elapsed = zone.resolve(moved).instant - zone.resolve(thursday).instant
    #expect(elapsed == (7 * 24 - 1) * ZoneDayTests.hour)
  }

  @Test("a wall time that does not exist moves forward by the gap (T-11)")
  func gap() throws {
    // T-11: the minutes were lost.
    let zone = try ZoneDayTests.zone("America/New_York")
    let due = CivilDateTime(day: try Day(iso: "2024-03-10"), time: try TimeOfDay(iso: "02:30"))
    let resolved = zone.resolve(due)
    #expect(zone.civil(at: resolved.instant).description == "2024-03-10T03:30")
    #expect(
      CivilDateTime(secondsSinceEpoch: resolved.instant, utcOffset: 0).description
        == "2024-03-10T07:30")
  }

  @Test("an event over the repeated hour covers its day and real time passes in it (T-10)")
  func repeatedHour() throws {
    // T-10: 01:45 to 01:15 an hour later on the clock, half an hour in fact.
    let start = CivilDateTime(day: try Day(iso: "2024-11-03"), time: try TimeOfDay(iso: "01:45"))
    let end = CivilDateTime(day: try Day(iso: "2024-11-03"), time: try TimeOfDay(iso: "01:15"))
    #expect(DaySpan(coveredFrom: start, to: end).count == 1)
    let zone = try ZoneDayTests.zone("America/New_York")
    let spring = try (
      zone.resolve(CivilDateTime(day: Day(iso: "2024-03-10"), time: TimeOfDay(iso: "01:30"))),
      zone.resolve(CivilDateTime(day: Day(iso: "2024-03-10"), time: TimeOfDay(iso: "03:30")))
    )
    #expect(spring.1.instant - spring.0.instant == ZoneDayTests.hour)
  }

  @Test("a month has all its days whatever its zone skips (T-12)")
  func skippedDayStaysACell() throws {
    // T-12
    let page = MonthPage(month: try Month(iso: "2011-12"), firstWeekday: .sunday)
    #expect(page.weeks.flatMap(\.days).filter(\.isInMonth).map(\.day.dayOfMonth) == Array(1...31))
  }

  /// Those of the sweep of events, and some whose clocks do nothing odd.
  static let gridZones =
    ["UTC", "Europe/London", "Asia/Seoul", "Pacific/Chatham"] + ZoneSweepTests.zones

  @Test(
    "grids do not depend on zones: each month, by every first weekday (T-04, T-08)",
    arguments: gridZones)
  func gridsOverZones(name: String) throws {
    // A week was repeated and another dropped over the autumn change.
    let zone = try ZoneDayTests.zone(name)
    var wrong: [String] = []
    for year in Array(2024...2032) + [1900, 2038, 2100, 9999] {
      var byInstants: [Day: Day] = [:]
      let first = try Day(year: year, month: 1, day: 1).advanced(by: -6)
      for day in DaySpan(start: first, count: 378).days {
        byInstants[day] = zone.civil(at: zone.start(of: day)).day
      }
      for number in 1...12 {
        for weekday in Weekday.allCases {
          let grid = MonthGrid(month: try Month(year: year, month: number), firstWeekday: weekday)
          if grid.days.days.map({ byInstants[$0] }) != grid.days.days.map({ $0 }) {
            wrong.append("\(year)-\(number) from \(weekday.name)")
          }
        }
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test("names that files use find their zone, and no name leaves the folder")
  func names() throws {
    #expect(ZoneDayTests.zones.rules(named: "W. Europe Standard Time")?.name == "Europe/Berlin")
    #expect(
      ZoneDayTests.zones.rules(named: "/mozilla.org/20050126_1/Europe/Berlin")?.name
        == "Europe/Berlin")
    for name in ["", "../../../etc/passwd", "/etc/passwd", "Europe", "Mars/Olympus", "a\0b"] {
      #expect(ZoneDayTests.zones.rules(named: name) == nil, "\(name)")
    }
    let all = ZoneDayTests.zones.names()
    #expect(all.contains("Asia/Seoul") && all.contains("UTC") && !all.contains("US/Eastern"))
    #expect(all.allSatisfy { ZoneDayTests.zones.rules(named: $0) != nil })
  }
}
