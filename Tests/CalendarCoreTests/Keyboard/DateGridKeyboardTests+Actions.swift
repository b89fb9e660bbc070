import CalendarCore
import Testing

extension DateGridKeyboardTests {
  struct Act: CustomTestStringConvertible {
    var key: GridKey
    var modifiers: KeyModifiers = []
    var mode = SelectionMode.single
    var on = "2024-05-15"
    var hasWidgets = false
    var isInside = false
    var action: GridAction
    var isInsideAfter = false
    var isHandled = true
    var testDescription: String {
      "\(modifiers.rawValue == 0 ? "" : "\(modifiers) ")\(key.name) \(mode) on \(on), widgets \(hasWidgets), inside \(isInside)"
    }
  }

  @Test(
    "keys that act; the 19th and all Sundays cannot be chosen",
    arguments: [
      Act(key: .space, action: .select(day("2024-05-15"))),
      Act(key: .enter, action: .select(day("2024-05-15"))),
      Act(key: .space, on: "2024-05-19", action: .refuse(.disabled(day("2024-05-19")))),
      Act(key: .enter, on: "2024-05-12", action: .refuse(.disabled(day("2024-05-12")))),
      Act(key: .space, mode: .none, action: .none, isHandled: false),
      Act(key: .enter, mode: .none, action: .none, isHandled: false),
      Act(key: .space, mode: .range, action: .select(day("2024-05-15"))),
      Act(key: .space, modifiers: .shift, action: .none, isHandled: false),
      Act(key: .enter, modifiers: .control, action: .none, isHandled: false),
      Act(key: .escape, action: .close),
      Act(key: .escape, modifiers: .shift, action: .none, isHandled: false),
      Act(key: .f2, action: .none, isHandled: false),
      Act(key: .f2, hasWidgets: true, action: .enterCell, isInsideAfter: true),
      Act(key: .enter, hasWidgets: true, action: .enterCell, isInsideAfter: true),
      Act(key: .enter, mode: .none, hasWidgets: true, action: .enterCell, isInsideAfter: true),
      Act(key: .space, hasWidgets: true, action: .select(day("2024-05-15"))),
      Act(key: .escape, hasWidgets: true, isInside: true, action: .leaveCell),
      Act(key: .f2, hasWidgets: true, isInside: true, action: .leaveCell),
      Act(
        key: .enter, hasWidgets: true, isInside: true, action: .none, isInsideAfter: true,
        isHandled: false),
      Act(
        key: .space, hasWidgets: true, isInside: true, action: .none, isInsideAfter: true,
        isHandled: false),
      Act(
        key: .left, hasWidgets: true, isInside: true, action: .none, isInsideAfter: true,
        isHandled: false),
      Act(key: .left, modifiers: .alt, action: .none, isHandled: false),
      Act(key: .right, modifiers: .meta, action: .none, isHandled: false),
      Act(key: .space, modifiers: .meta, action: .none, isHandled: false),
      Act(key: .down, modifiers: .control, action: .none, isHandled: false),
      Act(key: .pageDown, modifiers: .control, action: .none, isHandled: false),
    ])
  func acts(_ each: Act) {
    let keyboard = DateGridKeyboardTests.keyboard(
      each.mode, disabled: DisabledDays(weekdays: [.sunday]))
    var focus = GridFocus(day(each.on))
    if each.isInside {
      focus = keyboard.press(.f2, focus: focus, page: page("2024-05"), hasWidgets: true).focus
    }
    let outcome = keyboard.press(
      each.key, each.modifiers, focus: focus, page: page("2024-05"), hasWidgets: each.hasWidgets)
    #expect(outcome.action == each.action)
    #expect(outcome.focus.day == day(each.on))
    #expect(outcome.focus.isInsideCell == each.isInsideAfter)
    #expect(outcome.isHandled == each.isHandled)
    #expect(outcome.page == nil)
  }

  @Test("days that cannot be chosen can have the focus")
  func disabledDaysAreReached() {
    let keyboard = DateGridKeyboardTests.keyboard(disabled: DisabledDays(weekdays: [.sunday]))
    let outcome = keyboard.press(.right, focus: GridFocus(day("2024-05-11")), page: page("2024-05"))
    #expect(outcome.focus.day == day("2024-05-12"))
  }

  @Test("with Shift the selection goes from where it began to the focus")
  func extending() throws {
    let keyboard = DateGridKeyboardTests.keyboard(.several)
    let before = DaySelection([DaySpan(start: day("2024-05-02"), count: 1)])
    var selection = before
    var focus = GridFocus(day("2024-05-30"))
    var shown = page("2024-05")
    func press(_ key: GridKey, _ modifiers: KeyModifiers) throws {
      let outcome = keyboard.press(key, modifiers, focus: focus, page: shown)
      focus = outcome.focus
      shown = outcome.page ?? shown
      if case .extend(let from, let to) = outcome.action {
        selection = try before.dragged(from: from, to: to, effect: .adds, rules: keyboard.rules)
      }
    }
    try press(.right, .shift)
    try press(.down, .shift)
    #expect(shown == page("2024-06"))
    #expect(
      selection.ranges.spans
        == before.ranges.spans + [DaySpan(start: day("2024-05-30"), end: day("2024-06-08"))])
    try press(.up, .shift)
    try press(.home, .shift)
    #expect(
      selection.ranges.spans.last == DaySpan(start: day("2024-05-26"), end: day("2024-05-31")))
    // Without Shift the selection is left alone and the next extension begins anew.
    try press(.right, [])
    #expect(focus.extensionAnchor == nil)
    try press(.right, .shift)
    #expect(focus.extensionAnchor == day("2024-05-27"))
  }

  @Test(
    "where at most one day is chosen, Shift with an arrow only moves",
    arguments: [SelectionMode.none, .single])
  func notExtending(mode: SelectionMode) {
    let outcome = DateGridKeyboardTests.keyboard(mode).press(
      .right, .shift, focus: GridFocus(day("2024-05-15")), page: page("2024-05"))
    #expect(outcome.focus == GridFocus(day("2024-05-16")))
    #expect(outcome.action == .none)
  }

  @Test("an extension that began on a day that cannot be chosen is refused")
  func extendingFromDisabled() {
    let keyboard = DateGridKeyboardTests.keyboard(
      .range, disabled: DisabledDays(weekdays: [.sunday]))
    let outcome = keyboard.press(
      .right, .shift, focus: GridFocus(day("2024-05-12")), page: page("2024-05"))
    #expect(outcome.action == .refuse(.disabled(day("2024-05-12"))))
    #expect(outcome.focus.day == day("2024-05-13"))
  }

  @Test("the tab stop of a page: the chosen day, else today, else the first that can be reached")
  func initialFocus() {
    let keyboard = DateGridKeyboardTests.keyboard(bounds: bounds("2024-05-06", "2024-06-20"))
    func focus(_ chosen: String?, today: String) -> String? {
      let selection = DaySelection(chosen.map { [DaySpan(start: day($0), count: 9)] } ?? [])
      return keyboard.initialFocus(on: page("2024-05"), selection: selection, today: day(today))?
        .day.description
    }
    #expect(focus("2024-05-20", today: "2024-05-08") == "2024-05-20")
    #expect(focus("2024-04-30", today: "2024-05-08") == "2024-05-06")
    #expect(focus("2024-06-10", today: "2024-05-08") == "2024-05-08")
    #expect(focus(nil, today: "2024-05-05") == "2024-05-06")
    #expect(
      keyboard.initialFocus(on: page("2024-07"), selection: DaySelection(), today: nil) == nil)
  }
}
