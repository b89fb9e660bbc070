// Checks of single values: whether they can be read as their type, and whether they are written as
// their property asks for.

extension Property {
  /// Checks the value.
  ///
  /// - Parameter component: the component in which the property stands.
  func checkValue(in component: Component, log: inout ProblemLog) {
    guard let definition = PropertyDefinition.named(name) else { return }
    switch definition.form {
    case .list where definition.type == .dateTime: return checkDates(of: component, log: &log)
    case .list where definition.type == .period: return checkPeriods(log: &log)
    case .parts where definition.type == .float: return checkPosition(log: &log)
    default: break
    }
    do throws(ValueError) {
      switch definition.type {
      case .dateTime:
        // RFC 5545 has no other type here but DATE.
        checkForm(of: try dateTime(), log: &log)
      case .duration where !hasValueType("DATE-TIME"): _ = try duration()
      case .integer: _ = try integer()
      case .utcOffset: _ = try UTCOffsetValue.seconds(of: value)
      default: break
      }
    } catch {
      reportBadValue(error, consequence: "It is read as if it were missing.", log: &log)
    }
  }

  /// Looks for characters that no line may have (RFC 5545 §3.1).
  func checkCharacters(log: inout ProblemLog) {
    guard let first = value.utf8.firstIndex(where: TextValue.isControl) else { return }
    let offset = value.utf8.distance(from: value.startIndex, to: first)
    log.report(
      Problem(
        line: line, column: valueColumn + offset, property: name, kind: .controlCharacter,
        severity: .warning,
        message: "The value holds a control character. It is kept, but other programs may refuse "
          + "the file; remove it."))
  }

  private func checkDates(of component: Component, log: inout ProblemLog) {
    let (dates, errors) = recurrenceDates()
    for error in errors {
      reportBadValue(error, consequence: "That date is left out.", log: &log)
    }
    guard let first = dates.first else { return }
    if case .period = first {
      if !hasValueType("PERIOD") {
        reportForm(
          "The value is a period, which VALUE=PERIOD does not say. It is read as one.", log: &log)
      }
      return
    }
    checkForm(of: first.start, isList: dates.count + errors.count > 1, log: &log)
    if let start = component.start, start.isDate != first.start.isDate {
      reportForm(
        start.isDate
          ? "The series is of whole days, but this is a time. The day of that time is meant."
          : "The series has a time, but this is a date. The occurrence on that day is meant.",
        log: &log)
    }
  }

  private func checkPeriods(log: inout ProblemLog) {
    let tzid = tzid
    for part in value.utf8.split(separator: ASCII.comma) {
      do throws(ValueError) {
        _ = try PeriodValue(text: trimmingBlanks(String(Substring(part))), tzid: tzid)
      } catch {
        reportBadValue(error, consequence: "That period is left out.", log: &log)
      }
    }
  }

  private func checkPosition(log: inout ProblemLog) {
    guard GeoValue(text: value) == nil else { return }
    log.report(
      Problem(
        line: line, column: valueColumn, property: name, kind: .badValue,
        message: "\"\(value)\" is not a position; write degrees north and east like 37.57;126.98. "
          + "It is read as if it were missing."))
  }

  // MARK: Form

  private func checkForm(
    of dateTime: DateTimeValue, isList: Bool = false, log: inout ProblemLog
  ) {
    // The time of what VALUE says to be a date.
    let hasTime =
      hasValueType("DATE") && value.utf8.contains { ASCII.uppercased($0) == UInt8(ascii: "T") }
    if hasTime {
      reportForm(
        "VALUE=DATE says that this is a date, but it has a time. The time is left out.", log: &log)
    } else if dateTime.isDate, !hasValueType("DATE") {
      reportForm(
        "The value is a date, which VALUE=DATE does not say. It is read as one.", log: &log)
    } else if case .utc = dateTime, let tzid {
      reportForm(
        "The time ends with Z and is in UTC, but TZID names \(tzid). UTC counts; remove one.",
        log: &log)
    }
    if !isList, !hasTime, !isSameText(value, dateTime.text) {
      reportForm("\"\(value)\" is read as \(dateTime.text); write it so.", log: &log)
    }
    guard isNamed(among: ["DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED"])
    else { return }
    if case .utc = dateTime { return }
    reportForm("\(name) must be in UTC and end with Z. It is kept as it is.", log: &log)
  }

  private func reportForm(_ message: String, log: inout ProblemLog) {
    log.report(
      Problem(
        line: line, property: name, kind: .valueForm, severity: .warning, message: message))
  }

  /// Reports a value that cannot be read.
  func reportBadValue(_ error: ValueError, consequence: String, log: inout ProblemLog) {
    log.report(
      Problem(
        line: line, column: column(of: error.text), property: name, kind: .badValue,
        message: sentence(error.description) + " " + consequence))
  }

  /// The octet of the unfolded line at which the value begins, counted from 1.
  var valueColumn: Int {
    var column = name.utf8.count + 2
    for parameter in parameters {
      column += 1 + parameter.name.utf8.count
      if let value = parameter.rawValue { column += 1 + value.utf8.count }
    }
    return column
  }

  /// The octet of the unfolded line at which an item of the value's list begins; the value's own when
  /// the text is no item of it.
  private func column(of item: String) -> Int {
    var offset = 0
    for part in value.utf8.split(separator: ASCII.comma, omittingEmptySubsequences: false) {
      if isSameText(trimmingBlanks(String(Substring(part))), trimmingBlanks(item)) {
        return valueColumn + offset + part.prefix(while: ASCII.isBlank).count
      }
      offset += part.count + 1
    }
    return valueColumn
  }
}
