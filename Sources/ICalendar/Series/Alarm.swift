import CalendarCore

/// When a VALARM goes off (RFC 5545 §3.6.6).
public struct Alarm: Hashable, Sendable {
  /// What the first time is counted from.
  public enum Trigger: Hashable, Sendable {
    /// So long after the start of an occurrence; before it when negative.
    case fromStart(DurationValue)
    /// So long after its end, which of a task is when it is due.
    case fromEnd(DurationValue)
    /// At one moment, whatever the occurrences are.
    case at(DateTimeValue)
  }

  /// When it goes off first.
  public var trigger: Trigger
  /// How often it goes off again, 0…``repetitionLimit``.
  public var repetitions: Int
  /// How long after one time the next is; not negative.
  public var interval: DurationValue

  /// The most repetitions that are followed.
  public static let repetitionLimit = 1_000

  /// Reads a VALARM; nil without a TRIGGER that can be read.
  ///
  /// REPEAT without a DURATION, or with one that does not go forward, does not repeat.
  public init?(_ component: Component) {
    guard let property = component.property("TRIGGER") else { return nil }
    do throws(ValueError) {
      let duration = try property.duration()
      let isFromEnd = property.parameter("RELATED").map { isSameName($0.value, "END") } ?? false
      trigger = isFromEnd ? .fromEnd(duration) : .fromStart(duration)
    } catch {
      do throws(ValueError) {
        let moment = try property.dateTime()
        guard !moment.isDate else { return nil }
        trigger = .at(moment)
      } catch { return nil }
    }
    let interval = component.duration("DURATION") ?? .zero
    let isForward = !interval.isNegative && interval != .zero
    self.interval = isForward ? interval : .zero
    repetitions =
      isForward ? min(max(component.integer("REPEAT") ?? 0, 0), Alarm.repetitionLimit) : 0
  }
}

/// One time that an alarm goes off.
public struct AlarmOccurrence: Hashable, Sendable {
  /// When, on the clock that ``isCivil`` tells.
  public var seconds: Int64
  /// Whether the seconds are wall-clock seconds as if in UTC, of a date or a floating time, and not
  /// seconds since 1970-01-01T00:00:00Z.
  public var isCivil: Bool
  /// The occurrence it is for; nil for an alarm at one moment.
  public var occurrence: Occurrence?
  /// The place of its component in the object.
  public var componentIndex: Int
  /// The place of the VALARM among the subcomponents of that.
  public var alarmIndex: Int
  /// 0 for the first time, else which repetition it is.
  public var repetition: Int
}

extension SeriesObject {
  /// The times in a window at which alarms go off, in order; a time at the end of the window is not in
  /// it. A changed occurrence has its own alarms only.
  ///
  /// - Parameters:
  ///   - window: the time span.
  ///   - limit: the most occurrences to look at.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  public func alarms(
    in window: OccurrenceWindow, limit: Int = 10_000,
    zones: @escaping (String) -> TimeZoneRules?
  ) -> [AlarmOccurrence] {
    guard let set = recurrenceSet, let masterIndex else { return [] }
    var known: [(component: Int, alarm: Int, value: Alarm)] = []
    var reach: Int64 = 0
    for index in [masterIndex] + overrideIndices {
      for (place, part) in components[index].components.enumerated() where part.isNamed("VALARM") {
        guard let alarm = Alarm(part) else { continue }
        known.append((index, place, alarm))
        reach = max(reach, alarm.reach)
      }
    }
    guard !known.isEmpty else { return [] }
    var found: [AlarmOccurrence] = []
    func add(
      _ alarm: (component: Int, alarm: Int, value: Alarm), first: Int64, zone: TimeZoneRules?,
      occurrence: Occurrence?
    ) {
      var seconds = first
      let range = zone == nil ? window.civil : window.instants
      for repetition in 0...alarm.value.repetitions {
        if range.contains(seconds) {
          found.append(
            AlarmOccurrence(
              seconds: seconds, isCivil: zone == nil, occurrence: occurrence,
              componentIndex: alarm.component, alarmIndex: alarm.alarm, repetition: repetition))
        }
        seconds = SeriesObject.moved(seconds, by: alarm.value.interval, zone: zone)
      }
    }
    let occurrences = set.occurrences(
      in: window.widened(by: reach), limit: limit, zones: zones
    ).occurrences
    for alarm in known {
      let trigger: DurationValue
      let isFromEnd: Bool
      switch alarm.value.trigger {
      case .at(let moment):
        let zone = moment.rules(zone: zones)
        add(alarm, first: (zone ?? .utc).resolve(moment.civil).instant, zone: zone, occurrence: nil)
        continue
      case .fromStart(let duration): (trigger, isFromEnd) = (duration, false)
      case .fromEnd(let duration): (trigger, isFromEnd) = (duration, true)
      }
      for occurrence in occurrences
      where (occurrence.overrideIndex ?? masterIndex) == alarm.component {
        let zone = occurrence.isCivil ? nil : occurrence.start.rules(zone: zones)
        let anchor = isFromEnd ? occurrence.endSeconds : occurrence.startSeconds
        add(
          alarm, first: SeriesObject.moved(anchor, by: trigger, zone: zone), zone: zone,
          occurrence: occurrence)
      }
    }
    found.sort {
      if $0.seconds != $1.seconds { return $0.seconds < $1.seconds }
      if $0.componentIndex != $1.componentIndex { return $0.componentIndex < $1.componentIndex }
      return ($0.alarmIndex, $0.repetition) < ($1.alarmIndex, $1.repetition)
    }
    return found
  }

  /// A second later by a duration: days as the clock makes them, then exact seconds.
  private static func moved(
    _ seconds: Int64, by duration: DurationValue, zone: TimeZoneRules?
  ) -> Int64 {
    var moved = seconds
    if duration.days != 0 {
      let days = Int64(duration.days) * CivilSeconds.perDay
      if let zone {
        let local = Clamped.sum(seconds, Int64(zone.offset(at: seconds)))
        moved = zone.resolve(localSeconds: Clamped.sum(local, days)).instant
      } else {
        moved = Clamped.sum(seconds, days)
      }
    }
    return Clamped.sum(moved, duration.seconds)
  }
}

extension Alarm {
  /// The furthest that a time of it is from what it is counted from.
  fileprivate var reach: Int64 {
    func length(_ duration: DurationValue) -> Int64 {
      Clamped.sum(
        (Int64(duration.days.magnitude) + 1) * CivilSeconds.perDay,
        Int64(clamping: duration.seconds.magnitude))
    }
    let first: Int64 =
      switch trigger {
      case .fromStart(let duration), .fromEnd(let duration): length(duration)
      case .at: 0
      }
    let rest = length(interval).multipliedReportingOverflow(by: Int64(repetitions))
    return Clamped.sum(first, rest.overflow ? .max / 4 : rest.partialValue)
  }
}
