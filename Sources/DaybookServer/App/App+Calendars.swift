import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addCalendars(to router: inout Router) {
    router.get("/calendars") { _ in .redirect(to: Paths.settingsOfCalendars) }
    router.post("/calendars") { createCalendar($0) }
    router.get("/calendar/{id}", .number) { (request: Request, id: Int64) in
      showCalendar(request, id)
    }
    router.post("/calendar/{id}", .number) { (request: Request, id: Int64) in
      changeCalendar(request, id)
    }
    router.get("/calendar/{id}/delete", .number) { (request: Request, id: Int64) in
      askBeforeDeleting(request, id)
    }
    router.post("/calendar/{id}/delete", .number) { (request: Request, id: Int64) in
      deleteCalendar(request, id)
    }
  }

  /// The calendars as the settings list them, with the hue least used for a new one.
  ///
  /// - Parameter new: the fields of a new calendar as typed; nil for empty ones.
  func calendarsSection(
    _ calendars: [CalendarEntry], new: CalendarFields? = nil
  ) throws(StoreError) -> CalendarsSection {
    var counts: [Int64: ObjectCounts] = [:]
    for (id, count) in try book.store.objectCounts() { counts[id.rawValue] = count }
    let hue = Hue.leastUsed(among: calendars.map(\.hue))
    return CalendarsSection(counts: counts, new: new ?? CalendarFields(hue: hue.name))
  }

  // MARK: Pages

  private func showCalendar(_ request: Request, _ id: Int64) -> Response {
    answer(request) { () throws(StoreError) in
      guard let page = try calendarPage(request, id) else { return errorPage(request, .notFound) }
      return .html(page.page)
    }
  }

  private func calendarPage(
    _ request: Request, _ id: Int64
  ) throws(StoreError) -> CalendarPage? {
    let visitor = visitor(request)
    var frame = try frame(
      request, visitor, title: visitor.strings.editCalendar, section: .settings)
    guard let calendar = frame.calendars.first(where: { $0.id == id }) else { return nil }
    frame.path = Paths.calendar(id)
    return CalendarPage(
      frame: frame, calendar: calendar,
      fields: CalendarFields(name: calendar.name, hue: calendar.hue.name),
      counts: try book.store.objectCounts()[CalendarRecord.ID(id)] ?? ObjectCounts())
  }

  private func askBeforeDeleting(_ request: Request, _ id: Int64) -> Response {
    answer(request) { () throws(StoreError) in
      guard let page = try calendarPage(request, id) else { return errorPage(request, .notFound) }
      var frame = page.frame
      frame.title = frame.strings.deleteCalendar
      return .html(
        DeleteCalendarPage(frame: frame, calendar: page.calendar, counts: page.counts).page)
    }
  }

  // MARK: Changes

  private func createCalendar(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      let draft = CalendarDraft(form)
      do throws(CalendarChangeError) {
        let act = try book.createCalendar(draft, time: now())
        return seeCalendars(after: act)
      } catch {
        let fields = try fields(draft, refusedWith: error, visitor(request))
        guard let fields else { return errorPage(request, .notFound) }
        let page = try settingsPage(request, new: fields)
        return .html(page.page, status: .unprocessable)
      }
    }
  }

  private func changeCalendar(_ request: Request, _ id: Int64) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      let draft = CalendarDraft(form)
      do throws(CalendarChangeError) {
        try book.changeCalendar(CalendarRecord.ID(id), to: draft, time: now())
        return .redirect(
          to: "\(Paths.settings)?\(Notices.changedCalendar)=\(id)#\(Paths.calendarsAnchor)")
      } catch {
        let fields = try fields(draft, refusedWith: error, visitor(request))
        guard let fields, var page = try calendarPage(request, id) else {
          return errorPage(request, .notFound)
        }
        page.fields = fields
        return .html(page.page, status: .unprocessable)
      }
    }
  }

  /// What was typed with what is wrong with it; nil when the calendar is gone.
  private func fields(
    _ draft: CalendarDraft, refusedWith error: CalendarChangeError, _ visitor: Visitor
  ) throws(StoreError) -> CalendarFields? {
    switch error {
    case .store(let error): throw error
    case .missing, .holds: return nil
    case .problems(let problems):
      let strings = visitor.strings
      return CalendarFields(
        name: draft.name, hue: draft.hue,
        nameError: problems.name.map { strings.message($0, name: draft.name) },
        hueError: problems.isHueUnknown
          ? strings.message(.unknownHue(draft.hue), labels: visitor.labels) : nil)
    }
  }

  private func deleteCalendar(_ request: Request, _ id: Int64) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      do throws(CalendarChangeError) {
        let act = try book.deleteCalendar(
          CalendarRecord.ID(id), onlyIfEmpty: form.text("confirmed") == nil, time: now())
        return seeCalendars(after: act)
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing, .problems: return errorPage(request, .notFound)
        case .holds: return .redirect(to: Paths.deleteCalendar(id))
        }
      }
    }
  }

  private func seeCalendars(after act: Int64?) -> Response {
    let path = Paths.settingsOfCalendars
    return .redirect(to: act.map { Notices.path(path, after: $0) } ?? path)
  }

  // MARK: Notices

  /// The notice about a calendar that a request's address asks for; nil when what was done was not, or
  /// not only, to a calendar.
  func calendarNotice(_ request: Request, _ visitor: Visitor) -> Notice? {
    let strings = visitor.strings
    func number(_ name: String) -> Int64? { request.query.text(name).flatMap { Int64($0) } }
    if let id = number(Notices.changedCalendar) {
      let calendars = (try? book.store.calendars()) ?? []
      return calendars.first { $0.id.rawValue == id }.map {
        Notice(text: strings.changed(calendar: $0.name))
      }
    }
    guard let act = number(Notices.act),
      let change = (try? book.store.calendarChanges(ofAct: act))?.last
    else { return nil }
    let name = change.calendar.name
    guard change.existsAfter else {
      return Notice(text: strings.deleted(calendar: name), undoAct: act)
    }
    // An import tells what it brought into the calendar it made.
    let others = (try? book.store.changes(after: act, limit: 1)) ?? []
    guard others.first?.act != act else { return nil }
    return Notice(text: strings.made(calendar: name), undoAct: act)
  }
}

extension Notices {
  /// The query parameter that names a calendar that was changed.
  static let changedCalendar = "changed"
}

extension CalendarDraft {
  fileprivate init(_ form: Form) {
    self.init(name: form.text("name") ?? "", hue: form.text("hue") ?? "")
  }
}
