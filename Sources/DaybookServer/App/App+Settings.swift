import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addSettings(to router: inout Router) {
    router.get("/settings") { showSettings($0) }
    router.post("/settings") { saveSettings($0) }
    router.post("/calendars/visibility") { setVisibility($0) }
  }

  private func showSettings(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      var page = try settingsPage(request)
      if request.query.text("saved") != nil {
        page.frame.notice = Notice(text: page.frame.strings.settingsSaved)
      }
      return .html(page.page)
    }
  }

  /// The settings as they are.
  ///
  /// - Parameter new: the fields of a new calendar as typed; nil for empty ones.
  func settingsPage(
    _ request: Request, new: CalendarFields? = nil
  ) throws(StoreError) -> SettingsPage {
    let visitor = visitor(request)
    var frame = try frame(request, visitor, title: visitor.strings.settings, section: .settings)
    let isAboutCalendar = calendarNotice(request, visitor) != nil
    frame.path = isAboutCalendar ? Paths.settingsOfCalendars : Paths.settings
    return SettingsPage(
      frame: frame, values: visitor.chosen, zones: book.zones.names(),
      calendars: try calendarsSection(frame.calendars, new: new),
      dayColors: DayColorsSection(
        theme: request.cookies.value(of: ScrollTheme.preference) ?? .standard))
  }

  private func saveSettings(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let values = SettingsPage.Values(form)
    guard let cookies = cookies(keeping: values) else {
      return answer(request) { () throws(StoreError) in
        var page = try settingsPage(request)
        page.values = values
        page.zoneError = page.frame.strings.zoneUnknown
        return .html(page.page, status: .unprocessable)
      }
    }
    return cookies.reduce(.redirect(to: "\(Paths.settings)?saved=1")) { $0.setting($1) }
  }

  /// The cookies that keep the choices; nil when the zone is none.
  private func cookies(keeping values: SettingsPage.Values) -> [SetCookie]? {
    let zone = values.zone.isEmpty ? nil : values.zone
    if let zone, book.zones.rules(named: zone) == nil { return nil }
    // A zone whose name no cookie can hold is none that the list offers.
    return try? [
      Visitor.Choice.language.cookie(values.language),
      Visitor.Choice.firstWeekday.cookie(values.firstWeekday),
      Visitor.Choice.zone.cookie(zone),
      Visitor.Choice.theme.cookie(values.theme == .system ? nil : values.theme),
      Visitor.Choice.clock.cookie(values.clock),
    ]
  }

  private func setVisibility(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      let isVisible = form.text("show") != nil
      let text = form.text("show") ?? form.text("hide")
      guard let id = text.flatMap({ Int64($0) }) else { return errorPage(request, .notFound) }
      // Read where it is written, so that a name given meanwhile stays.
      try book.store.transaction(durability: .full, time: now()) {
        transaction throws(StoreError) in
        let id = CalendarRecord.ID(id)
        guard var calendar = try transaction.calendars().first(where: { $0.id == id }) else {
          throw .missingCalendar(id)
        }
        calendar.isVisible = isVisible
        try transaction.updateCalendar(calendar)
      }
      return .redirect(to: Notices.local(form.text("return"), else: Paths.home))
    }
  }
}

extension SettingsPage.Values {
  fileprivate init(_ form: Form) {
    self.init(
      language: form.text("language").flatMap { Language(tag: $0) },
      firstWeekday: form.text("first_weekday").flatMap { Weekday(name: $0) },
      zone: trimmed(form.text("zone") ?? ""),
      theme: form.text("theme").flatMap { ThemeChoice(rawValue: $0) } ?? .system,
      clock: form.text("clock").flatMap { ClockStyle(rawValue: $0) })
  }
}
