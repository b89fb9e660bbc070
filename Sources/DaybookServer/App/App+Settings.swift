import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addSettings(to router: inout Router) {
    router.get("/settings") { settingsPage($0) }
    router.post("/settings") { saveSettings($0) }
    router.post("/calendars/visibility") { setVisibility($0) }
    router.post("/undo") { undo($0) }
  }

  private func settingsPage(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      var frame = try frame(
        request, visitor, title: visitor.strings.settings, section: .settings)
      if request.query.text("saved") != nil {
        frame.path = Paths.settings
        frame.notice = Notice(text: visitor.strings.settingsSaved)
      }
      return .html(
        SettingsPage(frame: frame, values: visitor.chosen, zones: book.zones.names()).page)
    }
  }

  private func saveSettings(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let zone = form.text("zone") ?? ""
    guard zone.isEmpty || book.zones.rules(named: zone) != nil else {
      return answer(request) { () throws(StoreError) in
        let visitor = visitor(request)
        let frame = try frame(
          request, visitor, title: visitor.strings.settings, section: .settings)
        var values = SettingsPage.Values(form)
        values.zone = zone
        let page = SettingsPage(
          frame: frame, values: values, zones: book.zones.names(),
          zoneError: visitor.strings.zoneUnknown)
        return .html(page.page, status: .unprocessable)
      }
    }
    let values = SettingsPage.Values(form)
    let cookies: [(String, String)] = [
      (Visitor.Cookie.language, values.language?.tag ?? ""),
      (Visitor.Cookie.firstWeekday, values.firstWeekday?.name ?? ""),
      (Visitor.Cookie.zone, zone),
      (Visitor.Cookie.theme, values.theme == .system ? "" : values.theme.rawValue),
      (Visitor.Cookie.clock, values.clock?.rawValue ?? ""),
    ]
    var response = Response.redirect(to: "\(Paths.settings)?saved=1")
    for (name, value) in cookies {
      guard
        let cookie = try? SetCookie(
          name, value, maxAge: value.isEmpty ? 0 : App.choiceLifetime, sameSite: .lax)
      else { continue }
      response = response.setting(cookie)
    }
    return response
  }

  /// How long a device keeps its choices, in seconds: a year.
  private static let choiceLifetime = 31_536_000

  private func setVisibility(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      let isVisible = form.text("show") != nil
      let text = form.text("show") ?? form.text("hide")
      let calendars = try book.store.calendars()
      guard let id = text.flatMap({ Int64($0) }),
        var calendar = calendars.first(where: { $0.id.rawValue == id })
      else { return errorPage(request, .notFound) }
      calendar.isVisible = isVisible
      let changed = calendar
      try book.store.transaction(durability: .full, time: now()) {
        transaction throws(StoreError) in
        try transaction.updateCalendar(changed)
      }
      return .redirect(to: Notices.local(form.text("return"), else: Paths.home))
    }
  }

  private func undo(_ request: Request) -> Response {
    guard let form = try? request.form(), let act = form.text("act").flatMap({ Int64($0) }) else {
      return errorPage(request, .badRequest)
    }
    return answer(request) { () throws(StoreError) in
      do throws(UndoError) {
        try book.undo(act: act, time: now())
      } catch {
        switch error {
        case .store(let error): throw error
        case .unknownAct: return errorPage(request, .notFound)
        case .changedSince:
          return errorPage(
            request, .conflict, detail: visitor(request).strings.undoRefused)
        }
      }
      let path = Notices.local(form.text("return"), else: Paths.home)
      return .redirect(to: Notices.path(path, after: act, isUndone: true))
    }
  }
}

extension SettingsPage.Values {
  fileprivate init(_ form: Form) {
    self.init(
      language: form.text("language").flatMap { Language(tag: $0) },
      firstWeekday: form.text("first_weekday").flatMap { Weekday(name: $0) },
      zone: form.text("zone") ?? "",
      theme: form.text("theme").flatMap { ThemeChoice(rawValue: $0) } ?? .system,
      clock: form.text("clock").flatMap { ClockStyle(rawValue: $0) })
  }
}
