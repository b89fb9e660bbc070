import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addDiaryWriting(to router: inout Router) {
    router.get("/diary/new") { newEntry($0) }
    router.get("/diary/entry/{id}/edit", .number) { (request: Request, id: Int64) in
      editEntry(request, ObjectRecord.ID(id))
    }
    router.get("/diary/draft/{id}", .number) { (request: Request, id: Int64) in
      showDraft(request, DiaryDraftRecord.ID(id))
    }
    router.post("/diary/draft") { saveDraft($0) }
    router.get("/diary/draft/{id}/discard", .number) { (request: Request, id: Int64) in
      askToDiscard(request, DiaryDraftRecord.ID(id))
    }
    router.post("/diary/draft/{id}/discard", .number) { (request: Request, id: Int64) in
      discardDraft(request, DiaryDraftRecord.ID(id))
    }
  }

  // MARK: Forms

  private func newEntry(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let today = try diaryToday(visitor)
      let day = request.query.text("day").flatMap { try? Day(iso: $0) } ?? today
      guard try book.problem(ofWritingOn: day, today: today) == nil else {
        return .redirect(to: Paths.diary(day))
      }
      let standard = try book.standardJournal()
      let journal = request.query.text("journal").flatMap { Int64($0) } ?? standard?.id.rawValue
      let span = DaySpan(start: day, count: 1)
      if let standard, journal == standard.id.rawValue, standard.entriesPerDay == .one {
        let taken = try book.entrySummaries(on: span).first { $0.row.calendarID == standard.id }
        if let taken { return .redirect(to: Paths.editEntry(taken.row.id)) }
      }
      var typed = EntryDraft()
      typed.form = request.query.text("form").flatMap { EntryDraft.Form(rawValue: $0) } ?? .steps
      let origin = EntryOrigin(
        day: day, journal: journal, uid: Book.newUID(), step: App.step(request))
      var sheet = try sheet(request, visitor, origin: origin, typed: typed)
      sheet.otherDraft = try book.drafts(on: span).last { $0.record.entry == nil }?.record.id
      return .html(sheet.page)
    }
  }

  private func editEntry(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      guard let entry = try book.entry(id) else { return errorPage(request, .notFound) }
      let visitor = visitor(request)
      let origin = EntryOrigin(
        day: entry.day, journal: entry.record.calendarID.rawValue, entry: id.rawValue,
        revision: entry.revision, uid: Book.newUID(), step: App.step(request))
      var sheet = try sheet(request, visitor, origin: origin, typed: EntryDraft(entry.content))
      sheet.otherDraft = try book.drafts(on: DaySpan(start: entry.day, count: 1))
        .last { $0.record.entry == id }?.record.id
      return .html(sheet.page)
    }
  }

  private func showDraft(_ request: Request, _ id: DiaryDraftRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      guard let draft = try book.draft(id) else {
        return errorPage(request, .notFound, detail: visitor.strings.draftGone)
      }
      let origin = EntryOrigin(
        draft,
        step: request.query.text("step") == nil
          ? min(draft.typed.stepsReached + 1, 4) : App.step(request))
      var sheet = try sheet(request, visitor, origin: origin, typed: draft.typed)
      sheet.isSaved = request.query.text("saved") != nil
      return .html(sheet.page)
    }
  }

  private static func step(_ request: Request) -> Int {
    min(max(request.query.text("step").flatMap { Int($0) } ?? 1, 1), 4)
  }

  /// The form with what was typed.
  func sheet(
    _ request: Request, _ visitor: Visitor, origin: EntryOrigin, typed: EntryDraft
  ) throws(StoreError) -> EntrySheet {
    let strings = visitor.strings
    let frame = try diaryFrame(
      request, visitor, title: origin.entry == nil ? strings.writeFeelings : strings.editDiaryEntry)
    let tags = try book.diaryYear(origin.day.year)?.statistics.words.tags.prefix(12) ?? []
    return EntrySheet(
      frame: frame, origin: origin, typed: typed, today: try diaryToday(visitor),
      journals: try book.journals(), vocabulary: try book.feelings(in: visitor.labels.language),
      offeredTags: tags.map(\.word.text))
  }

  // MARK: Drafts

  private func saveDraft(_ request: Request) -> Response {
    guard let form = try? request.form(), let origin = EntryOrigin(form) else {
      return errorPage(request, .badRequest)
    }
    return answer(request) { () throws(StoreError) in
      var typed = EntryDraft(form)
      let go = form.text("go") ?? "draft"
      if let form = EntryDraft.Form(rawValue: go) { typed.form = form }
      let step = Int(go).map { min(max($0, 1), 4) } ?? (go == "draft" ? origin.step : 1)
      guard try !isUnchanged(typed, origin, visitor(request).labels.language) else {
        if App.wantsJSON(request) { return App.json(draft: 0, version: 0) }
        return .redirect(to: unsaved(origin, typed, step: step, go: go))
      }
      let draft = try save(typed, origin)
      if App.wantsJSON(request) {
        return App.json(draft: draft.record.id.rawValue, version: draft.version)
      }
      let path = Paths.draft(draft.record.id, step: step)
      switch go {
      case "words": return .redirect(to: App.words(back: Paths.draft(draft.record.id, step: 3)))
      case "draft": return .redirect(to: path + "&saved=1")
      default: return .redirect(to: path)
      }
    }
  }

  /// Whether a form has nothing that a draft would have to keep.
  private func isUnchanged(
    _ typed: EntryDraft, _ origin: EntryOrigin, _ language: Language
  ) throws(StoreError) -> Bool {
    guard origin.draft == nil else { return false }
    guard let entry = origin.entry else { return typed.isBlank }
    guard let stored = try book.entry(ObjectRecord.ID(entry)), stored.revision == origin.revision,
      stored.day == origin.day
    else { return false }
    return typed.makes(stored.content, language: language)
  }

  /// The page on which a form without anything to keep goes on.
  private func unsaved(
    _ origin: EntryOrigin, _ typed: EntryDraft, step: Int, go: String
  ) -> String {
    let path =
      origin.entry.map { Paths.editEntry(ObjectRecord.ID($0), step: step) }
      ?? Paths.newEntry(on: origin.day, form: typed.form, step: step, journal: origin.journal)
    return go == "words" ? App.words(back: path) : path
  }

  private static func words(back path: String) -> String {
    "\(Paths.feelingWords)?back=\(PercentEncoding.encode(path))"
  }

  /// Saves what was typed: into the draft that the form knows of, or a new one.
  func save(_ typed: EntryDraft, _ origin: EntryOrigin) throws(StoreError) -> DiaryDraft {
    let journal = origin.journal.map { CalendarRecord.ID($0) }
    if let id = origin.draft, var draft = try book.draft(DiaryDraftRecord.ID(id)) {
      draft.record.version = origin.version
      draft.record.day = origin.day
      draft.record.calendarID = journal
      return try book.saveDraft(draft, as: typed, time: now())
    }
    var begun = DiaryDraftOrigin(day: origin.day, journal: journal)
    begun.entry = origin.entry.map { ObjectRecord.ID($0) }
    begun.baseRevision = origin.revision
    return try book.beginDraft(typed, of: begun, time: now())
  }

  private func askToDiscard(_ request: Request, _ id: DiaryDraftRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      guard let draft = try book.draft(id) else {
        return errorPage(request, .notFound, detail: visitor.strings.draftGone)
      }
      var frame = try diaryFrame(
        request, visitor, title: visitor.strings.askToDiscard)
      if request.query.text("changed") != nil {
        frame.notice = Notice(text: visitor.strings.draftChanged)
      }
      return .html(DiscardDraftPage(frame: frame, draft: draft).page)
    }
  }

  private func discardDraft(_ request: Request, _ id: DiaryDraftRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      guard var draft = try book.draft(id) else { return .redirect(to: Paths.diary) }
      draft.record.version = form.text("version").flatMap { Int64($0) } ?? 0
      guard try book.discardDraft(draft) else {
        return .redirect(to: Paths.discardDraft(id) + "?changed=1")
      }
      return .redirect(to: Paths.diary(draft.record.day))
    }
  }

  // MARK: Answers for scripts

  static func wantsJSON(_ request: Request) -> Bool {
    request.headers["Accept"]?.hasPrefix("application/json") == true
  }

  static func json(draft: Int64, version: Int64) -> Response {
    .json(Array("{\"draft\":\(draft),\"version\":\(version)}".utf8))
  }
}
