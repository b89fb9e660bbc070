import CalendarCore
import Daybook

extension CommandSpec.Option {
  /// What tells which day it is.
  static let challengeDay: [CommandSpec.Option] = [
    .today, .zone,
    .value("day-start", "HOUR", "Before this hour it is still yesterday. Default: as set, else 0."),
  ]
}

extension Surroundings {
  /// The challenge that the operand names, by its UID or its name.
  func challenge(
    _ arguments: Arguments
  ) throws(CommandFailure) -> (book: Book, stored: StoredChallenge) {
    let text = arguments.operands[0]
    let book = try openBook(arguments)
    let found = try refusing { () throws(StoreError) in try book.challenges(called: text) }
    guard let stored = found.first else {
      throw .refused(
        "There is no challenge \"\(text)\". `daybook challenge list` shows what there is.")
    }
    guard found.count == 1 else {
      let lines = found.map {
        "  \($0.uid)  \($0.challenge.days.start) – \($0.challenge.days.last)"
      }
      throw .refused(
        "\(found.count) are named \"\(text)\". Name one by its UID:\n\(lines.joined(separator: "\n"))"
      )
    }
    return (book, stored)
  }

  /// The day that counts as today: `--today`, else what the clock says with the hour at which days
  /// begin.
  func challengeToday(_ arguments: Arguments, _ book: Book) throws(CommandFailure) -> Day {
    if let day = try arguments.day("today") { return day }
    let zone = try zone(arguments).rules
    guard let hour = try arguments.number("day-start") else {
      return try refusing { () throws(StoreError) in try book.dayStart() }.day(at: now, zone: zone)
    }
    guard let start = DayStart(hour: hour) else {
      throw .usage("--day-start takes an hour from 0 to 12, not \(hour).")
    }
    return start.day(at: now, zone: zone)
  }
}

extension ChallengeDraft {
  /// Takes over what the options name.
  mutating func change(by arguments: Arguments, _ book: Book) throws(CommandFailure) {
    // Another first day takes the last along.
    if let from = arguments.value("from") {
      if let old = try? Day(iso: firstDay), let last = try? Day(iso: lastDay),
        let new = try? Day(iso: from)
      {
        lastDay = "\(last.advanced(by: old.distance(to: new)))"
      }
      firstDay = from
    }
    if let to = arguments.value("to") { lastDay = to }
    if let target = arguments.value("target") { self.target = target }
    if let kind = arguments.value("kind") { self.kind = kind }
    if let notes = arguments.value("notes") { self.notes = notes }
    if let name = arguments.value("category") {
      let categories = try refusing { () throws(StoreError) in try book.categories() }
      category = categories.all.first { $0.isCalled(name) }?.key ?? name
    }
    if let name = arguments.value("calendar") {
      calendar = try book.calendars(named: name).first?.id
    }
  }
}

/// The result of a change, with its refusal in words.
///
/// - Parameter today: the day that counts as today, where a day may be refused.
func changing<Value>(
  today: Day? = nil, _ body: () throws(ChallengeChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems): throw failure(problems)
    case .check(let problem):
      throw .refused(
        Strings(.english).message(
          problem, today: today ?? Day(ordinal: 0), labels: LocaleLabels(.english)))
    case .conflict: throw .refused("The challenge was changed elsewhere meanwhile. Try again.")
    case .missing: throw .refused("There is no such challenge any more.")
    case .store(let error): throw .refused("\(error).")
    }
  }
}

/// What is wrong with a draft that was made from options: wrong use when something was typed wrongly,
/// else a refusal.
private func failure(_ problems: ChallengeDraft.Problems) -> CommandFailure {
  var lines: [String] = []
  var isWrongUse = false
  for field in ChallengeDraft.Field.allCases {
    guard let problem = problems.byField[field] else { continue }
    lines.append("\(option(of: field)): \(words(for: problem))")
    switch problem {
    case .unknownCalendar, .alreadyInCalendar: break
    default: isWrongUse = true
    }
  }
  let text = lines.joined(separator: "\n")
  return isWrongUse ? .usage(text) : .refused(text)
}

/// A problem in the words of the command line, which has no lists to choose from.
private func words(for problem: ChallengeDraft.Problem) -> String {
  switch problem {
  case .missing: "Something is needed here."
  case .target(let problem): "\(problem)."
  case .unknownCategory(let name):
    "There is no category \"\(name)\". `daybook challenge categories` shows what there is."
  case .unknownKind(let name):
    "There is no kind \"\(name)\". There are "
      + "\(Challenge.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
  case .unknownCalendar: "There is no such calendar. `daybook calendars` shows what there is."
  case .alreadyInCalendar: "That calendar has this challenge already. Name another."
  case .unreadableDate, .noSuchDay, .lastBeforeFirst, .tooManyDays, .tooLong:
    Strings(.english).message(problem, labels: LocaleLabels(.english))
  }
}

/// The option that gives a field.
private func option(of field: ChallengeDraft.Field) -> String {
  switch field {
  case .name: "The name"
  case .firstDay: "--from"
  case .lastDay: "--to"
  case .category: "--category"
  case .kind: "--kind"
  case .target: "--target"
  case .targetFrom: "--applies-from"
  case .notes: "--notes"
  case .calendar: "--calendar"
  }
}
