/// The model of a calendar that scrolls through its months from a first to a last day.
///
/// Months are made when they are asked for, so that a list of a thousand costs what the few in sight
/// cost. Days outside the bounds are shown weak and refused.
public struct ScrollModel {
  /// The choosing and the words; its page is of no concern here.
  public private(set) var month: MonthModel
  /// The months.
  public let run: MonthRun<PageCalendar>

  /// Makes the model from that of the months; its bounds are where the scrolling ends.
  ///
  /// - Parameters:
  ///   - month: the months. Neighbours are not shown, and looks are those of ``DayTheme/standard``
  ///     unless the style has others.
  ///   - reach: the days to scroll through, cut to the bounds.
  public init(month: MonthModel, reach: DaySpan) {
    self.month = month
    self.month.style.showsNeighbours = false
    self.month.theme = .scroll
    run = MonthRun(month.rules.bounds.intersection(reach), in: month.style.calendar)
  }

  /// The number of months.
  public var count: Int { run.count }

  /// The place of the month to begin with: that of the chosen day, else today's, else the nearest.
  public var initialPosition: Int? {
    let day = month.selection.extent?.first ?? month.today ?? run.bounds.start
    return run.index(nearestTo: day)
  }

  /// The place of a day's month, or of the nearest.
  public func position(of day: Day) -> Int? { run.index(nearestTo: day) }

  /// The model of the month at a place: what its page shows, and what becomes of taps and keys on it.
  public func showing(_ position: Int) -> MonthModel {
    var shown = month
    if let month = run.month(at: position) { shown.show(month) }
    return shown
  }

  /// The page at a place, or nil beyond the last.
  public func page(at position: Int) -> MonthPageModel? {
    run.month(at: position) == nil ? nil : showing(position).page
  }
}
