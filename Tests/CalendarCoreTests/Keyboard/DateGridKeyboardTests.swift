import CalendarCore
import Testing

@Suite("Keys of a grid of days")
struct DateGridKeyboardTests {
  static func keyboard(
    _ mode: SelectionMode = .single, bounds: DateBounds = .unbounded, limit: PagingLimit = .bounds,
    disabled: DisabledDays = .none, first: Weekday = .sunday,
    direction: LineDirection = .leftToRight
  ) -> DateGridKeyboard<GregorianCalendar> {
    DateGridKeyboard(
      navigation: MonthNavigation(bounds: bounds, limit: limit),
      rules: SelectionRules(mode: mode, bounds: bounds, disabled: disabled), firstWeekday: first,
      direction: direction)
  }

  struct Move: CustomTestStringConvertible {
    var key: GridKey
    var modifiers: KeyModifiers = []
    var from = "2024-05-15"
    var first = Weekday.sunday
    var direction = LineDirection.leftToRight
    var to: String
    var page: String?
    var note = ""
    var testDescription: String {
      "\(modifiers.rawValue == 0 ? "" : "\(modifiers) ")\(key.name) from \(from) \(direction) \(first.name) \(note)"
    }
  }

  // May 2024 begins on a Wednesday and ends on a Friday.
  static let cases: [Move] = [
    Move(key: .left, to: "2024-05-14"),
    Move(key: .right, to: "2024-05-16"),
    Move(key: .up, to: "2024-05-08"),
    Move(key: .down, to: "2024-05-22"),
    Move(key: .left, direction: .rightToLeft, to: "2024-05-16"),
    Move(key: .right, direction: .rightToLeft, to: "2024-05-14"),
    Move(key: .up, direction: .rightToLeft, to: "2024-05-08"),
    Move(key: .down, direction: .rightToLeft, to: "2024-05-22"),
    Move(key: .left, from: "2024-05-12", to: "2024-05-11", note: "over a row's start"),
    Move(key: .right, from: "2024-05-11", to: "2024-05-12", note: "over a row's end"),
    Move(key: .left, from: "2024-05-01", to: "2024-04-30", page: "2024-04"),
    Move(key: .right, from: "2024-05-31", to: "2024-06-01", page: "2024-06"),
    Move(
      key: .right, from: "2024-05-01", direction: .rightToLeft, to: "2024-04-30",
      page: "2024-04"),
    Move(
      key: .left, from: "2024-05-31", direction: .rightToLeft, to: "2024-06-01",
      page: "2024-06"),
    Move(key: .up, from: "2024-05-03", to: "2024-04-26", page: "2024-04", note: "first week"),
    Move(key: .down, from: "2024-05-28", to: "2024-06-04", page: "2024-06", note: "last week"),
    Move(key: .home, to: "2024-05-12"),
    Move(key: .end, to: "2024-05-18"),
    Move(key: .home, first: .monday, to: "2024-05-13"),
    Move(key: .end, first: .monday, to: "2024-05-19"),
    Move(key: .home, first: .saturday, to: "2024-05-11"),
    Move(key: .home, direction: .rightToLeft, to: "2024-05-12", note: "home is the row's start"),
    Move(
      key: .home, from: "2024-05-02", to: "2024-04-28", page: "2024-04",
      note: "an in-date is on its own page"),
    Move(
      key: .end, from: "2024-05-30", to: "2024-06-01", page: "2024-06",
      note: "an out-date is on its own page"),
    Move(key: .home, from: "2024-05-12", to: "2024-05-12", note: "there already"),
    Move(key: .home, modifiers: .control, to: "2024-05-01"),
    Move(key: .end, modifiers: .control, to: "2024-05-31"),
    Move(key: .pageUp, to: "2024-04-15", page: "2024-04"),
    Move(key: .pageDown, to: "2024-06-15", page: "2024-06"),
    Move(key: .pageUp, from: "2024-05-31", to: "2024-04-30", page: "2024-04"),
    Move(key: .pageDown, from: "2024-05-31", to: "2024-06-30", page: "2024-06"),
    Move(key: .pageUp, modifiers: .shift, to: "2023-05-15", page: "2023-05"),
    Move(key: .pageDown, modifiers: .shift, to: "2025-05-15", page: "2025-05"),
    Move(
      key: .pageDown, modifiers: .shift, from: "2024-02-29", to: "2025-02-28", page: "2025-02",
      note: "the leap day"),
    Move(
      key: .pageUp, from: "2024-01-31", to: "2023-12-31", page: "2023-12", note: "over the year"),
    Move(
      key: .left, from: "2024-04-29", to: "2024-04-28", page: "2024-04",
      note: "from an in-date, on May's page"),
    Move(
      key: .right, from: "2024-04-30", to: "2024-05-01", note: "from an in-date back to the page"),
  ]

