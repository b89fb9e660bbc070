public import Foundation

/// Why a calendar of Foundation could not be made into a table.
public enum FoundationCalendarError: Error, Hashable, Sendable {
  /// Foundation has the name, but answers as the Gregorian calendar does.
  case notImplemented(Calendar.Identifier)
  /// The calendar leaves out or repeats numbers, so that a day's does not follow from where its month
  /// begins, or a month's from where the year does: lunisolar calendars of India, calendars that
  /// Foundation numbers from 2, and the year in which the Gregorian calendar came into use.
  case unevenNumbers(Calendar.Identifier, year: Int)
}

extension FoundationCalendarError: CustomStringConvertible {
  /// What is wrong, in plain English.
  public var description: String {
    switch self {
    case .notImplemented(let identifier):
      "the calendar \(identifier) is not implemented by this version of Foundation"
    case .unevenNumbers(let identifier, let year):
      "the calendar \(identifier) does not number its months and days one by one in \(year)"
    }
  }
}
