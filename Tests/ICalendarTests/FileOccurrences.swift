import CalendarCore
import ICalendar

/// The starts of what the events of a file make of a window, in order, as `20260310T090000` on the
/// clock of the event's own zone; `20260310` for dates.
///
/// - Parameters:
///   - lines: what stands in the VCALENDAR.
///   - from: the first second of the window, in UTC, as `20260310T000000` or `20260310`.
///   - to: the second after it.
///   - viewer: the zone of whoever looks.
func starts(
  _ lines: [String], from: String, to: String, viewer: String = "UTC"
) throws -> [String] {
  let bytes = calendar(lines)
  let file = CalendarFile(indexing: bytes)
  let window = OccurrenceWindow(try instant(from)..<instant(to))
  let home = try SystemZones.rules(viewer)
  var found: [(seconds: Int64, text: String)] = []
  for group in file.groups {
    let object = SeriesObject(file.read(group, in: bytes).components)
    guard let series = object.recurrenceSet else { continue }
    let list = series.occurrences(in: window, homeZone: home) { zone(named: $0, in: file, bytes) }
    for occurrence in list.occurrences {
      let text = compact(occurrence.start.civil, isDate: occurrence.start.isDate)
      found.append((occurrence.startSeconds, text))
    }
  }
  return found.sorted { $0.seconds < $1.seconds }.map(\.text)
}

/// The rules of a zone: by its name, else as the file defines it.
private func zone(named tzid: String, in file: CalendarFile, _ bytes: [UInt8]) -> TimeZoneRules? {
  if let known = SystemZones.rules(ofTZID: tzid) { return known }
  return bytes.withUnsafeBufferPointer { buffer in
    guard let component = file.timeZone(tzid, calendar: 0, in: buffer),
      let described = try? VTimeZone(component)
    else { return nil }
    return try? TimeZoneRules(described)
  }
}
