/// What a rule of hours, minutes or seconds selects: every `interval`-th unit of one unbroken line of
/// units from the start's, as far as BYHOUR, BYMINUTE and BYSECOND allow it, and times within it.
struct UnitPattern {
  /// The length of a unit in seconds.
  var length: Int64 = 1
  /// The number of units in a day.
  var perDay: Int64 = 1
  /// The unit that holds the start, counted from 1970-01-01T00:00.
  var first: Int64 = 0
  /// The units of a day that are allowed and can be met at all; nil when all are.
  var allowed: [Int64]?
  /// ``allowed`` as a table by unit; empty when all are.
  var isAllowed: [Bool] = []
  /// The times within a unit, in seconds from its beginning.
  var times: [Int64] = [0]

  /// Whether no unit can ever be met.
  var isEmpty: Bool { allowed?.isEmpty == true || times.isEmpty }

  init() {}

  /// Makes the pattern. An empty list allows everything.
  init(
    _ frequency: RecurrenceRule.Frequency, interval: Int64, start: Int64, hours: [Int64],
    minutes: [Int64], seconds: [Int64], positions: [Int]
  ) {
    switch frequency {
    case .hourly:
      length = CivilSeconds.perHour
      times = []
      for minute in minutes {
        for second in seconds { times.append(minute * CivilSeconds.perMinute + second) }
      }
    case .minutely:
      length = CivilSeconds.perMinute
      times = seconds
    default:
      length = 1
      times = [0]
    }
    RulePattern.select(positions, from: 0, in: &times)
    perDay = CivilSeconds.perDay / length
    first = floorDivide(start, length)
    let usesMinutes = frequency != .hourly && !minutes.isEmpty
    let usesSeconds = frequency == .secondly && !seconds.isEmpty
    guard !hours.isEmpty || usesMinutes || usesSeconds else { return }
    // A unit of the day is met on some day only if it lies a multiple of this from the first.
    let stride = greatestCommonDivisor(interval, perDay)
    let residue = floorRemainder(first, stride)
    let (hours, minutes, seconds) = (
      UnitPattern.table(hours, 24), UnitPattern.table(usesMinutes ? minutes : [], 60),
      UnitPattern.table(usesSeconds ? seconds : [], 60)
    )
    isAllowed = [Bool](repeating: false, count: Int(perDay))
    var list: [Int64] = []
    var unit = residue
    while unit < perDay {
      let second = Int(unit * length)
      if hours[second / 3600], minutes[second / 60 % 60], seconds[second % 60] {
        isAllowed[Int(unit)] = true
        list.append(unit)
      }
      unit += stride
    }
    allowed = list
  }

  /// Which numbers are in the list; an empty list allows all.
  private static func table(_ list: [Int64], _ count: Int) -> [Bool] {
    var table = [Bool](repeating: list.isEmpty, count: count)
    for value in list { table[Int(value)] = true }
    return table
  }
}
