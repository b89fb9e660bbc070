import CalendarCore
import Testing

@Suite("What the calendars of a diary, of ranges and of scrolling do")
struct ViewModelTests {
  static let today = day("2026-03-10")

  static func months(
    _ mode: SelectionMode = .single, bounds: DateBounds = .unbounded,
    selection: DaySelection = DaySelection()
  ) -> MonthModel {
    MonthModel(
      labels: .english, today: today, rules: SelectionRules(mode: mode, bounds: bounds),
      selection: selection)
  }

  // MARK: Diary

  @Test("opening a day reads, invites to write, or says that the day has not come")
  func diaryOpenings() {
    var diary = DiaryModel(month: Self.months()) {
      $0 == day("2026-03-07") || $0 == day("2026-03-20")
    }
    func open(_ iso: String) -> DiaryModel.Opening? { diary.apply { $0.tap(day(iso)) } }
    #expect(open("2026-03-07") == .read(day("2026-03-07")))
    #expect(open("2026-03-08") == .write(day("2026-03-08")))
    #expect(open("2026-03-10") == .write(Self.today))
    #expect(open("2026-03-11") == .notYet(day("2026-03-11"), reason: "not yet"))
    #expect(diary.opening(of: day("2026-03-20")) == .read(day("2026-03-20")))
  }

  @Test("a day that is tapped again stays chosen and opens again")
  func diaryTapsAgain() {
    var diary = DiaryModel(month: Self.months()) { _ in false }
    diary.apply { $0.tap(Self.today) }
    let again = diary.apply { $0.tap(Self.today) }
    #expect(again == .write(Self.today))
    #expect(diary.month.selection.contains(Self.today))
  }

  @Test("a day outside the bounds is refused, and turning a page opens nothing")
  func diaryRefusals() {
    var diary = DiaryModel(
      month: Self.months(bounds: bounds("2026-02-01", "2026-03-31"))
    ) { _ in true }
    let refused = diary.apply { $0.tap(day("2026-04-01")) }
    #expect(refused == .refused(.outOfBounds(day("2026-04-01"), bound: day("2026-03-31"))))
    let opening = diary.apply { month in
      month.turn(by: -1)
      return nil
    }
    #expect(opening == nil)
    #expect(diary.month.month.number == 2)
  }

  @Test("a diary that only shows stays one")
  func diaryReadOnly() {
    let diary = DiaryModel(month: Self.months(.none)) { _ in true }
    #expect(!diary.month.isInteractive)
  }

  // MARK: The choice of a month

  @Test("a year has its months, and those without a page are off")
  func monthPicker() {
    let calendar = Self.months(bounds: bounds("2025-11-15", "2026-04-02"))
    var picker = MonthPickerModel(of: calendar)
    #expect(picker.heading == "2026")
    #expect(picker.months.filter(\.isEnabled).map(\.month.number) == [1, 2, 3, 4])
    #expect(picker.months.filter(\.isCurrent).map(\.name) == ["month 3"])
    #expect(!picker.canStep(by: 1))
    picker.step(by: 1)
    #expect(picker.heading == "2026")
    picker.step(by: -1)
    #expect(picker.heading == "2025")
    #expect(picker.months.filter(\.isEnabled).map(\.label) == ["November 2025", "December 2025"])
    #expect(picker.months.filter(\.isCurrent).isEmpty)
    #expect(!picker.canStep(by: -1))

    var jumping = calendar
    if let november = picker.months.first(where: \.isEnabled)?.month { jumping.show(november) }
    #expect(jumping.page.heading == "November 2025")
  }

  // MARK: Ranges

  @Test("the pieces of each lane are all half columns of its row, and a range keeps its lane")
  func rangeLanes() {
    let model = RangeModel(
      month: Self.months(.range, selection: DaySelection([days("2026-03-06", "2026-03-15")])),
      ranges: PageDescriptionTests.ranges)
    let page = model.page
    for (row, lanes) in page.lanes.enumerated() {
      #expect(lanes.count == 2)
      for lane in lanes + [page.selection[row]] {
        #expect(lane.reduce(0) { $0 + $1.halves } == 14)
      }
    }
    #expect(model.page(after: 2)?.lanes.contains { !$0.isEmpty } == true)
  }

  @Test("ranges that touch stay two, each with its own ends")
  func touchingRanges() {
    let page = RangeModel(month: Self.months(.none), ranges: PageDescriptionTests.ranges).page
    let pills = page.lanes.flatMap { $0 }.flatMap { $0 }.compactMap(\.pill)
    let green = pills.filter { $0.range.hue == .green }.map(\.position)
    let indigo = pills.filter { $0.range.hue == .indigo }.map(\.position)
    #expect(green == [.start, .end])
    #expect(indigo == [.single])
    #expect(page.page.rows.flatMap(\.cells).allSatisfy { $0?.isSelected != true })
  }

  // MARK: Scrolling

