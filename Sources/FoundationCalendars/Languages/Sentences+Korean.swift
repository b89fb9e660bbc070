import CalendarCore

extension Sentences {
  /// Korean.
  static var korean: Sentences {
    Sentences(
      spoken: SpokenPhrases(
        separator: ", ", plural: .invariant,
        day: DayPhrases(
          today: "오늘", events: CountPhrase("일정 {count}개"),
          more: CountPhrase("{day}, {count}개 더 보기"), unavailable: "고를 수 없음",
          beforeMinimum: "고를 수 없음, {day}부터", afterMaximum: "고를 수 없음, {day}까지"),
        item: ItemPhrases(
          untitled: "제목 없음", allDay: "하루 종일", moment: "{day} {time}",
          fromTo: "{from}부터 {to}까지", dayOfSpan: "{count}일 중 {index}일째",
          continuesBefore: "앞에서 이어짐", continuesAfter: "뒤로 이어짐"),
        range: RangePhrases(
          selected: "선택됨", start: "선택한 기간의 첫날", end: "선택한 기간의 마지막 날",
          selectedRange: "{days} 선택됨", selectedDays: CountPhrase("{count}일 선택됨"),
          fromMidday: "정오부터", untilMidday: "정오까지")),
      controls: ControlPhrases(
        previousMonth: "이전 달", nextMonth: "다음 달", chooseMonth: "연도와 달 고르기",
        previousYear: "이전 해", nextYear: "다음 해", today: "오늘", entry: "일기 있음",
        futureDay: "미래 날짜는 아직 기록할 수 없어요", chooseDate: "날짜 고르기",
        done: "편집 마치기", edit: "편집", addTask: "할 일 추가", delete: "삭제", title: "제목",
        due: "기한", noDue: "기한 없음", overdue: "기한 지남", notStarted: "시작 전",
        inProgress: "진행 중", complete: "완료", moveEarlier: "앞으로 옮기기",
        moveLater: "뒤로 옮기기", now: "지금"))
  }
}