  @Test("keys that move the focus", arguments: cases)
  func moves(_ each: Move) {
    let shown =
      each.from.hasPrefix("2024-04") ? page("2024-05") : CalendarMonth(day(each.from).month)
    let keyboard = DateGridKeyboardTests.keyboard(first: each.first, direction: each.direction)
    let outcome = keyboard.press(
      each.key, each.modifiers, focus: GridFocus(day(each.from)), page: shown)
    #expect(outcome.focus.day == day(each.to))
    #expect(outcome.page?.iso == each.page)
    #expect(outcome.action == .none)
    #expect(outcome.isHandled)
  }

  @Test("every key has a case, alone or with Shift or Control")
  func allKeys() {
    let moving = Set(DateGridKeyboardTests.cases.map(\.key))
    #expect(Set(GridKey.allCases).subtracting(moving) == [.space, .enter, .escape, .f2])
    for key in GridKey.allCases { #expect(GridKey(name: key.name) == key) }
    for name in ["1", "a", "Tab", "arrowleft", "", "Delete"] { #expect(GridKey(name: name) == nil) }
  }

  @Test("paging comes back to the day that was chosen (T-30, T-31)")
  func pagingIsAnchored() {
    // T-30, T-31
    let keyboard = DateGridKeyboardTests.keyboard()
    var focus = GridFocus(day("2023-01-31"))
    var shown = page("2023-01")
    var days: [String] = []
    func press(_ key: GridKey, _ modifiers: KeyModifiers = []) {
      let outcome = keyboard.press(key, modifiers, focus: focus, page: shown)
      focus = outcome.focus
      shown = outcome.page ?? shown
      days.append(focus.day.description)
    }
    press(.pageDown)
    press(.pageDown)
    press(.pageDown)
    press(.pageDown, .shift)
    press(.pageUp, .shift)
    press(.pageUp)
    press(.left)
    press(.pageDown)
    #expect(
      days == [
        "2023-02-28", "2023-03-31", "2023-04-30", "2024-04-30", "2023-04-30", "2023-03-31",
        "2023-03-30", "2023-04-30",
      ])
    #expect(shown == page("2023-04"))
  }

  struct Bound: CustomTestStringConvertible {
    var key: GridKey
    var modifiers: KeyModifiers = []
    var from: String
    var to: String
    var page: String?
    var testDescription: String { "\(key.name) from \(from)" }
  }

  @Test(
    "the focus stays between the 10th of April and the 20th of June 2024",
    arguments: [
      Bound(key: .left, from: "2024-04-10", to: "2024-04-10"),
      Bound(key: .left, from: "2024-04-11", to: "2024-04-10"),
      Bound(key: .right, from: "2024-06-20", to: "2024-06-20"),
      Bound(key: .up, from: "2024-04-16", to: "2024-04-16"),
      Bound(key: .up, from: "2024-04-17", to: "2024-04-10"),
      Bound(key: .down, from: "2024-06-14", to: "2024-06-14"),
      Bound(key: .home, from: "2024-04-12", to: "2024-04-10"),
      Bound(key: .end, from: "2024-06-19", to: "2024-06-20"),
      Bound(key: .home, modifiers: .control, from: "2024-04-25", to: "2024-04-10"),
      Bound(key: .end, modifiers: .control, from: "2024-06-01", to: "2024-06-20"),
      Bound(key: .pageUp, from: "2024-05-05", to: "2024-04-10", page: "2024-04"),
      Bound(key: .pageDown, from: "2024-05-31", to: "2024-06-20", page: "2024-06"),
      Bound(key: .pageUp, from: "2024-04-25", to: "2024-04-25"),
      Bound(key: .pageDown, from: "2024-06-05", to: "2024-06-05"),
      Bound(key: .pageUp, modifiers: .shift, from: "2024-06-05", to: "2024-04-10", page: "2024-04"),
      Bound(key: .pageDown, modifiers: .shift, from: "2024-06-05", to: "2024-06-05"),
      Bound(key: .right, from: "2024-01-01", to: "2024-04-11", page: "2024-04"),
    ])
  func staysInside(_ each: Bound) {
    let keyboard = DateGridKeyboardTests.keyboard(bounds: bounds("2024-04-10", "2024-06-20"))
    let outcome = keyboard.press(
      each.key, each.modifiers, focus: GridFocus(day(each.from)),
      page: CalendarMonth(day(each.from).month))
    #expect(outcome.focus.day == day(each.to))
    #expect(outcome.page?.iso == each.page)
    #expect(outcome.isHandled)
  }

  @Test("where no page of the past is shown, the focus does not go there")
  func pagingLimit() {
    let keyboard = DateGridKeyboardTests.keyboard(limit: .notBefore(day("2024-05-08")))
    let first = keyboard.press(.left, focus: GridFocus(day("2024-05-01")), page: page("2024-05"))
    #expect(first.focus.day == day("2024-05-01"))
    let before = keyboard.press(.left, focus: GridFocus(day("2024-05-08")), page: page("2024-05"))
    #expect(before.focus.day == day("2024-05-07"))
  }

  @Test("the focus passes over weekdays that have no column")
  func hiddenWeekdays() {
    // Monday to Friday; 11 and 12 May, 1 June and 30 June 2024 are days of a weekend.
    let keyboard = DateGridKeyboard(
      navigation: MonthNavigation(bounds: bounds("2024-05-02", "2024-06-30")),
      rules: SelectionRules(mode: .single), firstWeekday: .sunday,
      hiddenWeekdays: [.saturday, .sunday])
    func after(_ key: GridKey, _ modifiers: KeyModifiers = [], from iso: String) -> String {
      keyboard.press(
        key, modifiers, focus: GridFocus(day(iso)), page: CalendarMonth(day(iso).month)
      ).focus.day.description
    }
    #expect(after(.right, from: "2024-05-10") == "2024-05-13")
    #expect(after(.left, from: "2024-05-13") == "2024-05-10")
    #expect(after(.home, from: "2024-05-15") == "2024-05-13")
    #expect(after(.end, from: "2024-05-15") == "2024-05-17")
    #expect(after(.end, .control, from: "2024-06-05") == "2024-06-28")
    #expect(after(.right, from: "2024-06-28") == "2024-06-28")
    #expect(after(.pageDown, from: "2024-05-08") == "2024-06-10")
    #expect(after(.pageDown, from: "2024-05-30") == "2024-06-28")
    #expect(after(.up, from: "2024-05-13") == "2024-05-06")
    let saturdayChosen = DaySelection([DaySpan(start: day("2024-06-01"), count: 1)])
    #expect(
      keyboard.initialFocus(on: page("2024-06"), selection: saturdayChosen, today: nil)?.day
        == day("2024-06-03"))
  }

