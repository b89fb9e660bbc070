import CalendarCore
import Testing

@Suite("What is said aloud")
struct SpokenWordsTests {
  /// One label in three languages.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var korean: String
    var english: String
    var japanese: String
    var label: @Sendable (SpokenWords) -> String
    var testDescription: String { name }

    init(
      _ name: String, _ korean: String, _ english: String, _ japanese: String,
      _ label: @escaping @Sendable (SpokenWords) -> String
    ) {
      self.name = name
      self.korean = korean
      self.english = english
      self.japanese = japanese
      self.label = label
    }
  }

  static func check(_ each: Case) {
    #expect(each.label(.korean) == each.korean)
    #expect(each.label(.english) == each.english)
    #expect(each.label(.japanese) == each.japanese)
  }

  static func facts(
    _ iso: String = "2026-04-09", tense: DayTense? = nil, holiday: String? = nil,
    unavailability: CalendarRefusal? = nil, position: RangePosition? = nil, marks: [String] = []
  ) -> DayFacts {
    DayFacts(
      day: day(iso), number: 9, tense: tense, holiday: holiday, unavailability: unavailability,
      position: position, marks: marks.map { DayMark(hue: .red, words: $0) })
  }

  @Test(
    "cells (T-101)",
    arguments: [
      Case("a plain day", "2026년 4월 9일 목요일", "Thursday, April 9, 2026", "2026年4月9日 木曜日") {
        $0.day(facts(), events: 0)
      },
      Case(
        "one event", "2026년 4월 9일 목요일, 일정 1개", "Thursday, April 9, 2026, 1 event",
        "2026年4月9日 木曜日、予定1件"
      ) { $0.day(facts(tense: .future), events: 1) },
      Case(
        "today with events and marks", "2026년 4월 9일 목요일, 오늘, 일정 3개, diary entry, task",
        "Thursday, April 9, 2026, today, 3 events, diary entry, task",
        "2026年4月9日 木曜日、今日、予定3件、diary entry、task"
      ) {
        $0.day(facts(tense: .today, marks: ["diary entry", "task", "diary entry"]), events: 3)
      },
      Case(
        "a holiday that is chosen", "2026년 4월 9일 목요일, Sample Day, 선택됨",
        "Thursday, April 9, 2026, Sample Day, selected", "2026年4月9日 木曜日、Sample Day、選択中"
      ) { $0.day(facts(holiday: "Sample Day", position: .single)) },
      Case(
        "the first of a range", "2026년 4월 9일 목요일, 선택한 기간의 첫날",
        "Thursday, April 9, 2026, first selected day", "2026年4月9日 木曜日、期間の初日"
      ) { $0.day(facts(position: .start)) },
      Case(
        "the middle of a range", "2026년 4월 9일 목요일, 선택됨", "Thursday, April 9, 2026, selected",
        "2026年4月9日 木曜日、選択中"
      ) { $0.day(facts(position: .middle)) },
      Case(
        "the last of a range", "2026년 4월 9일 목요일, 선택한 기간의 마지막 날",
        "Thursday, April 9, 2026, last selected day", "2026年4月9日 木曜日、期間の最終日"
      ) { $0.day(facts(position: .end)) },
      // T-101
      Case(
        "a day that cannot be chosen", "2026년 4월 9일 목요일, 선택할 수 없음",
        "Thursday, April 9, 2026, unavailable", "2026年4月9日 木曜日、選択不可"
      ) { $0.day(facts(unavailability: .disabled(day("2026-04-09")))) },
      Case(
        "a day before the first", "2026년 4월 9일 목요일, 2026년 4월 10일 금요일부터 선택할 수 있음",
        "Thursday, April 9, 2026, unavailable before Friday, April 10, 2026",
        "2026年4月9日 木曜日、2026年4月10日 金曜日から選択可"
      ) {
        $0.day(
          facts(unavailability: .outOfBounds(day("2026-04-09"), bound: day("2026-04-10"))))
      },
      Case(
        "a day after the last", "2026년 4월 9일 목요일, 2026년 4월 8일 수요일까지 선택할 수 있음",
        "Thursday, April 9, 2026, unavailable after Wednesday, April 8, 2026",
        "2026年4月9日 木曜日、2026年4月8日 水曜日まで選択可"
      ) {
        $0.day(
          facts(unavailability: .outOfBounds(day("2026-04-09"), bound: day("2026-04-08"))))
      },
      Case("the rest", "4월 9일, 2개 더 보기", "2 more on April 9", "4月9日、ほか2件を表示") {
        $0.more(2, on: day("2026-04-09"))
      },
      Case(
        "a refusal", "2026년 4월 9일 목요일, 선택할 수 없음", "Thursday, April 9, 2026, unavailable",
        "2026年4月9日 木曜日、選択不可"
      ) { $0.refusal(.disabled(day("2026-04-09"))) },
      Case(
        "a page that is not there", "2026년 4월 9일 목요일까지 선택할 수 있음",
        "unavailable after Thursday, April 9, 2026", "2026年4月9日 木曜日まで選択可"
      ) { $0.refusal(.pageOutOfBounds(month("2026-05").days, bound: day("2026-04-09"))) },
    ])
  func cells(_ each: Case) { SpokenWordsTests.check(each) }

  @Test(
    "items",
    arguments: [
      Case(
        "several whole days, the last one included", "Trip, 4월 9일–4월 12일, 하루 종일",
        "Trip, April 9 – April 12, All day", "Trip、4月9日–4月12日、終日"
      ) { $0.item(allDay("Trip", "2026-04-09", through: "2026-04-12")) },
      Case(
        "one whole day", "Trip, 4월 9일 목요일, 하루 종일", "Trip, Thursday, April 9, All day",
        "Trip、4月9日 木曜日、終日"
      ) { $0.item(allDay("Trip", "2026-04-09")) },
      Case(
        "a time", "Call, 4월 9일 목요일, 09:00–10:30, Work",
        "Call, Thursday, April 9, 09:00–10:30, Work",
        "Call、4月9日 木曜日、09:00–10:30、Work"
      ) { $0.item(timed("Call", "2026-04-09T09:00", "2026-04-09T10:30"), details: ["Work"]) },
      Case(
        "no length", "Call, 4월 9일 목요일, 09:00", "Call, Thursday, April 9, 09:00",
        "Call、4月9日 木曜日、09:00"
      ) { $0.item(timed("Call", "2026-04-09T09:00", "2026-04-09T09:00")) },
      Case(
        "from midnight to midnight", "Call, 4월 9일 목요일, 00:00–00:00",
        "Call, Thursday, April 9, 00:00–00:00", "Call、4月9日 木曜日、00:00–00:00"
      ) { $0.item(timed("Call", "2026-04-09T00:00", "2026-04-10T00:00")) },
      Case(
        "over a night, until midnight", "Party, 4월 9일 21:00 – 4월 11일 00:00",
        "Party, April 9 21:00 – April 11 00:00", "Party、4月9日 21:00 – 4月11日 00:00"
      ) { $0.item(timed("Party", "2026-04-09T21:00", "2026-04-11T00:00")) },
      Case(
        "no title", "제목 없음, 4월 9일 목요일, 하루 종일", "Untitled, Thursday, April 9, All day",
        "無題、4月9日 木曜日、終日"
      ) { $0.item(allDay(" \t", "2026-04-09")) },
      Case(
        "a piece that goes on on both sides",
        "Trip, 4월 9일–4월 25일, 하루 종일, 앞에서 이어짐, 17일 중 4일째, 뒤로 이어짐",
        "Trip, April 9 – April 25, All day, continued, day 4 of 17, goes on",
        "Trip、4月9日–4月25日、終日、前から続く、17日中4日目、後へ続く"
      ) {
        let page = MonthPage(
          month: month("2026-04"), firstWeekday: .sunday,
          items: [allDay("Trip", "2026-04-09", through: "2026-04-25")])
        let row = page.row(of: "2026-04-12")
        return $0.item(
          page.items[0],
          piece: SpokenPiece(page.weeks[row].segments[0], firstDay: page.grid.rows[row].start))
      },
      Case(
        "the first piece", "Trip, 4월 9일–4월 25일, 하루 종일, 뒤로 이어짐",
        "Trip, April 9 – April 25, All day, goes on", "Trip、4月9日–4月25日、終日、後へ続く"
      ) {
        $0.item(
          allDay("Trip", "2026-04-09", through: "2026-04-25"),
          piece: SpokenPiece(
            firstDay: day("2026-04-09"), continuesBefore: false, continuesAfter: true))
      },
    ])
  func items(_ each: Case) { SpokenWordsTests.check(each) }

  static let april = page("2026-04")

  @Test(
    "months, selections and ranges",
    arguments: [
      Case("a month", "2026년 4월", "April 2026", "2026年4月") { $0.month(april) },
      Case("no events", "2026년 4월, 일정 없음", "April 2026, no events", "2026年4月、予定0件") {
        $0.month(april, events: 0)
      },
      Case(
        "one range chosen", "2026년 4월, 일정 3개, 4월 9일–4월 12일 선택됨",
        "April 2026, 3 events, April 9 – April 12 selected", "2026年4月、予定3件、4月9日–4月12日を選択"
      ) {
        $0.month(
          april, events: 3,
          selection: DaySelection([DaySpan(start: day("2026-04-09"), count: 4)]))
      },
      Case(
        "one day chosen", "2026년 4월 9일 목요일 선택됨", "Thursday, April 9, 2026 selected",
        "2026年4月9日 木曜日を選択"
      ) { $0.selection(DaySelection([DaySpan(start: day("2026-04-09"), count: 1)])) },
      Case("several chosen", "3일 선택됨", "3 days selected", "3日を選択") {
        $0.selection(
          DaySelection([
            DaySpan(start: day("2026-04-09"), count: 1),
            DaySpan(start: day("2026-04-10"), count: 2),
          ]))
      },
      Case("nothing chosen", "", "", "") { $0.selection(DaySelection()) },
      Case(
        "a named range seen from its second day", "Walks, 4월 9일–4월 12일, 4일 중 2일째",
        "Walks, April 9 – April 12, day 2 of 4", "Walks、4月9日–4月12日、4日中2日目"
      ) {
        $0.range(
          DayRange(
            id: "1", name: "Walks", days: DaySpan(start: day("2026-04-09"), count: 4), hue: .green),
          on: day("2026-04-10"))
      },
      Case(
        "a stay from midday to midday", "Room, 4월 9일–4월 12일, 정오부터, 정오까지",
        "Room, April 9 – April 12, from midday, until midday", "Room、4月9日–4月12日、正午から、正午まで"
      ) {
        $0.range(
          DayRange(
            id: "1", name: "Room", days: DaySpan(start: day("2026-04-09"), count: 4),
            firstDay: .half, lastDay: .half, hue: .green))
      },
    ])
  func months(_ each: Case) { SpokenWordsTests.check(each) }

  @Test("counts are in the digits of the locale (T-99)")
  func digits() {
    // T-99
    var words = SpokenWords.english
    words.number = { number in
      String(number).map { "٠١٢٣٤٥٦٧٨٩".map(String.init)[Int(String($0)) ?? 0] }.joined()
    }
    #expect(words.more(12, on: day("2026-04-09")) == "١٢ more on April 9")
  }
}

