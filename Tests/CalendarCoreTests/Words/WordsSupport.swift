import CalendarCore

/// Words of three languages with made-up sentences, so that order, particles and plurals are tested
/// where a locale's data are not there.
extension SpokenWords {
  static var english: SpokenWords {
    SpokenWords(
      fullDate: { "\(englishWeekdays[Int($0.weekday.rawValue)]), \(englishDay($0)), \($0.year)" },
      weekdayAndDay: { "\(englishWeekdays[Int($0.weekday.rawValue)]), \(englishDay($0))" },
      shortDate: englishDay,
      days: { "\(englishDay($0.start)) – \(englishDay($0.last))" },
      monthHeading: { "\(englishMonths[$0.number - 1]) \($0.year)" },
      time: { $0.description }, times: { "\($0)–\($1)" },
      phrases: SpokenPhrases(
        separator: ", ", plural: .oneAndOther,
        day: DayPhrases(
          today: "today",
          events: CountPhrase("{count} events", [.one: "{count} event", .zero: "no events"]),
          more: CountPhrase("{count} more on {day}"), unavailable: "unavailable",
          beforeMinimum: "unavailable before {day}", afterMaximum: "unavailable after {day}"),
        item: ItemPhrases(
          untitled: "Untitled", allDay: "All day", moment: "{day} {time}", fromTo: "{from} – {to}",
          dayOfSpan: "day {index} of {count}", continuesBefore: "continued",
          continuesAfter: "goes on"),
        range: RangePhrases(
          selected: "selected", start: "first selected day", end: "last selected day",
          selectedRange: "{days} selected",
          selectedDays: CountPhrase("{count} days selected", [.one: "{count} day selected"]),
          fromMidday: "from midday", untilMidday: "until midday")))
  }

  static var korean: SpokenWords {
    SpokenWords(
      fullDate: { "\($0.year)년 \(koreanDay($0)) \(koreanWeekdays[Int($0.weekday.rawValue)])요일" },
      weekdayAndDay: { "\(koreanDay($0)) \(koreanWeekdays[Int($0.weekday.rawValue)])요일" },
      shortDate: koreanDay,
      days: { "\(koreanDay($0.start))–\(koreanDay($0.last))" },
      monthHeading: { "\($0.year)년 \($0.number)월" },
      time: { $0.description }, times: { "\($0)–\($1)" },
      phrases: SpokenPhrases(
        separator: ", ", plural: .invariant,
        day: DayPhrases(
          today: "오늘", events: CountPhrase("일정 {count}개", [.zero: "일정 없음"]),
          more: CountPhrase("{day}, {count}개 더 보기"), unavailable: "선택할 수 없음",
          beforeMinimum: "{day}부터 선택할 수 있음", afterMaximum: "{day}까지 선택할 수 있음"),
        item: ItemPhrases(
          untitled: "제목 없음", allDay: "하루 종일", moment: "{day} {time}", fromTo: "{from} – {to}",
          dayOfSpan: "{count}일 중 {index}일째", continuesBefore: "앞에서 이어짐",
          continuesAfter: "뒤로 이어짐"),
        range: RangePhrases(
          selected: "선택됨", start: "선택한 기간의 첫날", end: "선택한 기간의 마지막 날",
          selectedRange: "{days} 선택됨", selectedDays: CountPhrase("{count}일 선택됨"),
          fromMidday: "정오부터", untilMidday: "정오까지")))
  }

  static var japanese: SpokenWords {
    SpokenWords(
      fullDate: { "\($0.year)年\(japaneseDay($0)) \(japaneseWeekdays[Int($0.weekday.rawValue)])曜日" },
      weekdayAndDay: { "\(japaneseDay($0)) \(japaneseWeekdays[Int($0.weekday.rawValue)])曜日" },
      shortDate: japaneseDay,
      days: { "\(japaneseDay($0.start))–\(japaneseDay($0.last))" },
      monthHeading: { "\($0.year)年\($0.number)月" },
      time: { $0.description }, times: { "\($0)–\($1)" },
      phrases: SpokenPhrases(
        separator: "、", plural: .invariant,
        day: DayPhrases(
          today: "今日", events: CountPhrase("予定{count}件"),
          more: CountPhrase("{day}、ほか{count}件を表示"), unavailable: "選択不可",
          beforeMinimum: "{day}から選択可", afterMaximum: "{day}まで選択可"),
        item: ItemPhrases(
          untitled: "無題", allDay: "終日", moment: "{day} {time}", fromTo: "{from} – {to}",
          dayOfSpan: "{count}日中{index}日目", continuesBefore: "前から続く", continuesAfter: "後へ続く"),
        range: RangePhrases(
          selected: "選択中", start: "期間の初日", end: "期間の最終日", selectedRange: "{days}を選択",
          selectedDays: CountPhrase("{count}日を選択"), fromMidday: "正午から", untilMidday: "正午まで")))
  }
}

private let englishWeekdays = [
  "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
]
private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]
private let koreanWeekdays = ["일", "월", "화", "수", "목", "금", "토"]
private let japaneseWeekdays = ["日", "月", "火", "水", "木", "金", "土"]

private func englishDay(_ day: Day) -> String {
  "\(englishMonths[day.monthNumber - 1]) \(day.dayOfMonth)"
}
private func koreanDay(_ day: Day) -> String { "\(day.monthNumber)월 \(day.dayOfMonth)일" }
private func japaneseDay(_ day: Day) -> String { "\(day.monthNumber)月\(day.dayOfMonth)日" }
