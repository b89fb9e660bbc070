/// What is wrong with a recurrence rule: the reason for a refusal, or a notice about how a rule that
/// the RFC does not allow is read nevertheless.
///
/// Values and syntax that are out of range are refused, because a half-read rule invents dates. A
/// well-formed but forbidden combination is read with the repair that its case names.
public struct RecurrenceRuleProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    // Refused.

    /// FREQ is missing or is no frequency. Refused.
    case badFrequency
    /// INTERVAL is not a number of at least 1. Refused.
    case badInterval
    /// COUNT is 0 or not a number: refused. COUNT is negative: ignored.
    case badCount
    /// UNTIL is not a date or date-time. Refused.
    case badUntil
    /// WKST is not a weekday. Refused.
    case badWeekStart
    /// A value of a list, or of SKIP, is unreadable or out of range. Refused.
    case valueOutOfRange
    /// A part has a name that does not exist: refused. It begins with `X-`: ignored.
    case unknownPart
    /// RSCALE names another calendar than the Gregorian. Refused.
    case unsupportedCalendarScale
    /// A rule of hours, minutes or seconds stands beside a start that is a date. Refused.
    case subDailyOnDate

    // Read with a repair.

    /// A part is written twice; the last one counts.
    case duplicatePart
    /// COUNT and UNTIL are both given; both apply.
    case countWithUntil
    /// A part is not allowed with this frequency; it selects among the period's days.
    case partNotAllowed
    /// BYDAY has a number where none is allowed; the number is ignored.
    case ordinalNotAllowed
    /// BYSETPOS has no other part to choose from; it is ignored.
    case setPosAlone
    /// BYHOUR, BYMINUTE or BYSECOND stands beside a start that is a date; it is ignored.
    case timePartOnDate
    /// SKIP is given without RSCALE; it is honoured.
    case skipWithoutRScale
    /// UNTIL has another value type than the start asks for.
    case untilType
    /// UNTIL is before the start; the rule names nothing.
    case untilBeforeStart
    /// The rule names no date at all, such as 30 February.
    case matchesNothing
    /// The component has a rule but no start.
    case missingStart
  }

  /// What is wrong.
  public let kind: Kind
  /// The part as it was written, such as `BYMONTH=13`.
  public let part: String
  /// The byte of the rule's text at which the part begins; nil when the rule was not read from text.
  public let offset: Int?

  /// Makes a problem.
  public init(_ kind: Kind, part: String, offset: Int? = nil) {
    self.kind = kind
    self.part = part
    self.offset = offset
  }
}

extension RecurrenceRuleProblem: CustomStringConvertible {
  /// What is wrong, in plain English, with the part and what to do or what was done.
  public var description: String {
    switch kind {
    case .badFrequency:
      part.isEmpty
        ? "the recurrence rule has no FREQ; give one such as FREQ=DAILY"
        : "\"\(part)\" is no frequency; use SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or "
          + "YEARLY"
    case .badInterval: "\"\(part)\" is no interval; use a number of at least 1"
    case .badCount: "\"\(part)\" is no count; use a number of at least 1"
    case .badUntil:
      "\"\(part)\" is no end; use a date like 20260310 or a time like 20260310T090000Z"
    case .badWeekStart: "\"\(part)\" is no weekday; use SU, MO, TU, WE, TH, FR or SA"
    case .valueOutOfRange: "\"\(part)\" holds a value that is not allowed there"
    case .unknownPart: "\"\(part)\" is not a part of a recurrence rule"
    case .unsupportedCalendarScale:
      "\"\(part)\" names a calendar that is not supported; only GREGORIAN is"
    case .subDailyOnDate:
      "\"\(part)\" repeats within a day, but the event starts on a date without a time"
    case .duplicatePart: "\"\(part)\" is given twice; the last one counts"
    case .countWithUntil:
      "COUNT and \"\(part)\" are both given; whichever comes first ends the rule"
    case .partNotAllowed:
      "\"\(part)\" is not allowed with this frequency; it selects among the days of each period"
    case .ordinalNotAllowed:
      "\"\(part)\" has a number, which is not allowed here; every such weekday is meant"
    case .setPosAlone: "\"\(part)\" has no other BY part to choose from and is ignored"
    case .timePartOnDate: "\"\(part)\" is ignored because the event starts on a date without a time"
    case .skipWithoutRScale: "\"\(part)\" is given without RSCALE=GREGORIAN"
    case .untilType: "\"\(part)\" is not of the type that the event's start asks for"
    case .untilBeforeStart: "\"\(part)\" ends the rule before the event starts"
    case .matchesNothing: "the rule \"\(part)\" names no date at all"
    case .missingStart: "the rule \"\(part)\" has no start to count from"
    }
  }
}
