import CAllocations
import CalendarCore
import Foundation

// What pages and dates cost, printed as a Markdown table. A ratio that misses its limit makes the exit
// status 1.

/// The CPU time of this process until now, in seconds.
func cpu() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least CPU seconds of some rounds, and the allocations of the last.
func least(rounds: Int = 5, _ work: () -> Void) -> (seconds: Double, allocations: Int) {
  var seconds = Double.infinity
  var allocations = 0
  for _ in 0..<rounds {
    let (before, begin) = (allocation_count(), cpu())
    work()
    seconds = min(seconds, cpu() - begin)
    allocations = Int(allocation_count() - before)
  }
  return (seconds, allocations)
}

/// A small generator of numbers, the same in every run.
struct Numbers {
  private var state: UInt64 = 42

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

nonisolated(unsafe) var numbers = Numbers()

/// Items spread over some days, in order of start: of ten four last all day, up to five days.
func items(_ count: Int, in days: DaySpan) -> [CalendarItem] {
  var items = (0..<count).map { number in
    let isAllDay = numbers.next(below: 10) < 4
    let start = try? TimeOfDay(hour: numbers.next(below: 23), minute: 30)
    return CalendarItem(
      key: Int64(number), uid: "item-\(number)@benchmark.example", title: "Sample \(number % 97)",
      days: DaySpan(
        start: days.start.advanced(by: numbers.next(below: days.count)),
        count: isAllDay ? 1 + numbers.next(below: 5) : 1),
      startTime: isAllDay ? nil : start, hue: .blue)
  }
  items.sort { $0.days.start < $1.days.start }
  return items
}

func row(_ work: String, _ each: Double, _ note: String) {
  let time =
    each < 1e-6
    ? String(format: "%.1f ns", each * 1e9)
    : each < 1e-3 ? String(format: "%.2f µs", each * 1e6) : String(format: "%.2f ms", each * 1e3)
  print("| \(work) | \(time) | \(note) |")
}

nonisolated(unsafe) var sum = 0
var failed = false
let march = try Month(year: 2026, month: 3)

func page(_ month: Month, _ items: [CalendarItem], laneLimit: Int? = 4) {
  let page = MonthPage(
    month: month, firstWeekday: .monday, items: items, laneLimit: laneLimit)
  sum &+= page.weeks.reduce(0) { $0 + $1.segments.count }
}

print("| work | CPU each | |")
print("|---|---:|---|")

// A page by how much is on it.
var perItem: [Double] = []
for count in [0, 30, 1_000, 5_000, 20_000] {
  let items = items(count, in: march.days)
  let pages = max(1, 4_000 / max(1, count))
  let taken = least { for _ in 0..<pages { page(march, items) } }
  let each = taken.seconds / Double(pages)
  if count >= 1_000 { perItem.append(each / Double(count)) }
  let share = count == 0 ? "" : String(format: ", %.0f ns an event", each / Double(count) * 1e9)
  row("a month page of \(count) events", each, "\(taken.allocations / pages) allocations\(share)")
}
let growth = (perItem.last ?? 0) / (perItem.first ?? 1)
failed = failed || growth > 4

// A page out of what is sorted by start, where no item lasts longer than a week.
func slice(_ stored: [CalendarItem], _ days: DaySpan) -> [CalendarItem] {
  func place(_ day: Day) -> Int {
    var (low, high) = (0, stored.count)
    while low < high {
      let middle = (low + high) / 2
      if stored[middle].days.start < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
  return Array(stored[place(days.start.advanced(by: -7))..<place(days.end)])
}

for count in [1_000, 1_000_000] {
  let around = DaySpan(start: march.firstDay.advanced(by: -count * 31 / 60), count: count * 31 / 30)
  let all = items(count, in: around)
  let days = MonthGrid(month: march, firstWeekday: .monday).days
  let taken = least { for _ in 0..<200 { page(march, slice(all, days)) } }
  let each = taken.seconds / 200
  row(
    "a month page out of \(count) sorted events", each,
    "\(slice(all, days).count) of them; \(taken.allocations / 200) allocations")
}

// Going through pages one after the other.
let few = items(30, in: march.days)
let scrolled = least(rounds: 3) {
  for number in 0..<100_000 { page(Month(index: number % 24_000), few) }
}
row(
  "one of 100,000 pages scrolled through", scrolled.seconds / 100_000,
  "\(scrolled.allocations / 100_000) allocations a page")

// Choosing a range, and asking about each day of a visible page.
func choosing(_ length: Int) -> (seconds: Double, allocations: Int) {
  let rules = SelectionRules(mode: .range)
  let grid = MonthGrid(month: march, firstWeekday: .monday)
  let first = march.firstDay.advanced(by: -length / 2)
  return least {
    for _ in 0..<1_000 {
      var selection = DaySelection()
      try? selection.tap(first, rules: rules)
      try? selection.tap(first.advanced(by: length - 1), rules: rules)
      for day in grid.days.days {
        sum &+= selection.position(of: day).map { Int($0.rawValue) } ?? 9
      }
    }
  }
}
let aDay = choosing(1)
let tenYears = choosing(3_652)
let selectionGrowth = tenYears.seconds / aDay.seconds
row(
  "a day chosen and a page asked about it", aDay.seconds / 1_000,
  "\(aDay.allocations / 1_000) allocations")
row(
  "ten years chosen and a page asked about them", tenYears.seconds / 1_000,
  String(
    format: "\(tenYears.allocations / 1_000) allocations; **%.2f ×** a day (limit 1.5)",
    selectionGrowth))
failed = failed || selectionGrowth > 1.5

// Date arithmetic, beside Foundation's.
let dates = 100_000
let ours = least {
  for number in 0..<dates {
    let day = Day(ordinal: number * 7)
    let later = day.advanced(byMonths: number % 50)
    sum &+= later.year + later.monthNumber + later.dayOfMonth + day.distance(to: later)
    sum &+= Int(later.weekday.rawValue)
  }
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let theirs = least(rounds: 2) {
  for number in 0..<dates / 20 {
    let day = Date(timeIntervalSinceReferenceDate: Double(number) * 7 * 86_400)
    guard let later = calendar.date(byAdding: .month, value: number % 50, to: day) else { continue }
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: later)
    sum &+= (parts.year ?? 0) + (parts.month ?? 0) + (parts.day ?? 0) + (parts.weekday ?? 0)
    sum &+= calendar.dateComponents([.day], from: day, to: later).day ?? 0
  }
}
let (mine, other) = (ours.seconds / Double(dates), theirs.seconds / Double(dates / 20))
row("months added, the date and the distance read", mine, "\(ours.allocations) allocations")
row(
  "the same with Foundation's Calendar", other,
  String(format: "**%.0f ×** (limit 20)", other / mine))
failed = failed || other / mine < 20

print(
  String(
    format: "\nAn event costs %.2f × as much on a page of 20,000 as on one of 1,000 (limit 4).",
    growth))
if sum == 1 { print(sum) }
exit(failed ? 1 : 0)
