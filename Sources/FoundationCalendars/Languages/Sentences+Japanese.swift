import CalendarCore

extension Sentences {
  /// Japanese.
  static var japanese: Sentences {
    Sentences(
      spoken: SpokenPhrases(
        separator: "、", plural: .invariant,
        day: DayPhrases(
          today: "今日", events: CountPhrase("予定{count}件"),
          more: CountPhrase("{day}、ほか{count}件を表示"), unavailable: "選択不可",
          beforeMinimum: "選択不可、{day}から", afterMaximum: "選択不可、{day}まで"),
        item: ItemPhrases(
          untitled: "無題", allDay: "終日", moment: "{day} {time}", fromTo: "{from}から{to}まで",
          dayOfSpan: "{count}日中{index}日目", continuesBefore: "前から続く",
          continuesAfter: "後へ続く"),
        range: RangePhrases(
          selected: "選択中", start: "期間の初日", end: "期間の最終日",
          selectedRange: "{days}を選択中", selectedDays: CountPhrase("{count}日を選択中"),
          fromMidday: "正午から", untilMidday: "正午まで")),
      controls: ControlPhrases(
        previousMonth: "前の月", nextMonth: "次の月", chooseMonth: "年と月を選ぶ",
        previousYear: "前の年", nextYear: "次の年", today: "今日", entry: "日記あり",
        futureDay: "未来の日付にはまだ書けません", chooseDate: "日付を選ぶ", done: "編集を終える",
        edit: "編集", addTask: "タスクを追加", delete: "削除", title: "タイトル", due: "期限",
        noDue: "期限なし", overdue: "期限切れ", notStarted: "未着手", inProgress: "進行中",
        complete: "完了", moveEarlier: "前へ移す", moveLater: "後へ移す", now: "現在"))
  }
}
