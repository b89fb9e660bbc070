import CalendarCore
import ICalendar

// A range is an all-day VEVENT. What iCalendar has no property for stands in properties of our own, in
// the same object, so that a file takes everything along:
//
//     CATEGORIES:health
//     X-DAYBOOK-KIND:CHALLENGE                       RANGE, CHALLENGE or COURSE
//     X-DAYBOOK-TARGET:daily at-least-8              one line for each target,
//     X-DAYBOOK-TARGET:20260316 3/week               with the day from which it applies
//     X-DAYBOOK-DONE:20260302=8 20260303=9 20260304  days, with their counts but for 1
//     X-DAYBOOK-SKIP:20260310/20260312 flu           one line for each, both days included
//     X-DAYBOOK-ARCHIVED:TRUE                        only when it was put away
//
// Values are parted by blanks, because programs disagree on whether a comma in an unknown property is
// escaped.
private enum Field {
  static let kind = "X-DAYBOOK-KIND"
  static let target = "X-DAYBOOK-TARGET"
  static let done = "X-DAYBOOK-DONE"
  static let skip = "X-DAYBOOK-SKIP"
  static let archived = "X-DAYBOOK-ARCHIVED"
}

extension Component {
  /// Whether this is a range and no event of the schedule: an all-day VEVENT that says which kind of
  /// range it is.
  var isRange: Bool {
    isNamed("VEVENT") && !isRecurring && !isOverride && start?.isDate == true
      && rangeKind != nil
  }

  fileprivate var rangeKind: Challenge.Kind? {
    guard let text = property(Field.kind)?.text else { return nil }
    return Challenge.Kind(rawValue: EventDraft.oneLine(text).lowercased())
  }
}

extension Challenge {
  /// Reads a range from its component; nil for anything else. Lines that cannot be read are left out
  /// here and stay in the component.
  public init?(_ component: Component) {
    guard component.isRange, let kind = component.rangeKind,
      case .allDay(let days)? = component.eventTimes(zone: { _ in nil })
    else { return nil }
    self.init(
      kind: days.count > Challenge.dayLimit ? .range : kind,
      name: EventDraft.oneLine(component.summary ?? ""), days: days,
      category: component.categories.first ?? "", notes: component.description ?? "")
    var targets: TargetHistory?
    var later: [(Day, ChallengeTarget)] = []
    for property in component.properties(Field.target) {
      guard let (day, target) = Challenge.target(property) else { continue }
      if let day { later.append((day, target)) } else { targets = TargetHistory(target) }
    }
    if let targets { self.targets = targets }
    for (day, target) in later { self.targets.set(target, from: day) }
    var counts: [Day: Int] = [:]
    for token in component.doneTokens {
      if let (day, count) = Challenge.note(token) { counts[day] = count }
    }
    log = ChallengeLog(
      counts: counts, skips: component.properties(Field.skip).compactMap(Challenge.skip))
    isArchived =
      component.property(Field.archived).map { EventDraft.oneLine($0.text).lowercased() } == "true"
  }

  /// What of a component's lines about a range cannot be read.
  static func problems(of component: Component) -> [Problem] {
    func problem(_ property: Property, _ message: String) -> Problem {
      Problem(
        line: property.line, property: property.name, kind: .badValue, severity: .warning,
        message: message)
    }
    var problems: [Problem] = []
    guard component.isRange else { return [] }
    for property in component.properties(Field.target) where target(property) == nil {
      problems.append(
        problem(property, "\"\(property.text)\" is no target. The line is kept, but not used."))
    }
    for property in component.properties(Field.done) {
      for token in Component.tokens(property) where note(token) == nil {
        problems.append(
          problem(property, "\"\(token)\" is no day with a count. It is kept, but not used."))
      }
    }
    for property in component.properties(Field.skip) where skip(property) == nil {
      problems.append(
        problem(property, "\"\(property.text)\" names no days. The line is kept, but not used."))
    }
    return problems
  }

  // MARK: Values

  fileprivate static func target(_ property: Property) -> (Day?, ChallengeTarget)? {
    let text = property.text
    if let target = try? ChallengeTarget(text: text) { return (nil, target) }
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let day = day(parts[0]),
      let target = try? ChallengeTarget(text: String(parts[1]))
    else { return nil }
    return (day, target)
  }

  fileprivate static func note(_ token: Substring) -> (Day, Int)? {
    let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = parts.first.flatMap(day) else { return nil }
    guard parts.count == 2 else { return (day, 1) }
    guard let count = Int(parts[1]), (0...ChallengeTarget.countLimit).contains(count) else {
      return nil
    }
    return (day, count)
  }

