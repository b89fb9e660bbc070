import CalendarCore

/// The day in ISO form; for literals in tests.
func day(_ iso: String) -> Day {
  do { return try Day(iso: iso) } catch { preconditionFailure("\(iso): \(error)") }
}

/// The month in ISO form; for literals in tests.
func month(_ iso: String) -> Month {
  do { return try Month(iso: iso) } catch { preconditionFailure("\(iso): \(error)") }
}

/// The time in ISO form; for literals in tests.
func time(_ iso: String) -> TimeOfDay {
  do { return try TimeOfDay(iso: iso) } catch { preconditionFailure("\(iso): \(error)") }
}

/// An all-day item from its first to its last day, included.
func allDay(_ title: String, _ first: String, through last: String? = nil) -> CalendarItem {
  let start = day(first)
  let end = day(last ?? first).advanced(by: 1)
  return CalendarItem(uid: title, title: title, days: DaySpan(start: start, end: end))
}

/// A timed item, `2024-06-01T22:00` to `2024-06-02T00:00`.
func timed(_ title: String, _ start: String, _ end: String) -> CalendarItem {
  func civil(_ text: String) -> CivilDateTime {
    let parts = text.split(separator: "T")
    return CivilDateTime(day: day(String(parts[0])), time: time(String(parts[1])))
  }
  let from = civil(start)
  let to = civil(end)
  return CalendarItem(
    uid: title, title: title, days: DaySpan(coveredFrom: from, to: to), startTime: from.time,
    endTime: to.time)
}

extension GridPage {
  /// The row as text, a line a lane: titles in the columns they cover, `.` where a lane is free, then
  /// the more counts when there are any. For tests to read and compare.
  func drawing(ofRow row: Int) -> [String] {
    let week = weeks[row]
    var lines: [String] = []
    for lane in 0..<week.laneCount {
      var cells = [String](repeating: ".", count: grid.columnCount)
      for segment in week.segments where segment.lane == lane {
        for column in segment.startColumn..<segment.endColumn {
          cells[column] = items[segment.item].title
        }
      }
      lines.append(cells.joined(separator: " "))
    }
    if week.hasMore {
      lines.append(
        week.days.map { $0.more == 0 ? "." : "+\($0.more)" }.joined(separator: " "))
    }
    return lines
  }

  /// The index of the row that shows `day`.
  func row(of iso: String) -> Int { grid.position(of: day(iso))?.row ?? -1 }
}

/// A small generator so that every run draws the same numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
