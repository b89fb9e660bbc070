extension Component {
  /// Checks a VEVENT, VTODO, VJOURNAL or any other component of a calendar.
  func check(
    ruleProblem: (_ rule: String, _ isDate: Bool) -> String?, log: inout ProblemLog
  ) {
    if isNamed("VEVENT"), property("DTSTART") == nil {
      log.report(
        Problem(
          line: line, property: "DTSTART", kind: .missingStart,
          message: "The VEVENT has no DTSTART. It is kept but stands on no day; give it a start."))
    }
    for property in properties where property.isReadable { checkValue(of: property, log: &log) }
    if isNamed("VEVENT") || isNamed("VTODO") || isNamed("VJOURNAL") {
      checkRepeats(log: &log)
      checkTimes(log: &log)
      checkRules(isDate: start?.isDate ?? false, ruleProblem: ruleProblem, log: &log)
    }
    for part in components where part.isNamed("VALARM") { part.checkAlarm(log: &log) }
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
          "One of start and end is a date, the other a time. The end is read in the start's form."
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
    var seen: [String] = []
    for property in properties where property.isReadable {
      guard isSingle(property) else { continue }
      if seen.contains(where: { isSameName($0, property.name) }) {
        log.report(
          Problem(
            line: property.line, property: property.name, kind: .repeatedProperty,
            severity: .warning,
            message:
              "There is more than one \(property.name) in the \(name). The first counts; all are "
              + "kept."))
      } else {
        seen.append(property.name)
      }
    }
  }

  /// Whether the property may stand only once (RFC 5545 §3.6.1 to §3.6.3).
  private func isSingle(_ property: Property) -> Bool {
    isAmong(singleNames, property) || (property.isNamed("DESCRIPTION") && !isNamed("VJOURNAL"))
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
      reportBadValue(error, in: trigger, consequence: "The reminder does not go off.", log: &log)
    }
  }
}

private func checkValue(of property: Property, log: inout ProblemLog) {
  do throws(ValueError) {
    switch ValueKind(of: property) {
    case .dateTime: _ = try property.dateTime()
    case .duration: _ = try property.duration()
    case .integer: _ = try property.integer()
    case .dates:
      for error in property.recurrenceDates().errors {
        reportBadValue(error, in: property, consequence: "That date is left out.", log: &log)
      }
    case .other: break
    }
  } catch {
    reportBadValue(error, in: property, consequence: "It is read as if it were missing.", log: &log)
  }
}

private func reportBadValue(
  _ error: ValueError, in property: Property, consequence: String, log: inout ProblemLog
) {
  log.report(
    Problem(
      line: property.line, property: property.name, kind: .badValue,
      message: sentence(error.description) + " " + consequence))
}

private enum ValueKind {
  case dateTime
  case dates
  case duration
  case integer
  case other

  init(of property: Property) {
    self =
      if isAmong(dateTimeNames, property) {
        .dateTime
      } else if isAmong(["EXDATE", "RDATE"], property) {
        .dates
      } else if property.isNamed("DURATION") {
        .duration
      } else if isAmong(["SEQUENCE", "PERCENT-COMPLETE", "PRIORITY"], property) {
        .integer
      } else {
        .other
      }
  }
}

private let dateTimeNames = [
  "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "COMPLETED", "DTSTAMP", "CREATED", "LAST-MODIFIED",
]

private let singleNames = [
  "UID", "DTSTART", "DTEND", "DUE", "DURATION", "SUMMARY", "LOCATION", "STATUS", "SEQUENCE",
  "RECURRENCE-ID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "PERCENT-COMPLETE",
  "PRIORITY", "TRANSP", "CLASS", "URL", "ORGANIZER",
]

private func isAmong(_ names: [String], _ property: Property) -> Bool {
  names.contains { property.isNamed($0) }
}
