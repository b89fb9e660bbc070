/// The words of a calendar's pages, for the eye and for the ear.
///
/// Names and dates come in as functions because a locale stands behind them. What is only heard is in
/// ``spoken``; what stands on buttons is in ``controls``.
public struct CalendarLabels {
  /// What is said aloud, and the dates and numbers that are seen too.
  public var spoken: SpokenWords
  /// The name of a weekday above its column: `Tue`.
  public var weekday: (Weekday) -> String
  /// The name of a month in a choice of months: `March`.
  public var month: (CalendarMonth) -> String
  /// The year of a month: `2026`.
  public var year: (CalendarMonth) -> String
  /// A date as a field shows it: `3/10/26`.
  public var date: (Day) -> String
  /// The words on buttons and beside fields.
  public var controls: ControlPhrases

  /// Makes labels.
  public init(
    spoken: SpokenWords, weekday: @escaping (Weekday) -> String,
    month: @escaping (CalendarMonth) -> String, year: @escaping (CalendarMonth) -> String,
    date: @escaping (Day) -> String, controls: ControlPhrases
  ) {
    self.spoken = spoken
    self.weekday = weekday
    self.month = month
    self.year = year
    self.date = date
    self.controls = controls
  }
}

/// The words on buttons, beside fields, and of actions that are offered to the ear.
public struct ControlPhrases: Hashable, Sendable {
  /// Go to the page before.
  public var previousMonth: String
  /// Go to the page after.
  public var nextMonth: String
  /// Open the choice of a year and a month.
  public var chooseMonth: String
  /// Go to the year before.
  public var previousYear: String
  /// Go to the year after.
  public var nextYear: String
  /// The label of today.
  public var today: String
  /// The day has an entry of the diary.
  public var entry: String
  /// Why a day that has not come cannot be written.
  public var futureDay: String
  /// What a date field says while nothing is chosen.
  public var chooseDate: String
  /// Leave editing.
  public var done: String
  /// Begin editing.
  public var edit: String
  /// Make a task.
  public var addTask: String
  /// Delete what the label names.
  public var delete: String
  /// The title of a task.
  public var title: String
  /// The date of a task.
  public var due: String
  /// A task has no date.
  public var noDue: String
  /// A task's date is over.
  public var overdue: String
  /// A task is not started.
  public var notStarted: String
  /// A task is in progress.
  public var inProgress: String
  /// A task is complete.
  public var complete: String
  /// Move an item to an earlier day or time.
  public var moveEarlier: String
  /// Move an item to a later day or time.
  public var moveLater: String
  /// The present time.
  public var now: String

  /// Makes words.
  public init(
    previousMonth: String, nextMonth: String, chooseMonth: String, previousYear: String,
    nextYear: String, today: String, entry: String, futureDay: String, chooseDate: String,
    done: String, edit: String, addTask: String, delete: String, title: String, due: String,
    noDue: String, overdue: String, notStarted: String, inProgress: String, complete: String,
    moveEarlier: String, moveLater: String, now: String
  ) {
    self.previousMonth = previousMonth
    self.nextMonth = nextMonth
    self.chooseMonth = chooseMonth
    self.previousYear = previousYear
    self.nextYear = nextYear
    self.today = today
    self.entry = entry
    self.futureDay = futureDay
    self.chooseDate = chooseDate
    self.done = done
    self.edit = edit
    self.addTask = addTask
    self.delete = delete
    self.title = title
    self.due = due
    self.noDue = noDue
    self.overdue = overdue
    self.notStarted = notStarted
    self.inProgress = inProgress
    self.complete = complete
    self.moveEarlier = moveEarlier
    self.moveLater = moveLater
    self.now = now
  }
}
