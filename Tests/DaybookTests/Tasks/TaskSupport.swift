import CalendarCore
import ICalendar
import Testing

@testable import Daybook

extension TestBook {
  /// A clock that shows a time in a zone, such as `2026-03-10T12:00`.
  static func clock(_ text: String = "2026-03-10T12:00", zone: String = "UTC") throws -> TaskClock {
    let rules = try TestBook.zone(zone)
    let parts = text.split(separator: "T")
    let civil = CivilDateTime(
      day: try Day(iso: String(parts[0])), time: try TimeOfDay(iso: String(parts[1])))
    return TaskClock(now: rules.resolve(civil).instant, today: civil.day, zone: rules)
  }

  @discardableResult
  func make(
    _ draft: TaskDraft, uid: String? = nil, at clock: TaskClock? = nil
  ) throws -> StoredTask {
    let outcome = try book.createTask(
      draft, inListNamed: "Tasks", uid: uid ?? draft.title,
      at: clock ?? TestBook.clock("2026-03-01T08:00"))
    let id = try #require(outcome.tasks.first)
    return try #require(try book.task(id))
  }

  func task(_ uid: String, in list: String = "Tasks") throws -> StoredTask {
    try #require(try book.task(record(uid, in: list).id))
  }

  /// Completes a task as of a moment.
  @discardableResult
  func complete(_ uid: String, at clock: TaskClock) throws -> TaskOutcome {
    try book.changeTasks([TaskReference(task(uid))], by: .status(.completed), at: clock)
  }

  /// The titles of each group that has tasks.
  func groups(at clock: TaskClock) throws -> [TaskGroup: [String]] {
    try book.taskSections(
      at: clock, lists: book.taskLists(), limit: 10_000, showsClosed: true
    ).mapValues { $0.tasks.map(\.content.title) }.filter { !$0.value.isEmpty }
  }
}

/// The lines of a VTODO.
func todo(_ uid: String, _ lines: String...) -> [String] {
  ["BEGIN:VTODO", "UID:\(uid)", "DTSTAMP:20260101T000000Z"] + lines + ["END:VTODO"]
}
