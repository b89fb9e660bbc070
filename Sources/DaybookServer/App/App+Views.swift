import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  /// The most lanes of a week row, at every width; what finds none is counted.
  static let laneLimit = 4

  func addViews(to router: inout Router) {
    router.get("/month") { request in
      jump(request, to: request.query.text("month"), path: { (month: Month) in Paths.month(month) })
    }
    router.get("/month/{month}", .text) { request, text in
      guard let month = try? Month(iso: text) else { return wrongAddress(request, text) }
      return monthPage(request, month)
    }
    router.get("/day") { request in
      guard let text = request.query.text("date") else {
        return .redirect(to: Paths.day(visitor(request).today))
      }
      guard let day = try? Day(iso: text) else { return wrongAddress(request, text) }
      return .redirect(to: Paths.day(day))
    }
    router.get("/day/{day}", .text) { request, text in
      guard let day = try? Day(iso: text) else { return wrongAddress(request, text) }
      return dayPage(request, day)
    }
    router.get("/day/{day}/items", .text) { request, text in
      guard let day = try? Day(iso: text) else { return wrongAddress(request, text) }
      return dayItems(request, day)
    }
    router.get("/agenda") { request in
      guard let text = request.query.text("month") else {
        return agendaPage(request, visitor(request).today.month)
      }
      guard let month = try? Month(iso: text) else { return wrongAddress(request, text) }
      return agendaPage(request, month)
    }
  }

  /// The page for an address that names no month or day.
  private func wrongAddress(_ request: Request, _ text: String) -> Response {
    errorPage(request, .notFound, detail: text)
  }

  /// Goes to a month that was typed.
  func jump(_ request: Request, to text: String?, path: (Month) -> String) -> Response {
    guard let text else { return .redirect(to: path(visitor(request).today.month)) }
    guard let month = Month(typed: text) else {
      return errorPage(request, .badRequest, detail: text)
    }
    return .redirect(to: path(month))
  }

  private func monthPage(_ request: Request, _ month: Month) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(
        request, visitor, title: visitor.labels.monthHeading(month), section: .calendar)
      let grid = MonthGrid(month: month, firstWeekday: visitor.firstWeekday)
      let schedule = try book.schedule(
        in: ScheduleWindow(days: grid.days, zone: visitor.zone), zone: visitor.zone)
      let found = schedule.occurrences
      let page = MonthPage(
        month: month, firstWeekday: visitor.firstWeekday, today: visitor.today,
        items: found.map(\.shownItem), laneLimit: App.laneLimit)
      let selected = request.query.text("day").flatMap { try? Day(iso: $0) }
      return .html(
        MonthView(
          frame: frame, page: page, today: visitor.today, selected: selected,
          isClipped: schedule.isClipped,
          details: details(of: found, frame)
        ).html)
    }
  }

  private func dayPage(_ request: Request, _ day: Day) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(
        request, visitor, title: visitor.labels.fullDate(day), section: .calendar)
      let found = try book.occurrences(on: DaySpan(start: day, count: 1), zone: visitor.zone)
      return .html(
        DayView(
          frame: frame, day: day, today: visitor.today,
          items: found.map(\.shownItem),
          skipped: max(request.query.text("skip").flatMap { Int($0) } ?? 0, 0),
          details: try detailsWithPlaces(of: found, frame)
        ).html)
    }
  }

  private func dayItems(_ request: Request, _ day: Day) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(
        request, visitor, title: visitor.labels.fullDate(day), section: .calendar)
      let found = try book.occurrences(on: DaySpan(start: day, count: 1), zone: visitor.zone)
      return .html(
        DayPopUp(
          labels: visitor.labels, day: day, items: found.map(\.shownItem),
          details: details(of: found, frame)
        ).html)
    }
  }

  private func agendaPage(_ request: Request, _ month: Month) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(
        request, visitor, title: visitor.labels.monthHeading(month), section: .calendar)
      let found = try book.occurrences(on: month.days, zone: visitor.zone)
      return .html(
        AgendaView(
          frame: frame, month: month, today: visitor.today,
          items: found.map(\.shownItem),
          details: details(of: found, frame)
        ).html)
    }
  }

  /// What is known of the items without reading any object.
  private func details(
    of found: [EventOccurrence], _ frame: Frame
  ) -> @Sendable (CalendarItem) -> ItemDetails {
    let names = calendarNames(of: found, frame)
    return { ItemDetails(calendar: names[$0.key] ?? "") }
  }

  private func calendarNames(of found: [EventOccurrence], _ frame: Frame) -> [Int64: String] {
    var nameOfCalendar: [Int64: String] = [:]
    for calendar in frame.calendars { nameOfCalendar[calendar.id] = calendar.name }
    var names: [Int64: String] = [:]
    for occurrence in found {
      names[occurrence.objectID.rawValue] = nameOfCalendar[occurrence.calendarID.rawValue]
    }
    return names
  }

  /// The most occurrences of a day whose places are looked up.
  private static let placeLimit = 200

  private func detailsWithPlaces(
    of found: [EventOccurrence], _ frame: Frame
  ) throws(StoreError) -> @Sendable (CalendarItem) -> ItemDetails {
    struct Key: Hashable {
      var object: Int64
      var occurrence: String?
    }
    let names = calendarNames(of: found, frame)
    var records: [ObjectRecord.ID: ObjectRecord?] = [:]
    var places: [Key: String] = [:]
    for occurrence in found.prefix(App.placeLimit) {
      let id = occurrence.objectID
      let record: ObjectRecord?
      if let known = records[id] { record = known } else { record = try book.store.object(id) }
      records[id] = .some(record)
      guard let record else { continue }
      places[Key(object: id.rawValue, occurrence: occurrence.recurrenceID)] =
        App.shown(book.draft(of: record, occurrence: occurrence.recurrenceID).place)
    }
    return { [places] in
      ItemDetails(
        calendar: names[$0.key] ?? "",
        place: places[Key(object: $0.key, occurrence: $0.recurrenceID)] ?? "")
    }
  }
}

extension EventOccurrence {
  /// What a page shows of it: a page repeats a title in every piece of the event, so that one of a
  /// megabyte is cut. The event's own page has the whole.
  var shownItem: CalendarItem {
    var item = item(key: objectID.rawValue)
    item.title = App.shown(item.title)
    return item
  }
}

extension App {
  /// The beginning of a text from a file, as long as one that can be typed here.
  static func shown(_ text: String) -> String {
    guard text.utf8.count > EventDraft.lineLimit else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.prefix(EventDraft.lineLimit / 4))) + "…"
  }
}

extension Month {
  /// Reads a month as people type it: `2026-03`, with any sign between year and month, or `202603`.
  init?(typed text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    let isCompact = numbers.count == 1 && (100_000...999_999).contains(numbers[0])
    let parts = isCompact ? [numbers[0] / 100, numbers[0] % 100] : numbers
    guard parts.count == 2 else { return nil }
    let year = text.hasPrefix("-") ? -parts[0] : parts[0]
    guard let month = try? Month(year: year, month: parts[1]) else { return nil }
    self = month
  }
}
