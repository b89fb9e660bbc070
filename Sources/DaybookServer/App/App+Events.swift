import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addEvents(to router: inout Router) {
    router.get("/event/new") { newEvent($0) }
    router.post("/event/new") { createEvent($0) }
    router.post("/event") { createEvent($0) }
    router.get("/event/{id}", .number) { (request: Request, id: Int64) in
      showEvent(request, ObjectRecord.ID(id))
    }
    router.post("/event/{id}", .number) { (request: Request, id: Int64) in
      changeEvent(request, ObjectRecord.ID(id))
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
        zone: visitor.zoneName, calendar: frame.calendars.first.map { "\($0.id)" } ?? "",
        hue: hue.name)
      return .html(
        EventForm(
          frame: frame, values: values, zones: book.zones.names(),
          returnPath: Paths.month(day.month)
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
      let occurrence = request.query.text("occurrence")
      let draft = book.draft(of: record, occurrence: occurrence)
      let form = EventForm(
        frame: frame,
        existing: existing(record, occurrence: occurrence, scope: .this, visitor: visitor),
        values: EventForm.Values(draft), zones: book.zones.names(),
        returnPath: Paths.month((try? Day(iso: draft.startDate))?.month ?? visitor.today.month))
      return .html(form.page)
    }
  }

  /// The frame of an event's form: with the calendar that would be made when there is none yet.
  private func eventFrame(
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

  private func existing(
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

  // MARK: Changes

  private func createEvent(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    return answer(request) { () throws(StoreError) in
      var draft = EventDraft(form)
      if try book.store.calendars().isEmpty {
        draft.calendar = CalendarRecord.ID(0)
      }
      do throws(EventChangeError) {
        if draft.calendar == CalendarRecord.ID(0) {
          draft.calendar = try book.defaultCalendar(
            named: visitor.strings.defaultCalendarName, for: draft, time: now())
        }
        let change = try book.createEvent(draft, uid: Book.newUID(), time: now())
        return seeMonth(of: draft, after: change, form: form)
      } catch {
        return refuse(request, visitor, form, draft: draft, record: nil, error)
      }
    }
  }

  private func changeEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = EventDraft(form)
    return answer(request) { () throws(StoreError) in
      do throws(EventChangeError) {
        let change = try book.changeEvent(
          id, to: draft, revision: form.revision, occurrence: form.occurrence(of: request),
          wholeSeries: form.text("scope") != EventForm.Scope.this.rawValue, time: now())
        return seeMonth(of: draft, after: change, form: form)
      } catch {
        return refuse(
          request, visitor, form, draft: draft, record: try book.store.object(id), error)
      }
    }
  }

  private func deleteEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = EventDraft(form)
    return answer(request) { () throws(StoreError) in
      let isOne = form.text("scope") == EventForm.Scope.this.rawValue
      do throws(EventChangeError) {
        let change = try book.deleteEvent(
          id, revision: form.revision, occurrence: isOne ? form.occurrence(of: request) : nil,
          time: now())
        return seeMonth(of: draft, after: change, form: form)
      } catch {
        return refuse(
          request, visitor, form, draft: draft, record: try book.store.object(id), error)
      }
    }
  }

  /// The month of the event, with a notice of what was done.
  private func seeMonth(of draft: EventDraft, after change: EventChange, form: Form) -> Response {
    let month = (try? Day(iso: draft.startDate)).map { Paths.month($0.month) }
    let path = month ?? Notices.local(form.text("return"), else: Paths.home)
    return .redirect(to: Notices.path(path, after: change.act))
  }

  /// The form again with what is wrong, the choice between two versions, or an error page. What was
  /// typed is in all of them that can hold it.
  private func refuse(
    _ request: Request, _ visitor: Visitor, _ form: Form, draft: EventDraft,
    record: ObjectRecord?, _ error: EventChangeError
  ) -> Response {
    answer(request) { () throws(StoreError) in
      let strings = visitor.strings
      switch error {
      case .store(let error): throw error
      case .missing:
        // What was typed can still be saved, as a new event.
        let frame = try eventFrame(request, visitor, title: strings.newEvent)
        let page = EventForm(
          frame: frame, values: EventForm.Values(draft),
          errors: [EventForm.FieldError(field: .title, message: strings.eventGone)],
          zones: book.zones.names(), returnPath: Paths.home)
        return .html(page.page, status: .notFound)
      case .conflict(let current):
        return .html(
          try conflictPage(request, visitor, form, draft: draft, current: current).page,
          status: .conflict)
      case .problems(let problems):
        let frame = try eventFrame(
          request, visitor, title: record == nil ? strings.newEvent : strings.editEvent)
        let scope = form.text("scope").flatMap { EventForm.Scope(rawValue: $0) } ?? .this
        let errors = EventForm.Field.allCases.compactMap { field -> EventForm.FieldError? in
          guard let problem = problems.byField[field.draftField] else { return nil }
          return EventForm.FieldError(
            field: field, message: strings.message(problem, labels: visitor.labels))
        }
        var shown = record.map {
          existing($0, occurrence: form.occurrence(of: request), scope: scope, visitor: visitor)
        }
        // The revision that was read first still decides whether somebody else was faster.
        shown?.revision = form.revision
        let page = EventForm(
          frame: frame, existing: shown, values: EventForm.Values(draft), errors: errors,
          zones: book.zones.names(),
          returnPath: Notices.local(form.text("return"), else: Paths.home))
        return .html(page.page, status: .unprocessable)
      }
    }
  }

  private func conflictPage(
    _ request: Request, _ visitor: Visitor, _ form: Form, draft: EventDraft, current: ObjectRecord
  ) throws(StoreError) -> ConflictPage {
    let frame = try eventFrame(request, visitor, title: visitor.strings.editEvent)
    let occurrence = form.occurrence(of: request)
    let theirs = book.draft(of: current, occurrence: occurrence)
    let names = frame.calendars.map { ($0.id, $0.name) }
    var fields: [(name: String, value: String)] = []
    for field in form.fields.all where field.name != FormToken.fieldName {
      fields.append(
        (field.name, field.name == "revision" ? "\(current.revision)" : field.value))
    }
    return ConflictPage(
      frame: frame, title: theirs.title,
      rows: zip(
        rows(of: draft, visitor, names), rows(of: theirs, visitor, names)
      ).map { ConflictPage.Row(label: $0.label, mine: $0.value, theirs: $1.value) },
      action: request.target, fields: fields,
      theirsPath: Paths.event(current.id.rawValue, occurrence: occurrence))
  }

  private func rows(
    of draft: EventDraft, _ visitor: Visitor, _ calendars: [(Int64, String)]
  ) -> [(label: String, value: String)] {
    let strings = visitor.strings
    func moment(_ date: String, _ time: String) -> String {
      draft.isAllDay ? date : "\(date) \(time)"
    }
    return [
      (strings.title, draft.title),
      (strings.begins, moment(draft.startDate, draft.startTime)),
      (strings.ends, moment(draft.endDate, draft.endTime)),
      (strings.timeZone, draft.isAllDay ? "" : draft.zone),
      (strings.place, draft.place),
      (strings.notes, draft.notes),
      (strings.calendarField, calendars.first { $0.0 == draft.calendar?.rawValue }?.1 ?? ""),
      (strings.color, Hue(name: draft.hue).map { strings.name(of: $0) } ?? ""),
    ]
  }
}

