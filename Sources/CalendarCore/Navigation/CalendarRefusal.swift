/// Why a calendar does not go to a page or choose a day. Nothing has changed when it is thrown.
public enum CalendarRefusal: Error, Hashable, Sendable {
  /// The day lies beyond `bound`, the minimum or maximum day.
  case outOfBounds(Day, bound: Day)
  /// The page has no day that may be shown; `bound` is the nearest such day.
  case pageOutOfBounds(DaySpan, bound: Day)
  /// The day cannot be chosen, or the range that was asked for holds it.
  case disabled(Day)
  /// The calendar system cannot tell the month of this place on its line of months.
  case unknownMonth(index: Int)
  /// The calendar system cannot tell the month of this day.
  case unknownDay(Day)
  /// Days are not chosen in this way here: none can be, or only one at a time.
  case notSelectable(SelectionMode)
}

extension CalendarRefusal: CustomStringConvertible {
  /// What was refused and why, in plain English.
  public var description: String {
    switch self {
    case .outOfBounds(let day, let bound):
      day < bound
        ? "\(day) is before \(bound), the first day there is"
        : "\(day) is after \(bound), the last day there is"
    case .pageOutOfBounds(let days, let bound):
      "the page from \(days.start) to \(days.last) does not reach \(bound), the nearest day there is"
    case .disabled(let day):
      "\(day) cannot be chosen"
    case .unknownMonth(let index):
      "the calendar does not know the month \(index)"
    case .unknownDay(let day):
      "the calendar does not know the month of \(day)"
    case .notSelectable(.none):
      "days cannot be chosen here"
    case .notSelectable:
      "only one day at a time can be chosen here"
    }
  }
}
