import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Reading a draft")
struct EventDraftTests {
  static let calendars = [CalendarRecord(id: CalendarRecord.ID(1), name: "Sample", hue: "blue")]

  static func allDay(_ start: String, _ end: String = "") -> EventDraft {
    EventDraft(startDate: start, endDate: end, calendar: CalendarRecord.ID(1))
  }

  static func timed(
    _ start: String, _ from: String, _ end: String, _ to: String, zone: String = ""
  ) -> EventDraft {
    EventDraft(
      isAllDay: false, startDate: start, startTime: from, endDate: end, endTime: to, zone: zone,
      calendar: CalendarRecord.ID(1))
  }

  static func with(_ change: (inout EventDraft) -> Void) -> EventDraft {
    var draft = allDay("2026-03-10")
    change(&draft)
    return draft
  }

  static let day = Day(ordinal: 20522)  // 2026-03-10

  struct Wrong: CustomTestStringConvertible {
    var testDescription: String
    var draft: EventDraft
    var problems: [EventDraft.Field: EventDraft.Problem]
  }

  @Test(
    "everything that is wrong is said at its field",
    arguments: [
      Wrong(testDescription: "no first day", draft: allDay(""), problems: [.startDate: .missing]),
      Wrong(
        testDescription: "a date in another form", draft: allDay("10.3.2026"),
        problems: [.startDate: .unreadableDate("10.3.2026")]),
      Wrong(
        testDescription: "month 13", draft: allDay("2026-13-01"),
        problems: [.startDate: .noSuchDay("2026-13-01")]),
      Wrong(
        testDescription: "30 February", draft: allDay("2026-03-10", "2026-02-30"),
        problems: [.endDate: .noSuchDay("2026-02-30")]),
      Wrong(
        testDescription: "29 February of a year without", draft: allDay("2025-02-29"),
        problems: [.startDate: .noSuchDay("2025-02-29")]),
      Wrong(
        testDescription: "a year that files cannot say", draft: allDay("-0044-03-15"),
        problems: [.startDate: .noSuchDay("-0044-03-15")]),
      Wrong(
        testDescription: "the last year, whose end has no digits", draft: allDay("9999-12-31"),
        problems: [.startDate: .noSuchDay("9999-12-31")]),
      Wrong(
        testDescription: "last day before first", draft: allDay("2026-03-10", "2026-03-09"),
        problems: [.endDate: .endBeforeStart(earliest: day)]),
      Wrong(
        testDescription: "both days unreadable", draft: allDay("x", "y"),
        problems: [.startDate: .unreadableDate("x"), .endDate: .unreadableDate("y")]),
      Wrong(
        testDescription: "no start time", draft: timed("2026-03-10", "", "", ""),
        problems: [.startTime: .missing]),
      Wrong(
        testDescription: "hour 25", draft: timed("2026-03-10", "25:00", "", "10:61"),
        problems: [.startTime: .unreadableTime("25:00"), .endTime: .unreadableTime("10:61")]),
      Wrong(
        testDescription: "end before start on one day",
        draft: timed("2026-03-10", "09:00", "2026-03-10", "08:59"),
        problems: [.endTime: .endTimeBeforeStart(earliest: .nine)]),
      Wrong(
        testDescription: "end day before start day, whatever the times",
        draft: timed("2026-03-10", "09:00", "2026-03-09", "10:00"),
        problems: [.endDate: .endBeforeStart(earliest: day)]),
      Wrong(
        testDescription: "a zone that nobody knows",
        draft: timed("2026-03-10", "09:00", "", "", zone: "Mars/Olympus"),
        problems: [.zone: .unknownZone("Mars/Olympus")]),
      Wrong(
        testDescription: "a calendar that is gone",
        draft: with { $0.calendar = CalendarRecord.ID(2) }, problems: [.calendar: .unknownCalendar]),
      Wrong(
        testDescription: "no calendar", draft: with { $0.calendar = nil },
        problems: [.calendar: .unknownCalendar]),
      Wrong(
        testDescription: "no such hue", draft: with { $0.hue = "mauve" },
        problems: [.hue: .unknownHue("mauve")]),
      Wrong(
        testDescription: "a title too long",
        draft: with { $0.title = String(repeating: "가", count: 1_001) },
        problems: [.title: .tooLong(limit: 1000)]),
      Wrong(
        testDescription: "a place too long",
        draft: with { $0.place = String(repeating: "a", count: 1001) },
        problems: [.place: .tooLong(limit: 1000)]),
      Wrong(
        testDescription: "a megabyte of notes",
        draft: with { $0.notes = String(repeating: "a", count: 1 << 20) },
        problems: [.notes: .tooLong(limit: 200_000)]),
      Wrong(
        testDescription: "everything at once",
        draft: EventDraft(
          isAllDay: false, startDate: "", startTime: "x", endDate: "2026-02-30", endTime: "",
          zone: "?", hue: "!"),
        problems: [
          .startDate: .missing, .startTime: .unreadableTime("x"),
          .endDate: .noSuchDay("2026-02-30"), .zone: .unknownZone("?"),
          .calendar: .unknownCalendar, .hue: .unknownHue("!"),
        ]),
    ])
  func wrong(_ each: Wrong) {
    let error = #expect(throws: DraftProblems.self) {
      try each.draft.read(
        calendars: Self.calendars, isKnownZone: { TestBook.zones.rules(named: $0) != nil })
    }
    #expect(error?.byField == each.problems)
  }

  @Test("the longest texts that are allowed are taken whole")
  func limits() throws {
    let draft = Self.with {
      $0.title = String(repeating: "가", count: 1_000)
      $0.place = String(repeating: "a", count: 1000)
      $0.notes = String(repeating: "a", count: 200_000)
    }
    let book = try TestBook()
    var mine = draft
    mine.calendar = try book.calendar()
    _ = try book.create(mine)
    let read = book.book.draft(of: try book.record("new"), occurrence: nil)
    #expect(read.title == draft.title && read.place == draft.place && read.notes == draft.notes)
  }

  @Test("what does not count is not looked at")
  func ignored() throws {
    let draft = Self.with {
      $0.startTime = "nonsense"
      $0.endTime = "nonsense"
      $0.zone = "nonsense"
    }
    let fields = try draft.read(calendars: Self.calendars, isKnownZone: { _ in false })
    #expect(fields.times == .allDay(DaySpan(start: Self.day, count: 1)))
    #expect(fields.hue == nil)
  }
}

extension TimeOfDay {
  fileprivate static let nine =
    (try? TimeOfDay(hour: 9, minute: 0)) ?? .midnight
}
