import CalendarCore
import Daybook
import Foundation

@testable import DaybookServer

/// A page taken apart far enough to check what every page promises.
struct ParsedPage {
  struct Tag {
    var name: String
    var attributes: [String: String]
    /// Attributes as they stand, for what must not be there.
    var text: String
  }

  let source: String
  let tags: [Tag]
  /// What is wrong with the nesting of the tags.
  let nestingErrors: [String]

  private static let voids: Set<String> = [
    "meta", "link", "input", "option", "rect", "circle", "path", "br",
  ]

  init(_ bytes: [UInt8]) {
    source = String(decoding: bytes, as: UTF8.self)
    var tags: [Tag] = []
    var open: [String] = []
    var errors: [String] = []
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else {
        errors.append("a tag does not end")
        break
      }
      let inside = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if inside.hasPrefix("!") { continue }
      if inside.hasPrefix("/") {
        let name = String(inside.dropFirst())
        // The start of another option, or the end of its list, ends an option.
        while open.last == "option", name != "option" { open.removeLast() }
        if open.popLast() != name { errors.append("</\(name)> ends what is not open") }
        continue
      }
      let name = String(inside.prefix { $0 != " " && $0 != "/" && $0 != "\n" })
      tags.append(Tag(name: name, attributes: Self.attributes(inside), text: String(inside)))
      if Self.voids.contains(name) && name != "option" || inside.hasSuffix("/") { continue }
      if name == "option", open.last == "option" { open.removeLast() }
      open.append(name)
    }
    errors += open.map { "<\($0)> does not end" }
    self.tags = tags
    nestingErrors = errors
  }

  /// The scripts of the page that are not the app's own: any other address, or words of their own.
  var foreignScripts: [String] {
    tags("script").filter { tag in
      let isOwn = Asset.scripts.contains { $0.path == tag.attributes["src"] }
      return !isOwn || !source.contains("<\(tag.text)></script>")
    }.map(\.text)
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = tag.drop { $0 != " " && $0 != "\n" }
    while true {
      rest = rest.drop { $0 == " " || $0 == "\n" }
      let name = rest.prefix { $0 != "=" && $0 != " " && $0 != "\n" && $0 != "/" }
      guard !name.isEmpty else { return found }
      rest = rest[name.endIndex...]
      guard rest.hasPrefix("=\"") else {
        found[String(name)] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      found[String(name)] = String(value)
      rest = rest[value.endIndex...].dropFirst()
    }
  }

  func tags(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  func tags(with attribute: String) -> [Tag] { tags.filter { $0.attributes[attribute] != nil } }

  func ids() -> [String] { tags.compactMap { $0.attributes["id"] } }
}

extension SampleMonth {
  /// Every page of the app, by name, with titles that a page must survive.
  func everyPage() -> [(name: String, bytes: [UInt8])] {
    let hostile = HostileTitle.all.enumerated().flatMap { index, title in
      [
        CalendarItemSample.bar(title, from: 3 + index * 4, count: 5, key: Int64(index)),
        CalendarItemSample.line(title, on: 4 + index * 4, key: Int64(index + 20)),
      ]
    }
    let items = items + hostile
    var frame = frame("Sample <b>", notice: Notice(text: HostileTitle.quotes, undoAct: 3))
    let hostileCalendar = CalendarEntry(id: 9, name: HostileTitle.script, hue: .pink)
    frame.calendars.append(hostileCalendar)
    var values = EventForm.Values()
    values.title = HostileTitle.quotes
    values.place = HostileTitle.script
    values.notes = "\n</textarea><script>alert(1)</script>"
    values.startDate = "\"><script>"
    values.zone = HostileTitle.quotes
    let errors = EventForm.Field.allCases.map {
      FieldError(field: $0, message: "Sample error <\($0.rawValue)>")
    }
    let form = EventForm(
      frame: frame,
      existing: .init(
        key: 4, revision: 12,
        series: .init(rule: HostileTitle.script, next: [HostileTitle.script], occurrence: "\"x")),
      values: values, errors: errors, zones: ["Asia/Seoul"], returnPath: "/month/2026-03")
    return [
      ("month", monthView(items: items, selected: Self.day(3, 19)).html),
      ("empty month", monthView(items: []).html),
      (
        "day",
        DayView(
          frame: frame, day: Self.today, today: Self.today, items: items, details: details
        ).html
      ),
      (
        "empty day",
        DayView(frame: frame, day: Self.today, today: Self.today, items: [], details: details).html
      ),
      (
        "list",
        AgendaView(
          frame: frame, month: Self.march, today: Self.today, items: items, details: details
        ).html
      ),
      ("event form", form.page),
      (
        "new event",
        EventForm(frame: frame, existing: nil, values: .init(), returnPath: "/").page
      ),
      (
        "conflict",
        ConflictPage(
          frame: frame, title: HostileTitle.script,
          rows: [.init(label: "Sample", mine: HostileTitle.script, theirs: "")],
          action: "/event/4", fields: [("title", HostileTitle.quotes)], theirsPath: "/event/4"
        ).page
      ),
      (
        "import",
        ImportPage(
          frame: frame, fileError: HostileTitle.script, newName: HostileTitle.quotes,
          exportDays: Self.march.days
        ).page
      ),
      (
        "report",
        ImportReportPage(
          frame: frame, calendar: HostileTitle.script,
          items: HostileTitle.all.enumerated().map {
            .init(line: $0, title: $1, outcome: .failed, problems: [$1])
          }, fileProblems: [HostileTitle.script], calendarPath: "/"
        ).page
      ),
      (
        "settings",
        SettingsPage(
          frame: frame, values: .init(zone: HostileTitle.quotes), zones: ["Asia/Seoul"],
          zoneError: HostileTitle.script,
          calendars: CalendarsSection(new: CalendarFields(nameError: HostileTitle.script))
        ).page
      ),
      (
        "calendar",
        CalendarPage(
          frame: frame, calendar: hostileCalendar,
          fields: CalendarFields(
            name: HostileTitle.quotes, hue: "\"x", nameError: HostileTitle.script,
            hueError: HostileTitle.script), counts: ObjectCounts()
        ).page
      ),
      (
        "delete calendar",
        DeleteCalendarPage(frame: frame, calendar: hostileCalendar, counts: ObjectCounts()).page
      ),
      ("welcome", WelcomePage(frame: frame, today: Self.today).page),
      ("error", ErrorPage(frame: frame, status: 500, detail: HostileTitle.script).page),
    ]
  }
}
