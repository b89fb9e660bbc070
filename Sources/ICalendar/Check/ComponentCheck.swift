extension Component {
  /// Checks a VEVENT, VTODO, VJOURNAL or any other component of a calendar.
  func check(log: inout ProblemLog) {
    checkStart(log: &log)
    for property in properties where property.isReadable {
      property.checkCharacters(log: &log)
      if property.isOversizedData { property.reportOversizedData(log: &log) }
      // The trigger of an alarm is checked with the alarm.
      if isNamed("VALARM"), property.isNamed("TRIGGER") { continue }
      property.checkValue(in: self, log: &log)
    }
    if isNamed("VEVENT") || isNamed("VTODO") || isNamed("VJOURNAL") {
      checkRepeats(log: &log)
      checkTimes(log: &log)
      checkWords(log: &log)
      checkRules(startingAt: start, log: &log)
    }
    for part in components {
      if part.isNamed("VALARM") { part.checkAlarm(log: &log) }
      part.check(log: &log)
    }
  }

  private func checkStart(log: inout ProblemLog) {
    guard property("DTSTART") == nil else { return }
    if isNamed("VEVENT") {
      log.report(
        Problem(
          line: line, property: "DTSTART", kind: .missingStart,
          message: "The VEVENT has no DTSTART. It is kept but stands on no day; give it a start."))
    } else if isNamed("VTODO") || isNamed("VJOURNAL") {
      guard
        let dependent = properties.first(where: {
          $0.isNamed("RRULE") || (isNamed("VTODO") && $0.isNamed("DURATION"))
        })
      else { return }
      log.report(
        Problem(
          line: dependent.line, property: dependent.name, kind: .missingStart, severity: .warning,
          message: "The \(name) has no DTSTART from which its \(dependent.name) could count. The "
            + "\(dependent.name) is kept but has no effect; give it a start."))
    }
  }

  private func checkTimes(log: inout ProblemLog) {
    guard let times else { return }
    let end = property(isNamed("VTODO") ? "DUE" : "DTEND")
    let duration = property("DURATION")
    let rest = times.start.isDate ? "one day" : "having no length"
    for oddity in times.oddities {
      let report: (property: Property?, kind: Problem.Kind, message: String)
      switch oddity {
      case .endBeforeStart:
        report = (
          end, .endBeforeStart,
          "The end is before the start. The \(name) is read as \(rest); correct one of them."
        )
      case .negativeDuration:
        report = (
          duration, .endBeforeStart,
          "The duration is negative. The \(name) is read as \(rest); remove the minus sign."
        )
      case .endAndDuration:
        report = (
          duration, .conflictingEnd,
          "There are both \(end?.name ?? "DTEND") and DURATION. The former counts; remove one."
        )
      case .mixedForms:
        report = (
          end, .conflictingEnd,
          "One of start and end is a date, the other a time. The end is read in the start's form; "
            + "write both alike."
        )
      case .unreadableEnd:
        // The property itself is reported.
        continue
      }
      log.report(
        Problem(
          line: report.property?.line ?? line, property: report.property?.name, kind: report.kind,
          severity: .warning, message: report.message))
    }
  }

  private func checkRepeats(log: inout ProblemLog) {
    var seen: [(name: String, line: Int)] = []
    for property in properties where property.isReadable && isSingle(property) {
      if let first = seen.first(where: { isSameName($0.name, property.name) }) {
        log.report(
          Problem(
            line: property.line, property: property.name, kind: .repeatedProperty,
            severity: .warning,
            message: "There is more than one \(property.name) in the \(name). The one on line "
              + "\(first.line) counts; all are kept."))
      } else {
        seen.append((property.name, property.line))
      }
    }
  }

  /// Whether the property may stand only once (RFC 5545 §3.6.1 to §3.6.3).
  private func isSingle(_ property: Property) -> Bool {
    property.isNamed(among: [
      "UID", "DTSTART", "DTEND", "DUE", "DURATION", "SUMMARY", "LOCATION", "STATUS", "SEQUENCE",
      "RECURRENCE-ID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "PERCENT-COMPLETE",
      "PRIORITY", "TRANSP", "CLASS", "URL", "ORGANIZER",
    ]) || (property.isNamed("DESCRIPTION") && !isNamed("VJOURNAL"))
  }

  /// Checks words of a fixed set.
  private func checkWords(log: inout ProblemLog) {
    func report(_ property: Property, _ message: String) {
      log.report(
        Problem(
          line: property.line, column: property.valueColumn, property: property.name,
          kind: .badValue, severity: .warning, message: "\"\(property.value)\" " + message))
    }
    if let property = property("STATUS"), status == nil {
      report(
        property,
        "is no status; use \(usualStatuses). It is kept, and read as if there were none.")
    }
    if let property = property("COLOR"), NamedColor.hexadecimal(of: property.value) == nil {
      report(
        property, "is no colour; use a name of CSS such as teal. It is kept but not shown.")
    }
  }

  private var usualStatuses: String {
    if isNamed("VTODO") { return "NEEDS-ACTION, IN-PROCESS, COMPLETED or CANCELLED" }
    if isNamed("VJOURNAL") { return "DRAFT, FINAL or CANCELLED" }
    return "TENTATIVE, CONFIRMED or CANCELLED"
  }

  private func checkAlarm(log: inout ProblemLog) {
    guard let trigger = property("TRIGGER") else {
      return log.report(
        Problem(
          line: line, property: "TRIGGER", kind: .badValue, severity: .warning,
          message: "The VALARM has no TRIGGER, so it never goes off."))
    }
    do throws(ValueError) {
      if trigger.hasValueType("DATE-TIME") {
        _ = try trigger.dateTime()
      } else {
        _ = try trigger.duration()
      }
    } catch {
      if !trigger.hasValueType("DATE-TIME"), (try? trigger.dateTime()) != nil {
        return log.report(
          Problem(
            line: trigger.line, column: trigger.valueColumn, property: trigger.name,
            kind: .badValue,
            message: "\"\(trigger.value)\" is a time, which VALUE=DATE-TIME must say. The reminder "
              + "does not go off; add ;VALUE=DATE-TIME after TRIGGER."))
      }
      trigger.reportBadValue(error, consequence: "The reminder does not go off.", log: &log)
    }
  }

  /// Checks the values of RRULE and EXRULE.
  ///
  /// - Parameter start: where the series starts; nil when that is not known.
  func checkRules(startingAt start: DateTimeValue?, log: inout ProblemLog) {
    for property in properties where property.isNamed("RRULE") || property.isNamed("EXRULE") {
      do throws(RecurrenceRuleProblem) {
        for notice in try RecurrenceRule.read(property.value, startingAt: start).notices {
          property.report(notice, consequence: "", severity: .warning, log: &log)
        }
      } catch {
        property.report(
          error, consequence: " The rule is kept but not followed.", severity: .error, log: &log)
      }
    }
  }
}

extension Property {
  fileprivate func report(
    _ fault: RecurrenceRuleProblem, consequence: String, severity: Problem.Severity,
    log: inout ProblemLog
  ) {
    log.report(
      Problem(
        line: line, column: fault.offset.map { valueColumn + $0 }, property: name, kind: .badRule,
        severity: severity, message: sentence(fault.description) + consequence))
  }

  /// Whether the property has one of these names, whatever the case.
  func isNamed(among names: [String]) -> Bool { names.contains { isNamed($0) } }
}
