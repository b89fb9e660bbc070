import CalendarCore
import ICalendar

extension Strings {
  /// What a change does to the occurrences of a series.
  package func effect(_ effect: SeriesEffect, labels: LocaleLabels) -> String {
    let moved = number(effect.movedCount)
    var sentences: [String] = []
    switch (effect.movedCount, effect.isClipped) {
    case (0, _):
      sentences.append(
        pick("날짜와 시각은 그대로예요.", "Days and times stay as they are.", "日付と時刻は変わりません。"))
    case (_, true):
      sentences.append(
        pick(
          "일정이 \(moved)개 넘게 옮겨져요.", "Moves more than \(moved) events.",
          "\(moved)件を超える予定を移動します。"))
    case (let count, false):
      sentences.append(
        pick(
          "일정 \(moved)개가 옮겨져요.", "Moves \(moved) event\(count == 1 ? "" : "s").",
          "予定\(moved)件を移動します。"))
    }
    if effect.movedCount > 0, !effect.keptDays.isEmpty {
      let (count, days) = (effect.keptDays.count, named(effect.keptDays, labels))
      sentences.append(
        pick(
          "따로 바꾼 \(number(count))개(\(days))는 그대로 있어요.",
          "\(number(count)) changed on \(count == 1 ? "its" : "their") own (\(days)) "
            + "\(count == 1 ? "keeps its" : "keep their") day.",
          "個別に変更した\(number(count))件（\(days)）はそのままです。"))
    }
    if !effect.lostDays.isEmpty {
      let days = named(effect.lostDays, labels)
      sentences.append(
        pick(
          "\(days)의 변경은 없어져요.", "What was changed on \(days) is lost.",
          "\(days)の変更は失われます。"))
    }
    return sentences.joined(separator: pick(" ", " ", ""))
  }

  /// Some days by name; of many the first three.
  private func named(_ days: [Day], _ labels: LocaleLabels) -> String {
    list(days.prefix(3).map { labels.day($0) }) + (days.count > 3 ? "…" : "")
  }

  /// Why more than one occurrence of a series was not changed, and what to do.
  func message(_ refusal: SeriesRefusal) -> String {
    pick(
      "\(reason(refusal)) ‘이 일정만’을 고르거나 그대로 두세요.",
      "\(reason(refusal)) Choose “This event”, or leave it as it is.",
      "\(reason(refusal))「この予定のみ」を選ぶか、そのままにしてください。")
  }

  /// Why more than one occurrence of a series was not changed.
  package func reason(_ refusal: SeriesRefusal) -> String {
    switch refusal {
    case .dateMissingInSomePeriods:
      pick(
        "없는 달이나 해가 있는 날짜라서 모두 같은 만큼 옮길 수 없어요.",
        "Some months or years lack this day, so not all can move alike.",
        "この日がない月や年があるため、すべてを同じだけ移動できません。")
    case .acrossPeriods:
      pick(
        "달이나 해의 끝을 넘어서 모두 같은 만큼 옮길 수 없어요.",
        "This passes the end of a month or year, so not all can move alike.",
        "月末や年末を越えるため、すべてを同じだけ移動できません。")
    case .weekdayOfPeriod:
      pick(
        "‘몇째 무슨 요일’로 반복하는 일정은 일주일 단위로만 옮길 수 있어요.",
        "What repeats on a numbered weekday can only move by whole weeks.",
        "「第何何曜日」の繰り返しは週単位でのみ移動できます。")
    case .positionsInPeriod, .filteredDates, .skippedDates:
      pick(
        "이 반복 규칙으로는 옮긴 날짜를 나타낼 수 없어요.", "This rule has no way to say the moved days.",
        "この規則では移動後の日付を表せません。")
    case .timesOfDay:
      pick(
        "하루에 여러 번 있는 일정이라 모두 같은 만큼 옮길 수 없어요.",
        "This takes place several times a day, and not all can move alike.",
        "1日に複数回あるため、すべてを同じだけ移動できません。")
    case .tooFar:
      pick("너무 먼 날짜예요.", "This is too far away.", "日付が離れすぎています。")
    case .severalRules, .extraDate:
      pick(
        "여러 규칙이 섞인 일정이라 여기서 나눌 수 없어요.",
        "Several rules make this series, so it can’t be divided here.",
        "複数の規則からなる繰り返しのため、ここで分けられません。")
    case .mixedForms:
      pick(
        "이 일정은 나머지와 시간대나 하루 종일 여부가 달라서 모두 바꿀 수 없어요.",
        "This one has another time zone than the rest, or lasts whole days, so not all can be changed from here.",
        "この予定はほかとタイムゾーンまたは終日の設定が異なるため、ここからすべては変更できません。")
    case .noOccurrences:
      pick("그러면 남는 일정이 없어요.", "No event would be left.", "予定が一つも残りません。")
    case .notASeries, .noSuchOccurrence, .badRule:
      pick(
        "이 반복은 바꿀 수 없어요.", "This series can’t be changed.", "この繰り返しは変更できません。")
    }
  }
}
