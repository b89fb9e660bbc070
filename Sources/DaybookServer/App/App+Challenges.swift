import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addChallenges(to router: inout Router) {
    router.get("/challenges") { request in
      guard request.query.text("month") == nil else {
        return jump(request, to: request.query.text("month"), path: { Paths.challenges($0) })
      }
      return answer(request) { () throws(StoreError) in
        let today = try challengeToday(visitor(request))
        return .redirect(to: Paths.challenges(today.month, mode(of: request)))
      }
    }
    router.get("/challenges/all") { allChallenges($0) }
    addCategories(to: &router)
    addRangeTransfer(to: &router)
    addChallengeForms(to: &router)
    router.get("/challenges/{month}", .text) { request, text in
      guard let month = try? Month(iso: text) else {
        return errorPage(request, .notFound, detail: text)
      }
      return challengeMonth(request, month)
    }
  }

  /// The day that counts as today where days begin at an hour of their own.
  func challengeToday(_ visitor: Visitor) throws(StoreError) -> Day {
    try book.dayStart().day(at: now(), zone: visitor.zone)
  }

  // MARK: Pages

  /// What an address asks to do on the month.
  private func mode(of request: Request) -> ChallengeMonthMode {
    if request.query.text("view") == "read" { return .read }
    if let first = request.query.text("from").flatMap({ try? Day(iso: $0) }) {
      return .pickLast(from: first)
    }
    return request.query.text("pick") == nil ? .edit : .pickFirst
  }

  private func challengeMonth(_ request: Request, _ month: Month) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let today = try challengeToday(visitor)
      let mode = mode(of: request)
      let bounds = try challengeBounds(mode, today: today)
      guard !bounds.intersection(month.days).isEmpty else {
        return .redirect(to: Paths.challenges(bounds.clamp(month.firstDay).month, mode))
      }
      let frame = try frame(
        request, visitor, title: visitor.labels.monthHeading(month), section: .challenges)
      let page = MonthPage(month: month, firstWeekday: visitor.firstWeekday, today: today)
      let ranges = try book.rangePage(
        on: page.grid.days, today: today, firstWeekday: visitor.firstWeekday)
      let selected = request.query.text("day").flatMap { try? Day(iso: $0) }
      return .html(
        ChallengeMonthView(
          frame: frame, page: page, ranges: ranges, mode: mode, bounds: bounds, today: today,
          selected: selected.flatMap { page.grid.days.contains($0) ? $0 : nil },
          firstWeekday: visitor.firstWeekday
        ).html)
    }
  }

  /// How far ahead the first and the last day of a new range can be chosen.
  private static let pickingDays = 366

  /// The days whose months can be seen: from the beginning of the format of ranges to today, and as
  /// far as there are ranges; the view that only shows keeps to the format.
  private func challengeBounds(
    _ mode: ChallengeMonthMode, today: Day
  ) throws(StoreError) -> DateBounds {
    let least = DaySpan(
      start: min(RangeFile.firstDay, today), end: today.advanced(by: 1))
    var days = mode == .read ? least : try book.rangeDays(around: least)
    if mode.isPicking {
      days = DaySpan(
        start: days.start, end: max(days.end, today.advanced(by: App.pickingDays)))
    }
    return (try? DateBounds(from: days.start, through: days.last)) ?? .unbounded
  }

  private func allChallenges(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let today = try challengeToday(visitor)
      let frame = try frame(
        request, visitor, title: visitor.strings.allChallenges, section: .challenges)
      let items = try book.rangeItems(today: today, firstWeekday: visitor.firstWeekday)
      return .html(ChallengeListPage(frame: frame, items: items, today: today).page)
    }
  }
}
