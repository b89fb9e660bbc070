import CalendarCore
import Daybook
import ICalendar

extension Surroundings {
  /// What writing an entry needs from outside.
  func entryMoment(_ arguments: Arguments) throws(CommandFailure) -> EntryMoment {
    let zone = try zone(arguments)
    return EntryMoment(
      today: try today(arguments, zone: zone.rules), zone: zone.name, time: now,
      language: try language(arguments))
  }
}

extension Arguments {
  /// The value of an option as a day: a date, `today` or `yesterday`.
  func diaryDay(_ name: String, today: Day) throws(CommandFailure) -> Day? {
    guard let text = value(name) else { return nil }
    return try Arguments.diaryDay(text, "--\(name)", today: today)
  }

  /// A text as a day.
  static func diaryDay(_ text: String, _ name: String, today: Day) throws(CommandFailure) -> Day {
    switch text {
    case "today": return today
    case "yesterday": return today.advanced(by: -1)
    default: do { return try Day(iso: text) } catch { throw .usage("\(name): \(error).") }
    }
  }

  /// The number of an entry, as the first operand.
  var diaryNumber: Int64 {
    get throws(CommandFailure) {
      guard let number = Int64(operands[0]) else {
        throw .usage(
          "\"\(operands[0])\" is not a number. `daybook diary list` shows the numbers.")
      }
      return number
    }
  }
}

/// That there is no entry of a number.
func noEntry(_ id: ObjectRecord.ID) -> String {
  "There is no entry \(id.rawValue). `daybook diary list` shows the numbers."
}

/// A time in seconds since the epoch as ISO 8601 in UTC.
func utcText(_ time: Int64) -> String {
  "\(CivilDateTime(secondsSinceEpoch: time, utcOffset: 0))Z"
}

/// The result of a change to an entry, with its refusal in words.
func changingEntry<Value>(
  _ language: Language, _ body: () throws(EntryChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems): throw failure(problems, language)
    case .conflict: throw .refused(Strings(language).entryConflict)
    case .missing: throw .refused("There is no such entry (any more).")
    case .store(let error): throw .refused("\(error).")
    }
  }
}

private func failure(_ problems: EntryProblems, _ language: Language) -> CommandFailure {
  var lines: [String] = []
  var isWrongUse = false
  for field in EntryDraft.Field.allCases {
    guard let problem = problems.byField[field] else { continue }
    let option = field.option.map { "\($0): " } ?? ""
    lines.append(option + Strings(language).message(problem))
    switch problem {
    case .futureDay, .onlyTodayOrYesterday, .dayIsTaken, .unknownJournal, .unnameableDay: break
    case .empty, .tooManyFeelings, .unknownMood, .tooLong, .tooMany, .controlCharacter:
      isWrongUse = true
    }
  }
  let text = lines.joined(separator: "\n")
  return isWrongUse ? .usage(text) : .refused(text)
}

extension EntryDraft.Field {
  /// The option that gives the field; nil for the entry and its text.
  fileprivate var option: String? {
    switch self {
    case .entry, .text: nil
    case .day: "--day"
    case .journal: "--journal"
    case .title: "--title"
    case .situation: "--situation"
    case .thought: "--thought"
    case .feelings: "--feeling"
    case .action: "--action"
    case .mood: "--mood"
    case .tags: "--tag"
    }
  }
}

extension Book {
  /// The journal of a name; nil when none is named.
  func journal(named name: String?) throws(CommandFailure) -> Journal? {
    guard let name else { return nil }
    let journals = try refusing { () throws(StoreError) in try self.journals() }
    if let journal = journals.first(where: { $0.calendar.name == name }) { return journal }
    let names = journals.map { "\"\($0.calendar.name)\"" }.joined(separator: ", ")
    throw .refused(
      "There is no journal \"\(name)\". "
        + (names.isEmpty ? "There is none yet." : "There are: \(names)."))
  }

  /// The entry of a number.
  func diaryEntry(_ number: Int64) throws(CommandFailure) -> DiaryEntry {
    let id = ObjectRecord.ID(number)
    guard let entry = try refusing({ () throws(StoreError) in try entry(id) }) else {
      throw .refused(noEntry(id))
    }
    return entry
  }
}
