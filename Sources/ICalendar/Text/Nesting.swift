/// Which components are open, and how an unbalanced BEGIN or END is read so that its good neighbours
/// are kept.
///
/// - A BEGIN of a component that can only stand in a VCALENDAR (VEVENT, VTODO …) ends one that is
///   still open; a BEGIN:VCALENDAR ends everything.
/// - An END ends the innermost open component of its name and what is open inside it; without one it
///   is ignored.
/// - Below ``Nesting/limit`` levels, BEGIN and END are left out and the lines between them belong to
///   the deepest component.
struct Nesting {
  /// Levels below VCALENDAR.
  static let limit = 32

  struct Open {
    var name: String
    var line: Int32
    var role: Role
  }

  /// Where a component can stand.
  enum Role {
    case calendar
    /// Directly in a VCALENDAR only.
    case record
    case other

    init(_ name: String) {
      if isSameName(name, "VEVENT") || isSameName(name, "VTODO") || isSameName(name, "VJOURNAL")
        || isSameName(name, "VTIMEZONE") || isSameName(name, "VFREEBUSY")
        || isSameName(name, "VAVAILABILITY")
      {
        self = .record
      } else if isSameName(name, "VCALENDAR") {
        self = .calendar
      } else {
        self = .other
      }
    }
  }

  private(set) var open: [Open] = []
  private var excess = 0

  /// Takes a BEGIN.
  ///
  /// - Returns: how many open components end before it, innermost first, and whether it opens one.
  mutating func begin(_ name: String, line: Int32, log: inout ProblemLog) -> (
    closing: Int, opens: Bool
  ) {
    let role = Role(name)
    var closing = 0
    switch role {
    case .calendar: closing = open.count
    case .record:
      if let index = open.firstIndex(where: { $0.role == .record }) { closing = open.count - index }
    case .other: break
    }
    if closing > 0 { excess = 0 }
    for _ in 0..<closing {
      if let unclosed = open.popLast() { reportMissingEnd(unclosed, before: line, log: &log) }
    }
    let depth = open.first?.role == .calendar ? open.count - 1 : open.count
    guard depth < Nesting.limit else {
      if excess == 0 {
        log.report(
          Problem(
            line: Int(line), kind: .tooDeep,
            message: "Components are nested deeper than \(Nesting.limit) levels. What is deeper "
              + "is kept in the last of them."))
      }
      excess += 1
      return (closing, false)
    }
    open.append(Open(name: name, line: line, role: role))
    return (closing, true)
  }

  /// Takes an END.
  ///
  /// - Returns: how many open components end with it, innermost first; 0 when it is ignored.
  mutating func end(_ name: String, line: Int32, log: inout ProblemLog) -> Int {
    if excess > 0, Role(name) == .other {
      excess -= 1
      return 0
    }
    guard let index = open.lastIndex(where: { isSameName($0.name, name) }) else {
      log.report(
        Problem(
          line: Int(line), kind: .strayEnd, severity: .warning,
          message: "END:\(name) ends nothing, as no BEGIN:\(name) is open. It is ignored."))
      return 0
    }
    excess = 0
    let closing = open.count - index
    while open.count > index + 1 {
      if let unclosed = open.popLast() { reportMissingEnd(unclosed, before: line, log: &log) }
    }
    open.removeLast()
    return closing
  }

  /// Takes the end of the file.
  ///
  /// - Returns: how many open components end with it.
  mutating func finish(log: inout ProblemLog) -> Int {
    let closing = open.count
    if let innermost = open.last {
      log.report(
        Problem(
          line: Int(innermost.line), kind: .truncated,
          message: "The file ends inside the \(innermost.name) that begins here, so it is probably "
            + "cut off. What is there is kept; get the file again if you can."))
    }
    open.removeAll()
    excess = 0
    return closing
  }

  private func reportMissingEnd(_ unclosed: Open, before line: Int32, log: inout ProblemLog) {
    log.report(
      Problem(
        line: Int(unclosed.line), kind: .missingEnd,
        message:
          "The \(unclosed.name) that begins here has no END:\(unclosed.name). It is taken to "
          + "end before line \(line)."))
  }
}