extension EventForm.Field {
  /// The field of a draft that this one fills.
  fileprivate var draftField: EventDraft.Field {
    switch self {
    case .title: .title
    case .startDate: .startDate
    case .startTime: .startTime
    case .endDate: .endDate
    case .endTime: .endTime
    case .zone: .zone
    case .place: .place
    case .notes: .notes
    case .calendar: .calendar
    case .hue: .hue
    }
  }
}

extension EventForm.Values {
  fileprivate init(_ draft: EventDraft) {
    self.init(
      title: draft.title, isAllDay: draft.isAllDay, startDate: draft.startDate,
      startTime: draft.startTime, endDate: draft.endDate, endTime: draft.endTime, zone: draft.zone,
      place: draft.place, notes: draft.notes,
      calendar: draft.calendar.map { "\($0.rawValue)" } ?? "", hue: draft.hue)
  }
}

extension EventDraft {
  fileprivate init(_ form: Form) {
    func text(_ field: EventForm.Field) -> String { form.text(field.rawValue) ?? "" }
    self.init(
      title: text(.title), isAllDay: form.text("all_day") != nil, startDate: text(.startDate),
      startTime: text(.startTime), endDate: text(.endDate), endTime: text(.endTime),
      zone: text(.zone), place: text(.place), notes: text(.notes),
      calendar: Int64(text(.calendar)).map { CalendarRecord.ID($0) }, hue: text(.hue))
  }
}

extension Form {
  fileprivate var revision: Int64 { text("revision").flatMap { Int64($0) } ?? -1 }

  fileprivate func occurrence(of request: Request) -> String? {
    let text = text("occurrence") ?? request.query.text("occurrence")
    return text?.isEmpty == false ? text : nil
  }
}
