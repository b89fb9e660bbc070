import CalendarCore
import Testing

@Suite("The order of a day's list")
struct DayOrderTests {
  @Test("all-day first, then by the time from which each is on that day")
  func order() {
    let items = [
      timed("noon", "2024-05-08T12:00", "2024-05-08T13:00"),
      timed("since yesterday", "2024-05-07T20:00", "2024-05-08T10:00"),
      allDay("trip", "2024-05-08", through: "2024-05-09"),
      timed("until tomorrow", "2024-05-08T22:00", "2024-05-09T02:00"),
      timed("dawn", "2024-05-08T05:00", "2024-05-08T06:00"),
    ]
    func titles(on iso: String) -> [String] {
      items.filter { $0.days.contains(day(iso)) }
        .sorted { CalendarItem.precedes($0, $1, on: day(iso)) }.map(\.title)
    }
    #expect(
      titles(on: "2024-05-08") == ["trip", "since yesterday", "dawn", "noon", "until tomorrow"])
    #expect(titles(on: "2024-05-09") == ["trip", "until tomorrow"])
  }
}
