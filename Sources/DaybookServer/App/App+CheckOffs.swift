import CalendarCore
import Daybook

extension App {
  /// Takes what was noted about a day of a challenge: `do` says what.
  func checkChallenge(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form(),
      let day = form.text("day").flatMap({ try? Day(iso: $0) })
    else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let strings = visitor.strings
    return answer(request) { () throws(StoreError) in
      let today = try challengeToday(visitor)
      func refuse(_ problem: CheckProblem) -> Response {
        errorPage(
          request, .unprocessable,
          detail: strings.message(problem, today: today, labels: visitor.labels))
      }
      let note: ChallengeNote
      switch form.text("do") {
      case "done": note = .done(day, count: nil)
      case "clear": note = .cleared(day)
      case "more": note = .more(day, by: 1)
      case "skip":
        guard let days = skippedDays(form, from: day) else {
          return errorPage(request, .badRequest, detail: strings.dateUnreadable)
        }
        note = .skipped(days, reason: App.shown(form.text("reason") ?? ""))
      case "count":
        let text = EventDraft.oneLine(form.text("count") ?? "")
        guard let count = Int(text) else { return refuse(.countOutOfRange(-1)) }
        note = .done(day, count: count)
      default: return errorPage(request, .badRequest)
      }
      do throws(ChallengeChangeError) {
        _ = try book.note(note, of: id, today: today, time: now())
      } catch {
        switch error {
        case .store(let error): throw error
        case .check(let problem): return refuse(problem)
        case .missing, .problems: return errorPage(request, .notFound)
        case .conflict: return errorPage(request, .conflict)
        }
      }
      let path = Notices.local(form.text("return"), else: Paths.challenges(day.month))
      return .redirect(to: path + "#check-offs")
    }
  }

  /// The days from `day` to the one in the field `until`, which may be empty; nil when it is no date.
  private func skippedDays(_ form: Form, from day: Day) -> DaySpan? {
    let text = EventDraft.oneLine(form.text("until") ?? "")
    guard !text.isEmpty else { return DaySpan(start: day, count: 1) }
    guard let last = try? Day(iso: text) else { return nil }
    return DaySpan(start: min(day, last), end: max(day, last).advanced(by: 1))
  }
}
