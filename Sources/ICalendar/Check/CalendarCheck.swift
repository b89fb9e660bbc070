extension CalendarFile.Calendar {
  /// Checks what a VCALENDAR must say about itself (RFC 5545 §3.6).
  func check(log: inout ProblemLog) {
    if let version = header.property("VERSION") {
      // The standard has a form with two versions, least and greatest.
      let text = trimmingBlanks(version.value)
      if !isSameText(text, "2.0"), !text.utf8.contains(ASCII.semicolon) {
        report(
          "The version is \(text), not 2.0. The file is read as 2.0; what differs may be lost.",
          property: version, log: &log)
      }
    } else {
      report("The VCALENDAR has no VERSION. It is read as 2.0.", log: &log)
    }
    if header.property("PRODID") == nil {
      report(
        "The VCALENDAR has no PRODID. Nothing is lost, but some programs refuse the file.",
        log: &log)
    }
  }

  private func report(_ message: String, property: Property? = nil, log: inout ProblemLog) {
    log.report(
      Problem(
        line: property?.line ?? line, property: property?.name, kind: .calendarHeader,
        severity: .warning, message: message))
  }
}

/// Which zones times name, each with the place where it is named first.
struct ZoneUse {
  private struct Use {
    let tzid: String
    let line: Int
    let property: String
    let substitute: String?
  }

  private var seen: Set<ByteKey>
  private var undefined: [Use] = []

  init(defined: [ByteKey]) { seen = Set(defined) }

  /// Notes the zones of a component.
  ///
  /// - Parameter substitute: the zone that its calendar names for all times, when that is known.
  mutating func note(_ component: Component, substitute: String?) {
    for property in component.properties where !property.parameters.isEmpty {
      guard let tzid = property.tzid, seen.insert(ByteKey(tzid)).inserted else { continue }
      undefined.append(
        Use(tzid: tzid, line: property.line, property: property.name, substitute: substitute))
    }
    for part in component.components { note(part, substitute: substitute) }
  }

  func report(isKnownZone: (String) -> Bool, log: inout ProblemLog) {
    for use in undefined {
      let isKnown = isKnownZone(use.tzid)
      let reading =
        use.substitute.map { "in \($0), the zone of the calendar (X-WR-TIMEZONE)" }
        ?? "as times on the clock of whoever looks"
      let message =
        isKnown
        ? "The file does not define the zone \(use.tzid). The zone known by this name is used."
        : "The zone \(use.tzid) is neither defined in the file nor known. Times in it are read "
          + "\(reading); add its VTIMEZONE or use a name like Europe/Berlin."
      log.report(
        Problem(
          line: use.line, property: use.property, kind: .undefinedZone,
          severity: isKnown ? .warning : .error, message: message))
    }
  }
}

extension Component {
  /// Checks a VTIMEZONE.
  func checkTimeZone(log: inout ProblemLog) {
    do throws(TimeZoneComponentError) {
      let (_, faults) = try VTimeZone.reading(self)
      for fault in faults {
        report(
          fault, consequence: "That part of the zone is left out.", severity: .error, log: &log)
      }
    } catch {
      report(
        error, consequence: "The zone is looked up by its name instead.", severity: .error,
        log: &log)
    }
    for part in components { part.checkRules(startingAt: nil, log: &log) }
  }

  private func report(
    _ fault: TimeZoneComponentError, consequence: String, severity: Problem.Severity,
    log: inout ProblemLog
  ) {
    log.report(
      Problem(
        line: fault.line ?? line, kind: .badZone, severity: severity,
        message: sentence(fault.description) + " " + consequence))
  }
}

/// The text with a capital and a full stop.
func sentence(_ text: String) -> String {
  var bytes = Array(text.utf8)
  if let first = bytes.first { bytes[0] = ASCII.uppercased(first) }
  if let last = bytes.last, last != UInt8(ascii: "."), last != UInt8(ascii: "!") {
    bytes.append(UInt8(ascii: "."))
  }
  return String(decoding: bytes, as: UTF8.self)
}
