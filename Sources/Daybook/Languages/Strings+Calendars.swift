extension Strings {
  /// What is wrong with a calendar's name, and what to do.
  package func message(_ problem: CalendarDraft.NameProblem, name: String) -> String {
    let limit = number(CalendarDraft.nameLimit)
    return switch problem {
    case .missing: self.calendarNameMissing
    case .tooLong:
      pick(
        "이름이 너무 길어요. \(limit)자 안으로 줄여 주세요.",
        "The name is too long. Keep it within \(limit) characters.",
        "名前が長すぎます。\(limit)文字以内にしてください。")
    case .taken:
      pick(
        "\(quoted(name)) 캘린더가 이미 있어요. 다른 이름을 적어 주세요.",
        "There is already a calendar named \(quoted(name)). Choose another name.",
        "\(quoted(name))というカレンダーはすでにあります。別の名前を入力してください。")
    }
  }

  /// What a calendar holds, kind by kind: `12 events, 3 tasks`.
  package func contents(_ counts: ObjectCounts) -> String {
    guard counts.total > 0 else { return self.emptyCalendar }
    func part(_ count: Int, _ korean: String, _ english: String, _ japanese: String) -> String? {
      guard count > 0 else { return nil }
      return pick(
        "\(korean) \(number(count))개", "\(number(count)) \(english)\(count == 1 ? "" : "s")",
        "\(japanese)\(number(count))件")
    }
    return list(
      [
        part(counts.events, "일정", "event", "予定"), part(counts.tasks, "할 일", "task", "タスク"),
        part(counts.entries, "기록", "note", "記録"),
        part(counts.ranges, "챌린지", "challenge", "チャレンジ"),
        part(counts.others, "그 밖의 항목", "other item", "その他の項目"),
      ].compactMap(\.self))
  }

  /// The name of the control that shows or hides a calendar.
  package func showCalendar(_ name: String) -> String {
    pick("\(quoted(name)) 캘린더 보이기", "Show the calendar \(quoted(name))", "カレンダー\(quoted(name))を表示")
  }

  /// Whether a calendar should really be deleted.
  package func askToDelete(calendar name: String) -> String {
    pick(
      "\(quoted(name)) 캘린더를 지울까요?", "Delete the calendar \(quoted(name))?",
      "カレンダー\(quoted(name))を削除しますか")
  }

  /// What is deleted with a calendar.
  package func goesAsWell(_ counts: ObjectCounts) -> String {
    guard counts.total > 0 else { return self.emptyCalendar }
    let contents = contents(counts)
    return pick(
      "\(contents)가 함께 지워져요.", "This also deletes \(contents).",
      "\(contents)も削除されます。")
  }

  /// A calendar was made.
  package func made(calendar name: String) -> String {
    pick(
      "\(quoted(name)) 캘린더를 만들었어요", "Made the calendar \(quoted(name))",
      "カレンダー\(quoted(name))を作りました")
  }

  /// A calendar was changed.
  package func changed(calendar name: String) -> String {
    pick(
      "\(quoted(name)) 캘린더를 고쳤어요", "Changed the calendar \(quoted(name))",
      "カレンダー\(quoted(name))を変更しました")
  }

  /// What was saved is not seen, because its calendar is hidden.
  package func isHidden(calendar name: String) -> String {
    pick(
      "\(quoted(name)) 캘린더가 숨겨져 있어서 보이지 않아요",
      "The calendar \(quoted(name)) is hidden, so it is not shown",
      "カレンダー\(quoted(name))は非表示のため、表示されません")
  }

  /// A calendar was deleted.
  package func deleted(calendar name: String) -> String {
    pick(
      "\(quoted(name)) 캘린더를 지웠어요", "Deleted the calendar \(quoted(name))",
      "カレンダー\(quoted(name))を削除しました")
  }

  /// A deleted calendar cannot come back because another one has its name.
  package func undoRefused(nameTaken name: String) -> String {
    pick(
      "그사이 \(quoted(name)) 캘린더가 새로 생겨서 되돌릴 수 없어요. 그 캘린더의 이름을 바꾸고 다시 해 주세요.",
      "There is a new calendar named \(quoted(name)), so this can’t be undone. Rename it, then try again.",
      "この間に\(quoted(name))というカレンダーが作られたため元に戻せません。その名前を変えてからもう一度お試しください。")
  }
}
