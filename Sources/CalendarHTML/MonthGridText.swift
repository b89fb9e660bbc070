public import CalendarCore

/// The words of a month grid: everything in it that depends on a language.
public struct MonthGridText {
  /// The short name of a weekday, over its column.
  public var shortWeekday: (Weekday) -> String
  /// The full name of a weekday, spoken.
  public var weekday: (Weekday) -> String
  /// The label of the first day of a neighbouring month, which says its month.
  public var neighbourDay: (Day) -> String
  /// A day as it is spoken, with how much it holds.
  public var spokenDay: (DayCell) -> String
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
    shortWeekday: @escaping (Weekday) -> String, weekday: @escaping (Weekday) -> String,
    neighbourDay: @escaping (Day) -> String, spokenDay: @escaping (DayCell) -> String,
    spokenItem: @escaping (CalendarItem) -> String, title: @escaping (CalendarItem) -> String,
    time: @escaping (TimeOfDay) -> String, more: @escaping (Int) -> String,
    spokenMore: @escaping (DayCell) -> String
  ) {
    self.shortWeekday = shortWeekday
    self.weekday = weekday
    self.neighbourDay = neighbourDay
    self.spokenDay = spokenDay
    self.spokenItem = spokenItem
    self.title = title
    self.time = time
    self.more = more
    self.spokenMore = spokenMore
  }
}

/// Where the parts of a month grid lead.
public struct MonthGridLinks {
  /// The page of a day.
  public var day: (Day) -> String
  /// The page of an item.
  public var item: (CalendarItem) -> String
  /// The form for a new event on a day, or nil when the grid only shows.
  public var newEvent: ((Day) -> String)?
  /// The same page with a day selected, or nil when no day can be selected.
  public var select: ((Day) -> String)?
  /// The address of a month's page with `{month}` in place of the month, for scripts; nil when the
  /// grid leads to no other month.
  public var monthPattern: String?
  /// What pressing Enter on a day does, for scripts.
  public var activation: MonthGridActivation

  /// Makes the links.
  public init(
    day: @escaping (Day) -> String, item: @escaping (CalendarItem) -> String,
    newEvent: ((Day) -> String)? = nil, select: ((Day) -> String)? = nil,
    monthPattern: String? = nil, activation: MonthGridActivation = .enter
  ) {
    self.day = day
    self.item = item
    self.newEvent = newEvent
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
