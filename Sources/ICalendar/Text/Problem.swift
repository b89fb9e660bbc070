/// Something in a file that is not as RFC 5545 wants it, with where it stands and what becomes of it.
public struct Problem: Hashable, Sendable {
  /// How much a problem costs.
  public enum Severity: Hashable, Sendable {
    /// Read as if it were right; nothing is lost.
    case warning
    /// A part of the file is not used as it was meant, or not at all.
    case error
  }

  /// What is wrong, for programs that treat some problems apart.
  public enum Kind: Hashable, Sendable {
    /// The file has no bytes, or nothing but blanks.
    case empty
    /// The file is something else: a web page, an archive, a picture.
    case notICalendar
    /// The file is in an encoding other than UTF-8.
    case encoding
    /// A NUL byte stands in a line.
    case nulByte
    /// A value holds a control character other than NUL.
    case controlCharacter
    /// A line has no colon that ends the name and parameters.
    case noColon
    /// The name before the colon is not a property name.
    case badName
    /// A parameter has no value, no name, an unclosed quote or a colon outside quotes.
    case badParameter
    /// A line stands outside every component.
    case strayLine
    /// END without its BEGIN.
    case strayEnd
    /// BEGIN without its END.
    case missingEnd
    /// The file ends inside a component.
    case truncated
    /// Components are nested too deep.
    case tooDeep
    /// The file holds more components than are read.
    case tooMany
    /// There is no VCALENDAR around the components.
    case noCalendar
    /// The VCALENDAR has no VERSION or PRODID, or another version than 2.0.
    case calendarHeader
    /// A component has no UID.
    case missingUID
    /// Two components have the same UID, and one is left out or renamed.
    case duplicateUID
    /// A component that needs it has no DTSTART.
    case missingStart
    /// A value cannot be read as its property's type.
    case badValue
    /// A value is written in another form than its property asks for; what is meant is clear.
    case valueForm
    /// A property that may stand once stands several times.
    case repeatedProperty
    /// The end is before the start.
    case endBeforeStart
    /// Two properties exclude each other or differ in form.
    case conflictingEnd
    /// TZID names a zone that is not defined in the file.
    case undefinedZone
    /// A VTIMEZONE cannot be used.
    case badZone
    /// A recurrence rule is refused.
    case badRule
    /// A part of a jCal text has not the form of jCal.
    case malformedJCal
    /// A changed occurrence has no series.
    case overrideWithoutMaster
    /// A changed occurrence is none that its series has.
    case overrideWithoutOccurrence
    /// Data that stands in the file itself is too long to be kept.
    case oversizedData
  }

  /// The line of the file, counted from 1; of a folded line its first.
  public var line: Int
  /// The octet in the unfolded line, counted from 1; nil when the whole line is meant.
  public var column: Int?
  /// The name of the property, as written; nil when no property is meant.
  public var property: String?
  /// What is wrong.
  public var kind: Kind
  /// How much it costs.
  public var severity: Severity
  /// What is wrong and what becomes of it or is to be done, in plain English; a whole sentence or
  /// more. What it quotes of the file is cut in the middle when it is very long.
  public var message: String

  /// Makes a problem.
  public init(
    line: Int, column: Int? = nil, property: String? = nil, kind: Kind,
    severity: Severity = .error, message: String
  ) {
    self.line = line
    self.column = column
    self.property = property.map { shortened($0, head: 60, tail: 20) }
    self.kind = kind
    self.severity = severity
    self.message = shortened(message, head: 400, tail: 200)
  }
}

extension Problem: CustomStringConvertible {
  /// The problem on one line: `line 12, DTSTART: …`.
  public var description: String {
    var text = "line \(line)"
    if let column { text += ", column \(column)" }
    if let property { text += ", \(property)" }
    return text + ": " + message
  }
}

/// Problems as they are found, up to a limit, so that a hostile file cannot fill the memory.
struct ProblemLog {
  private(set) var problems: [Problem] = []
  /// Problems found beyond the limit.
  private(set) var omittedCount = 0
  private let limit: Int

  static let usualLimit = 10_000

  init(limit: Int = ProblemLog.usualLimit) { self.limit = limit }

  /// Takes a problem; one beyond the limit is counted, and its words are never put together.
  mutating func report(_ problem: @autoclosure () -> Problem) {
    if problems.count < limit { problems.append(problem()) } else { omittedCount += 1 }
  }

  /// Takes a problem that must be told, also beyond the limit.
  mutating func reportAnyway(_ problem: Problem) { problems.append(problem) }

  mutating func report(contentsOf more: [Problem]) {
    for problem in more { report(problem) }
  }

  /// The problems by line; those of one line in the order they were found.
  func inLineOrder() -> [Problem] {
    var order: [(line: Int, position: Int)] = []
    order.reserveCapacity(problems.count)
    for (position, problem) in problems.enumerated() { order.append((problem.line, position)) }
    order.sort { $0.line != $1.line ? $0.line < $1.line : $0.position < $1.position }
    return order.map { problems[$0.position] }
  }
}
