import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func createEvent(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    return answer(request) { () throws(StoreError) in
      var draft = EventDraft(form)
      // The form of an empty book offers a calendar that is made with its first event.
      let isFirst = try book.store.calendars().isEmpty || draft.calendar == CalendarRecord.ID(0)
      do throws(EventChangeError) {
        let name = visitor.strings.defaultCalendarName
        if isFirst {
          draft.calendar = try calendar(named: name)
        }
        let made = try earlier(form, in: draft.calendar)
        if let made, book.draft(of: made, occurrence: nil).saysTheSame(as: draft) {
          return .redirect(to: path(toMonthOf: draft, form: form, visitor))
        }
        let uid = (made == nil ? form.newUID : nil) ?? Book.newUID()
        let change =
          isFirst
          ? try book.createEvent(draft, inCalendarNamed: name, uid: uid, time: now())
          : try book.createEvent(draft, uid: uid, time: now())
        return seeMonth(of: draft, after: change, form: form, visitor)
      } catch {
        return try refuse(request, visitor, form, draft: draft, record: nil, error)
      }
    }
  }

  func changeEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = EventDraft(form)
    return answer(request) { () throws(StoreError) in
      do throws(EventChangeError) {
        let change = try book.changeEvent(
          id, to: draft, scope: form.eventScope(request), revision: form.revision, time: now())
        return seeMonth(
          of: draft, after: change, form: form, visitor,
          did: change.id == id ? nil : Notices.divided)
      } catch {
        let record = try book.store.object(id)
        return try refuse(request, visitor, form, draft: draft, record: record, error)
      }
    }
  }

  /// The form again, with what saving it would do; nothing is changed.
  func previewEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = EventDraft(form)
    return answer(request) { () throws(StoreError) in
      let record = try book.store.object(id)
      let effect: SeriesEffect
      do throws(EventChangeError) {
        effect = try book.effect(
          of: draft, on: id, scope: form.eventScope(request), revision: form.revision)
      } catch {
        return try refuse(request, visitor, form, draft: draft, record: record, error)
      }
      let words = visitor.strings.effect(effect, labels: visitor.labels)
      return .html(
        try page(request, visitor, form, draft: draft, record: record, effect: words).page)
    }
  }

  func deleteEvent(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = EventDraft(form)
    return answer(request) { () throws(StoreError) in
      do throws(EventChangeError) {
        let change = try book.deleteEvent(
          id, scope: form.eventScope(request), revision: form.revision, time: now())
        return seeMonth(of: draft, after: change, form: form, visitor, did: Notices.deleted)
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing: return errorPage(request, .notFound)
        case .problems(let problems) where problems.isSeriesRefusal:
          return try refuse(
            request, visitor, form, draft: draft, record: try book.store.object(id), error)
        case .problems: return errorPage(request, .notFound)
        case .conflict(let current):
          return try decideAgain(request, visitor, form, current: current)
        }
      }
    }
  }

  /// The month of the event, with a notice of what was done.
  private func seeMonth(
    of draft: EventDraft, after change: EventChange, form: Form, _ visitor: Visitor,
    did: String? = nil
  ) -> Response {
    let path = path(toMonthOf: draft, form: form, visitor)
    return .redirect(
      to: change.act.map { Notices.path(path, after: $0, did: did) } ?? path)
  }

  private func path(toMonthOf draft: EventDraft, form: Form, _ visitor: Visitor) -> String {
    let day = book.firstDay(of: draft, zone: visitor.zone)
    return day.map { Paths.month($0.month) } ?? Notices.local(form.text("return"), else: Paths.home)
  }

  private func calendar(
    named name: String
  ) throws(EventChangeError) -> CalendarRecord.ID? {
    do { return try book.store.calendars().first { $0.name == name }?.id } catch {
      throw .store(error)
    }
  }

  /// The event that the same form made when it was sent before, by a double click or after going back.
  private func earlier(
    _ form: Form, in calendar: CalendarRecord.ID?
  ) throws(EventChangeError) -> ObjectRecord? {
    guard let uid = form.newUID, let calendar else { return nil }
    do { return try book.store.object(uid: uid, in: calendar) } catch { throw .store(error) }
  }

  // MARK: Refusals

  /// The form again with what is wrong, or the choice between two versions. What was typed is in
  /// all of them.
  private func refuse(
    _ request: Request, _ visitor: Visitor, _ form: Form, draft: EventDraft,
    record: ObjectRecord?, _ error: EventChangeError
  ) throws(StoreError) -> Response {
    let strings = visitor.strings
    switch error {
    case .store(let error): throw error
    case .missing:
      // What was typed can still be saved, as a new event.
      let page = EventForm(
        frame: try eventFrame(request, visitor, title: strings.newEvent),
        values: EventForm.Values(draft),
        errors: [FieldError(field: .title, message: strings.eventGone)],
        zones: book.zones.names(), returnPath: Paths.home, newUID: Book.newUID())
      return .html(page.page, status: .notFound)
    case .conflict(let current):
      return .html(
        try conflictPage(request, visitor, form, draft: draft, current: current).page,
        status: .conflict)
    case .problems(let problems):
      var page = try page(request, visitor, form, draft: draft, record: record)
      page.errors = errors(problems, visitor)
      return .html(page.page, status: .unprocessable)
    }
  }

  /// The form as it was sent.
  private func page(
    _ request: Request, _ visitor: Visitor, _ form: Form, draft: EventDraft,
    record: ObjectRecord?, effect: String? = nil
  ) throws(StoreError) -> EventForm {
    let title = record == nil ? visitor.strings.newEvent : visitor.strings.editEvent
    let scope = form.text("scope").flatMap { EventForm.Scope(rawValue: $0) } ?? .this
    var shown = record.map {
      existing($0, occurrence: form.occurrence(of: request), scope: scope, visitor: visitor)
    }
    // The revision that was read first still decides whether somebody else was faster.
    shown?.revision = form.revision
    shown?.series?.effect = effect
    return EventForm(
      frame: try eventFrame(request, visitor, title: title), existing: shown,
      values: EventForm.Values(draft), zones: book.zones.names(),
      returnPath: Notices.local(form.text("return"), else: Paths.home), newUID: form.newUID)
  }

  private func errors(_ problems: DraftProblems, _ visitor: Visitor) -> [FieldError<
    EventForm.Field
  >] {
    EventForm.Field.allCases.compactMap { field in
      problems.byField[field.draftField].map {
        FieldError(
          field: field, message: visitor.strings.message($0, labels: visitor.labels))
      }
    }
  }

  /// The event as it is now, for somebody who wanted to delete what it was before.
  private func decideAgain(
    _ request: Request, _ visitor: Visitor, _ form: Form, current: ObjectRecord
  ) throws(StoreError) -> Response {
    let frame = try eventFrame(request, visitor, title: visitor.strings.editEvent)
    var page = self.form(
      of: current, occurrence: form.occurrence(of: request), frame: frame, visitor: visitor)
    page.errors = [
      FieldError(
        field: .title, message: visitor.strings.changedElsewhere(current.index.title))
    ]
    return .html(page.page, status: .conflict)
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
      action: Paths.event(current.id.rawValue, occurrence: occurrence), fields: fields,
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

extension DraftProblems {
  /// Whether it is the series that cannot be changed so, and no field is wrong.
  fileprivate var isSeriesRefusal: Bool {
    byField.values.contains { if case .seriesRefused = $0 { true } else { false } }
  }
}

extension Form {
  /// The UID that the form of a new event carries; nil unless it is one that Daybook makes.
  var newUID: String? { text("uid").flatMap { Book.isOwnUID($0) ? $0 : nil } }

  var revision: Int64 { text("revision").flatMap { Int64($0) } ?? -1 }

  fileprivate func occurrence(of request: Request) -> String? {
    let text = text("occurrence") ?? request.query.text("occurrence")
    return text?.isEmpty == false ? text : nil
  }

  /// What of the event the form is for. Without a choice of its own, the one that changes least.
  fileprivate func eventScope(_ request: Request) -> EventScope {
    let occurrence = occurrence(of: request)
    guard let occurrence else { return .all(openedAt: nil) }
    switch text("scope").flatMap({ EventForm.Scope(rawValue: $0) }) {
    case .all: return .all(openedAt: occurrence)
    case .following: return .following(occurrence)
    case .this, nil: return .occurrence(occurrence)
    }
  }
}
