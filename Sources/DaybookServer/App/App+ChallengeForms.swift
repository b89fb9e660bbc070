import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addChallengeForms(to router: inout Router) {
    router.get("/challenge/new") { newChallenge($0) }
    router.post("/challenge/new") { createChallenge($0) }
    router.get("/challenge/{id}", .number) { (request: Request, id: Int64) in
      showChallenge(request, ObjectRecord.ID(id))
    }
    router.post("/challenge/{id}", .number) { (request: Request, id: Int64) in
      changeChallenge(request, ObjectRecord.ID(id))
    }
    router.post("/challenge/{id}/check", .number) { (request: Request, id: Int64) in
      checkChallenge(request, ObjectRecord.ID(id))
    }
    router.post("/challenge/{id}/delete", .number) { (request: Request, id: Int64) in
      deleteChallenge(request, ObjectRecord.ID(id))
    }
    router.post("/challenge/{id}/archive", .number) { (request: Request, id: Int64) in
      archive(request, ObjectRecord.ID(id), isArchived: true)
    }
    router.post("/challenge/{id}/take-out", .number) { (request: Request, id: Int64) in
      archive(request, ObjectRecord.ID(id), isArchived: false)
    }
  }

  // MARK: Forms

  private func newChallenge(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let today = try challengeToday(visitor)
      func day(_ name: String) -> Day? {
        request.query.text(name).flatMap { try? Day(iso: $0) }
      }
      let first = day("from") ?? day("day") ?? today
      let values = ChallengeFormValues(
        ChallengeDraft(
          firstDay: "\(first)", lastDay: "\(max(day("to") ?? first, first))",
          category: request.query.text("category") ?? ""))
      return .html(
        try form(
          request, visitor, values: values, newUID: Book.newUID(),
          returnPath: Paths.challenges(first.month)
        ).page)
    }
  }

  private func showChallenge(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      guard let stored = try book.challenge(id) else { return errorPage(request, .notFound) }
      return .html(try form(of: stored, request, visitor(request)).page)
    }
  }

  /// The form of a range as it is now.
  private func form(
    of stored: StoredChallenge, _ request: Request, _ visitor: Visitor
  ) throws(StoreError) -> ChallengeForm {
    let today = try challengeToday(visitor)
    return try form(
      request, visitor, existing: existing(stored, today: today, visitor),
      values: ChallengeFormValues(ChallengeDraft(stored, today: today)),
      returnPath: path(toMonthOf: stored.challenge.days, today: today))
  }

  /// A form with what the book offers for its fields.
  func form(
    _ request: Request, _ visitor: Visitor, existing: ChallengeForm.Existing? = nil,
    values: ChallengeFormValues, newUID: String? = nil, returnPath: String
  ) throws(StoreError) -> ChallengeForm {
    let strings = visitor.strings
    let frame = try frame(
      request, visitor, title: existing == nil ? strings.newChallenge : strings.editChallenge,
      section: .challenges)
    var values = values
    var newCalendar: String?
    if existing == nil {
      let usual = try book.usualRangeCalendar(named: strings.challenges)
      if let usual, values.calendar.isEmpty { values.calendar = "\(usual.rawValue)" }
      if usual == nil { newCalendar = strings.challenges }
    }
    return ChallengeForm(
      frame: frame, existing: existing, values: values, categories: try book.categories().all,
      newCalendar: newCalendar, returnPath: returnPath, newUID: newUID)
  }

  func existing(
    _ stored: StoredChallenge, today: Day, _ visitor: Visitor
  ) -> ChallengeForm.Existing {
    let (strings, labels) = (visitor.strings, visitor.labels)
    let challenge = stored.challenge
    var existing = ChallengeForm.Existing(
      key: stored.id.rawValue, revision: stored.revision, isArchived: challenge.isArchived)
    guard
      let progress = challenge.progress(today: today, firstWeekday: visitor.firstWeekday)
    else { return existing }
    let unit = progress.unit(of: challenge.targets.latest)
    existing.progress.append(
      strings.metOfTotal(progress.metCount, progress.totalCount, unit: unit))
    if let percent = progress.percent { existing.progress.append(strings.percentDone(percent)) }
    if progress.current.length > 0 {
      existing.progress.append(strings.inARow(progress.current))
    }
    if progress.best.length > 0 { existing.progress.append(strings.longestRun(progress.best)) }
    existing.history = challenge.targets.entries.map { entry in
      let sentence = strings.sentence(for: entry.target, labels: labels)
      return entry.from.map { strings.since(labels.day($0)) + " · " + sentence } ?? sentence
    }
    return existing
  }

  // MARK: Changes

  private func createChallenge(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = ChallengeFormValues(form).draft
    return answer(request) { () throws(StoreError) in
      let calendar = visitor.strings.challenges
      let today = try challengeToday(visitor)
      let uid = form.text("uid").flatMap { Book.isOwnUID($0) ? $0 : nil }
      // The same form sent again, by a double click or after going back.
      let made =
        try uid.map { uid throws(StoreError) in
          try book.challenges(called: uid).first { $0.uid == uid }
        } ?? nil
      if let made, ChallengeDraft(made, today: today).saysTheSame(as: draft) {
        return .redirect(to: path(toMonthOf: made.challenge.days, today: today))
      }
      do throws(ChallengeChangeError) {
        let change = try book.createChallenge(
          draft, inCalendarNamed: calendar, uid: (made == nil ? uid : nil) ?? Book.newUID(),
          time: now())
        return seeMonth(of: change, days: try days(of: change.id), today: today)
      } catch {
        return try refuse(request, visitor, form, id: nil, error)
      }
    }
  }

  private func changeChallenge(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    return answer(request) { () throws(StoreError) in
      let today = try challengeToday(visitor)
      do throws(ChallengeChangeError) {
        let change = try book.changeChallenge(
          id, to: ChallengeFormValues(form).draft,
          revision: form.text("revision").flatMap { Int64($0) } ?? -1, today: today, time: now())
        return seeMonth(of: change, days: try days(of: id), today: today)
      } catch {
        return try refuse(request, visitor, form, id: id, error)
      }
    }
  }

  private func deleteChallenge(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    return answer(request) { () throws(StoreError) in
      let before = try book.challenge(id)?.challenge.days
      do throws(ChallengeChangeError) {
        let change = try book.deleteChallenge(
          id, revision: form.text("revision").flatMap { Int64($0) } ?? -1, time: now())
        return seeMonth(of: change, days: before, today: try today(visitor))
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing, .problems, .check: return errorPage(request, .notFound)
        case .conflict(let current):
          // As it is now, for somebody who wanted to delete what it was before.
          guard let stored = StoredChallenge(current) else { return errorPage(request, .conflict) }
          var page = try self.form(of: stored, request, visitor)
          page.banner = visitor.strings.changedElsewhere(name(of: stored.challenge, visitor))
          return .html(page.page, status: .conflict)
        }
      }
    }
  }

  private func archive(
    _ request: Request, _ id: ObjectRecord.ID, isArchived: Bool
  ) -> Response {
    answer(request) { () throws(StoreError) in
      do throws(ChallengeChangeError) {
        let change = try book.setChallenge(id, isArchived: isArchived, time: now())
        guard let act = change.act else { return .redirect(to: Paths.allChallenges) }
        let path = Notices.path(Paths.allChallenges, after: act)
        return .redirect(to: isArchived ? "\(path)&\(Notices.did)=\(Notices.archived)" : path)
      } catch {
        if case .store(let error) = error { throw error }
        return errorPage(request, .notFound)
      }
    }
  }

  // MARK: Steps

  private func today(_ visitor: Visitor) throws(ChallengeChangeError) -> Day {
    do { return try challengeToday(visitor) } catch { throw .store(error) }
  }

  private func days(of id: ObjectRecord.ID) throws(ChallengeChangeError) -> DaySpan? {
    do { return try book.challenge(id)?.challenge.days } catch { throw .store(error) }
  }

  /// The month of a range, with a notice of what was done.
  private func seeMonth(of change: EventChange, days: DaySpan?, today: Day) -> Response {
    let month = days.map { path(toMonthOf: $0, today: today) } ?? Paths.challengeJump
    return .redirect(to: change.act.map { Notices.path(month, after: $0) } ?? month)
  }

  /// Today's month when the range has days in it, else the month in which it begins.
  private func path(toMonthOf days: DaySpan, today: Day) -> String {
    let month = today.month
    return Paths.challenges(days.overlaps(month.days) ? month : days.start.month)
  }

  /// The name that pages have for a range: its own, or its category's.
  func name(of challenge: Challenge, _ visitor: Visitor) -> String {
    let categories = (try? book.categories()) ?? .standard
    return App.shown(
      visitor.strings.name(of: challenge, in: categories.category(of: challenge)))
  }
}

extension Notices {
  /// What archiving was to whoever did it: a change of the range.
  static let archived = "archived"
}

extension ChallengeDraft {
  /// Whether both describe the same range.
  fileprivate func saysTheSame(as other: ChallengeDraft) -> Bool {
    func target(_ draft: ChallengeDraft) -> ChallengeTarget? {
      draft.kind == Challenge.Kind.range.rawValue ? nil : try? ChallengeTarget(text: draft.target)
    }
    return EventDraft.oneLine(name) == EventDraft.oneLine(other.name)
      && firstDay == other.firstDay && lastDay == other.lastDay && category == other.category
      && kind == other.kind && target(self) == target(other)
      && notes == EventDraft.withoutControls(other.notes)
  }
}
