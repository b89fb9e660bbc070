/// The model of a diary's calendar: a dot on each day with an entry, today named, the chosen day on a
/// disc; opening a day that has not come is refused with a reason.
public struct DiaryModel {
  /// The months.
  public private(set) var month: MonthModel
  /// Whether a day has an entry.
  public var hasEntry: (Day) -> Bool

  /// What opening a day comes to.
  public enum Opening: Hashable, Sendable {
    /// The entry of the day is read.
    case read(Day)
    /// The day has no entry yet: one can be written. Opening makes none.
    case write(Day)
    /// The day has not come, and `reason` says that it cannot be written yet.
    case notYet(Day, reason: String)
    /// The day cannot be opened.
    case refused(CalendarRefusal)
  }

  /// Makes the model of a diary from that of its months, of which one day can be chosen at a time.
  ///
  /// - Parameters:
  ///   - month: the months. Their marks and, unless nothing is to be chosen, their way of choosing are
  ///     set.
  ///   - hasEntry: whether a day has an entry.
  public init(month: MonthModel, hasEntry: @escaping (Day) -> Bool) {
    self.month = month
    self.hasEntry = hasEntry
    let mark = DayMark(hue: .red, words: month.labels.controls.entry)
    self.month.marks = { hasEntry($0) ? [mark] : [] }
    self.month.theme = .diary
    if month.rules.mode != .none {
      self.month.rules.mode = .single
      // The day's card stays open when its day is tapped again.
      self.month.rules.repeatedTap = .keeps
    }
  }

  /// What stands above the number of a day: the word for today, or nothing.
  public func caption(of cell: DayCellModel) -> String? {
    cell.isToday ? month.labels.controls.today : nil
  }

  /// Does something with the months: a tap, a key, turning a page.
  ///
  /// - Returns: what the day that was tapped or chosen with a key opens to, or why it was refused; nil
  ///   when the change was about no day.
  @discardableResult
  public mutating func apply(_ change: (inout MonthModel) -> CalendarRefusal?) -> Opening? {
    if let refusal = change(&month) { return .refused(refusal) }
    return month.tappedDay.map { opening(of: $0) }
  }

  /// What opening a chosen day comes to.
  public func opening(of day: Day) -> Opening {
    if hasEntry(day) { return .read(day) }
    if let today = month.today, DayTense(of: day, today: today) == .future {
      return .notYet(day, reason: month.labels.controls.futureDay)
    }
    return .write(day)
  }
}
