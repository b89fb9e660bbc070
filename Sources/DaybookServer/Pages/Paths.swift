import CalendarCore
import Daybook

/// The addresses of the pages.
enum Paths {
  static let home = "/"
  static let diary = "/diary"
  static let challenges = "/challenges"
  static let tasks = "/tasks"
  static let taskBoard = "/tasks/board"
  /// The list with every row an editor.
  static let taskRows = "/tasks/edit"
  /// Where one change to some tasks is posted.
  static let taskChange = "/tasks/change"
  static let importPage = "/import"
  static let export = "/export.ics"
  static let settings = "/settings"
  static let undo = "/undo"
  static let history = "/history"
  static let sample = "/sample"
  static let calendarVisibility = "/calendars/visibility"
  static let calendars = "/calendars"
  /// The `id` of the calendars' section in the settings.
  static let calendarsAnchor = "calendars"
  static let settingsOfCalendars = "\(settings)#\(calendarsAnchor)"
  static let createEvent = "/event/new"
  static let agenda = "/agenda"
  static let scroll = "/scroll"
  /// The `id` of the section in the settings that colours its days.
  static let dayColorsAnchor = "day-colors"
  static let dayColors = "\(settings)#\(dayColorsAnchor)"
  static let saveDayColors = "/settings/day-colors"
  /// Where a typed month goes: `?month=2026-03`.
  static let monthJump = "/month"
  /// Where a typed day goes: `?date=2026-03-10`.
  static let dayJump = "/day"

  static func month(_ month: Month) -> String { "/month/\(month)" }

  /// The address of a month with `{month}` for its text.
  static let monthPattern = "/month/{month}"

  static func month(selecting day: Day, on month: Month) -> String { "/month/\(month)?day=\(day)" }

  static func day(_ day: Day) -> String { "/day/\(day)" }

  /// The page of a day from its item number `count` on.
  static func day(_ day: Day, skipping count: Int) -> String { "/day/\(day)?skip=\(count)" }

  static func agenda(_ month: Month) -> String { "/agenda?month=\(month)" }

  static func newEvent(on day: Day) -> String { "/event/new?day=\(day)" }

  /// An event; one occurrence of it when it recurs.
  static func event(_ key: Int64, occurrence: String?) -> String {
    guard let occurrence else { return "/event/\(key)" }
    return "/event/\(key)?occurrence=\(PercentEncoding.encode(occurrence))"
  }

  /// Where a form asks what saving it would do.
  static func previewEvent(_ key: Int64) -> String { "/event/\(key)/preview" }

  static func deleteEvent(_ key: Int64) -> String { "/event/\(key)/delete" }

  static func task(_ id: ObjectRecord.ID) -> String { "/task/\(id.rawValue)" }

  /// One group of the task list, from a page on, counted from 0.
  static func tasks(in group: TaskGroup, page: Int) -> String {
    "/tasks?group=\(group.rawValue)" + (page == 0 ? "" : "&page=\(page)")
  }

  static func calendar(_ id: Int64) -> String { "/calendar/\(id)" }

  static func deleteCalendar(_ id: Int64) -> String { "/calendar/\(id)/delete" }

  static func export(calendar: Int64) -> String { "/export.ics?calendar=\(calendar)" }
}
