import CalendarCore
import ICalendar

/// What holds for the rules of every zone, wherever they were read.
func checkPromises(of zone: TimeZoneRules) {
  // Within the years −5000 and 9900; rules hold for −9999 through 9999.
  let far: Int64 = 250_000_000_000
  var instants: [Int64] = [.min, -far, -1, 0, 1, 951_782_400, 1_772_323_200, far, .max]
  // Around the first changes after some of them.
  for start in [-far, 0, 1_772_323_200, far - 100_000_000] {
    var instant = start
    for _ in 0..<4 {
      guard let change = zone.transition(after: instant), change.instant <= far else { break }
      expect(change.instant > instant, "the change after an instant is not before it")
      expect(change.offsetAfter == zone.offset(at: change.instant), "a change begins its offset")
      expect(change.offsetBefore == zone.offset(at: change.instant - 1), "a change ends its offset")
      instants += [change.instant - 1, change.instant, change.instant + 1]
      instant = change.instant
    }
  }
  for instant in instants {
    let offset = zone.offset(at: instant)
    expect(
      zone.minimumOffset <= offset && offset <= zone.maximumOffset,
      "an offset lies between the smallest and the largest")
    guard instant.magnitude <= far.magnitude else { continue }
    // The wall time that an instant has is that of the instant which it means.
    let civil = zone.civil(at: instant)
    let resolved = zone.resolve(civil)
    expect(zone.civil(at: resolved.instant) == civil, "a wall time that a clock shows exists")
    expect(resolved.instant <= instant, "of two instants with a wall time the first is meant")
  }
}
