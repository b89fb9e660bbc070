import CalendarCore

/// Lays out months of made-up items, drawn from a generator that is the same everywhere.
func writePages() {
  var random = Generator(state: 0x2026_0301)
  for round in 0..<600 {
    let month = Month(index: 2026 * 12 - 300 + round)
    let items = (0..<random.next(40)).map { number in
      CalendarItem(
        uid: "item-\(number)@example.com", title: random.next(4) == 0 ? "일정 \(number)" : "Event",
        days: DaySpan(
          start: month.firstDay.advanced(by: random.next(45) - 8), count: 1 + random.next(11)),
        startTime: random.next(2) == 0 ? nil : try? TimeOfDay(hour: random.next(24), minute: 0))
    }
    let page = MonthPage(
      month: month, firstWeekday: Weekday.allCases[round % 7],
      rows: round % 2 == 0 ? .natural : .six, today: month.firstDay, items: items,
      laneLimit: round % 3 == 0 ? nil : round % 5)
    write(page)
    if round % 4 == 0 { writeHTML(of: page) }
  }
}

private func write(_ page: MonthPage) {
  for row in page.weeks {
    var line = Line()
    line.append("row")
    line.append(row.laneCount)
    for cell in row.days {
      line.append(Int(cell.day.ordinal))
      line.append(cell.total)
      line.append(cell.more)
    }
    for segment in row.segments {
      let item = page.items[segment.item]
      line.append(" ")
      line.append(item.uid)
      line.append(" ")
      line.append(item.hue.color.hex)
      line.append(item.hue.color.textColor.hex)
      line.append(segment.lane)
      line.append(segment.startColumn)
      line.append(segment.endColumn)
      line.append(segment.continuesBefore ? 1 : 0)
      line.append(segment.continuesAfter ? 1 : 0)
    }
    line.end()
  }
}

/// A small linear congruential generator.
struct Generator {
  var state: UInt64

  /// A number from 0 up to, not including, `limit`.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
