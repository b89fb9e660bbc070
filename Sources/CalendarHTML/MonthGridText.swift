public import CalendarCore

/// The words of a month grid itself: its columns and days.
public struct MonthGridText {
  /// The short name of a weekday, over its column.
  public var shortWeekday: (Weekday) -> String
  /// The full name of a weekday, spoken.
  public var weekday: (Weekday) -> String
  /// The label of the first day of a neighbouring month, which says its month; nil when that day
  /// shows its number like any other.
  public var neighbourDay: ((Day) -> String)?
  /// A day as it is spoken, with what it holds.
  public var spokenDay: (DayCell) -> String

  /// Makes the words.
  public init(
    shortWeekday: @escaping (Weekday) -> String, weekday: @escaping (Weekday) -> String,
    neighbourDay: ((Day) -> String)? = nil, spokenDay: @escaping (DayCell) -> String
  ) {
    self.shortWeekday = shortWeekday
    self.weekday = weekday
    self.neighbourDay = neighbourDay
    self.spokenDay = spokenDay
  }
}

/// The words of the items on a month page.
public struct MonthItemText {
  /// An item as it is spoken: title, days, time, calendar.
  public var spokenItem: (CalendarItem) -> String
  /// The title that a bar shows; stands in for an empty one.
  public var title: (CalendarItem) -> String
  /// A start time as a line shows it.
  public var time: (TimeOfDay) -> String
  /// The overflow mark of a wide cell.
  public var more: (Int) -> String
  /// The overflow mark as it is spoken.
  public var spokenMore: (DayCell) -> String

  /// Makes the words.
  public init(
    spokenItem: @escaping (CalendarItem) -> String, title: @escaping (CalendarItem) -> String,
    time: @escaping (TimeOfDay) -> String, more: @escaping (Int) -> String,
    spokenMore: @escaping (DayCell) -> String
  ) {
    self.spokenItem = spokenItem
    self.title = title
    self.time = time
    self.more = more
    self.spokenMore = spokenMore
  }
}

/// Where the days of a month grid lead.
public struct MonthGridLinks {
  /// What a day's number leads to: its page, or the same page with the day selected.
  public var day: (Day) -> String
  /// The form for something new on a day, or nil when the grid only shows.
  public var add: ((Day) -> String)?
  /// The same page with a day selected, reached by a press anywhere in the cell; nil when the number
  /// selects already, or no day can be selected.
  public var select: ((Day) -> String)?
  /// The address of a month's page with `{month}` in place of the month, for scripts; nil when the
  /// grid leads to no other month.
  public var monthPattern: String?
  /// What pressing Enter on a day does, for scripts.
  public var activation: MonthGridActivation

  /// Makes the links.
  public init(
    day: @escaping (Day) -> String, add: ((Day) -> String)? = nil,
    select: ((Day) -> String)? = nil, monthPattern: String? = nil,
    activation: MonthGridActivation = .enter
  ) {
    self.day = day
    self.add = add
    self.select = select
    self.monthPattern = monthPattern
    self.activation = activation
  }
}

/// What pressing Enter on a day of a month grid does.
public enum MonthGridActivation: String, Hashable, Sendable {
  /// Goes to what stands in the day's cell.
  case enter
  /// Selects the day.
  case select
}