  @Test(
    "random keys keep the focus on days of pages that can be shown, in any calendar (invariant 13)")
  func invariant() {
    // Invariant 13.
    var random = SeededGenerator(seed: 7)
    let modifiers: [KeyModifiers] = [[], [], .shift, .control, [.shift, .control], .alt]
    for _ in 0..<150 {
      let minimum = Day(ordinal: Int.random(in: 2_000...40_000, using: &random))
      let maximum = minimum.advanced(by: Int.random(in: 0...900, using: &random))
      let bounds = bounds(minimum.description, maximum.description)
      let first = Weekday.allCases.randomElement(using: &random) ?? .sunday
      let invented = DateGridKeyboard(
        navigation: MonthNavigation(system: InventedCalendar(), bounds: bounds),
        rules: SelectionRules(mode: .range, bounds: bounds), firstWeekday: first)
      var focus = GridFocus(minimum)
      guard var shown = InventedCalendar().month(containing: minimum) else { continue }
      for _ in 0..<40 {
        let key = GridKey.allCases.randomElement(using: &random) ?? .home
        let outcome = invented.press(
          key, modifiers.randomElement(using: &random) ?? [], focus: focus, page: shown)
        if let page = outcome.page { shown = page }
        focus = outcome.focus
        #expect(bounds.contains(focus.day))
        #expect(shown.days.contains(focus.day))
        #expect(!bounds.intersection(shown.days).isEmpty)
        #expect(outcome.isHandled || outcome.action == .none)
      }
    }
  }

  @Test("keys at the ends of what days can be do not trap")
  func extremes() {
    for hidden in [[], Set(Weekday.allCases.dropFirst())] {
      let keyboard = DateGridKeyboard(
        navigation: MonthNavigation(), rules: SelectionRules(mode: .range), firstWeekday: .monday,
        hiddenWeekdays: hidden)
      for ordinal in [Int.min, .max] {
        for key in GridKey.allCases {
          for modifiers in [[], KeyModifiers.shift, .control] {
            _ = keyboard.press(
              key, modifiers, focus: GridFocus(Day(ordinal: ordinal)), page: page("2024-05"))
          }
        }
      }
    }
  }
}