  fileprivate static func skip(_ property: Property) -> ChallengeLog.Skip? {
    let parts = property.text.split(separator: " ", maxSplits: 1)
    guard let ends = parts.first?.split(separator: "/", omittingEmptySubsequences: false),
      ends.count <= 2, let first = ends.first.flatMap(day), let last = ends.last.flatMap(day),
      let days = try? DaySpan(from: first, through: last)
    else { return nil }
    return .init(days: days, reason: parts.count == 2 ? EventDraft.oneLine(String(parts[1])) : "")
  }

  private static func day(_ text: Substring) -> Day? {
    guard case .date(let day)? = try? DateTimeValue(text: String(text), tzid: nil, isDate: true)
    else { return nil }
    return day
  }
}

extension Component {
  fileprivate static func tokens(_ property: Property) -> [Substring] {
    property.text.split { $0 == " " || $0 == "," || $0 == "\t" }
  }

  fileprivate var doneTokens: [Substring] {
    properties(Field.done).flatMap(Component.tokens)
  }

  /// A new range.
  ///
  /// - Parameter now: in UTC.
  init(_ challenge: Challenge, uid: String, now: CivilDateTime) {
    self.init("VEVENT")
    setText("UID", uid)
    setDateTime("DTSTAMP", .utc(now))
    setDateTime("CREATED", .utc(now))
    setInteger("SEQUENCE", 0)
    // Nobody is busy for the length of a challenge.
    setRaw("TRANSP", "TRANSPARENT")
    write(challenge, over: nil)
    setDateTime("LAST-MODIFIED", .utc(now))
  }

  /// Writes what differs from what the component says; every other line stays.
  mutating func setChallenge(_ challenge: Challenge) {
    write(challenge, over: Challenge(self))
  }

  private mutating func write(_ new: Challenge, over old: Challenge?) {
    if new.days != old?.days {
      setDateTime("DTSTART", .date(new.days.start))
      setDateTime("DTEND", .date(new.days.end))
      remove("DURATION")
    }
    for (name, text, before) in [
      ("SUMMARY", new.name, old?.name), ("DESCRIPTION", new.notes, old?.notes),
    ] where text != before {
      if text.isEmpty { remove(name) } else { setText(name, text) }
    }
    if new.category != old?.category {
      let others = categories.dropFirst().filter { $0 != new.category }
      setTexts("CATEGORIES", (new.category.isEmpty ? [] : [new.category]) + others)
    }
    if new.kind != old?.kind { setRaw(Field.kind, new.kind.rawValue.uppercased()) }
    if new.isArchived != old?.isArchived ?? false {
      remove(Field.archived)
      if new.isArchived { setRaw(Field.archived, "TRUE") }
    }
    if new.targets != old?.targets, new.isChallenge || old != nil {
      replace(Field.target, isReadable: { Challenge.target($0) != nil }) {
        new.targets.entries.map { entry in
          let day = entry.from.map { DateTimeValue.date($0).text + " " } ?? ""
          return Property(Field.target, text: "\(day)\(entry.target)")
        }
      }
    }
    if new.log.counts != old?.log.counts ?? [:] { writeDone(new.log.counts) }
    if new.log.skips != old?.log.skips ?? [] {
      replace(Field.skip, isReadable: { Challenge.skip($0) != nil }) {
        new.log.skips.map { skip in
          let first = DateTimeValue.date(skip.days.start).text
          let last = DateTimeValue.date(skip.days.last).text
          let days = skip.days.count == 1 ? first : "\(first)/\(last)"
          return Property(Field.skip, text: skip.reason.isEmpty ? days : "\(days) \(skip.reason)")
        }
      }
    }
  }

  /// Days in order, so that the line does not tell in which order they were noted. What cannot be read
  /// stays behind them.
  private mutating func writeDone(_ counts: [Day: Int]) {
    let unread = doneTokens.filter { Challenge.note($0) == nil }.map(String.init)
    let tokens = counts.sorted { $0.key < $1.key }.map { day, count in
      let date = DateTimeValue.date(day).text
      return count == 1 ? date : "\(date)=\(count)"
    }
    remove(Field.done)
    guard !(tokens + unread).isEmpty else { return }
    setText(Field.done, (tokens + unread).joined(separator: " "))
  }

  private mutating func replace(
    _ name: String, isReadable: (Property) -> Bool, by make: () -> [Property]
  ) {
    let place = properties.firstIndex { $0.isNamed(name) } ?? properties.endIndex
    let unread = properties(name).filter { !isReadable($0) }
    remove(name)
    properties.insert(contentsOf: make() + unread, at: min(place, properties.endIndex))
  }
}
