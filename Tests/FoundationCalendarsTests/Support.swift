import CalendarCore
import Foundation
import FoundationCalendars

/// The day in ISO form; for literals in tests.
func day(_ iso: String) -> Day {
  do { return try Day(iso: iso) } catch { preconditionFailure("\(iso): \(error)") }
}

/// Tables that several tests ask, each made once.
enum Tables {
  static let dangi = table(.dangi)
  static let chinese = table(.chinese)
  static let hebrew = table(.hebrew)
  static let japanese = table(.japanese)
  static let buddhist = table(.buddhist)
  static let persian = table(.persian)
  static let coptic = table(.coptic)

  /// All calendars of Foundation that a table can be made of.
  static let all: [Calendar.Identifier] = [
    .buddhist, .chinese, .coptic, .dangi, .ethiopicAmeteMihret, .gregorian, .hebrew, .indian,
    .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .iso8601, .japanese, .persian,
    .republicOfChina,
  ]

  static func table(_ identifier: Calendar.Identifier) -> MonthTable {
    do { return try MonthTable(identifier) } catch { preconditionFailure("\(error)") }
  }
}

extension MonthTable {
  /// The date as text, `5784-6-20`, with `+` at a leap month and the era in front when asked for.
  func text(_ iso: String, era: Bool = false) -> String? {
    date(of: FoundationCalendarsTests.day(iso)).map {
      "\(era ? "\($0.era):" : "")\($0.year)-\($0.month)\($0.isLeapMonth ? "+" : "")-\($0.day)"
    }
  }

  /// The numbers of the months of the year that holds a day, leap months with `+`.
  func monthNumbers(_ iso: String) -> [String] {
    months(ofYearContaining: FoundationCalendarsTests.day(iso)).map {
      "\($0.number)\($0.isLeap ? "+" : "")"
    }
  }

  /// The month that holds a day.
  func month(_ iso: String) -> CalendarMonth? {
    month(containing: FoundationCalendarsTests.day(iso))
  }
}
