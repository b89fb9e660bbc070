/// How the pages of a calendar look, as far as the engine has a say in it: columns, rows, the weekend,
/// the rules of colours, how many bars there is room for.
public struct CalendarStyle: Hashable, Sendable {
  /// The calendar that divides the days into months.
  public var calendar: PageCalendar
  /// The weekdays that have a column, and the first.
  public var columns: WeekColumns
  /// The number of rows of a month.
  public var rows: MonthRows
  /// Whether the days of the neighbouring months are shown in a month's first and last row.
  public var showsNeighbours: Bool
  /// The weekdays of the weekend.
  public var weekend: Set<Weekday>
  /// The rules of weekdays and holidays, which stand between what a view says of chosen days and of
  /// today, and what it says of all others.
  public var weekdayRules: [DayRule]
  /// The looks of days, or nil for each view's own.
  public var theme: DayTheme?
  /// The most bars over each other in a week, or nil for as many as needed.
  public var laneLimit: Int?

  /// Makes a style with a column for every weekday.
  public init(
    calendar: PageCalendar = .gregorian, firstWeekday: Weekday = .sunday,
    rows: MonthRows = .natural, showsNeighbours: Bool = true,
    weekend: Set<Weekday> = [.saturday, .sunday], weekdayRules: [DayRule] = [],
    theme: DayTheme? = nil, laneLimit: Int? = 4
  ) {
    self.calendar = calendar
    columns = WeekColumns(firstWeekday: firstWeekday)
    self.rows = rows
    self.showsNeighbours = showsNeighbours
    self.weekend = weekend
    self.weekdayRules = weekdayRules
    self.theme = theme
    self.laneLimit = laneLimit
  }

  /// The grids of pages in this style.
  func grid(bounds: DaySpan) -> GridStyle {
    GridStyle(
      columns: columns, rows: rows, showsInDates: showsNeighbours, showsOutDates: showsNeighbours,
      bounds: bounds)
  }

  /// The looks of days where a view's own are `standard`.
  func theme(standard: ViewTheme) -> DayTheme {
    theme ?? DayTheme(standard.first + weekdayRules + standard.last)
  }
}

/// What a kind of view says of days by itself.
enum ViewTheme {
  /// Today on a disc of ink, chosen days on a disc of rose, neighbours weak.
  case schedule
  /// Days with an entry strong, the others weak; chosen days on a disc of rose. Today has a word of
  /// its own above it instead of a disc.
  case diary
  /// ``DayTheme/standard``, which leaves nothing to weekdays.
  case scroll

  /// The rules that come before those of weekdays.
  var first: [DayRule] {
    switch self {
    case .scroll: DayTheme.standard.rules
    case .schedule:
      [DayRule(.tense(.today), text: .onAccent, weight: .bold, fill: .accent)]
        + ViewTheme.diary.first
    case .diary:
      [
        DayRule(.selected, text: .text, weight: .bold, fill: .hue(.pink)),
        DayRule(.any([.unavailable, .not(.inMonth)]), text: .weakText),
      ]
    }
  }

  /// The rules that come after those of weekdays.
  var last: [DayRule] {
    self == .diary
      ? [DayRule(.marked, text: .text, weight: .bold), DayRule(.not(.marked), text: .weakText)]
      : []
  }
}
