import CalendarCore

/// Why a VTIMEZONE, or a part of it, cannot be used.
public enum TimeZoneComponentError: Error, Hashable, Sendable {
  /// The component is not a VTIMEZONE.
  case notATimeZone(name: String)
  /// It has no TZID.
  case missingTZID
  /// It has no STANDARD or DAYLIGHT that can be used.
  case noObservance(tzid: String)
  /// A STANDARD or DAYLIGHT has no `property`.
  case missingProperty(String, line: Int)
  /// A STANDARD or DAYLIGHT has a `property` that cannot be read.
  case badProperty(String, line: Int, reason: ValueError)
}

extension TimeZoneComponentError: CustomStringConvertible {
  /// What is wrong, in plain English.
  public var description: String {
    switch self {
    case .notATimeZone(let name): "a \(name) is not a VTIMEZONE"
    case .missingTZID: "the VTIMEZONE has no TZID, so no time can name it"
    case .noObservance(let tzid): "the VTIMEZONE \(tzid) has no usable STANDARD or DAYLIGHT"
    case .missingProperty(let name, _): "the part of the VTIMEZONE has no \(name)"
    case .badProperty(let name, _, let reason): "\(name): \(reason)"
    }
  }

  /// The line of the file of the part in question; nil when the whole component is meant.
  public var line: Int? {
    switch self {
    case .missingProperty(_, let line), .badProperty(_, let line, _): line
    case .notATimeZone, .missingTZID, .noObservance: nil
    }
  }
}

extension VTimeZone {
  /// Reads a VTIMEZONE (RFC 5545 §3.6.5). Parts that cannot be used are left out.
  ///
  /// - Throws: ``TimeZoneComponentError`` when nothing of it can be used.
  public init(_ component: Component) throws(TimeZoneComponentError) {
    let (zone, _) = try VTimeZone.reading(component)
    self = zone
  }

  /// Reads a VTIMEZONE.
  ///
  /// - Parameter component: the VTIMEZONE.
  /// - Returns: the zone, and what is wrong with the parts that were left out.
  /// - Throws: ``TimeZoneComponentError`` when nothing of it can be used.
  static func reading(_ component: Component) throws(TimeZoneComponentError) -> (
    zone: VTimeZone, faults: [TimeZoneComponentError]
  ) {
    guard component.isNamed("VTIMEZONE") else { throw .notATimeZone(name: component.name) }
    let tzid = trimmingBlanks(component.text("TZID") ?? "")
    guard !tzid.isEmpty else { throw .missingTZID }
    var observances: [Observance] = []
    var faults: [TimeZoneComponentError] = []
    for part in component.components where part.isNamed("STANDARD") || part.isNamed("DAYLIGHT") {
      do throws(TimeZoneComponentError) {
        observances.append(try Observance(part))
      } catch {
        faults.append(error)
      }
    }
    guard !observances.isEmpty else { throw faults.first ?? .noObservance(tzid: tzid) }
    return (VTimeZone(tzid: tzid, observances: observances), faults)
  }
}

extension VTimeZone.Observance {
  /// Reads a STANDARD or DAYLIGHT. Unreadable RDATE values are left out.
  ///
  /// - Throws: ``TimeZoneComponentError`` without a readable DTSTART, TZOFFSETFROM and TZOFFSETTO.
  public init(_ component: Component) throws(TimeZoneComponentError) {
    func property(_ name: String) throws(TimeZoneComponentError) -> Property {
      guard let property = component.property(name) else {
        throw .missingProperty(name, line: component.line)
      }
      return property
    }

    func offset(_ name: String) throws(TimeZoneComponentError) -> Int32 {
      let property = try property(name)
      do throws(ValueError) {
        return try UTCOffsetValue.seconds(of: property.value)
      } catch {
        throw .badProperty(name, line: property.line, reason: error)
      }
    }

    let startProperty = try property("DTSTART")
    let start: DateTimeValue
    do throws(ValueError) {
      start = try startProperty.dateTime()
    } catch {
      throw .badProperty("DTSTART", line: startProperty.line, reason: error)
    }
    var dates: [DateTimeValue] = []
    for date in component.additionalDates { dates.append(date.start) }
    self.init(
      isDaylight: component.isNamed("DAYLIGHT"), start: start.civil,
      offsetFrom: try offset("TZOFFSETFROM"), offsetTo: try offset("TZOFFSETTO"),
      name: component.text("TZNAME"), rules: component.recurrenceRules, dates: dates)
  }
}
