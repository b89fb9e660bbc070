public import CalendarCore

/// What is wrong with where a calendar with bounds can go.
///
/// - The page to begin with, and the page after any step, is one that can be shown.
/// - A step that stays within the bounds leads as many places on as was asked.
/// - An arrow is on exactly where there is a page.
/// - What is visible is never inverted and never beyond the first or the last page.
public func violations<System: CalendarSystem>(
  of navigation: MonthNavigation<System>, today: Day, steps: [Int]
) -> [String] {
  guard var current = navigation.initialPage(today: today), let first = navigation.firstPage,
    let last = navigation.lastPage, first <= last
  else { return ["\(today): there is no page to begin with"] }
  var wrong: [String] = []
  let name = "\(today) in \(first)...\(last)"
  if !(first...last).contains(current.index) || !navigation.canShow(current.days) {
    wrong.append("\(name): begins outside")
  }
  if navigation.pageCount != last - first + 1 { wrong.append("\(name): another number of pages") }
  for step in steps {
    let wish = current.index + step
    let visible = navigation.visiblePages(from: wish, count: 3)
    if visible.lowerBound < first || visible.upperBound > last || visible.count > 3 {
      wrong.append("\(name): shows \(visible)")
    }
    guard let next = try? navigation.page(step, after: current, outside: .clamp) else {
      // A calendar that knows no such month refuses; it stays where it is.
      if navigation.system.month(at: wish) != nil { wrong.append("\(name): does not step") }
      continue
    }
    if next.index != Swift.min(Swift.max(wish, first), last) {
      wrong.append("\(name): \(step) leads to \(next.index)")
    }
    if !navigation.canShow(next.days) { wrong.append("\(name): \(next.index) cannot be shown") }
    if navigation.canGoBack(from: next) != (next.index > first)
      || navigation.canGoForward(from: next) != (next.index < last)
    {
      wrong.append("\(name): an arrow of \(next.index) is wrong")
    }
    current = next
  }
  return wrong
}