  @Test("months are counted by year and month, and one beyond the ends is none")
  func scrolling() {
    let first = day("2023-08-31")
    let model = ScrollModel(
      month: Self.months(bounds: bounds("2023-08-31", first.advanced(by: 365).description)),
      reach: .all)
    #expect(model.count == 13)
    #expect(model.initialPosition == 12)
    #expect(model.position(of: day("2024-01-01")) == 5)
    #expect(model.page(at: 13) == nil)
    #expect(model.page(at: -1) == nil)
    #expect(model.page(at: 0)?.heading == "August 2023")
    // 31 August is the month's last day, and no neighbour stands beside its first.
    #expect(model.page(at: 0)?.rows.first?.cells.compactMap { $0 }.count == 5)
  }

  @Test("a tap in a month chooses and a second takes back")
  func scrollingTaps() {
    let model = ScrollModel(
      month: Self.months(bounds: bounds("2026-03-05", "2027-03-04")), reach: .all)
    var shown = model.showing(4)
    #expect(shown.month.days == month("2026-07").days)
    shown.tap(day("2026-07-09"))
    #expect(shown.selection.firstDay == day("2026-07-09"))
    shown.tap(day("2026-07-09"))
    #expect(shown.selection.isEmpty)
    #expect(shown.tap(day("2027-03-05")) != nil)
  }

  @Test("a theme of the style takes the place of the view's own")
  func scrollingTheme() {
    var months = Self.months(bounds: bounds("2026-03-05", "2026-03-31"))
    months.style.theme = DayTheme([DayRule(.always, text: .hue(.green))])
    let looks = ScrollModel(month: months, reach: .all).page(at: 0)?.rows.flatMap(\.cells)
      .compactMap { $0?.look.text }
    #expect(looks?.allSatisfy { $0 == .hue(.green) } == true)
  }

  // MARK: Date fields

  @Test("a field shows its day as written, or invites to choose one")
  func fieldText() {
    let empty = DateFieldModel(month: Self.months())
    #expect(empty.title == "Choose a date")
    #expect(empty.label == "Choose a date")
    let chosen = Self.months(selection: DaySelection(day: day("2026-04-09")))
    #expect(DateFieldModel(month: chosen).title == "4/9/2026")
    #expect(DateFieldModel(month: chosen).label == "Thursday, April 9, 2026")
    #expect(DateFieldModel(month: chosen, text: { "\($0.monthNumber)" }).title == "4")
  }

  @Test("it opens on the page of its day, and choosing closes it")
  func fieldOpens() {
    var field = DateFieldModel(month: Self.months(selection: DaySelection(day: day("2026-08-09"))))
    field.toggle()
    #expect(field.isOpen)
    #expect(field.month.month.number == 8)
    field.apply { month in
      month.turn(by: 1)
      return nil
    }
    #expect(field.isOpen)
    field.apply { $0.tap(day("2026-09-02")) }
    #expect(!field.isOpen)
    #expect(field.day == day("2026-09-02"))
  }

  @Test("a refused day leaves it open; Escape closes it and changes nothing")
  func fieldRefuses() {
    let months = Self.months(
      bounds: bounds("2026-03-05", "2026-03-31"), selection: DaySelection(day: day("2026-03-06")))
    var field = DateFieldModel(month: months, isOpen: true)
    let refusal = field.apply { $0.tap(day("2026-04-02")) }
    #expect(refusal != nil)
    #expect(field.isOpen)
    field.apply { month in
      month.press(.escape)
      return nil
    }
    #expect(!field.isOpen)
    #expect(field.day == day("2026-03-06"))
  }

  @Test("wheels offer what leads into the bounds, and stand on the last day of a shorter month")
  func wheels() {
    let wheels = DateWheelModel(
      day: day("2026-01-31"), today: Self.today, bounds: bounds("2025-11-10", "2027-02-03"),
      labels: .english)
    #expect(wheels.years.map(\.value) == [2025, 2026, 2027])
    #expect(wheels.months.count == 12)
    #expect(wheels.turned(toMonth: 2) == day("2026-02-28"))
    #expect(wheels.turned(toYear: 2025) == day("2025-11-10"))
    #expect(wheels.turned(toYear: 2027) == day("2027-01-31"))
    #expect(wheels.turned(toDay: 40) == day("2026-01-31"))
    #expect(wheels.turned(toYear: .max) == day("2027-02-03"))
    #expect(wheels.turned(toYear: .min) == day("2025-11-10"))
    #expect(wheels.turned(toMonth: .min) == day("2026-01-31"))
    #expect(wheels.turned(toMonth: .max) == day("2026-12-31"))

    let first = DateWheelModel(
      day: nil, today: Self.today, bounds: bounds("2026-11-10", "2026-11-12"), labels: .english)
    #expect(first.day == 10)
    #expect(first.days.map(\.value) == [10, 11, 12])
    #expect(first.months.map(\.name) == ["month 11"])
  }
}
