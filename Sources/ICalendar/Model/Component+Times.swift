import CalendarCore

/// When a component takes place: its start, and an end that makes sense with it.
public struct ComponentTimes: Hashable, Sendable {
  /// What in the file's times does not fit together, and was repaired.
  public enum Oddity: Hashable, Sendable {
    /// The end is before the start; read as no length, or one day for dates.
    case endBeforeStart
    /// The duration is negative; read as no length, or one day for dates.
    case negativeDuration
    /// There are both an end and a duration; the end counts.
    case endAndDuration
    /// One of start and end is a date, the other a time; the end is read in the start's form.
    case mixedForms
    /// The end cannot be read; read as if it were missing.
    case unreadableEnd
  }

  /// When it begins.
  public var start: DateTimeValue
  /// When it ends. For dates never before the day after the start. A time in another zone than the
  /// start may still turn out to be before it.
  public var end: ComponentEnd
  /// What was repaired.
  public var oddities: [Oddity]

  /// Makes times.
  public init(start: DateTimeValue, end: ComponentEnd, oddities: [Oddity] = []) {
    self.start = start
    self.end = end
    self.oddities = oddities
  }
}

extension Component {
  /// When the component takes place; nil without a readable DTSTART.
  ///
  /// The end is DTEND (DUE of a VTODO) or DURATION. With neither, a date lasts one day and a time has
  /// no length (RFC 5545 §3.6.1). DTEND of a date is exclusive; one that equals DTSTART is read as one
  /// day, as the programs that write it mean.
  public var times: ComponentTimes? {
    guard let start else { return nil }
    var oddities: [ComponentTimes.Oddity] = []
    let endName = isNamed("VTODO") ? "DUE" : "DTEND"
    let hasEnd = property(endName) != nil
    let hasDuration = property("DURATION") != nil
    if hasEnd, hasDuration { oddities.append(.endAndDuration) }

    let end: ComponentEnd
    if let written = dateTime(endName) {
      end = ComponentTimes.end(written, of: start, oddities: &oddities)
    } else if let duration = duration("DURATION") {
      end = ComponentTimes.end(duration, of: start, oddities: &oddities)
    } else {
      if hasEnd || hasDuration { oddities.append(.unreadableEnd) }
      end = ComponentTimes.shortestEnd(of: start)
    }
    return ComponentTimes(start: start, end: end, oddities: oddities)
  }
}

extension ComponentTimes {
  /// The shortest length that something of this form has: a day for dates, none for times.
  static func shortestEnd(of start: DateTimeValue) -> ComponentEnd {
    .after(start.isDate ? DurationValue(days: 1) : .zero)
  }

  fileprivate static func end(
    _ written: DateTimeValue, of start: DateTimeValue, oddities: inout [Oddity]
  ) -> ComponentEnd {
    var end = written
    if start.isDate != written.isDate {
      oddities.append(.mixedForms)
      if start.isDate {
        let civil = written.civil
        end = .date(civil.time == .midnight ? civil.day : civil.day.advanced(by: 1))
      } else {
        end = start.withCivil(written.civil)
      }
    }
    guard end.hasForm(of: start) else { return .at(end) }
    if end.civil > start.civil { return .at(end) }
    if end.civil < start.civil { oddities.append(.endBeforeStart) }
    return shortestEnd(of: start)
  }

  fileprivate static func end(
    _ duration: DurationValue, of start: DateTimeValue, oddities: inout [Oddity]
  ) -> ComponentEnd {
    if duration.isNegative {
      oddities.append(.negativeDuration)
      return shortestEnd(of: start)
    }
    guard start.isDate else { return .after(duration) }
    // Hours on a date: every day they reach into.
    let civil = start.civil
    let span = DaySpan(coveredFrom: civil, to: civil.advanced(by: duration))
    return .after(DurationValue(days: span.count))
  }
}
