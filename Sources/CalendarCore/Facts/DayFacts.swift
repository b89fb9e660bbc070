/// Whether a day is over. Decided by civil days alone: today is neither past nor future, at any time.
public enum DayTense: UInt8, CaseIterable, Hashable, Sendable {
  /// Before today.
  case past
  /// Today.
  case today
  /// After today.
  case future

  /// The tense of `day` when today is `today`.
  public init(of day: Day, today: Day) {
    self = day < today ? .past : day == today ? .today : .future
  }
}

/// A dot on a day, and what it says to somebody who does not see it.
public struct DayMark: Hashable, Sendable {
  /// The hue of the dot.
  public var hue: Hue
  /// What it stands for, spoken: `diary entry`.
  public var words: String

  /// Makes a mark.
  public init(hue: Hue, words: String) {
    self.hue = hue
    self.words = words
  }
}

/// Everything a cell may show of its day: what a theme decides by and what is spoken.
public struct DayFacts: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Its number in its month, in the calendar that is shown.
  public var number: Int
  /// Whether it belongs to the page's month.
  public var isInMonth: Bool
  /// Whether it is over; nil when nobody said what day it is today.
  public var tense: DayTense?
  /// Whether its weekday is one of the weekend.
  public var isWeekend: Bool
  /// The name of the holiday that it is, or nil.
  public var holiday: String?
  /// Why it cannot be chosen, or nil when nothing is the matter with it.
  public var unavailability: CalendarRefusal?
  /// Where it stands in the chosen range it belongs to, or nil when it is not chosen.
  public var position: RangePosition?
  /// The edges of its row at which it stands.
  public var rowEdges: RowEdges
  /// Its marks, in their order.
  public var marks: [DayMark]

  /// Makes facts.
  public init(
    day: Day, number: Int, isInMonth: Bool = true, tense: DayTense? = nil, isWeekend: Bool = false,
    holiday: String? = nil, unavailability: CalendarRefusal? = nil,
    position: RangePosition? = nil, rowEdges: RowEdges = [], marks: [DayMark] = []
  ) {
    self.day = day
    self.number = number
    self.isInMonth = isInMonth
    self.tense = tense
    self.isWeekend = isWeekend
    self.holiday = holiday
    self.unavailability = unavailability
    self.position = position
    self.rowEdges = rowEdges
    self.marks = marks
  }

  /// The day of the week.
  public var weekday: Weekday { day.weekday }

  /// Whether it is chosen.
  public var isSelected: Bool { position != nil }

  /// Whether it can be chosen, as far as it itself is concerned.
  public var isAvailable: Bool { unavailability == nil }

  /// The marks to draw when there is room for `limit` of them, and the number of the others, which a
  /// "+N" counts. Together they are always all. A negative limit is read as 0.
  public func marks(limit: Int) -> (shown: [DayMark], more: Int) {
    let shown = Array(marks.prefix(Swift.max(limit, 0)))
    return (shown, marks.count - shown.count)
  }
}
