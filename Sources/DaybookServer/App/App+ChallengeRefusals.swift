import CalendarCore
import CalendarHTML
import Daybook

extension App {
  /// The form again with what is wrong, or the choice between two versions. What was typed is in all of
  /// them.
  ///
  /// - Parameter id: the range that was to be changed; nil for a new one.
  func refuse(
    _ request: Request, _ visitor: Visitor, _ form: Form, id: ObjectRecord.ID?,
    _ error: ChallengeChangeError
  ) throws(StoreError) -> Response {
    let values = ChallengeFormValues(form)
    switch error {
    case .store(let error): throw error
    case .check(let problem):
      let today = try challengeToday(visitor)
      return errorPage(
        request, .unprocessable,
        detail: visitor.strings.message(problem, today: today, labels: visitor.labels))
    case .missing:
      // What was typed can still be saved, as a new range.
      var page = try self.form(
        request, visitor, values: values, newUID: Book.newUID(), returnPath: Paths.challengeJump)
      page.errors = [.init(field: .name, message: visitor.strings.challengeGone)]
      return .html(page.page, status: .notFound)
    case .conflict(let current):
      guard let stored = StoredChallenge(current) else { return errorPage(request, .conflict) }
      return .html(
        try conflictPage(request, visitor, form, mine: values.draft, current: stored).page,
        status: .conflict)
    case .problems(let problems):
      var page = try challengeForm(request, visitor, form, id: id, values: values)
      page.errors = ChallengeForm.Field.allCases.compactMap { field in
        problems.byField[field.draftField].map { problem in
          FieldError(field: field, message: message(problem, visitor))
        }
      }
      return .html(page.page, status: .unprocessable)
    }
  }

  private func message(_ problem: ChallengeDraft.Problem, _ visitor: Visitor) -> String {
    if case .target(let problem) = problem { return visitor.strings.message(problem) }
    return visitor.strings.message(problem, labels: visitor.labels)
  }

  /// The form as it was sent.
  private func challengeForm(
    _ request: Request, _ visitor: Visitor, _ form: Form, id: ObjectRecord.ID?,
    values: ChallengeFormValues
  ) throws(StoreError) -> ChallengeForm {
    let today = try challengeToday(visitor)
    var shown: ChallengeForm.Existing?
    if let id, let stored = try book.challenge(id) {
      shown = existing(stored, today: today, visitor)
      // The revision that was read first still decides whether somebody else was faster.
      shown?.revision = form.text("revision").flatMap { Int64($0) } ?? -1
    }
    return try self.form(
      request, visitor, existing: shown, values: values, newUID: form.text("uid"),
      returnPath: Notices.local(form.text("return"), else: Paths.challengeJump))
  }

  private func conflictPage(
    _ request: Request, _ visitor: Visitor, _ form: Form, mine: ChallengeDraft,
    current: StoredChallenge
  ) throws(StoreError) -> ConflictPage {
    let frame = try frame(
      request, visitor, title: visitor.strings.editChallenge, section: .challenges)
    let today = try challengeToday(visitor)
    let theirs = ChallengeDraft(current, today: today)
    let categories = try book.categories()
    let rows = zip(
      rows(of: mine, visitor, frame, categories), rows(of: theirs, visitor, frame, categories)
    ).map { ConflictPage.Row(label: $0.label, mine: $0.value, theirs: $1.value) }
    let fields = form.fields.all.filter { $0.name != FormToken.fieldName }.map { field in
      (
        name: field.name,
        value: field.name == "revision" ? "\(current.revision)" : field.value
      )
    }
    let path = Paths.challenge(current.id.rawValue)
    return ConflictPage(
      frame: frame, title: name(of: current.challenge, visitor), rows: rows, action: path,
      fields: fields,
      theirsPath: path)
  }

  private func rows(
    of draft: ChallengeDraft, _ visitor: Visitor, _ frame: Frame, _ categories: ChallengeCategories
  ) -> [(label: String, value: String)] {
    let strings = visitor.strings
    let category =
      categories[draft.category] ?? ChallengeCategory(key: draft.category, hue: .graphite)
    let target = (try? ChallengeTarget(text: draft.target)).map {
      strings.sentence(for: $0, labels: visitor.labels)
    }
    return [
      (strings.categoryName, draft.name), (strings.firstDay, draft.firstDay),
      (strings.lastDay, draft.lastDay), (strings.rangeCategory, strings.name(of: category)),
      (strings.rangeKind, Challenge.Kind(rawValue: draft.kind).map(strings.name) ?? draft.kind),
      (strings.howOften, target ?? draft.target), (strings.notes, draft.notes),
      (
        strings.calendarField,
        frame.calendars.first { $0.id == draft.calendar?.rawValue }?.name ?? ""
      ),
    ]
  }

  /// The form of a range that could not be saved, as it was sent, with the reason.
  ///
  /// - Returns: nil when the request was not such a form.
  func rescueChallenge(_ request: Request, _ status: Response.Status, reason: String) -> Response? {
    guard request.method == .post, request.path.first == "challenge",
      let last = request.path.last, last == "new" || Int64(last) != nil,
      let form = try? request.form(), form.text("first_day") != nil
    else { return nil }
    let visitor = visitor(request)
    let id = Int64(last).map { ObjectRecord.ID($0) }
    let values = ChallengeFormValues(form)
    let whole = try? challengeForm(request, visitor, form, id: id, values: values)
    let title = id == nil ? visitor.strings.newChallenge : visitor.strings.editChallenge
    var page =
      whole
      ?? ChallengeForm(
        frame: bareFrame(request, visitor, title: title, section: .challenges), values: values,
        categories: ChallengeCategories.standard.all, returnPath: Paths.challengeJump,
        newUID: form.text("uid"))
    page.banner = reason
    return .html(page.page, status: status)
  }
}

extension ChallengeForm.Field {
  /// The field of a draft that this one fills.
  var draftField: ChallengeDraft.Field {
    switch self {
    case .name: .name
    case .firstDay: .firstDay
    case .lastDay: .lastDay
    case .category: .category
    case .kind: .kind
    case .often: .target
    case .targetFrom: .targetFrom
    case .notes: .notes
    case .calendar: .calendar
    }
  }
}
