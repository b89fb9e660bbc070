import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addDiary(to router: inout Router) {
    router.get("/diary") { openDiary($0) }
    router.get("/diary/month/{month}", .text) { request, text in
      guard let month = try? Month(iso: text) else {
        return errorPage(request, .notFound, detail: text)
      }
      return diaryMonth(request, month)
    }
    router.get("/diary/day/{day}", .text) { request, text in
      guard let day = try? Day(iso: text) else {
        return errorPage(request, .notFound, detail: text)
      }
      return .redirect(to: Paths.diary(day))
    }
    addDiaryWriting(to: &router)
    addEntries(to: &router)
    addDiaryFinding(to: &router)
    addDiarySettings(to: &router)
    addFeelingWords(to: &router)
  }

  /// The day it is for whoever writes a diary: until the hour at which their day begins, yesterday.
  func diaryToday(_ visitor: Visitor) throws(StoreError) -> Day {
    try book.dayStart().day(at: now(), zone: visitor.zone)
  }

  func entryMoment(_ visitor: Visitor) throws(StoreError) -> EntryMoment {
    EntryMoment(
      today: try diaryToday(visitor), zone: visitor.zoneName, time: now(),
      language: visitor.labels.language)
  }

  /// What stands around a page of the diary: the tags of a year instead of the calendars, if it has any.
  ///
  /// - Parameter year: nil for the running one.
  func diaryFrame(
    _ request: Request, _ visitor: Visitor, title: String, year: Int? = nil
  ) throws(StoreError) -> Frame {
    var frame = try frame(request, visitor, title: title, section: .diary)
    let tags = try book.diaryYear(year ?? visitor.today.year)?.statistics.words.tags ?? []
    if !tags.isEmpty { frame.shownParts = DiaryTags(frame: frame, tags: tags).html }
    return frame
  }

  // MARK: The month

  private func openDiary(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      guard let text = request.query.text("month") else {
        return .redirect(to: Paths.diary(try diaryToday(visitor(request)).month))
      }
      guard let month = Month(typed: text) else {
        return errorPage(request, .badRequest, detail: text)
      }
      return .redirect(to: Paths.diary(month))
    }
  }

  private func diaryMonth(_ request: Request, _ month: Month) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let today = try diaryToday(visitor)
      let frame = try diaryFrame(
        request, visitor, title: visitor.labels.monthHeading(month), year: month.year)
      let grid = MonthPage(month: month, firstWeekday: visitor.firstWeekday, today: today)
      let days = try book.diaryDays(on: grid.grid.days)
      let vocabulary = try book.feelings(in: visitor.labels.language)
      let asked = request.query.text("day").flatMap { try? Day(iso: $0) }
      let day = selectedDay(asked, in: month, shown: grid.grid.days, today: today, days)
      let words = try book.diaryYear(month.year)?.words[month]
      let view = DiaryMonthView(
        frame: frame, grid: grid, days: days, today: today,
        card: try card(
          day, on: month, today: today, frame: frame, vocabulary: vocabulary,
          skipping: request.query.text("skip").flatMap { Int($0) } ?? 0),
        families: words?.families(vocabulary) ?? [:],
        streak: try book.diaryStreak(today: today))
      return .html(view.html)
    }
  }

  /// The day whose card is open: the one that was asked for, else today, else the last of the month
  /// that has an entry, else its first.
  private func selectedDay(
    _ asked: Day?, in month: Month, shown: DaySpan, today: Day, _ days: [Day: DiaryDay]
  ) -> Day {
    if let asked, shown.contains(asked) { return asked }
    if month.days.contains(today) { return today }
    let written = days.filter { $0.value.count.entries > 0 && month.days.contains($0.key) }
    return written.keys.max() ?? month.firstDay
  }

  private func card(
    _ day: Day, on month: Month, today: Day, frame: Frame, vocabulary: FeelingVocabulary,
    skipping skipped: Int
  ) throws(StoreError) -> DiaryDayCard {
    let span = DaySpan(start: day, count: 1)
    let summaries = try book.entrySummaries(on: span)
    let first = min(max(skipped, 0), summaries.count)
    var entries: [DiaryEntry] = []
    for summary in summaries.dropFirst(first).prefix(DiaryDayCard.entryLimit) {
      if let entry = try book.entry(summary.row.id) { entries.append(entry) }
    }
    let journal = try summaries.isEmpty ? nil : book.standardJournal()
    let takesAnother =
      journal.map { journal in
        journal.entriesPerDay == .many
          || !summaries.contains { $0.row.calendarID == journal.id }
      } ?? true
    return DiaryDayCard(
      frame: frame, day: day, today: today,
      problem: try book.problem(ofWritingOn: day, today: today), entries: entries,
      entriesBefore: first, entriesAfter: max(summaries.count - first - DiaryDayCard.entryLimit, 0),
      drafts: try book.drafts(on: span), otherYears: try book.onThisDay(day),
      vocabulary: vocabulary, zones: book.zones, takesAnother: takesAnother, month: month)
  }

  // MARK: Notices

  /// The notice about an entry that a request's address asks for; nil when what was done was done to
  /// something else, or to several things.
  func diaryNotice(_ request: Request, _ visitor: Visitor) -> Notice? {
    guard let act = request.query.text(Notices.act).flatMap({ Int64($0) }), act > 0,
      let change = (try? book.store.changes(ofAct: act, limit: 1))?.first,
      (try? book.store.changeCounts(ofAct: act))?.total == 1,
      let versions = try? book.versions(ofEntry: change.objectID),
      let day = versions.compactMap(\.day).last
    else { return nil }
    let name = visitor.labels.day(day)
    let strings = visitor.strings
    guard change.existsAfter else {
      return Notice(text: strings.deleted(entryOn: name), undoAct: act)
    }
    var text = strings.saved(entryOn: name)
    if let entry = try? book.entry(change.objectID),
      let journal = (try? book.store.calendars())?.first(where: { $0.id == entry.record.calendarID }
      ),
      !journal.isVisible
    {
      text += ". " + strings.isHidden(calendar: journal.name)
    }
    return Notice(text: text, undoAct: act)
  }
}
