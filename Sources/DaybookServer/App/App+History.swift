import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addHistory(to router: inout Router) {
    router.get(Paths.history) { showHistory($0) }
    router.post(Paths.undo) { reverse($0) }
  }

  /// How many acts the page shows.
  private static let historyLength = 100

  private func showHistory(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(
        request, visitor, title: visitor.strings.history, section: .settings)
      let next = try book.nextReversals()
      return .html(
        HistoryPage(
          frame: frame, acts: try book.history(limit: App.historyLength), undo: next.undo,
          redo: next.redo,
          clock: { visitor.zone.civil(at: $0) }
        ).page)
    }
  }

  /// Takes back the act that a form names, or the latest one, or brings back the one undone last.
  private func reverse(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let path = Notices.local(form.text("return"), else: Paths.home)
    let redoes = form.text("latest") == "redo"
    return answer(request) { () throws(StoreError) in
      do throws(UndoError) {
        if let act = form.text("act").flatMap({ Int64($0) }) {
          try book.undo(act: act, time: now())
          return .redirect(to: Notices.path(path, after: act, notice: Notices.undone))
        }
        let act = redoes ? try book.redoLatest(time: now()) : try book.undoLatest(time: now())
        return .redirect(
          to: Notices.path(
            path, after: act ?? Notices.noAct, notice: redoes ? Notices.redone : Notices.undone))
      } catch {
        let strings = visitor(request).strings
        switch error {
        case .store(let error): throw error
        case .unknownAct: return errorPage(request, .notFound)
        case .changedSince: return errorPage(request, .conflict, detail: strings.undoRefused)
        case .calendarNameTaken(let name):
          return errorPage(request, .conflict, detail: strings.undoRefused(nameTaken: name))
        }
      }
    }
  }
}
