import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addDiaryFinding(to router: inout Router) {
    router.get("/diary/search") { searchDiary($0) }
    router.get("/diary/year") { request in
      guard let text = request.query.text("year") else {
        return .redirect(to: Paths.diaryYear(visitor(request).today.year))
      }
      guard let year = Int(trimmed(text)) else {
        return errorPage(request, .badRequest, detail: text)
      }
      return .redirect(to: Paths.diaryYear(year))
    }
    router.get("/diary/year/{year}", .number) { (request: Request, year: Int) in
      diaryYear(request, year)
    }
  }

  private func searchDiary(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try diaryFrame(
        request, visitor, title: visitor.strings.searchDiary)
      let text = request.query.text("q") ?? ""
      let skipped = max(request.query.text("skip").flatMap { Int($0) } ?? 0, 0)
      let query = EntryQuery(text)
      let matches =
        query.isEmpty
        ? nil : try book.search(query, skipping: skipped, limit: DiarySearchPage.pageSize)
      let tags =
        matches == nil
        ? try book.diaryYear(diaryToday(visitor).year)?.statistics.words.tags.prefix(40) ?? [] : []
      return .html(
        DiarySearchPage(
          frame: frame, query: text, matches: matches, skipped: skipped, tags: Array(tags)
        ).page)
    }
  }

  private func diaryYear(_ request: Request, _ number: Int) -> Response {
    answer(request) { () throws(StoreError) in
      guard let year = try book.diaryYear(number) else {
        return errorPage(request, .notFound, detail: "\(number)")
      }
      let visitor = visitor(request)
      let today = try diaryToday(visitor)
      let frame = try diaryFrame(
        request, visitor, title: "\(visitor.strings.statistics) \(number)")
      return .html(
        DiaryYearPage(
          frame: frame, year: year, today: today, firstWeekday: visitor.firstWeekday,
          vocabulary: try book.feelings(in: visitor.labels.language),
          streak: number == today.year ? try book.diaryStreak(today: today) : nil
        ).page)
    }
  }
}
