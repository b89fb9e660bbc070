import Daybook
import ICalendar

/// What has just happened, told on the next page: the page's address carries the number of the act,
/// and the change log knows the rest.
enum Notices {
  static let act = "act"
  static let undone = "undone"
  static let redone = "redone"
  /// The number that stands for no act, where there was nothing to undo or redo.
  static let noAct: Int64 = 0
  /// What the act was to whoever did it, where the log alone does not tell: an occurrence that is
  /// deleted is a change of its series.
  static let did = "did"
  static let deleted = "deleted"
  private static let names = [act, undone, redone, did]
  /// The longest path to return to, in bytes: a header that names a longer one could not be sent.
  static let pathLimit = 2_000

  /// A page's address with the act that led to it.
  ///
  /// - Parameter notice: what the act is told as: ``act``, ``undone`` or ``redone``.
  static func path(
    _ path: String, after act: Int64, notice: String = Notices.act, isDeletion: Bool = false
  ) -> String {
    let end = path.firstIndex(of: "#") ?? path.endIndex
    let separator = path[..<end].contains("?") ? "&" : "?"
    var query = "\(separator)\(notice)=\(act)"
    if isDeletion { query += "&\(did)=\(deleted)" }
    return "\(path[..<end])\(query)\(path[end...])"
  }

  /// The address of a request without a notice, for forms that return to it and links to the same page.
  static func path(of request: Request) -> String {
    // What answers a form is no page that can be asked for again.
    guard request.method.isSafe else { return Paths.home }
    let target = local(request.target, else: Paths.home)
    guard let mark = target.firstIndex(of: "?") else { return target }
    let kept = target[target.index(after: mark)...].split(separator: "&").filter {
      parameter in !names.contains { parameter.hasPrefix("\($0)=") }
    }
    return String(target[..<mark]) + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
  }

  /// A path within this server that a form or an address named, or `fallback` for anything that a
  /// browser could read as another server's address: `//host`, `/\host`, and both with what it drops
  /// before it looks.
  static func local(_ path: String?, else fallback: String) -> String {
    guard let path, path.utf8.count <= pathLimit, path.hasPrefix("/"), !path.hasPrefix("//"),
      path.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return fallback }
    return path
  }
}

extension App {
  /// The notice that a request's address asks for.
  func notice(_ request: Request, _ visitor: Visitor) -> Notice? {
    let strings = visitor.strings
    for name in [Notices.undone, Notices.redone] {
      guard let act = request.query.text(name).flatMap({ Int64($0) }) else { continue }
      let isUndone = name == Notices.undone
      guard act != Notices.noAct else {
        return Notice(text: isUndone ? strings.nothingToUndo : strings.nothingToRedo)
      }
      guard let summary = try? book.summary(ofAct: act) else { return nil }
      return Notice(
        text: isUndone
          ? strings.undone(summary, labels: visitor.labels)
          : strings.redone(summary, labels: visitor.labels))
    }
    guard let (first, counts) = act(named: Notices.act, in: request) else { return nil }
    let calendars = (try? book.store.calendars()) ?? []
    guard counts.total == 1 else {
      let text = strings.importDone(
        added: counts.made, updated: counts.total - counts.made,
        calendar: calendars.first { $0.id == first.calendarID }?.name ?? "")
      return Notice(text: text, undoAct: first.act)
    }
    let title = title(of: first)
    if !first.existsAfter || request.query.text(Notices.did) == Notices.deleted {
      return Notice(text: strings.deleted(title), undoAct: first.act)
    }
    var text = first.textBefore == nil ? strings.created(title) : strings.changed(title)
    if let object = try? book.store.object(first.objectID),
      let calendar = calendars.first(where: { $0.id == object.calendarID }), !calendar.isVisible
    {
      text += ". " + strings.isHidden(calendar: calendar.name)
    }
    return Notice(text: text, undoAct: first.act)
  }

  /// The first change of the act that an address names, and how many it made.
  private func act(
    named name: String, in request: Request
  ) -> (first: ChangeRecord, counts: ChangeCounts)? {
    guard let act = request.query.text(name).flatMap({ Int64($0) }), act > 0,
      let first = (try? book.store.changes(ofAct: act, limit: 1))?.first,
      let counts = try? book.store.changeCounts(ofAct: act)
    else { return nil }
    return (first, counts)
  }

  private func title(of change: ChangeRecord) -> String {
    if let text = change.textBefore { return EventObject(text: text).master?.summary ?? "" }
    if let object = try? book.store.object(change.objectID) { return object.index.title }
    // Gone again: the change that took it away has its text.
    let history = (try? book.store.changes(of: change.objectID)) ?? []
    let text = history.last { $0.textBefore != nil }?.textBefore
    return text.flatMap { EventObject(text: $0).master?.summary } ?? ""
  }
}
