import CalendarCore

/// The length of an instance, ready to be added to a start.
struct OccurrenceLength: Hashable {
  var days: Int64
  var seconds: Int64

  /// No length is longer than this; it keeps the arithmetic of windows within bounds.
  private static let longest: Int64 = 20_000 * 366 * CivilSeconds.perDay

  /// Makes a length; one that ends before it begins is none. A date lasts at least its day.
  init(_ extent: OccurrenceExtent, of start: DateTimeValue, clock: inout SeriesClock) {
    var days: Int64 = 0
    var seconds: Int64 = 0
    switch extent {
    case .unspecified: break
    case .duration(let calendarDays, let exact):
      days = Int64(calendarDays)
      seconds = exact
    case .end(let end):
      if start.isDate {
        days = Int64(start.civil.day.distance(to: end.civil.day))
      } else {
        let from = clock.seconds(of: start)
        var to = clock.seconds(of: end)
        // One of the two has no zone: compare what the clocks show.
        if from.isCivil != to.isCivil {
          to.seconds = end.civil.secondsSinceEpoch(utcOffset: 0)
          seconds = to.seconds - start.civil.secondsSinceEpoch(utcOffset: 0)
        } else {
          seconds = to.seconds - from.seconds
        }
      }
    }
    let longest = OccurrenceLength.longest
    self.days = max(0, min(days, longest / CivilSeconds.perDay))
    self.seconds = max(0, min(seconds, longest))
    if start.isDate, self.days == 0, self.seconds == 0 { self.days = 1 }
  }

  /// At least as long as it can be in seconds of any clock.
  var upperBound: Int64 {
    seconds + days * CivilSeconds.perDay + (days > 0 ? SeriesClock.widestOffset : 0)
  }

  /// The end of an instance that begins at `start` on the clock of `zone`, or on wall time when that is
  /// nil.
  func end(from start: Int64, zone: TimeZoneRules?) -> Int64 {
    guard days > 0 else { return start + seconds }
    guard let zone else { return start + days * CivilSeconds.perDay + seconds }
    let local = start + Int64(zone.offset(at: start)) + days * CivilSeconds.perDay
    return zone.resolve(localSeconds: local).instant + seconds
  }
}
