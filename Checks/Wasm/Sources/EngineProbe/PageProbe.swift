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

/// Lays out pages of every kind: hidden weekdays, bounds, weeks, days; and numbers their rows.
func writeGrids() {
  var random = Generator(state: 0x2026_1130)
  for round in 0..<200 {
    let hidden = Weekday.allCases.filter { _ in random.next(3) == 0 }
    let first = Weekday.allCases[round % 7]
    let day = Day(ordinal: random.next(80_000) - 30_000)
    let bounds = DaySpan(start: day.advanced(by: -20), count: 60)
    guard let columns = try? WeekColumns(firstWeekday: first, hiding: hidden) else { continue }
    let style = GridStyle(
      columns: columns, rows: round % 3 == 0 ? .six : .natural, showsInDates: round % 4 == 0,
      showsOutDates: round % 5 == 0, bounds: bounds,
      partialMonth: [PartialMonth.whole, .rows, .days][round % 3])
    let kind: PageKind = [.month, .weeks(1 + round % 6), .days(1 + round % 9)][round % 3]
    let line = PageLine(kind, from: day, in: GregorianCalendar(), style: style)
    let numbering = WeekNumbering(firstWeekday: first, minimumDays: 1 + round % 7)
    let items = (0..<random.next(12)).map { number in
      CalendarItem(
        uid: "item-\(number)@example.com", title: "Event",
        days: DaySpan(start: day.advanced(by: random.next(60) - 30), count: 1 + random.next(9)))
    }
    for index in -1...1 {
      guard let grid = line.grid(at: index) else { continue }
      let page = GridPage(grid: grid, today: day, items: items, laneLimit: round % 4)
      write(page)
      for row in 0..<grid.rowCount {
        var line = Line()
        line.append(grid.weekNumber(ofRow: row, by: numbering).description)
        line.append(" ")
        line.append(grid.weekNumber(ofRow: row, by: .iso8601).description)
        line.end()
      }
    }
    let run = MonthRun(bounds, in: GregorianCalendar())
    var runLine = Line()
    runLine.append("run")
    runLine.append(run.count)
    runLine.append(run.index(nearestTo: day.advanced(by: round)) ?? -1)
    runLine.append(Int(day.ordinal) - run.positions(from: round, count: 2).lowerBound)
    runLine.end()
  }
}

private func write(_ page: MonthPage) {
  for row in page.weeks {
    var line = Line()
    line.append("row")
    line.append(row.laneCount)
    for cell in row.cells {
      guard let cell else {
        line.append(" blank")
        continue
      }
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
