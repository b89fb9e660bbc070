import CalendarCore
import CalendarHTML
import Daybook
import DaybookServer
import ICalendar

extension Command {
  /// `daybook month`
  static let month = Command(
    spec: CommandSpec(
      name: "month", summary: "Draws a month with its events.", operands: "[YYYY-MM]",
      operandCount: 0...1,
      options: [
        .value("ics", "FILE", "Read this file instead of the data; repeatable.", repeats: true),
        .value("first-weekday", "DAY", "sunday … saturday. Default: the language's."),
        .value("rows", "natural|six", "As many rows as needed, or six. Default: natural."),
        .value(
          "lanes", "N",
          "The most lanes in a week; the rest is counted. Default: \(MonthDrawing.usualLaneLimit), "
            + "\(pictureLaneLimit) with --svg, all with --json."),
        .flag("svg", "Write a picture of the month, an SVG document, to standard output."), .zone,
        .today, .language, .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let zone = try surroundings.zone(arguments).rules
      let language = try surroundings.language(arguments)
      let labels = LocaleLabels(language)
      let today = try surroundings.today(arguments, zone: zone)
      let month = try arguments.month ?? today.month
      let first = try arguments.firstWeekday ?? labels.firstWeekday
      let rows = try arguments.rows
      let form = try arguments.form
      let laneLimit = try arguments.number("lanes") ?? form.usualLaneLimit
      let grid = MonthGrid(month: month, firstWeekday: first, rows: rows)
      let found = try surroundings.occurrences(
        arguments, in: ScheduleWindow(days: grid.days, zone: zone), zone: zone)
      let page = MonthPage(
        month: month, firstWeekday: first, rows: rows, today: today,
        items: found.enumerated().map { $1.item(key: Int64($0)) },
        laneLimit: laneLimit)
      switch form {
      case .json: surroundings.console.write(json(page, found).text + "\n")
      case .picture: surroundings.console.write(picture(page, labels))
      case .drawing: surroundings.console.write(drawing(page, labels, surroundings).bytes)
      }
      return true
    })

  /// The most lanes of a picture when nobody says how many, as on the month's page.
  private static let pictureLaneLimit = 4

  /// What the command writes.
  fileprivate enum Form {
    case drawing
    case picture
    case json

    var usualLaneLimit: Int? {
      switch self {
      case .drawing: MonthDrawing.usualLaneLimit
      case .picture: pictureLaneLimit
      case .json: nil
      }
    }
  }

  private static func drawing(
    _ page: MonthPage, _ labels: LocaleLabels, _ surroundings: Surroundings
  ) -> MonthDrawing {
    let (environment, console) = (surroundings.environment, surroundings.console)
    return MonthDrawing(
      page: page, heading: labels.monthHeading(page.month),
      weekdays: page.grid.weekdays.map { labels.shortWeekdayName($0) },
      untitled: Strings(labels.language).untitled, time: { labels.cellTime($0) },
      width: console.columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 100,
      usesColor: console.columns != nil && environment["NO_COLOR", default: ""].isEmpty)
  }

  private static func picture(
    _ page: MonthPage, _ labels: LocaleLabels
  ) -> [UInt8] {
    let words = ItemWords(
      labels: labels, year: page.month.year, details: { _ in ItemDetails(calendar: "") })
    var svg = HTMLWriter()
    MonthSVG(
      text: MonthGridText(words), itemText: MonthItemText(words),
      heading: labels.monthHeading(page.month),
      language: labels.language.tag, colorsWeekend: labels.language.colorsWeekends
    ).write(page, to: &svg)
    return svg.bytes
  }

  /// The page as the command promises it.
  private static func json(_ page: MonthPage, _ found: [EventOccurrence]) -> JSONValue {
    .object([
      ("month", .string("\(page.month)")),
      ("first_weekday", .string(page.grid.firstWeekday.name)),
      ("weeks", .array(page.weeks.map { week in json(week, of: page, found) })),
    ])
  }

  private static func json(
    _ week: WeekRow, of page: MonthPage, _ found: [EventOccurrence]
  ) -> JSONValue {
    let days = week.days.map { day in
      JSONValue.object([
        ("date", .string("\(day.day)")), ("in_month", .bool(day.isInMonth)),
        ("today", .bool(day.isToday)), ("total", .number(day.total)), ("more", .number(day.more)),
      ])
    }
    let segments = week.segments.map { segment in
      let item = page.items[segment.item]
      let color = found[Int(item.key)].shownColor
      var members: [(String, JSONValue)] = [("uid", .string(item.uid))]
      if let id = item.recurrenceID { members.append(("recurrence_id", .string(id))) }
      members += [
        ("title", .string(item.title)), ("lane", .number(segment.lane)),
        ("start_column", .number(segment.startColumn)), ("end_column", .number(segment.endColumn)),
        ("continues_before", .bool(segment.continuesBefore)),
        ("continues_after", .bool(segment.continuesAfter)), ("color", .string(color.hex)),
        ("text_color", .string(color.textColor.hex)),
      ]
      return JSONValue.object(members)
    }
    return .object([
      ("start", .string(week.days.first.map { "\($0.day)" } ?? "")), ("days", .array(days)),
      ("segments", .array(segments)),
    ])
  }
}

extension Arguments {
  fileprivate var month: Month? {
    get throws(CommandFailure) {
      guard let text = operands.first else { return nil }
      do { return try Month(iso: text) } catch {
        throw .usage("\"\(text)\" is not a month like 2026-03.")
      }
    }
  }

  /// The value of `--first-weekday`.
  var firstWeekday: Weekday? {
    get throws(CommandFailure) {
      guard let text = value("first-weekday") else { return nil }
      guard let weekday = Weekday(name: text) else {
        throw .usage("--first-weekday takes sunday … saturday, not \"\(text)\".")
      }
      return weekday
    }
  }

  fileprivate var form: Command.Form {
    get throws(CommandFailure) {
      switch (flag("svg"), flag("json")) {
      case (true, true): throw .usage("--svg and --json are two forms. Choose one.")
      case (true, false): .picture
      case (false, true): .json
      case (false, false): .drawing
      }
    }
  }

  fileprivate var rows: MonthRows {
    get throws(CommandFailure) {
      switch value("rows") {
      case nil, "natural": .natural
      case "six": .six
      case let text?: throw .usage("--rows takes natural or six, not \"\(text)\".")
      }
    }
  }
}

extension Surroundings {
  /// The occurrences of the files of `--ics`, or of the data when there are none. What is to be said
  /// about them goes to standard error.
  func occurrences(
    _ arguments: Arguments, in window: ScheduleWindow, zone: TimeZoneRules
  ) throws(CommandFailure) -> [EventOccurrence] {
    let schedule = try schedule(arguments, in: window, zone: zone)
    for notice in schedule.notices { console.complain("warning: \(notice)") }
    return schedule.occurrences
  }

  private func schedule(
    _ arguments: Arguments, in window: ScheduleWindow, zone: TimeZoneRules
  ) throws(CommandFailure) -> Schedule {
    let paths = arguments.all("ics")
    guard !paths.isEmpty else {
      let book = try openBook(arguments)
      return try refusing { () throws(StoreError) in try book.schedule(in: window, zone: zone) }
    }
    var files: [[UInt8]] = []
    for path in paths { files.append(try readFile(path)) }
    return FileSchedule(files: files, zones: zones).schedule(in: window, zone: zone)
  }
}
