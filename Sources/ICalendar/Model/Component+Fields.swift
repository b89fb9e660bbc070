/// STATUS of a VEVENT, VTODO or VJOURNAL (RFC 5545 §3.8.1.11).
public enum ComponentStatus: Hashable, Sendable, CaseIterable {
  /// An event not agreed yet.
  case tentative
  /// An event that takes place.
  case confirmed
  /// Called off or removed.
  case cancelled
  /// A task not begun.
  case needsAction
  /// A task in progress.
  case inProcess
  /// A task done.
  case completed
  /// An unfinished entry.
  case draft
  /// A finished entry.
  case final

  /// The word in a file.
  public var text: String {
    switch self {
    case .tentative: "TENTATIVE"
    case .confirmed: "CONFIRMED"
    case .cancelled: "CANCELLED"
    case .needsAction: "NEEDS-ACTION"
    case .inProcess: "IN-PROCESS"
    case .completed: "COMPLETED"
    case .draft: "DRAFT"
    case .final: "FINAL"
    }
  }
}

// What the fields of VEVENT, VTODO and VJOURNAL say. A field that is missing or cannot be read is nil;
// the check of a file says why.
extension Component {
  /// UID; nil when it is missing or blank.
  public var uid: String? {
    guard let text = text("UID") else { return nil }
    let trimmed = trimmingBlanks(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// SUMMARY.
  public var summary: String? { text("SUMMARY") }

  /// LOCATION.
  public var location: String? { text("LOCATION") }

  /// DESCRIPTION; a VJOURNAL may have several, which ``properties(_:)`` gives.
  public var description: String? { text("DESCRIPTION") }

  /// CATEGORIES of all properties of that name, in order.
  public var categories: [String] {
    var texts: [String] = []
    for property in properties("CATEGORIES") { texts += property.texts }
    return texts
  }

  /// STATUS.
  public var status: ComponentStatus? {
    guard let text = property("STATUS").map({ trimmingBlanks($0.value) }) else { return nil }
    return ComponentStatus.allCases.first { isSameName($0.text, text) }
  }

  /// SEQUENCE; 0 when it is missing, negative or unreadable.
  public var sequence: Int { Swift.max(integer("SEQUENCE") ?? 0, 0) }

  /// PERCENT-COMPLETE, 0…100.
  public var percentComplete: Int? {
    integer("PERCENT-COMPLETE").map { Swift.min(Swift.max($0, 0), 100) }
  }

  /// PRIORITY, 0 (none), 1 (highest) … 9.
  public var priority: Int? {
    integer("PRIORITY").map { Swift.min(Swift.max($0, 0), 9) }
  }

  /// Whether the time counts as free (TRANSP:TRANSPARENT).
  public var isTransparent: Bool {
    property("TRANSP").map { isSameName(trimmingBlanks($0.value), "TRANSPARENT") } ?? false
  }

  /// DTSTART.
  public var start: DateTimeValue? { dateTime("DTSTART") }

  /// DUE of a task.
  public var due: DateTimeValue? { dateTime("DUE") }

  /// COMPLETED of a task.
  public var completed: DateTimeValue? { dateTime("COMPLETED") }

  /// RECURRENCE-ID: which occurrence of its series this component replaces.
  public var recurrenceID: DateTimeValue? { dateTime("RECURRENCE-ID") }

  /// Whether the component replaces an occurrence of a series, even if its RECURRENCE-ID cannot be
  /// read.
  public var isOverride: Bool { property("RECURRENCE-ID") != nil }

  /// Whether the override holds for the following occurrences too (RANGE=THISANDFUTURE).
  public var overridesFollowing: Bool {
    guard let range = property("RECURRENCE-ID")?.parameter("RANGE") else { return false }
    return isSameName(trimmingBlanks(range.value), "THISANDFUTURE")
  }

  /// The RRULE values as written, in order.
  public var recurrenceRules: [String] { rawValues("RRULE") }

  /// The EXRULE values as written (RFC 2445), in order.
  public var exceptionRules: [String] { rawValues("EXRULE") }

  /// The readable EXDATE values, in order; of a period, which some programs write, its start.
  public var exceptionDates: [DateTimeValue] {
    var dates: [DateTimeValue] = []
    for property in properties("EXDATE") {
      for date in property.recurrenceDates().dates { dates.append(date.start) }
    }
    return dates
  }

  /// The readable RDATE values, in order.
  public var additionalDates: [RecurrenceDate] {
    var dates: [RecurrenceDate] = []
    for property in properties("RDATE") { dates += property.recurrenceDates().dates }
    return dates
  }

  /// Whether the component recurs: it has a rule or additional dates.
  public var isRecurring: Bool {
    properties.contains { $0.isNamed("RRULE") || $0.isNamed("RDATE") }
  }

  /// The colour as `#RRGGBB`: COLOR, a CSS3 name (RFC 7986 §5.9) or hexadecimal, else Apple's
  /// X-APPLE-CALENDAR-COLOR.
  public var color: String? {
    for name in ["COLOR", "X-APPLE-CALENDAR-COLOR"] {
      if let value = property(name)?.value, let color = NamedColor.hexadecimal(of: value) {
        return color
      }
    }
    return nil
  }

  /// The text of the first property of this name, without escapes.
  public func text(_ name: String) -> String? { property(name)?.text }

  /// The first property of this name as DATE or DATE-TIME; nil when it is missing or unreadable.
  public func dateTime(_ name: String) -> DateTimeValue? {
    guard let property = property(name) else { return nil }
    do throws(ValueError) { return try property.dateTime() } catch { return nil }
  }

  /// The first property of this name as DURATION; nil when it is missing or unreadable.
  public func duration(_ name: String) -> DurationValue? {
    guard let property = property(name) else { return nil }
    do throws(ValueError) { return try property.duration() } catch { return nil }
  }

  /// The first property of this name as INTEGER; nil when it is missing or unreadable.
  public func integer(_ name: String) -> Int? {
    guard let property = property(name) else { return nil }
    do throws(ValueError) { return try property.integer() } catch { return nil }
  }

  private func rawValues(_ name: String) -> [String] {
    var values: [String] = []
    for property in properties where property.isNamed(name) { values.append(property.value) }
    return values
  }
}
