import CalendarCore

/// The month in ISO form as a page of the Gregorian calendar; for literals in tests.
func page(_ iso: String) -> CalendarMonth { CalendarMonth(month(iso)) }

/// Bounds in ISO form; for literals in tests.
func bounds(_ minimum: String?, _ maximum: String?) -> DateBounds {
  do {
    return try DateBounds(from: minimum.map { day($0) }, through: maximum.map { day($0) })
  } catch {
    preconditionFailure("\(error)")
  }
}

extension CalendarMonth {
  /// `2026-03`, of a month of the Gregorian calendar.
  var iso: String { Month(index: index).description }
}

/// A calendar made up for tests: years of 13 months of 20 days, except that every third year has a
/// leap month after its sixth and every fifth lacks the thirteenth. It knows the days from 0 to 99,999.
struct InventedCalendar: CalendarSystem {
  static let months: [CalendarMonth] = {
    var months: [CalendarMonth] = []
    var start = 0
    var year = 1
    while start < 100_000 {
      var numbers: [(number: Int, isLeap: Bool)] = []
      for number in 1...13 where number < 13 || year % 5 != 0 {
        numbers.append((number, false))
        if number == 6, year % 3 == 0 { numbers.append((6, true)) }
      }
      for (number, isLeap) in numbers {
        // Months differ in length, as those of most calendars do.
        let length = number % 2 == 0 ? 20 : 21
        months.append(
          CalendarMonth(
            index: months.count, year: year, number: number, isLeap: isLeap,
            days: DaySpan(start: Day(ordinal: start), count: length)))
        start += length
      }
      year += 1
    }
    return months
  }()

  func month(containing day: Day) -> CalendarMonth? {
    InventedCalendar.months.first { $0.days.contains(day) }
  }

  func month(at index: Int) -> CalendarMonth? {
    InventedCalendar.months.indices.contains(index) ? InventedCalendar.months[index] : nil
  }
}
