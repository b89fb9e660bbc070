import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addEntries(to router: inout Router) {
    router.post("/diary/entry") { publishEntry($0) }
    router.get("/diary/entry/{id}", .number) { (request: Request, id: Int64) in
      answer(request) { () throws(StoreError) in
        try entryPage(request, ObjectRecord.ID(id)) ?? errorPage(request, .notFound)
      }
    }
    router.post("/diary/entry/{id}/both", .number) { (request: Request, id: Int64) in
      keepBoth(request, ObjectRecord.ID(id))
    }
    router.post("/diary/entry/{id}/delete", .number) { (request: Request, id: Int64) in
      deleteEntry(request, ObjectRecord.ID(id))
    }
    router.get("/diary/entry/{id}/history", .number) { (request: Request, id: Int64) in
      entryHistory(request, ObjectRecord.ID(id))
    }
    router.post("/diary/entry/{id}/restore", .number) { (request: Request, id: Int64) in
      restoreEntry(request, ObjectRecord.ID(id))
    }
  }

  // MARK: Reading

  private func entryPage(
    _ request: Request, _ id: ObjectRecord.ID, banner: String? = nil,
    status: Response.Status = .ok
  ) throws(StoreError) -> Response? {
    guard let entry = try book.entry(id) else { return nil }
    let visitor = visitor(request)
    let frame = try diaryFrame(
      request, visitor, title: visitor.labels.fullDate(entry.day))
    let page = EntryPage(
      frame: frame, entry: entry, vocabulary: try book.feelings(in: visitor.labels.language),
      zones: book.zones, banner: banner)
    return .html(page.page, status: status)
  }

  private func entryHistory(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    answer(request) { () throws(StoreError) in
      let versions = try book.versions(ofEntry: id)
      guard !versions.isEmpty else { return errorPage(request, .notFound) }
      let visitor = visitor(request)
      let frame = try diaryFrame(
        request, visitor, title: visitor.strings.history)
      let (labels, zone) = (visitor.labels, visitor.zone)
      let page = EntryHistoryPage(
        frame: frame, id: id, versions: versions,
        vocabulary: try book.feelings(in: labels.language),
        time: { seconds in
          let civil = zone.civil(at: seconds)
          return "\(labels.fullDate(civil.day)) \(labels.time(civil.time))"
        }, whole: request.query.text("version").flatMap { Int64($0) })
      return .html(page.page)
    }
  }

  // MARK: Writing

  private func publishEntry(_ request: Request) -> Response {
    guard let form = try? request.form(), let origin = EntryOrigin(form) else {
      return errorPage(request, .badRequest)
    }
    let typed = EntryDraft(form)
    return answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let moment = try entryMoment(visitor)
      let published = try published(typed, origin)
      do throws(EntryChangeError) {
        let change: EventChange
        if let entry = origin.entry {
          change = try book.changeEntry(
            ObjectRecord.ID(entry), to: typed, on: origin.day, revision: origin.revision ?? -1,
            moment: moment, publishing: published)
        } else {
          let made = try earlier(origin)
          if let made, typed.makes(made.content, language: moment.language) {
            return .redirect(to: Paths.diary(made.day))
          }
          change = try book.createEntry(
            typed, on: origin.day, in: origin.journal.map { CalendarRecord.ID($0) },
            uid: made == nil ? origin.uid : Book.newUID(), moment: moment, publishing: published)
        }
        return seeDay(origin.day, after: change)
      } catch {
        return try refuse(request, visitor, origin, typed, error)
      }
    }
  }

  private func seeDay(_ day: Day, after change: EventChange) -> Response {
    let path = Paths.diary(day)
    return .redirect(to: change.act.map { Notices.path(path, after: $0) } ?? path)
  }

  /// The draft that a form finishes, if it says the same as the form or was not saved since.
  private func published(
    _ typed: EntryDraft, _ origin: EntryOrigin
  ) throws(StoreError) -> DiaryDraft? {
    if let id = origin.draft {
      guard let draft = try book.draft(DiaryDraftRecord.ID(id)) else { return nil }
      let isSeen = draft.version == origin.version || draft.typed.saysTheSame(as: typed)
      return isSeen ? draft : nil
    }
    // The answer to a first saving may have been lost.
    return try book.drafts(on: DaySpan(start: origin.day, count: 1)).first {
      $0.typed.formID == origin.uid && $0.typed.saysTheSame(as: typed)
    }
  }

  /// The entry that the same form made when it was sent before.
  private func earlier(_ origin: EntryOrigin) throws(EntryChangeError) -> DiaryEntry? {
    do {
      let standard = try book.standardJournal()?.id
      guard let journal = origin.journal.map({ CalendarRecord.ID($0) }) ?? standard else {
        return nil
      }
      return try book.store.object(uid: origin.uid, in: journal).flatMap(DiaryEntry.init)
    } catch {
      throw .store(error)
    }
  }

  private func keepBoth(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form(), let origin = EntryOrigin(form) else {
      return errorPage(request, .badRequest)
    }
    let typed = EntryDraft(form)
    return answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      guard let stored = try book.entry(id) else {
        return try refuse(request, visitor, origin, typed, .missing)
      }
      guard stored.revision == origin.revision else {
        return try conflict(request, visitor, origin, typed, stored: stored)
      }
      do throws(EntryChangeError) {
        let change = try book.keepBoth(
          EntryConflict(stored: stored, typed: typed), uid: Book.newUID(),
          moment: try moment(visitor), publishing: try publishing(typed, origin))
        return seeDay(stored.day, after: change)
      } catch {
        return try refuse(request, visitor, origin, typed, error)
      }
    }
  }

  private func moment(_ visitor: Visitor) throws(EntryChangeError) -> EntryMoment {
    do { return try entryMoment(visitor) } catch { throw .store(error) }
  }

  private func publishing(
    _ typed: EntryDraft, _ origin: EntryOrigin
  ) throws(EntryChangeError) -> DiaryDraft? {
    do { return try published(typed, origin) } catch { throw .store(error) }
  }

  private func deleteEntry(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      guard let entry = try book.entry(id) else { return errorPage(request, .notFound) }
      do throws(EntryChangeError) {
        let change = try book.deleteEntry(id, revision: form.revision, time: now())
        return seeDay(entry.day, after: change)
      } catch {
        return try seeAsItIs(request, id, error)
      }
    }
  }

  private func restoreEntry(_ request: Request, _ id: ObjectRecord.ID) -> Response {
    guard let form = try? request.form(),
      let version = form.text("version").flatMap({ Int64($0) })
    else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      do throws(EntryChangeError) {
        let change = try book.restoreEntry(
          id, toVersion: version, revision: form.revision, time: now())
        let day = (try? book.entry(id))?.day
        return day.map { seeDay($0, after: change) } ?? .redirect(to: Paths.entryHistory(id))
      } catch {
        return try seeAsItIs(request, id, error)
      }
    }
  }

  /// The entry as it is now, for somebody who did something with it as it was before.
  private func seeAsItIs(
    _ request: Request, _ id: ObjectRecord.ID, _ error: EntryChangeError
  ) throws(StoreError) -> Response {
    switch error {
    case .store(let error): throw error
    case .missing, .problems: return errorPage(request, .notFound)
    case .conflict:
      let page = try entryPage(
        request, id, banner: visitor(request).strings.entryChanged, status: .conflict)
      return page ?? errorPage(request, .notFound)
    }
  }

  // MARK: Refusals

  /// The form again with what is wrong, or both texts. What was typed is in all of them, and in a draft.
  private func refuse(
    _ request: Request, _ visitor: Visitor, _ origin: EntryOrigin, _ typed: EntryDraft,
    _ error: EntryChangeError
  ) throws(StoreError) -> Response {
    switch error {
    case .store(let error): throw error
    case .conflict(let conflict):
      return try self.conflict(request, visitor, origin, typed, stored: conflict.stored)
    case .missing:
      var origin = origin
      origin.entry = nil
      origin.revision = nil
      origin = try kept(typed, origin)
      var sheet = try sheet(request, visitor, origin: origin, typed: typed)
      sheet.banner = visitor.strings.entryGone
      return .html(sheet.page, status: .notFound)
    case .problems(let problems):
      if case .dayIsTaken(let id)? = problems.byField[.day], let stored = try book.entry(id) {
        return try conflict(
          request, visitor, origin, typed, stored: stored,
          heading: visitor.strings.message(.dayIsTaken(id)))
      }
      var origin = origin
      // A day that cannot be written has no drafts either.
      if problems.byField[.day] == nil, !typed.isBlank { origin = try kept(typed, origin) }
      if typed.form == .steps {
        let steps = problems.byField.keys.compactMap { EntryDraft.step(of: $0) }
        origin.step = steps.min() ?? origin.step
      }
      var sheet = try sheet(request, visitor, origin: origin, typed: typed)
      sheet.errors = problems.byField.mapValues { visitor.strings.message($0) }
      return .html(sheet.page, status: .unprocessable)
    }
  }

  private func conflict(
    _ request: Request, _ visitor: Visitor, _ origin: EntryOrigin, _ typed: EntryDraft,
    stored: DiaryEntry, heading: String? = nil
  ) throws(StoreError) -> Response {
    let origin = try kept(typed, origin)
    let frame = try diaryFrame(
      request, visitor, title: visitor.strings.editDiaryEntry)
    let page = EntryConflictPage(
      frame: frame, heading: heading ?? visitor.strings.entryConflict, stored: stored,
      origin: origin, typed: typed, vocabulary: try book.feelings(in: visitor.labels.language))
    return .html(page.page, status: .conflict)
  }

  /// Saves what could not be published as a draft, and gives the form's place with it.
  private func kept(
    _ typed: EntryDraft, _ origin: EntryOrigin
  ) throws(StoreError) -> EntryOrigin {
    let draft = try save(typed, origin)
    var origin = origin
    origin.draft = draft.record.id.rawValue
    origin.version = draft.version
    return origin
  }

  // MARK: Errors that are not the form's own

  /// The form of an entry that could not be saved, as it was sent, with the reason.
  ///
  /// - Returns: nil when the request was not such a form.
  func rescueEntry(_ request: Request, _ status: Response.Status, reason: String) -> Response? {
    guard request.method == .post, request.path.first == "diary",
      request.path == ["diary", "draft"] || request.path == ["diary", "entry"]
        || request.path.last == "both",
      let form = try? request.form(), let origin = EntryOrigin(form)
    else { return nil }
    if App.wantsJSON(request) {
      return Response(status, headers: ["Content-Type": "application/json"], body: Array("{}".utf8))
    }
    let visitor = visitor(request)
    let title = visitor.strings.editDiaryEntry
    let typed = EntryDraft(form)
    var sheet =
      (try? sheet(request, visitor, origin: origin, typed: typed))
      ?? EntrySheet(
        frame: bareFrame(request, visitor, title: title, section: .diary), origin: origin,
        typed: typed, today: visitor.today,
        vocabulary: FeelingVocabulary(standard: visitor.labels.language))
    sheet.banner = reason
    return .html(sheet.page, status: status)
  }
}
