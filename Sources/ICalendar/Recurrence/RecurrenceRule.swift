import CalendarCore

/// A recurrence rule: the value of an RRULE (RFC 5545 §3.3.10, with RFC 7529's SKIP).
///
/// A rule says nothing by itself; together with a start it names dates. It is kept as it was written:
/// what the start fills in, and how a combination that the RFC forbids is read, is decided when the
/// rule is expanded (``RuleIterator``), never stored.
///
///     let (rule, notices) = try RecurrenceRule.read("FREQ=MONTHLY;BYDAY=-1FR", startingAt: start)
///     rule.text                                     // "FREQ=MONTHLY;BYDAY=-1FR"
public struct RecurrenceRule: Hashable, Sendable {
  /// How often, before ``RecurrenceRule/interval``.
  public enum Frequency: Int8, Hashable, Sendable, CaseIterable {
    /// Every second.
    case secondly
    /// Every minute.
    case minutely
    /// Every hour.
    case hourly
    /// Every day.
    case daily
    /// Every week.
    case weekly
    /// Every month.
    case monthly
    /// Every year.
    case yearly
  }

  /// A weekday of BYDAY.
  public struct WeekdayPart: Hashable, Sendable {
    /// The weekday.
    public var weekday: Weekday
    /// Which of them in its month or year: 1 is the first, −1 the last; nil is every one. ±1…±53.
    public var ordinal: Int?

    /// Makes a weekday of BYDAY.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// What becomes of a date that does not exist, such as 31 April (RFC 7529 §4.1).
  public enum Skip: Hashable, Sendable {
    /// It is left out.
    case omit
    /// The last day before it is taken.
    case backward
    /// The first day after it is taken.
    case forward
  }

  /// How often.
  public var frequency: Frequency
  /// Every how many periods; at least 1, and a smaller number is read as 1.
  public var interval: Int
  /// How many times in all, or nil.
  public var count: Int?
  /// The last possible start, included: a date, a local time or a time in UTC; nil for no end.
  public var until: DateTimeValue?
  /// BYSECOND, 0…60; 60 is read as 59.
  public var seconds: [Int] = []
  /// BYMINUTE, 0…59.
  public var minutes: [Int] = []
  /// BYHOUR, 0…23.
  public var hours: [Int] = []
  /// BYDAY.
  public var weekdays: [WeekdayPart] = []
  /// BYMONTHDAY, ±1…±31; −1 is the last day of the month.
  public var monthDays: [Int] = []
  /// BYYEARDAY, ±1…±366; −1 is 31 December.
  public var yearDays: [Int] = []
  /// BYWEEKNO, ±1…±53; −1 is the last week of the year.
  public var weekNumbers: [Int] = []
  /// BYMONTH, 1…12.
  public var months: [Int] = []
  /// BYSETPOS, ±1…±366; −1 is the last instance of a period.
  public var positions: [Int] = []
  /// WKST: the day on which weeks begin; nil when not written, which means Monday.
  public var weekStart: Weekday?
  /// SKIP; nil when not written, which means ``Skip/omit``.
  public var skip: Skip?
  /// Whether RSCALE is written. Only the Gregorian calendar is known.
  public var hasScale = false

  /// Makes a rule of a frequency alone; the parts can then be set.
  public init(
    _ frequency: Frequency, interval: Int = 1, count: Int? = nil, until: DateTimeValue? = nil
  ) {
    self.frequency = frequency
    self.interval = interval
    self.count = count
    self.until = until
  }
}

extension RecurrenceRule.Frequency {
  /// The word that FREQ takes.
  public var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }

  /// Whether the period is shorter than a day.
  public var isSubDaily: Bool { rawValue < RecurrenceRule.Frequency.daily.rawValue }
}

extension RecurrenceRule.Skip {
  /// The word that SKIP takes.
  public var name: String {
    switch self {
    case .omit: "OMIT"
    case .backward: "BACKWARD"
    case .forward: "FORWARD"
    }
  }
}

extension Weekday {
  /// The two letters by which BYDAY and WKST name the day: `MO`.
  public var recurrenceCode: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}
