import CalendarCore
import ICalendar

/// The events of iCalendar files, read without a store: for looking at files.
public struct FileSchedule: Sendable {
  private let files: [[UInt8]]
  private let zones: SystemTimeZones
  private let kind: OccurrenceKind
  private let floatingZone: String?

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: the octets of each.
  ///   - zones: the zones of this computer.
  ///   - kind: what is looked at.
  ///   - floatingZone: the zone in which times without one are read; nil for the clock of whoever looks.
  public init(
    files: [[UInt8]], zones: SystemTimeZones, kind: OccurrenceKind = .event,
    floatingZone: String? = nil
  ) {
    self.files = files
    self.zones = zones
    self.kind = kind
    self.floatingZone = floatingZone
  }

  /// The occurrences of all events in the window, in list order. Of the objects one at a time is held
  /// in memory.
  public func occurrences(in window: ScheduleWindow, zone: TimeZoneRules) -> [EventOccurrence] {
    schedule(in: window, zone: zone).occurrences
  }

  /// The occurrences as ``occurrences(in:zone:)`` gives them, and what is to be said about them.
  public func schedule(in window: ScheduleWindow, zone: TimeZoneRules) -> Schedule {
    var schedule = Schedule()
    for bytes in files {
      bytes.withUnsafeBufferPointer { bytes in
        let file = CalendarFile(indexing: bytes)
        let onlyZone = file.onlyZone(in: bytes, zones: zones)
        for group in file.groups {
          var object = EventObject(file.read(group, in: bytes).components)
          guard kind.includes(object.kind) else { continue }
          object.embedZones(of: file, group: group, bytes: bytes, zones: zones)
          guard
            let found = object.schedule(
              of: kind, in: window, zone: zone, floatingZone: floatingZone,
              homeZone: file.usualZone(of: group, zones: zones) ?? onlyZone, zones: zones)
          else { continue }
          schedule.occurrences += found.occurrences
          schedule.notices += found.notices
        }
      }
    }
    schedule.occurrences.sort(by: EventOccurrence.precedes)
    return schedule
  }
}

extension CalendarFile {
  /// The zone that the calendar of an object names for all it holds (X-WR-TIMEZONE).
  fileprivate func usualZone(of group: Group, zones: SystemTimeZones) -> TimeZoneRules? {
    guard let calendar = entries(of: group).first?.calendar,
      let name = calendars[calendar].timeZone
    else { return nil }
    return zones.rules(named: name)
  }

  /// The zone that the file defines when it defines no other.
  fileprivate func onlyZone(
    in bytes: UnsafeBufferPointer<UInt8>, zones: SystemTimeZones
  ) -> TimeZoneRules? {
    guard timeZones.count == 1, let tzid = timeZones.first?.tzid else { return nil }
    if let known = zones.rules(named: tzid) { return known }
    guard let component = timeZone(tzid, calendar: nil, in: bytes),
      let described = try? VTimeZone(component)
    else { return nil }
    return try? TimeZoneRules(described)
  }
}
