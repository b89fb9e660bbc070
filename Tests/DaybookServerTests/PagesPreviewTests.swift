import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookServer

/// Writes the pages with sample data as files, to be looked at in a browser: set `DAYBOOK_PREVIEW` to a
/// folder, run this test, and serve the folder on 127.0.0.1.
@Suite struct PagesPreviewTests {
  private static let folder = ProcessInfo.processInfo.environment["DAYBOOK_PREVIEW"]

  @Test(.enabled(if: folder != nil)) func `pages are written for looking at`() throws {
    let folder = try #require(Self.folder)
    func write(_ name: String, _ bytes: [UInt8]) throws {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    for asset in Asset.all { try write(String(asset.path.dropFirst()), asset.bytes) }
    for language in Language.allCases {
      for theme in [ThemeChoice.light, .dark] {
        let sample = SampleMonth(language: language)
        for (name, bytes) in pages(sample, theme) {
          try write("\(name)-\(language.tag)-\(theme.rawValue).html", bytes)
        }
      }
    }
  }

  private func pages(_ sample: SampleMonth, _ theme: ThemeChoice) -> [(String, [UInt8])] {
    let strings = Strings(sample.language)
    let labels = sample.labels
    let hostile = HostileTitle.all.enumerated().flatMap { index, title in
      [
        CalendarItem(
          uid: "bar-\(index)", title: title,
          days: DaySpan(start: SampleMonth.day(3, 3 + index * 4), count: 3 + index)),
        CalendarItem(
          uid: "line-\(index)", title: title,
          days: DaySpan(start: SampleMonth.day(3, 4 + index * 4), count: 1),
          startTime: .midnight, endTime: .midnight),
      ]
    }
    let many = (0..<200).map { index in
      CalendarItem(
        uid: "many-\(index)", title: "Sample \(index)",
        days: DaySpan(start: SampleMonth.day(3, 1 + index * 7 % 31), count: 1 + index % 4),
        startTime: index % 4 == 0 ? .midnight : nil, endTime: index % 4 == 0 ? .midnight : nil)
    }
    var form = EventForm(
      frame: sample.frame(strings.editEvent, theme: theme),
      existing: .init(
        key: 4, revision: 12,
        series: .init(
          rule: "매월 마지막 금요일 · 끝나는 날 없음",
          next: [
            labels.range(DaySpan(start: SampleMonth.day(4, 24), count: 2), year: 2026),
            labels.range(DaySpan(start: SampleMonth.day(7, 31), count: 2), year: 2026),
            labels.range(DaySpan(start: SampleMonth.day(8, 28), count: 2), year: 2026),
          ], occurrence: "20260327")),
      values: .init(
        title: "서고 정리", isAllDay: true, startDate: "2026-03-27", startTime: "09:00",
        endDate: "2026-03-28", endTime: "10:00", zone: "Asia/Seoul", calendar: "2", hue: "orange"),
      zones: ["Asia/Seoul", "Asia/Tokyo", "Europe/London"], returnPath: "/month/2026-03")
    let series = form.page
    form.existing = nil
    form.values.isAllDay = false
    form.values.hue = ""
    let new = form.page
    form.existing = .init(key: 4, revision: 12)
    form.values.isAllDay = true
    form.values.endDate = "2026-03-26"
    form.errors = [
      .init(
        field: .endDate,
        message: strings.lastDayTooEarly(first: labels.day(SampleMonth.day(3, 27)))),
      .init(field: .calendar, message: strings.calendarMissing),
    ]
    let wrong = form.page
    let conflict = ConflictPage(
      frame: sample.frame(strings.editEvent, theme: theme), title: "서고 정리하기",
      rows: [
        .init(label: strings.title, mine: "서고 정리", theirs: "서고 정리하기"),
        .init(label: strings.begins, mine: "2026-03-27", theirs: "2026-03-27"),
        .init(label: strings.notes, mine: "", theirs: "장갑\n상자 네 개"),
      ], action: "/event/4", fields: [("title", "서고 정리"), ("revision", "13")],
      theirsPath: "/event/4")
    let items = (0..<40).map { index in
      ImportReportPage.Item(
        line: index * 11 + 4, title: "Sample \(index)",
        outcome: index == 7 ? .failed : index % 9 == 8 ? .updated : .added,
        problems: index == 7
          ? ["DTSTART is missing; an event needs a start."]
          : index == 12 ? ["The end is before the start; read as an event of no length."] : [])
    }
    return [
      ("month", sample.monthView(theme: theme).html),
      (
        "month-selected",
        sample.monthView(
          selected: SampleMonth.day(3, 19), theme: theme,
          notice: Notice(text: strings.deleted(sample.items[7].title), undoAct: 9)
        ).html
      ),
      ("month-empty", sample.monthView(items: [], theme: theme).html),
      ("month-hostile", sample.monthView(items: hostile, theme: theme).html),
      ("month-many", sample.monthView(items: many, theme: theme).html),
      (
        "day",
        DayView(
          frame: sample.frame(theme: theme), day: SampleMonth.today, today: SampleMonth.today,
          items: sample.items, details: sample.details
        ).html
      ),
      (
        "list",
        AgendaView(
          frame: sample.frame(theme: theme), month: SampleMonth.march, today: SampleMonth.today,
          items: sample.items, details: sample.details
        ).html
      ),
      ("event-series", series), ("event-new", new), ("event-wrong", wrong),
      ("conflict", conflict.page),
      (
        "import",
        ImportPage(
          frame: sample.frame(strings.importExport, section: .transfer, theme: theme),
          fileError: theme == .dark ? strings.fileNotCalendar : nil,
          exportDays: SampleMonth.march.days
        ).page
      ),
      (
        "report",
        ImportReportPage(
          frame: sample.frame(strings.importReport, section: .transfer, theme: theme),
          calendar: sample.calendars[1].name, items: items,
          fileProblems: [
            "The time zone “Sample/Place” is not known; its rules in the file are used."
          ],
          calendarPath: "/month/2026-03"
        ).page
      ),
      (
        "settings",
        SettingsPage(
          frame: sample.frame(strings.settings, section: .settings, theme: theme),
          values: .init(zone: "Asia/Seoul", theme: theme)
        ).page
      ),
      (
        "calendar",
        CalendarPage(
          frame: sample.frame(strings.editCalendar, section: .settings, theme: theme),
          calendar: sample.calendars[0],
          fields: CalendarFields(
            name: sample.calendars[1].name, hue: "sky",
            nameError: theme == .dark
              ? strings.message(.taken, name: sample.calendars[1].name) : nil),
          counts: ObjectCounts()
        ).page
      ),
      (
        "calendar-delete",
        DeleteCalendarPage(
          frame: sample.frame(strings.deleteCalendar, section: .settings, theme: theme),
          calendar: sample.calendars[0], counts: ObjectCounts()
        ).page
      ),
      (
        "welcome",
        WelcomePage(frame: sample.frame(strings.welcome, theme: theme), today: SampleMonth.today)
          .page
      ),
      ("error", ErrorPage(frame: sample.frame(theme: theme), status: 404, detail: nil).page),
    ]
  }
}
