import CalendarCore
import CalendarInvariants
import Daybook
import ICalendar
import Testing

@Suite("Months of real zones, swept")
struct ZoneSweepTests {
  /// Zones whose clocks change at midnight, by half an hour, in Ramadan, or went over a whole day.
  static let zones = [
    "America/Santiago", "America/Sao_Paulo", "Asia/Beirut", "Africa/Cairo", "Asia/Tehran",
    "Pacific/Apia", "America/New_York", "Pacific/Kiritimati", "Australia/Lord_Howe",
    "Africa/Casablanca",
  ]

  /// Years with changes at midnight in one or another of them.
  static let years = [2011, 2018, 2022, 2024]

  /// Events of an hour at noon and from midnight, on every day of a year in a zone.
  static func file(_ year: Int, _ zone: String) -> String {
    func daily(_ uid: String, _ hour: String, _ end: String) -> [String] {
      event(
        uid, "DTSTART;TZID=\(zone):\(year)0101T\(hour)0000",
        "DTEND;TZID=\(zone):\(year)0101T\(end)0000",
        "RRULE:FREQ=DAILY;UNTIL=\(year + 1)0103T000000Z"
      )
    }
    return calendarFile(daily("noon", "12", "13") + daily("midnight", "00", "01"))
  }

  @Test(
    "an hour at noon and an hour from midnight fall on their day, once, whatever clocks do (T-05, T-08, T-12)",
    arguments: zones)
  func hoursOfEveryDay(name: String) throws {
    // T-05, T-08, T-12
    let zone = try #require(TestBook.zones.rules(named: name))
    var wrong: [String] = []
    for year in ZoneSweepTests.years {
      let schedule = FileSchedule(
        files: [Array(ZoneSweepTests.file(year, name).utf8)], zones: TestBook.zones)
      for number in 1...12 {
        let month = try Month(year: year, month: number)
        let first = Weekday.allCases[(year + number) % 7]
        let style = GridStyle(firstWeekday: first, showsInDates: false, showsOutDates: false)
        let grid = DayGrid(month: month, style: style)
        let items = schedule.occurrences(
          in: ScheduleWindow(days: grid.days, zone: zone), zone: zone
        )
        .map { $0.item(key: 0) }
        let page = GridPage(grid: grid, items: items)
        wrong += violations(of: page, items: items, laneLimit: nil).map { "\(month) \($0)" }

        let days = page.weeks.flatMap(\.days)
        if days.map(\.day) != Array(month.days.days) { wrong.append("\(month): other days") }
        for cell in days {
          // A day that a zone never had has no hours; what would be on it is at the same moments as
          // what is on the next day, and a series has each moment once.
          let isReal = !zone.instants(of: DaySpan(start: cell.day, count: 1)).isEmpty
          let expected = isReal ? 2 : 0
          let found = items.filter { $0.days.contains(cell.day) }
          if cell.total != expected || found.contains(where: { $0.days.count != 1 }) {
            wrong.append("\(cell.day) has \(cell.total)")
          }
        }
      }
    }
    #expect(wrong.prefix(10) == [])
  }
}
