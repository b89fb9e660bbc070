import CalendarCore

extension Strings {
  /// The name of a status.
  package func name(of status: TaskStatus) -> String {
    switch status {
    case .notStarted: self.notStarted
    case .inProgress: self.inProgress
    case .completed: self.complete
    case .cancelled: self.cancelled
    }
  }

  /// The name of a priority.
  package func name(of priority: TaskPriority) -> String {
    switch priority {
    case .high: self.priorityHigh
    case .medium: self.priorityMedium
    case .low: self.priorityLow
    case .none: self.priorityNone
    }
  }

  /// The heading of a group.
  package func name(of group: TaskGroup) -> String {
    switch group {
    case .overdue: self.overdue
    case .today: self.today
    case .next: self.nextSevenDays
    case .later: self.laterTasks
    case .undated: self.withoutDate
    case .closed: self.complete
    }
  }

  /// The name of a repetition that can be chosen.
  package func name(of choice: TaskRepetition.Choice) -> String {
    switch choice {
    case .daily: self.everyDayTask
    case .weekdays: self.everyWeekday
    case .weekly: self.everyWeek
    case .monthly: self.everyMonth
    case .monthEnd: self.everyMonthEnd
    case .yearly: self.everyYear
    }
  }

  /// How many tasks of a group are not shown.
  package func moreTasks(_ count: Int) -> String {
    pick("\(number(count))개 더 보기", "\(number(count)) more", "ほか\(number(count))件を表示")
  }

  /// A due date that is over, in a place where colour alone would tell it.
  package func overdueDate(_ date: String) -> String {
    pick("\(date) 지남", "Overdue, \(date)", "\(date) 期限切れ")
  }

  /// When a task was completed.
  package func completedOn(_ date: String) -> String {
    pick("\(date) 마침", "Completed \(date)", "\(date) 完了")
  }

  /// The day for which a task is planned.
  package func plannedFor(_ date: String) -> String {
    pick("\(date) 계획", "Planned \(date)", "\(date) 予定")
  }

  /// How many of a task's parts are done.
  package func partsDone(_ done: Int, of count: Int) -> String {
    pick(
      "\(number(count))개 중 \(number(done))개 완료", "\(number(done)) of \(number(count)) done",
      "\(number(count))件中\(number(done))件完了")
  }

  /// What an act did to tasks.
  package func tasksAdded(_ count: Int) -> String {
    pick(
      "할 일 \(number(count))개를 추가했어요", count == 1 ? "Added a task" : "Added \(number(count)) tasks",
      "タスクを\(number(count))件追加しました")
  }

  /// What an act did to tasks.
  package func tasksChanged(_ count: Int) -> String {
    pick(
      "할 일 \(number(count))개를 고쳤어요",
      count == 1 ? "Changed a task" : "Changed \(number(count)) tasks",
      "タスクを\(number(count))件変更しました")
  }

  /// What an act did to tasks.
  package func tasksDeleted(_ count: Int) -> String {
    pick(
      "할 일 \(number(count))개를 지웠어요",
      count == 1 ? "Deleted a task" : "Deleted \(number(count)) tasks",
      "タスクを\(number(count))件削除しました")
  }

  /// A completed task that comes again.
  package func taskRepeats(_ title: String, _ date: String) -> String {
    pick(
      "‘\(title)’ 완료 · 다음은 \(date)", "Completed “\(title)” · next \(date)",
      "「\(title)」完了・次回は\(date)")
  }

  /// What is wrong with a field of a task, and what to do.
  package func message(_ problem: TaskDraft.Problem, labels: LocaleLabels) -> String {
    switch problem {
    case .missing: return message(EventDraft.Problem.missing, labels: labels)
    case .unreadableDate(let text):
      return message(EventDraft.Problem.unreadableDate(text), labels: labels)
    case .noSuchDay(let text): return message(EventDraft.Problem.noSuchDay(text), labels: labels)
    case .unreadableTime(let text):
      return message(EventDraft.Problem.unreadableTime(text), labels: labels)
    case .unknownZone(let text):
      return message(EventDraft.Problem.unknownZone(text), labels: labels)
    case .tooLong(let limit):
      return message(EventDraft.Problem.tooLong(limit: limit), labels: labels)
    case .unknownCalendar: return message(EventDraft.Problem.unknownCalendar, labels: labels)
    case .alreadyInCalendar: return message(EventDraft.Problem.alreadyInCalendar, labels: labels)
    case .timeWithoutDate:
      return pick(
        "시각만 있고 날짜가 없어요. 날짜도 적어 주세요.", "There is a time but no day. Give a day as well.",
        "時刻だけで日付がありません。日付も入れてください。")
    case .dueBeforePlanned(let day):
      let date = labels.day(day)
      return pick(
        "기한이 하기로 한 날보다 빨라요. \(date)이나 그 뒤로 골라 주세요.",
        "It is due before the planned day. Choose \(date) or later.",
        "期限が予定日より前です。\(date)以降を選んでください。")
    case .unknownWord(let text):
      return pick(
        "‘\(text)’은(는) 고를 수 없어요.", "“\(text)” is none of the choices.", "「\(text)」は選べません。")
    case .unreadableRepetition(let text):
      return pick(
        "‘\(text)’은(는) 반복으로 읽을 수 없어요. every-3-days나 FREQ=MONTHLY;BYDAY=-1FR처럼 적어 주세요.",
        "“\(text)” is no repetition. Write it like every-3-days or FREQ=MONTHLY;BYDAY=-1FR.",
        "「\(text)」は繰り返しとして読めません。every-3-days や FREQ=MONTHLY;BYDAY=-1FR のように書いてください。")
    case .repetitionNeedsDate:
      return pick(
        "반복하려면 기한이나 할 날이 있어야 해요.", "To repeat, it needs a due date or a planned day.",
        "繰り返すには期限か予定日が必要です。")
    case .repetitionMatchesNothing:
      return pick(
        "이 반복에 맞는 날이 없어요. 다른 반복을 골라 주세요.",
        "No day matches this repetition. Choose another.", "この繰り返しに合う日がありません。別のものを選んでください。")
    case .tooMany(let limit):
      return pick(
        "태그는 \(number(limit))개까지 쓸 수 있어요.", "There can be at most \(number(limit)) tags.",
        "タグは\(number(limit))個までです。")
    case .unknownParent:
      return pick(
        "상위 할 일이 이 목록에 없어요.", "The task that it would be a part of is not in this list.",
        "親タスクがこのリストにありません。")
    case .parentIsPart:
      return pick(
        "하위 할 일 아래에는 더 넣을 수 없어요.", "That task is a part itself; there is one level only.",
        "サブタスクの下には入れられません。")
    case .hasParts:
      return pick(
        "하위 할 일이 있어서 다른 할 일 아래로 넣을 수 없어요.",
        "It has parts itself and cannot be a part of another.",
        "サブタスクがあるため、別のタスクの下には入れられません。")
    }
  }

  /// A pasted list has more lines than are taken at once.
  package func tooManyLines(limit: Int) -> String {
    let most = number(limit)
    return pick(
      "한 번에 \(most)줄까지 넣을 수 있어요. 나눠서 넣어 주세요.",
      "At most \(most) lines are taken at once. Paste them in parts.",
      "一度に追加できるのは\(most)行までです。分けて貼り付けてください。")
  }
}
