import CalendarCore
import Testing

@Suite("Facts of a day and their looks")
struct DayFactsTests {
  static let today = day("2024-05-10")

  static func source(
    weekend: Set<Weekday> = [.saturday, .sunday], mode: SelectionMode = .range
  ) -> DayFactSource<GregorianCalendar> {
    let rules = SelectionRules(
      mode: mode, bounds: bounds("2024-05-03", "2024-06-03"),
      disabled: DisabledDays(spans: DaySpans([DaySpan(start: day("2024-05-14"), count: 1)])))
    return DayFactSource(
      system: GregorianCalendar(), today: today, weekend: weekend, rules: rules,
      selection: DaySelection([DaySpan(start: day("2024-05-17"), count: 3)]),
      holiday: { $0 == day("2024-05-15") ? "Sample Day" : nil },
      marks: { $0 == day("2024-05-09") ? [DayMark(hue: .red, words: "diary entry")] : [] })
  }

  static func facts(
    _ iso: String, weekend: Set<Weekday> = [.saturday, .sunday], mode: SelectionMode = .range,
    page shown: String = "2024-05"
  ) -> DayFacts {
    let row = DaySpan(start: day(iso).onOrBefore(.sunday), count: 7)
    return source(weekend: weekend, mode: mode).facts(of: day(iso), in: page(shown), row: row)
  }

  struct Tense: CustomTestStringConvertible {
    var day: String
    var tense: DayTense
    var testDescription: String { day }
  }

  @Test(
    "past, today and future are decided by the civil day (T-64)",
    arguments: [
      // T-64: at 15:00 today was past.
      Tense(day: "2024-05-09", tense: .past), Tense(day: "2024-05-10", tense: .today),
      Tense(day: "2024-05-11", tense: .future), Tense(day: "2023-05-10", tense: .past),
      Tense(day: "2025-05-10", tense: .future),
    ])
  func tense(_ each: Tense) {
    #expect(DayFactsTests.facts(each.day).tense == each.tense)
  }

  @Test("an all-day event of yesterday is over, one that lasts until today is not (pair 23)")
  func tenseOfAnItem() {
    let tense = { (last: String) in
      DayTense(of: allDay("x", "2024-05-08", through: last).days.last, today: DayFactsTests.today)
    }
    #expect(tense("2024-05-09") == .past)
    #expect(tense("2024-05-10") == .today)
  }

