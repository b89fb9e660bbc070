import CalendarCore
import Daybook

extension App {
  func addScroll(to router: inout Router) {
    router.get("/scroll") { scrollPage($0) }
    router.get("/scroll/dots") { scrollDots($0) }
    router.post("/settings/day-colors") { saveDayColors($0) }
  }

  /// The most months whose dots are asked for at once.
  private static let dotMonthLimit = 24

  private func scrollPage(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let state: ScrollState
      do throws(ScrollStateError) {
        state = try ScrollState(request.query, today: visitor.today)
      } catch {
        return errorPage(request, .badRequest, detail: error.text)
      }
      let frame = try frame(
        request, visitor, title: visitor.labels.monthHeading(state.anchor), section: .calendar)
      let months = ScrollView.months(of: state)
      let days = DaySpan(
        start: months.first?.firstDay ?? visitor.today,
        end: months.last?.days.end ?? visitor.today)
      let found = try book.occurrences(on: days, zone: visitor.zone)
      return .html(
        ScrollView(
          frame: frame, state: state,
          theme: request.cookies.value(of: ScrollTheme.preference) ?? .standard,
          today: visitor.today, firstWeekday: visitor.firstWeekday,
          items: found.map(\.shownItem)
        ).html)
    }
  }

  /// The days of some months that hold something, a line for each: the day, the hues of its dots, and
  /// how the day is spoken, with tabs between them.
  private func scrollDots(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      guard let month = request.query.text("month").flatMap({ Month(typed: $0) }),
        let count = request.query.text("count").flatMap({ Int($0) }),
        Month.nameable.contains(month), (1...App.dotMonthLimit).contains(count)
      else { return .text("month=YYYY-MM&count=1…\(App.dotMonthLimit)\n", status: .badRequest) }
      let days = DaySpan(start: month.firstDay, end: month.advanced(by: count).firstDay)
      let items = try book.occurrences(on: days, zone: visitor.zone).map(\.shownItem)
      var itemsOfDay: [Day: [CalendarItem]] = [:]
      for item in items {
        for day in item.days.intersection(days).days { itemsOfDay[day, default: []].append(item) }
      }
      let lines = itemsOfDay.sorted { $0.key < $1.key }.map { day, items in
        let hues = ScrollView.dots(of: items, on: day).map(\.name).joined(separator: " ")
        let spoken = visitor.strings.daySpoken(visitor.labels.fullDate(day), events: items.count)
        return "\(day)\t\(hues)\t\(spoken)\n"
      }
      return .text(lines.joined())
    }
  }

  private func saveDayColors(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    var theme = ScrollTheme.standard
    for rule in ScrollTheme.Rule.allCases {
      guard
        let ink = ScrollTheme.Ink(
          hue: form.text("\(rule.rawValue)_hue") ?? "",
          weight: form.text("\(rule.rawValue)_weight") ?? "")
      else { return errorPage(request, .badRequest, detail: rule.rawValue) }
      theme[rule] = ink
    }
    let cookie = try? ScrollTheme.preference.cookie(theme == .standard ? nil : theme)
    let saved = Response.redirect(to: "\(Paths.settings)?saved=1")
    return cookie.map { saved.setting($0) } ?? saved
  }
}
