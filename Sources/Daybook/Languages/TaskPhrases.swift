/// The fixed texts of tasks.
package struct TaskPhrases: Sendable {
  static let all = TaskPhrases()

  package let newTask = Phrase("새 할 일", "New task", "タスクを追加")
  package let editTask = Phrase("할 일 고치기", "Edit task", "タスクを編集")
  package let addTask = Phrase("추가", "Add", "追加")
  package let taskList = Phrase("목록", "List", "リスト")
  package let taskLists = Phrase("목록", "Lists", "リスト")
  package let taskBoard = Phrase("보드", "Board", "ボード")
  package let editRows = Phrase("편집", "Edit", "編集")
  package let finishEditing = Phrase("편집 마치기", "Done", "編集を終える")
  package let noAddingWhileEditing = Phrase(
    "편집하는 동안에는 추가할 수 없어요", "You can’t add while editing", "編集中は追加できません")

  // How far.
  package let notStarted = Phrase("시작 전", "Not started", "未着手")
  package let inProgress = Phrase("진행 중", "In progress", "進行中")
  package let complete = Phrase("완료", "Complete", "完了")
  package let cancelled = Phrase("취소됨", "Cancelled", "中止")
  package let taskStatus = Phrase("상태", "Status", "状態")

  // Groups.
  package let overdue = Phrase("기한 지남", "Overdue", "期限切れ")
  package let nextSevenDays = Phrase("다음 7일", "Next 7 days", "今後7日")
  package let laterTasks = Phrase("나중", "Later", "あとで")
  package let withoutDate = Phrase("날짜 없음", "No date", "日付なし")

  // Fields.
  package let dueDay = Phrase("기한", "Due", "期限")
  package let dueTime = Phrase("시각", "Time", "時刻")
  package let plannedDay = Phrase("할 날", "Planned for", "予定日")
  package let taskPriority = Phrase("중요도", "Priority", "優先度")
  package let priorityHigh = Phrase("높음", "High", "高")
  package let priorityMedium = Phrase("보통", "Medium", "中")
  package let priorityLow = Phrase("낮음", "Low", "低")
  package let priorityNone = Phrase("없음", "None", "なし")
  package let taskTags = Phrase("태그", "Tags", "タグ")
  package let taskTagsHint = Phrase("쉼표로 나눠요", "Separated by commas", "カンマで区切ります")
  package let taskParts = Phrase("하위 할 일", "Parts", "サブタスク")
  package let repeatsTask = Phrase("반복", "Repeats", "繰り返し")
  package let repeatsFrom = Phrase("반복 기준", "Counts from", "繰り返しの起点")
  package let fromDue = Phrase("기한", "The due date", "期限")
  package let fromCompletion = Phrase("끝낸 날", "The day of completion", "完了日")
  package let noRepetition = Phrase("반복 안 함", "Does not repeat", "繰り返さない")
  package let everyDayTask = Phrase("매일", "Every day", "毎日")
  package let everyWeekday = Phrase("평일마다", "Every weekday", "平日ごと")
  package let everyWeek = Phrase("매주", "Every week", "毎週")
  package let everyMonth = Phrase("매월 같은 날", "Every month on the same day", "毎月同じ日")
  package let everyMonthEnd = Phrase("매월 마지막 날", "Last day of every month", "毎月末日")
  package let everyYear = Phrase("매년", "Every year", "毎年")
  package let otherRepetition = Phrase("다른 반복", "Another repetition", "その他の繰り返し")

  // Several at once.
  package let selectTasks = Phrase("여러 개 고치기", "Change several", "まとめて変更")
  package let applyToSelected = Phrase("고른 할 일에 적용", "Apply to selected", "選択に適用")
  package let changeWhat = Phrase("바꿀 것", "What to change", "変更する内容")
  package let postponeDay = Phrase("하루 미루기", "One day later", "1日延期")
  package let postponeWeek = Phrase("일주일 미루기", "A week later", "1週間延期")
  package let removeDue = Phrase("기한 지우기", "Remove the due date", "期限を消す")
  package let makeDueToday = Phrase("기한을 오늘로", "Due today", "期限を今日に")
  package let deleteSelected = Phrase("지우기", "Delete", "削除")
  package let nothingSelected = Phrase(
    "고른 할 일이 없어요. 하나 이상 골라 주세요.", "Nothing is selected. Choose at least one task.",
    "何も選ばれていません。1つ以上選んでください。")
  package let pasteTasks = Phrase("목록 붙여 넣기", "Paste a list", "リストを貼り付け")
  package let pasteTasksHint = Phrase(
    "한 줄이 할 일 하나가 돼요. 들여 쓴 줄은 위 할 일의 하위 할 일이에요.",
    "Each line becomes a task. An indented line becomes a part of the one above.",
    "1行が1つのタスクになります。字下げした行は上のタスクのサブタスクです。")

  // States of a page.
  package let noTasks = Phrase("할 일이 없어요", "No tasks", "タスクはありません")
  package let noTasksHint = Phrase(
    "위에 적어서 첫 할 일을 추가해 보세요.", "Write one above to add it.", "上に書いて追加してください。")
  package let noTaskFound = Phrase("찾은 것이 없어요", "Nothing found", "見つかりません")
  package let searchTasks = Phrase("할 일 찾기", "Search tasks", "タスクを検索")
  package let previousPage = Phrase("앞쪽", "Previous", "前へ")
  package let columnIsEmpty = Phrase("비어 있어요", "Nothing here", "空です")
  package let moveTo = Phrase("옮길 곳", "Move to", "移動先")
  package let move = Phrase("옮기기", "Move", "移動")
  package let taskMissing = Phrase(
    "이 할 일은 이제 없어요.", "This task is gone.", "このタスクはもうありません。")
  package let taskConflict = Phrase(
    "그 사이에 다른 곳에서 바뀌었어요. 지금 모습을 보고 다시 해 주세요.",
    "It was changed elsewhere meanwhile. Look at it as it is now and try again.",
    "その間に別の場所で変更されました。今の状態を確かめて、もう一度お試しください。")
}

extension Strings {
  /// A text of tasks.
  package subscript(dynamicMember path: KeyPath<TaskPhrases, Phrase>) -> String {
    TaskPhrases.all[keyPath: path].text(in: language)
  }
}
