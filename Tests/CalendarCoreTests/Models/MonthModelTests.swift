import CalendarCore
import Testing

@Suite("What a calendar of months does")
struct MonthModelTests {
  static func model(
    _ mode: SelectionMode = .single, bounds: DateBounds = .unbounded,
    disabled: DisabledDays = .none, limit: PagingLimit = .bounds,
    direction: LineDirection = .leftToRight, shown: String = "2026-03-10",
    selection: DaySelection = DaySelection()
  ) -> MonthModel {
    MonthModel(
      labels: .english, today: day("2026-03-10"),
      rules: SelectionRules(mode: mode, bounds: bounds, disabled: disabled), limit: limit,
      direction: direction, shownDay: day(shown), selection: selection)
  }

  /// What a person does, one after another, and what is there afterwards.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var start: @Sendable () -> MonthModel
    var does: @Sendable (inout MonthModel) -> Void
    var month: String
    var chosen: [DaySpan]
    var focus: String?
    var testDescription: String { name }
  }

  @Test(
    "taps, drags and keys",
    arguments: [
      Case(
        name: "a tap chooses", start: { model() }, does: { $0.tap(day("2026-03-12")) },
        month: "2026-03", chosen: [days("2026-03-12", "2026-03-12")], focus: "2026-03-12"),
      Case(
        name: "a second tap takes back", start: { model() },
        does: {
          $0.tap(day("2026-03-12"))
          $0.tap(day("2026-03-12"))
        }, month: "2026-03", chosen: [], focus: "2026-03-12"),
      Case(
        name: "a tap on a neighbour's day turns the page", start: { model() },
        does: { $0.tap(day("2026-04-02")) }, month: "2026-04",
        chosen: [days("2026-04-02", "2026-04-02")], focus: "2026-04-02"),
      Case(
        name: "a read-only calendar lets itself be tapped", start: { model(.none) },
        does: { $0.tap(day("2026-03-12")) }, month: "2026-03", chosen: [], focus: nil),
      Case(
        name: "two taps make a range, in either order", start: { model(.range) },
        does: {
          $0.tap(day("2026-03-12"))
          $0.tap(day("2026-03-03"))
        }, month: "2026-03", chosen: [days("2026-03-03", "2026-03-12")], focus: "2026-03-03"),
      Case(
        name: "a drag draws, and follows back", start: { model(.range) },
        does: {
          $0.drag(from: day("2026-03-03"), to: day("2026-03-12"))
          $0.drag(from: day("2026-03-03"), to: day("2026-03-05"))
          $0.endDrag()
        }, month: "2026-03", chosen: [days("2026-03-03", "2026-03-05")], focus: nil),
      Case(
        name: "a second drag adds to what the first has chosen", start: { model(.several) },
        does: {
          $0.drag(from: day("2026-03-03"), to: day("2026-03-05"))
          $0.endDrag()
          $0.drag(from: day("2026-03-20"), to: day("2026-03-21"))
          $0.endDrag()
        }, month: "2026-03",
        chosen: [days("2026-03-03", "2026-03-05"), days("2026-03-20", "2026-03-21")], focus: nil),
      Case(
        name: "one drag that comes back chooses no more than it covers", start: { model(.several) },
        does: {
          $0.drag(from: day("2026-03-03"), to: day("2026-03-09"))
          $0.drag(from: day("2026-03-03"), to: day("2026-03-04"))
        }, month: "2026-03", chosen: [days("2026-03-03", "2026-03-04")], focus: nil),
      Case(
        name: "a week is chosen at once", start: { model(.several) },
        does: { $0.choose(days("2026-03-08", "2026-03-14")) }, month: "2026-03",
        chosen: [days("2026-03-08", "2026-03-14")], focus: nil),
      Case(
        name: "keys begin at today", start: { model() },
        does: {
          $0.press(.right)
          $0.press(.enter)
        }, month: "2026-03", chosen: [days("2026-03-11", "2026-03-11")], focus: "2026-03-11"),
      Case(
        name: "from right to left the left arrow leads on",
        start: { model(direction: .rightToLeft) },
        does: { $0.press(.left) }, month: "2026-03", chosen: [], focus: "2026-03-11"),
      Case(
        name: "a key over the edge turns the page", start: { model(shown: "2026-03-31") },
        does: {
          $0.tap(day("2026-03-31"))
          $0.press(.down)
        }, month: "2026-04", chosen: [days("2026-03-31", "2026-03-31")], focus: "2026-04-07"),
      Case(
        name: "pages by keys keep the day that was chosen", start: { model(shown: "2026-01-31") },
        does: {
          $0.tap(day("2026-01-31"))
          $0.press(.pageDown)
          $0.press(.pageDown)
        }, month: "2026-03", chosen: [days("2026-01-31", "2026-01-31")], focus: "2026-03-31"),
      Case(
        name: "Shift and arrows extend", start: { model(.range) },
        does: {
          $0.tap(day("2026-03-10"))
          $0.press(.down, .shift)
          $0.press(.right, .shift)
          $0.press(.left, .shift)
        }, month: "2026-03", chosen: [days("2026-03-10", "2026-03-17")], focus: "2026-03-17"),
      Case(
        name: "the focus of another page is left behind", start: { model() },
        does: {
          $0.tap(day("2026-03-10"))
          $0.turn(by: 2)
          $0.press(.right)
        }, month: "2026-05", chosen: [days("2026-03-10", "2026-03-10")], focus: "2026-05-02"),
      Case(
        name: "what is refused changes nothing",
        start: { model(bounds: bounds("2026-03-05", "2026-03-20")) },
        does: {
          $0.tap(day("2026-03-06"))
          $0.tap(day("2026-03-21"))
        }, month: "2026-03", chosen: [days("2026-03-06", "2026-03-06")], focus: "2026-03-06"),
      Case(
        name: "nothing is chosen any more", start: { model(.several) },
        does: {
          $0.tap(day("2026-03-06"))
          $0.clear()
        }, month: "2026-03", chosen: [], focus: "2026-03-06"),
    ])
  func does(_ each: Case) {
    var model = each.start()
    each.does(&model)
    #expect(model.month.days == month(each.month).days)
    #expect(model.selection.ranges.spans == each.chosen)
    #expect(model.focus?.day == each.focus.map { day($0) })
  }

  /// The model as a view makes it for its next drawing, from what it has kept.
  static func redrawn(_ model: MonthModel, selection: DaySelection? = nil) -> MonthModel {
    MonthModel(
      labels: model.labels, today: model.today, rules: model.rules, limit: model.limit,
      shownDay: model.shownDay, selection: selection ?? model.selection, focus: model.focus,
      drawing: model.drawing)
  }

  @Test("a drag and an extension go on over drawings of the view")
  func drawnAnew() {
    var model = Self.model(.several)
    for target in ["2026-03-05", "2026-03-09", "2026-03-04"] {
      model.drag(from: day("2026-03-03"), to: day(target))
      model = Self.redrawn(model)
    }
    #expect(model.selection.ranges.spans == [days("2026-03-03", "2026-03-04")])
    model.endDrag()
    model = Self.redrawn(model)
    model.drag(from: day("2026-03-04"), to: day("2026-03-06"))
    #expect(model.selection.ranges.spans == [days("2026-03-03", "2026-03-03")])

    model = Self.model(.several)
    model.tap(day("2026-03-20"))
    for key in [GridKey.down, .up, .right] {
      model = Self.redrawn(model)
      model.press(key, .shift)
    }
    #expect(model.selection.ranges.spans == [days("2026-03-20", "2026-03-21")])
  }

  @Test("what the owner chose meanwhile is what a drawing begins with")
  func ownersChange() {
    var model = Self.model(.several)
    model.drag(from: day("2026-03-03"), to: day("2026-03-05"))
    model = Self.redrawn(model, selection: DaySelection(day: day("2026-03-30")))
    model.drag(from: day("2026-03-10"), to: day("2026-03-11"))
    #expect(
      model.selection.ranges.spans
        == [days("2026-03-10", "2026-03-11"), days("2026-03-30", "2026-03-30")])
  }

  @Test("refusals say which day and why")
  func refusals() {
    var model = Self.model(
      bounds: bounds("2026-03-05", "2026-03-20"), disabled: DisabledDays(weekdays: [.sunday]))
    #expect(
      model.tap(day("2026-03-21")) == .outOfBounds(day("2026-03-21"), bound: day("2026-03-20")))
    #expect(model.tap(day("2026-03-15")) == .disabled(day("2026-03-15")))
    #expect(model.choose(days("2026-03-08", "2026-03-14")) == .notSelectable(.single))
    #expect(
      model.drag(from: day("2026-03-15"), to: day("2026-03-16")) == .disabled(day("2026-03-15")))
    model.tap(day("2026-03-14"))
    model.press(.right)
    #expect(model.press(.enter)?.action == .refuse(.disabled(day("2026-03-15"))))
  }

  @Test("pages end with the bounds, and not before a month")
  func pages() {
    var model = Self.model(bounds: bounds("2026-02-20", "2026-04-02"))
    #expect(model.canTurn(by: -1))
    #expect(model.turn(by: 1) == true)
    #expect(!model.canTurn(by: 1))
    #expect(model.turn(by: 1) == false)
    #expect(model.page(after: 1) == nil)
    #expect(model.page(after: -1)?.heading == "March 2026")
    model.show(day("2019-01-01"))
    #expect(model.month.days == month("2026-02").days)

    let future = Self.model(limit: .notBefore(day("2026-03-10")), shown: "2025-01-01")
    #expect(future.month.days == month("2026-03").days)
    #expect(!future.canTurn(by: -1))
  }

  @Test("today can be gone to while its page is off")
  func today() {
    #expect(!Self.model().canShowToday)
    #expect(Self.model(shown: "2026-05-01").canShowToday)
    #expect(
      !Self.model(bounds: bounds("2026-05-01", "2026-06-01"), shown: "2026-05-01").canShowToday)
  }

  @Test("there is one tab stop on a page")
  func tabStop() {
    var model = Self.model(selection: DaySelection(day: day("2026-03-20")))
    for _ in 0..<3 {
      let stops = model.page.rows.flatMap { $0.cells }.filter { $0?.isTabStop ?? false }
      #expect(stops.count == 1)
      model.turn(by: 1)
    }
    #expect(
      Self.model(selection: DaySelection(day: day("2026-03-20"))).tabStop == day("2026-03-20"))
  }

  @Test("the pieces of each lane are all columns of its row, and shown and counted are all")
  func lanes() {
    for limit in [0, 1, 2, nil] {
      var model = Self.model()
      model.style.laneLimit = limit
      model.items = PageDescriptionTests.schedules
      for row in model.page.rows {
        for lane in row.lanes { #expect(lane.reduce(0) { $0 + $1.columns } == 7) }
        for (column, cell) in row.cells.enumerated() {
          guard let cell else { continue }
          let shown = row.lanes.filter { lane in
            var first = 0
            return lane.contains { piece in
              defer { first += piece.columns }
              return piece.bar != nil && (first..<first + piece.columns).contains(column)
            }
          }.count
          let all = model.items.filter { $0.days.contains(cell.day) }.count
          #expect(shown + cell.more == all)
        }
      }
    }
  }

  @Test("a bar that is dropped moves by the days between, and stays where it may")
  func moves() throws {
    let model = Self.model(bounds: bounds("2026-03-01", "2026-03-31"))
    let trip = allDay("Trip", "2026-03-10", through: "2026-03-12")
    let move = try model.move(trip, from: day("2026-03-11"), to: day("2026-03-20"))
    #expect(move?.to == .allDay(days("2026-03-19", "2026-03-21")))
    #expect(try model.move(trip, from: day("2026-03-11"), to: day("2026-03-11")) == nil)
    #expect(throws: MoveRefusal.self) { try model.move(trip, byDays: 30) }
    let call = timed("Call", "2026-03-10T09:10", "2026-03-10T09:20")
    let later = try model.move(call, byDays: 1)
    let span = EventSpan.timed(
      from: CivilDateTime(day: day("2026-03-11"), time: time("09:10")),
      to: CivilDateTime(day: day("2026-03-11"), time: time("09:20")))
    #expect(later?.to == span)
  }

  @Test("a point of the page is a day")
  func points() {
    let page = Self.model().page
    let heights = [50.0, 80, 50, 50, 50]
    func found(_ x: Double, _ y: Double, _ direction: LineDirection = .leftToRight) -> Day? {
      page.day(atX: x, y: y, width: 700, rowHeights: heights, direction: direction)
    }
    #expect(found(0, 0) == day("2026-03-01"))
    #expect(found(699, 49) == day("2026-03-07"))
    #expect(found(699, 0, .rightToLeft) == day("2026-03-01"))
    #expect(found(250, 129) == day("2026-03-10"))
    #expect(found(250, 130) == day("2026-03-17"))
    #expect(found(700, 0) == nil)
    #expect(found(-1, 0) == nil)
    #expect(found(0, 280) == nil)
    #expect(found(.nan, 0) == nil)
    #expect(found(0, .nan) == nil)
  }

  @Test("months of another calendar are pages like others")
  func otherCalendars() {
    let months = (0..<13).map { number in
      MonthTable.Entry(
        start: day("2026-01-05").advanced(by: number * 28), year: 1, number: number + 1)
    }
    let table = MonthTable(entries: months, end: day("2026-01-05").advanced(by: 13 * 28))
    var labels = CalendarLabels.english
    labels.spoken.monthHeading = { "month \($0.number)" }
    var model = MonthModel(
      style: CalendarStyle(calendar: table.map { .table($0) } ?? .gregorian), labels: labels,
      shownDay: day("2019-01-01"))
    #expect(model.month.number == 1)
    #expect(!model.canTurn(by: -1))
    model.turn(by: 1)
    #expect(
      model.page.rows.flatMap { $0.cells }.compactMap { $0 }.filter { $0.facts.isInMonth }.count
        == 28)
    model.turn(by: 400)
    #expect(model.month.number == 2)
    #expect(MonthPickerModel(of: model).months.count == 13)
  }
}