  @Test("the weekend is that of the place")
  func weekend() {
    let days = (5...11).map { day("2024-05-01").advanced(by: $0 - 1).description }
    #expect(
      days.map { DayFactsTests.facts($0).isWeekend }
        == [true, false, false, false, false, false, true])
    #expect(
      days.map { DayFactsTests.facts($0, weekend: [.friday, .saturday]).isWeekend }
        == [false, false, false, false, false, true, true])
  }

  @Test("what a cell knows of its day")
  func all() {
    let chosen = DayFactsTests.facts("2024-05-18")
    #expect(chosen.position == .middle)
    #expect(chosen.isSelected)
    #expect(chosen.rowEdges == .trailing)
    #expect(chosen.number == 18)
    #expect(chosen.isAvailable)
    #expect(DayFactsTests.facts("2024-05-17").position == .start)
    #expect(DayFactsTests.facts("2024-05-19").rowEdges == .leading)
    #expect(DayFactsTests.facts("2024-05-15").holiday == "Sample Day")
    #expect(DayFactsTests.facts("2024-05-09").marks.map(\.words) == ["diary entry"])
    let out = DayFactsTests.facts("2024-06-01")
    #expect(!out.isInMonth)
    #expect(out.number == 1)
  }

  @Test("why a day cannot be chosen, also where none is chosen at all")
  func unavailable() {
    for mode in SelectionMode.allCases {
      #expect(
        DayFactsTests.facts("2024-05-02", mode: mode).unavailability
          == .outOfBounds(day("2024-05-02"), bound: day("2024-05-03")))
      #expect(
        DayFactsTests.facts("2024-05-14", mode: mode).unavailability
          == .disabled(day("2024-05-14")))
      #expect(DayFactsTests.facts("2024-05-13", mode: mode).isAvailable)
    }
  }

  @Test("numbers are those of the calendar that is shown")
  func otherCalendar() throws {
    let system = InventedCalendar()
    let month = InventedCalendar.months[40]
    let source = DayFactSource(system: system, today: nil)
    let row = DaySpan(start: month.days.start.advanced(by: -3), count: 7)
    let numbers = row.days.map { source.facts(of: $0, in: month, row: row).number }
    let before = InventedCalendar.months[39].days.count
    #expect(numbers == [before - 2, before - 1, before, 1, 2, 3, 4])
    #expect(source.facts(of: month.days.start, in: month, row: row).tense == nil)
  }

  struct Marks: CustomTestStringConvertible {
    var count: Int
    var limit: Int
    var shown: Int
    var more: Int
    var testDescription: String { "\(count) marks, room for \(limit)" }
  }

  @Test(
    "dots up to a limit, then the number of the rest (T-81)",
    arguments: [
      // T-81
      Marks(count: 5, limit: 3, shown: 3, more: 2), Marks(count: 3, limit: 3, shown: 3, more: 0),
      Marks(count: 0, limit: 3, shown: 0, more: 0), Marks(count: 2, limit: 0, shown: 0, more: 2),
      Marks(count: 2, limit: -1, shown: 0, more: 2), Marks(count: 9, limit: 8, shown: 8, more: 1),
    ])
  func marks(_ each: Marks) {
    var facts = DayFactsTests.facts("2024-05-10")
    facts.marks = (0..<each.count).map { DayMark(hue: .sky, words: "\($0)") }
    let (shown, more) = facts.marks(limit: each.limit)
    #expect(shown == Array(facts.marks.prefix(each.shown)))
    #expect(more == each.more)
  }

  // MARK: Looks

  struct Look: CustomTestStringConvertible {
    var day: String
    var look: DayLook
    var testDescription: String { day }
  }

  @Test(
    "the standard theme",
    arguments: [
      Look(day: "2024-05-18", look: DayLook(text: .hue(.red), weight: .bold)),
      Look(day: "2024-05-10", look: DayLook(text: .text, weight: .bold)),
      Look(day: "2024-05-09", look: DayLook(text: .hue(.blue))),
      Look(day: "2024-05-11", look: DayLook(text: .hue(.amber))),
      Look(day: "2024-05-14", look: DayLook(text: .weakText)),
      Look(day: "2024-06-01", look: DayLook(text: .weakText)),
    ])
  func standardTheme(_ each: Look) {
    #expect(DayTheme.standard.look(of: DayFactsTests.facts(each.day)) == each.look)
  }

  @Test("the colours of Korean weekdays are a theme, not the calendar's")
  func koreanTheme() {
    let theme = DayTheme.koreanWeekdays
    #expect(theme.look(of: DayFactsTests.facts("2024-05-12")).text == .hue(.red))
    #expect(theme.look(of: DayFactsTests.facts("2024-05-11")).text == .hue(.blue))
    #expect(theme.look(of: DayFactsTests.facts("2024-05-15")).text == .hue(.red))
    #expect(theme.look(of: DayFactsTests.facts("2024-05-16")).text == .text)
    #expect(theme.look(of: DayFactsTests.facts("2024-06-02")).text == .weakText)
    // A Saturday that is a holiday is red.
    var saturday = DayFactsTests.facts("2024-05-11")
    saturday.holiday = "Sample Day"
    #expect(theme.look(of: saturday).text == .hue(.red))
  }

  @Test("the first rule that says something decides it, the others fill in")
  func firstWins() {
    let facts = DayFactsTests.facts("2024-05-18")
    let theme = DayTheme([
      DayRule(.weekend, fill: .accent), DayRule(.selected, text: .onAccent),
      DayRule(.always, text: .hue(.green), weight: .medium, fill: .hue(.pink)),
    ])
    #expect(theme.look(of: facts) == DayLook(text: .onAccent, weight: .medium, fill: .accent))
    #expect(DayTheme([]).look(of: facts) == DayLook())
    var overruled = DayTheme.standard
    overruled.rules.insert(DayRule(.weekend, text: .hue(.violet)), at: 0)
    #expect(overruled.look(of: facts) == DayLook(text: .hue(.violet), weight: .bold))
  }

  struct Condition: CustomTestStringConvertible {
    var condition: DayCondition
    var days: [Int]
    var testDescription: String { "\(condition)" }
  }

  @Test(
    "conditions, asked of the 9th to the 19th of May",
    arguments: [
      Condition(condition: .always, days: Array(9...19)),
      Condition(condition: .selected, days: [17, 18, 19]),
      Condition(condition: .tense(.past), days: [9]),
      Condition(condition: .tense(.today), days: [10]),
      Condition(condition: .inMonth, days: Array(9...19)),
      Condition(condition: .weekend, days: [11, 12, 18, 19]),
      Condition(condition: .weekday([.monday]), days: [13]),
      Condition(condition: .holiday, days: [15]),
      Condition(condition: .unavailable, days: [14]),
      Condition(condition: .marked, days: [9]),
      Condition(condition: .position(.end), days: [19]),
      Condition(condition: .not(.tense(.future)), days: [9, 10]),
      Condition(condition: .all([.weekend, .selected]), days: [18, 19]),
      Condition(condition: .all([]), days: Array(9...19)),
      Condition(condition: .any([.holiday, .marked]), days: [9, 15]),
      Condition(condition: .any([]), days: []),
    ])
  func conditions(_ each: Condition) {
    let days = (9...19).filter { number in
      let iso = day("2024-05-01").advanced(by: number - 1).description
      return each.condition.holds(for: DayFactsTests.facts(iso))
    }
    #expect(days == each.days)
  }
}
