import CalendarCore

/// The rule of a POSIX TZ string, such as `CET-1CEST,M3.5.0,M10.5.0/3`: the footer of a compiled zone
/// file, in force after its last transition (RFC 9636 §3.3.1, POSIX.1-2017 §8.3).
struct PosixTimeZoneRule: Hashable {
  var standardOffset: Int32
  var daylight: Daylight?

  /// The other of the two offsets, and when it begins and ends. It may be the smaller one (Dublin).
  struct Daylight: Hashable {
    var offset: Int32
    var start: Change
    var end: Change
  }

  /// The wall time of a change: on the clock that is in force until then.
  struct Change: Hashable {
    var day: ChangeDay
    /// Seconds after midnight; from −167 to 167 hours, so it may fall on another day.
    var seconds: Int32
  }

  /// The day of a change in every year.
  enum ChangeDay: Hashable {
    /// `J1`…`J365`: 29 February is never counted.
    case dayWithoutLeapDay(Int)
    /// `0`…`365`: 29 February is counted.
    case dayOfYear(Int)
    /// `Mm.w.d`: the `w`-th weekday `d` (0 is Sunday) of month `m`; week 5 is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  /// The changes of one civil year, in ascending order.
  func changes(inYear year: Int) -> [OffsetChange] {
    guard let daylight else { return [] }
    let start = OffsetChange(
      instant: daylight.start.instant(inYear: year, offset: standardOffset),
      offset: daylight.offset)
    let end = OffsetChange(
      instant: daylight.end.instant(inYear: year, offset: daylight.offset), offset: standardOffset)
    return start.instant <= end.instant ? [start, end] : [end, start]
  }
}

extension PosixTimeZoneRule.Change {
  func instant(inYear year: Int, offset: Int32) -> Int64 {
    CivilDateTime(day: day.day(inYear: year), time: .midnight).secondsSinceEpoch(utcOffset: offset)
      + Int64(seconds)
  }
}

extension PosixTimeZoneRule.ChangeDay {
  func day(inYear year: Int) -> Day {
    let january = Month(index: year * 12)
    switch self {
    case .dayOfYear(let number):
      return january.firstDay.advanced(by: number)
    case .dayWithoutLeapDay(let number):
      let isLeap = january.advanced(by: 1).dayCount == 29
      return january.firstDay.advanced(by: isLeap && number > 59 ? number : number - 1)
    case .weekday(let number, let week, let weekday):
      let month = january.advanced(by: number - 1)
      let first = (weekday - Int(month.firstDay.weekday.rawValue) + 7) % 7
      var day = first + (week - 1) * 7
      if day >= month.dayCount { day -= 7 }
      return month.firstDay.advanced(by: day)
    }
  }
}
