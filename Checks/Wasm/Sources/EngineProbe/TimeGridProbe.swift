import CalendarCore
import CalendarHTML

/// Lays out days as columns of hours, and moves and resizes what stands on them.
func writeTimeGrids() {
  var random = Generator(state: 0x2024_0310)
  let spring = DayClock(changes: [ClockChange(minute: 120, shift: 60)])
  for round in 0..<80 {
    let first = Day(ordinal: 19_790 + round * 3)
    let items = (0..<random.next(24)).map { number in
      let start = CivilDateTime(day: first.advanced(by: random.next(5) - 1), time: .midnight)
        .advanced(bySeconds: Int64(random.next(288)) * 300)
      return CalendarItem(
        uid: "item-\(number)@example.com", title: "Event", from: start,
        to: start.advanced(bySeconds: Int64(random.next(40)) * 900))
    }
    let grid = TimeGrid(
      days: DaySpan(start: first, count: 1 + round % 7), today: first, items: items,
      leastMinutes: 25, longItems: round % 2 == 0 ? .amongHours : .aboveHours,
      clock: { $0 == first ? spring : .plain })
    let geometry = TimeGridGeometry(
      width: 1001, dayCount: grid.days.count, hourHeight: 48,
      direction: round % 3 == 0 ? .rightToLeft : .leftToRight)
    for (index, column) in grid.columns.enumerated() {
      write(column, index, of: geometry)
    }
    for item in items { writeMoves(of: item, by: random.next(2000) - 1000) }
  }
}

private func write(_ column: TimeGridColumn, _ index: Int, of geometry: TimeGridGeometry) {
  var line = Line()
  line.append("hours")
  line.append(column.clock.minuteCount)
  line.append(column.allDayTotal)
  for block in column.blocks {
    let frame = geometry.frame(of: block, dayIndex: index)
    let point = geometry.point(atX: frame.x + frame.width / 2, y: frame.y + 1)
    for number in [
      block.item, block.minutes.lowerBound, block.minutes.upperBound, block.room.upperBound,
      block.cluster, block.column, block.columnSpan, block.columnCount, Int(frame.x * 100),
      Int(frame.width * 100), Int(frame.height * 100), point.dayIndex, point.minute,
    ] {
      line.append(number)
    }
  }
  line.end()
}

private func writeMoves(of item: CalendarItem, by amount: Int) {
  var line = Line()
  line.append("moves")
  let rules = MoveRules(
    bounds: DaySpan(start: item.days.start.advanced(by: -3), count: 9), outside: .stopped)
  let start = item.start ?? CivilDateTime(day: item.days.start, time: .midnight)
  let target = start.advanced(bySeconds: Int64(amount) * 60)
  for span in [
    try? item.span.moved(byDays: amount % 9, rules),
    try? item.span.moved(byDays: 0, minutes: amount, rules),
    try? item.span.droppedAboveHours(on: target.day, grabbedAt: start.day),
    try? item.span.resized(.end, to: target, rules),
    try? item.span.resized(.start, byDays: amount % 9),
  ] {
    guard let span else {
      line.append(" refused")
      continue
    }
    line.append(Int(span.days.start.ordinal))
    line.append(span.days.count)
    line.append(Int(clamping: span.secondsOnClock))
    line.append(ItemMove(of: item, to: span).startDays)
  }
  line.end()
}

/// Writes a page as a picture and as text.
func writePictures(of page: MonthPage, text: MonthGridText, itemText: MonthItemText) {
  var writer = HTMLWriter()
  MonthSVG(text: text, itemText: itemText, heading: "Month & more", language: "en")
    .write(page, to: &writer)
  var line = Line()
  line.append(bytes: writer.bytes)
  line.end()
  line.append(
    bytes: MonthDrawing(
      page: page, heading: "Month",
      weekdays: page.grid.weekdays.map { String(decoding: $0.name.utf8.prefix(3), as: UTF8.self) },
      time: { "\($0.hour)" }, width: 80, usesColor: page.month.index % 2 == 0
    ).bytes)
  line.end()
}
