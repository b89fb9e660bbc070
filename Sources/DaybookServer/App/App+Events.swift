import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addEvents(to router: inout Router) {
    router.get("/event/new") { newEvent($0) }
    router.post("/event/new") { createEvent($0) }
    router.get("/event/{id}", .number) { (request: Request, id: Int64) in
      showEvent(request, ObjectRecord.ID(id))
    }
    router.post("/event/{id}", .number) { (request: Request, id: Int64) in
      changeEvent(request, ObjectRecord.ID(id))
    }
    router.post("/event/{id}/preview", .number) { (request: Request, id: Int64) in
      previewEvent(request, ObjectRecord.ID(id))
    }
    router.post("/event/{id}/delete", .number) { (request: Request, id: Int64) in
      deleteEvent(request, ObjectRecord.ID(id))
    }
  }

  // MARK: Forms

  private func newEvent(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let asked = request.query.text("day") ?? request.query.text("date")
      let day = asked.flatMap { try? Day(iso: $0) } ?? visitor.today
      let frame = try eventFrame(request, visitor, title: visitor.strings.newEvent)
      let hue = try book.hueForNewEvent(around: day, zone: visitor.zone)
      let values = EventForm.Values(
        startDate: "\(day)", startTime: "09:00", endDate: "\(day)", endTime: "10:00",
        zone: visitor.zoneName,
        calendar: (frame.calendars.first { $0.isVisible } ?? frame.calendars.first)
          .map { "\($0.id)" } ?? "",
        hue: hue.name)
      return .html(
        EventForm(
          frame: frame, values: values, zones: book.zones.names(),
          returnPath: Paths.month(day.month), newUID: Book.newUID()
        ).page)
    }
  }

  private func showEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      guard let record = try book.store.object(id), record.index.kind == .event else {
        return errorPage(request, .notFound)
      }
      let visitor = visitor(request)
      let frame = try eventFrame(request, visitor, title: visitor.strings.editEvent)
      let asked = request.query.text("occurrence").flatMap { $0.isEmpty ? nil : $0 }
      if let asked, !book.hasOccurrence(asked, of: record) {
        return errorPage(request, .notFound, detail: asked)
      }
      let occurrence = asked ?? book.firstOccurrence(of: record)
      return .html(form(of: record, occurrence: occurrence, frame: frame, visitor: visitor).page)
    }
  }

  /// The form of an event, or of one occurrence of it, as it is now.
  func form(
    of record: ObjectRecord, occurrence: String?, frame: Frame, visitor: Visitor
  ) -> EventForm {
    let draft = book.draft(of: record, occurrence: occurrence)
    return EventForm(
      frame: frame,
      existing: existing(record, occurrence: occurrence, scope: .this, visitor: visitor),
      values: EventForm.Values(draft), zones: book.zones.names(),
      returnPath: Paths.month(
        (book.firstDay(of: draft, zone: visitor.zone) ?? visitor.today).month))
  }

  /// The frame of an event's form: with the calendar that would be made when there is none yet.
  func eventFrame(
    _ request: Request, _ visitor: Visitor, title: String
  ) throws(StoreError) -> Frame {
    var frame = try frame(request, visitor, title: title, section: .calendar)
    if frame.calendars.isEmpty {
      frame.calendars = [
        CalendarEntry(id: 0, name: visitor.strings.defaultCalendarName, hue: .sky)
      ]
    }
    return frame
  }

  func existing(
    _ record: ObjectRecord, occurrence: String?, scope: EventForm.Scope, visitor: Visitor
  ) -> EventForm.Existing {
    var series: EventForm.Series?
    if record.index.isSeries {
      let days = DaySpan(start: visitor.today, count: 366 * 2)
      let next = book.occurrences(of: record, on: days, zone: visitor.zone)
        .filter { $0.start.day >= visitor.today }.prefix(5)
      series = EventForm.Series(
        rule: book.ruleSentence(of: record, labels: visitor.labels),
        next: next.map { visitor.labels.range($0.days, year: visitor.today.year) }, scope: scope,
        occurrence: occurrence ?? "")
    }
    return EventForm.Existing(
      key: record.id.rawValue, revision: record.revision, series: series)
  }
}
