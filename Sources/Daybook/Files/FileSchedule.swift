import CalendarCore
import ICalendar

/// The events of iCalendar files, read without a store: for looking at files.
public struct FileSchedule: Sendable {
  private let files: [[UInt8]]
  private let zones: SystemTimeZones

  /// Reads files.
  ///
  /// - Parameter files: the octets of each.
  public init(files: [[UInt8]], zones: SystemTimeZones) {
    self.files = files
    self.zones = zones
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
        for group in file.groups {
          var object = EventObject(file.read(group, in: bytes).components)
          guard object.kind == .event else { continue }
          object.embedZones(of: file, group: group, bytes: bytes, zones: zones)
          guard let series = EventSeries(object, zones: zones) else { continue }
          let found = series.schedule(in: window, zone: zone)
          schedule.occurrences += found.occurrences
          schedule.notices += found.notices
        }
      }
    }
    schedule.occurrences.sort(by: EventOccurrence.precedes)
    return schedule
  }
}