@Suite("Sentences and plurals")
struct PhraseTests {
  struct Filled: CustomTestStringConvertible {
    var template: PhraseTemplate
    var text: String
    var testDescription: String { template.text }
  }

  @Test(
    "places are filled once, and what has no value is seen",
    arguments: [
      Filled(template: "{a} and {b}", text: "{b} and 2"),
      Filled(template: "{b}{a}", text: "2{b}"),
      Filled(template: "{c} { {a", text: "{c} { {a"),
      Filled(template: "", text: ""),
      Filled(template: "일정 {b}개", text: "일정 2개"),
      Filled(template: "}{b}{", text: "}2{"),
    ])
  func filled(_ each: Filled) {
    #expect(
      each.template.filled([(name: "a", value: "{b}"), (name: "b", value: "2")]) == each.text)
  }

  struct Form: CustomTestStringConvertible {
    var rule: PluralRule
    var counts: [PluralForm: [Int]]
    var testDescription: String { "\(rule)" }
  }

  @Test(
    "forms of counted words, by CLDR",
    arguments: [
      Form(rule: .invariant, counts: [.other: [0, 1, 2, 100]]),
      Form(rule: .oneAndOther, counts: [.one: [1, -1], .other: [0, 2, 11, 21, 101]]),
      Form(rule: .upToOneAndOther, counts: [.one: [0, 1], .other: [2, 10]]),
      Form(
        rule: .eastSlavic,
        counts: [
          .one: [1, 21, 101], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 20, 111, 112],
        ]),
      Form(rule: .polish, counts: [.one: [1], .few: [2, 3, 22], .many: [0, 5, 12, 21, 101]]),
      Form(
        rule: .arabic,
        counts: [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 99, 111],
          .other: [100, 101, 102, 200],
        ]),
    ])
  func forms(_ each: Form) {
    for (form, counts) in each.counts {
      #expect(counts.filter { each.rule.form(for: $0) != form } == [])
    }
  }

  @Test("a table may have a sentence for nothing, and one that lacks a form has the other")
  func missingForms() {
    let phrase = CountPhrase("{count} x", [.zero: "none", .few: "some"])
    #expect(phrase.template(for: 0, by: .oneAndOther).text == "none")
    #expect(phrase.template(for: 1, by: .oneAndOther).text == "{count} x")
    #expect(phrase.template(for: 3, by: .eastSlavic).text == "some")
  }
}
