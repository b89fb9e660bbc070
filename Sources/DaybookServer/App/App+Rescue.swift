import CalendarCore
import CalendarHTML
import Daybook

extension App {
  /// The form of an event that could not be saved, as it was sent, with the reason: what was typed is
  /// never lost to an error that is not its own.
  ///
  /// - Returns: nil when the request was not such a form.
  func rescue(_ request: Request, _ status: Response.Status, reason: String) -> Response? {
    if let form = rescueChallenge(request, status, reason: reason) { return form }
    if let sheet = rescueEntry(request, status, reason: reason) { return sheet }
    guard request.method == .post, request.path.first == "event", request.path.last != "delete",
      let form = try? request.form(), form.text(EventForm.Field.title.rawValue) != nil
    else { return nil }
    let visitor = visitor(request)
    let strings = visitor.strings
    let draft = EventDraft(form)
    let record = request.path.last.flatMap { Int64($0) }
      .flatMap { try? book.store.object(ObjectRecord.ID($0)) }
    let title = record == nil ? strings.newEvent : strings.editEvent
    let bare = bareFrame(request, visitor, title: title, section: .calendar)
    var shown = record.map {
      existing(
        $0, occurrence: form.text("occurrence"),
        scope: form.text("scope").flatMap { EventForm.Scope(rawValue: $0) } ?? .this,
        visitor: visitor)
    }
    // The revision that was read first still decides whether somebody else was faster.
    shown?.revision = form.text("revision").flatMap { Int64($0) } ?? -1
    let page = EventForm(
      frame: (try? eventFrame(request, visitor, title: title)) ?? bare, existing: shown,
      values: EventForm.Values(draft), banner: reason, zones: book.zones.names(),
      returnPath: Notices.local(form.text("return"), else: Paths.home), newUID: form.text("uid"))
    return .html(page.page, status: status)
  }
}
