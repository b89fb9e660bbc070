import CalendarCore

/// Writes what comes of going, choosing, pressing keys and speaking in a calendar between two days.
func writeChoices() {
  var random = Generator(state: 0x2026_0411)
  for round in 0..<120 {
    let start = Day(ordinal: 20_000 + random.next(500))
    let bounds = try? DateBounds(
      from: round % 3 == 0 ? nil : start, through: start.advanced(by: 40 + random.next(300)))
    guard let bounds, let mode = SelectionMode(rawValue: UInt8(round % 4)),
      let policy = DisabledInRange(rawValue: UInt8(random.next(4)))
    else { continue }
    let rules = SelectionRules(
      mode: mode, bounds: bounds,
      disabled: DisabledDays(
        weekdays: round % 2 == 0 ? [.sunday] : [],
        spans: DaySpans([DaySpan(start: start.advanced(by: random.next(30)), count: 3)])),
      disabledInRange: policy)
    let first = Weekday.allCases[round % 7]
    let selection = writeTaps(from: start, rules: rules, random: &random)
    writeKeys(from: start, rules: rules, first: first, random: &random)
    writeFacts(of: start.month, rules: rules, selection: selection, first: first)
    writeRanges(of: start.month, first: first, random: &random)
  }
}

private func writeTaps(
  from start: Day, rules: SelectionRules, random: inout Generator
) -> DaySelection {
  var selection = DaySelection()
  for _ in 0..<6 {
    let one = start.advanced(by: random.next(60) - 5)
    let two = start.advanced(by: random.next(60) - 5)
    var line = Line()
    line.append("tap")
    do throws(CalendarRefusal) {
      try selection.tap(one, rules: rules)
      selection = try selection.dragged(from: one, to: two, rules: rules)
      if random.next(3) == 0 { try selection.select(one.month.days, rules: rules) }
    } catch {
      line.append(" ")
      line.append(error.description)
    }
    for range in selection.ranges.spans {
      line.append(Int(range.start.ordinal))
      line.append(range.count)
    }
    line.end()
  }
  return selection
}

private func writeKeys(
  from start: Day, rules: SelectionRules, first: Weekday, random: inout Generator
) {
  let keyboard = DateGridKeyboard(
    navigation: MonthNavigation(bounds: rules.bounds), rules: rules, firstWeekday: first,
    direction: random.next(2) == 0 ? .leftToRight : .rightToLeft)
  var focus = GridFocus(start)
  var page = CalendarMonth(start.month)
  var line = Line()
  line.append("keys")
  for _ in 0..<25 {
    let key = GridKey.allCases[random.next(GridKey.allCases.count)]
    let outcome = keyboard.press(
      key, KeyModifiers(rawValue: UInt8(random.next(4))), focus: focus, page: page,
      hasWidgets: random.next(9) == 0)
    focus = outcome.focus
    page = outcome.page ?? page
    line.append(Int(focus.day.ordinal))
    line.append(page.index)
    line.append(outcome.isHandled ? 1 : 0)
    switch outcome.action {
    case .none: line.append(" none")
    case .select(let day): line.append(Int(day.ordinal))
    case .extend(let from, let to):
      line.append(Int(from.ordinal))
      line.append(Int(to.ordinal))
    case .refuse(let refusal):
      line.append(" ")
      line.append(refusal.description)
    case .close: line.append(" close")
    case .enterCell: line.append(" enter")
    case .leaveCell: line.append(" leave")
    }
  }
  line.end()
}

private func writeFacts(
  of month: Month, rules: SelectionRules, selection: DaySelection, first: Weekday
) {
  let words = probeWords()
  let source = DayFactSource(
    system: GregorianCalendar(), today: month.day(clamping: 12), rules: rules,
    selection: selection,
    marks: { $0.dayOfMonth % 5 == 0 ? [DayMark(hue: .red, words: "일기 있음")] : [] })
  for row in MonthGrid(month: month, firstWeekday: first).rows {
    for day in row.days {
      let facts = source.facts(of: day, in: CalendarMonth(month), row: row)
      let look = DayTheme.standard.look(of: facts)
      var line = Line()
      line.append(words.day(facts, events: day.dayOfMonth % 3))
      line.append(Int(look.weight.rawValue))
      line.append(look.text == .weakText ? 1 : 0)
      line.append(Int(facts.rowEdges.rawValue))
      line.end()
    }
  }
  var line = Line()
  line.append(words.month(CalendarMonth(month), events: 2, selection: selection))
  line.end()
}

private func writeRanges(of month: Month, first: Weekday, random: inout Generator) {
  let lists = (0..<4).map { number in
    let start = month.firstDay.advanced(by: random.next(30))
    return DatedCategory(
      category: number,
      dates: (0..<6).map { start.advanced(by: $0 + ($0 > 3 ? random.next(3) : 0)) })
  }
  let reading = RangeReading(
    lists, categories: [RangeCategory(number: 0, name: "건강", hue: .green)])
  let halves = reading.ranges.map {
    DayRange(
      id: $0.id, name: $0.name, days: $0.days, firstDay: random.next(2) == 0 ? .half : .whole,
      lastDay: random.next(2) == 0 ? .half : .whole, hue: $0.hue)
  }
  let layout = RangeLayout(halves, on: MonthGrid(month: month, firstWeekday: first))
  var line = Line()
  line.append("ranges")
  line.append(reading.warnings.count)
  line.append(layout.laneCount)
  for pill in layout.pills {
    let extent = pill.extent(rowWidth: 700, columnCount: 7, direction: .rightToLeft)
    line.append(" ")
    line.append(layout.ranges[pill.range].id)
    line.append(pill.row)
    line.append(pill.lane)
    line.append(Int(extent.x))
    line.append(Int(extent.width))
    line.append(" ")
    line.append(pill.position.name)
  }
  line.end()
}

/// Words whose dates are ISO's and whose sentences are made up.
private func probeWords() -> SpokenWords {
  SpokenWords(
    fullDate: { $0.description }, weekdayAndDay: { $0.description },
    shortDate: { $0.description }, days: { "\($0.start)–\($0.last)" },
    monthHeading: { "\($0.year)/\($0.number)" }, time: { $0.description },
    times: { "\($0)–\($1)" },
    phrases: SpokenPhrases(
      separator: ", ", plural: .oneAndOther,
      day: DayPhrases(
        today: "오늘", events: CountPhrase("{count} events", [.one: "{count} event"]),
        more: CountPhrase("{count} more on {day}"), unavailable: "unavailable",
        beforeMinimum: "before {day}", afterMaximum: "after {day}"),
      item: ItemPhrases(
        untitled: "untitled", allDay: "all day", moment: "{day} {time}", fromTo: "{from} – {to}",
        dayOfSpan: "{index}/{count}", continuesBefore: "continued", continuesAfter: "goes on"),
      range: RangePhrases(
        selected: "selected", start: "start", end: "end", selectedRange: "{days} selected",
        selectedDays: CountPhrase("{count} days selected"), fromMidday: "from midday",
        untilMidday: "until midday")))
}
