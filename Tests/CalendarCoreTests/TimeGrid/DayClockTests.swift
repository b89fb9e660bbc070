import CalendarCore
import Testing

@Suite("Days whose clocks are changed")
struct DayClockTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var changes: [ClockChange]
    var minutes: Int
    var skipped: [Range<Int>] = []
    var repeated: [Range<Int>] = []
    var testDescription: String { name }
  }

  @Test(
    "how long a day is, and what its clock leaves out or shows twice (T-05, T-12)",
    arguments: [
      Case(name: "a plain day", changes: [], minutes: 1440),
      Case(
        name: "New York, 10 March 2024", changes: [ClockChange(minute: 120, shift: 60)],
        minutes: 1380, skipped: [120..<180]),
      Case(
        name: "New York, 3 November 2024", changes: [ClockChange(minute: 120, shift: -60)],
        minutes: 1500, repeated: [60..<120]),
      // T-05: the day begins at 01:00.
      Case(
        name: "Santiago, 3 September 2023", changes: [ClockChange(minute: 0, shift: 60)],
        minutes: 1380, skipped: [0..<60]),
      Case(
        name: "Santiago, 6 April 2024", changes: [ClockChange(minute: 1440, shift: -60)],
        minutes: 1500, repeated: [1380..<1440]),
      Case(
        name: "Lord Howe, 6 October 2024", changes: [ClockChange(minute: 120, shift: 30)],
        minutes: 1410, skipped: [120..<150]),
      // T-12
      Case(
        name: "Apia, 30 December 2011, which never was",
        changes: [ClockChange(minute: 0, shift: 1440)], minutes: 0, skipped: [0..<1440]),
      Case(
        name: "numbers beyond a day are clamped",
        changes: [ClockChange(minute: .max, shift: .min), ClockChange(minute: .min, shift: .max)],
        minutes: 1440, skipped: [0..<1440], repeated: [0..<1440]),
    ])
  func days(_ example: Case) {
    let clock = DayClock(changes: example.changes)
    #expect(clock.minuteCount == example.minutes)
    #expect(clock.skipped == example.skipped)
    #expect(clock.repeated == example.repeated)
  }

  @Test("minutes that really pass")
  func elapsed() {
    let spring = DayClock(changes: [ClockChange(minute: 120, shift: 60)])
    #expect(spring.elapsedMinutes(from: 90, to: 210) == 60)
    #expect(spring.elapsedMinutes(from: 0, to: 1440) == 1380)
    // 02:30 is never shown and means 03:30.
    #expect(spring.elapsedMinutes(from: 0, to: 150) == 150)
    #expect(spring.elapsedMinutes(from: 150, to: 210) == 0)
    let autumn = DayClock(changes: [ClockChange(minute: 120, shift: -60)])
    #expect(autumn.elapsedMinutes(from: 0, to: 1440) == 1500)
    // 01:30 is the first of two.
    #expect(autumn.elapsedMinutes(from: 0, to: 90) == 90)
    #expect(autumn.elapsedMinutes(from: 90, to: 120) == 90)
    #expect(DayClock.plain.elapsedMinutes(from: 600, to: 540) == -60)
  }

  @Test("an event over the clock's change has a height and tells its real length (T-10)")
  func events() {
    // T-10: New York, 01:45 EDT to 01:15 EST, and 01:30 to 03:30 over the gap.
    let autumn = CalendarItem(
      uid: "a", title: "a", from: clock("2024-11-03T01:45"), to: clock("2024-11-03T01:15"),
      elapsedMinutes: 30)
    let spring = CalendarItem(
      uid: "s", title: "s", from: clock("2024-03-10T01:30"), to: clock("2024-03-10T03:30"),
      elapsedMinutes: 60)
    for (item, changed, minutes, room) in [
      (autumn, ClockChange(minute: 120, shift: -60), 105..<105, 105..<130),
      (spring, ClockChange(minute: 120, shift: 60), 90..<210, 90..<210),
    ] {
      let grid = TimeGrid(
        days: item.days, items: [item], leastMinutes: 25,
        clock: { _ in DayClock(changes: [changed]) })
      #expect(grid.columns.map(\.clock.changes) == [[changed]])
      #expect(grid.columns[0].blocks.map(\.minutes) == [minutes])
      #expect(grid.columns[0].blocks.map(\.room) == [room])
      #expect(grid.items[0].elapsedMinutes == item.elapsedMinutes)
      expectSound(grid, leastMinutes: 25)
    }
  }

  @Test("from 00:00 to 06:00 stands from 00:00 to 06:00 on the days of both changes (pair 38)")
  func nights() {
    for (date, shift, elapsed) in [("2026-03-29", 60, 300), ("2026-10-25", -60, 420)] {
      let change = ClockChange(minute: shift > 0 ? 120 : 180, shift: shift)
      let grid = TimeGrid(
        days: DaySpan(start: day(date), count: 1),
        items: [timed("x", "\(date)T00:00", "\(date)T06:00")],
        clock: { _ in DayClock(changes: [change]) })
      #expect(grid.drawing() == ["x 0-360 0+1/1"])
      #expect(grid.columns[0].clock.elapsedMinutes(from: 0, to: 360) == elapsed)
    }
  }

  @Test("items carried from one zone to another move to other times, all-day ones stay (T-13)")
  func otherZone() {
    // T-13: seen from New York, then from Los Angeles.
    let trip = allDay("trip", "2024-03-10")
    let days = DaySpan(start: day("2024-03-10"), count: 1)
    let east = timed("call", "2024-03-10T09:00", "2024-03-10T10:00")
    let west = timed("call", "2024-03-10T06:00", "2024-03-10T07:00")
    let grids = [east, west].map { TimeGrid(days: days, items: [trip, $0]) }
    #expect(grids[0].allDay == grids[1].allDay)
    #expect(grids.map { $0.columns[0].blocks[0].minutes.lowerBound } == [540, 360])
  }
}
