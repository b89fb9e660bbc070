import CalendarCore

/// What a challenge asks for: how often, and what of a day counts as done.
///
/// The two are independent: eight glasses of water can be asked for daily, on Mondays or three times a
/// week.
public struct ChallengeTarget: Hashable, Sendable {
  /// How often something is asked for.
  public enum Frequency: Hashable, Sendable {
    /// Every day.
    case daily
    /// On these weekdays; never empty. The other days ask for nothing.
    case weekdays(Set<Weekday>)
    /// On so many days of every calendar week, 1…7, whichever they are.
    case timesAWeek(Int)
    /// On so many days of every calendar month, 1…31, whichever they are.
    case timesAMonth(Int)
    /// On one day of every so many, 2…366, counted from the day on which this begins to apply.
    case everyDays(Int)
  }

  /// When a day counts as done.
  public enum Measure: Hashable, Sendable {
    /// When it is checked at all.
    case done
    /// When its count is this or more; at least 1.
    case atLeast(Int)
    /// When a count is noted and is this or less; at least 0. A day without a note is unknown: nobody
    /// keeps a limit by forgetting to write.
    case atMost(Int)

    /// Whether a day with this count is done.
    ///
    /// - Parameter count: what was noted; nil for a day without a note.
    public func isMet(by count: Int?) -> Bool {
      guard let count else { return false }
      return switch self {
      case .done: count >= 1
      case .atLeast(let least): count >= least
      case .atMost(let most): count <= most
      }
    }

    /// What a check without a number notes: what just meets it.
    public var usualCount: Int {
      switch self {
      case .done: 1
      case .atLeast(let count), .atMost(let count): count
      }
    }
  }

  /// How often.
  public var frequency: Frequency
  /// What of a day counts.
  public var measure: Measure

  /// Makes a target.
  public init(_ frequency: Frequency = .daily, _ measure: Measure = .done) {
    self.frequency = frequency
    self.measure = measure
  }

  /// The highest count of a day.
  public static let countLimit = 1_000_000
}

// MARK: Text

extension ChallengeTarget: CustomStringConvertible {
  /// The target as files and the command line spell it: `daily`, `mon,wed,fri`, `3/week`, `10/month`,
  /// `every-2-days`, each also with `at-least-8` or `at-most-2` after a blank.
  public var description: String {
    let often =
      switch frequency {
      case .daily: "daily"
      case .weekdays(let weekdays):
        Weekday.allCases.filter(weekdays.contains).map { String($0.name.prefix(3)) }
          .joined(separator: ",")
      case .timesAWeek(let times): "\(times)/week"
      case .timesAMonth(let times): "\(times)/month"
      case .everyDays(let days): "every-\(days)-days"
      }
    return switch measure {
    case .done: often
    case .atLeast(let count): "\(often) at-least-\(count)"
    case .atMost(let count): "\(often) at-most-\(count)"
    }
  }

  /// Why a text is no target.
  public enum Problem: Error, Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// A word says neither how often nor how much.
    case unreadable(String)
    /// The number in a word is outside the range.
    case outOfRange(String, ClosedRange<Int>)
    /// A second word says the same kind of thing.
    case repeated(String)
  }

  /// Reads what ``description`` writes, the words in any order and case. Without a word for how often
  /// it is daily.
  public init(text: String) throws(Problem) {
    var frequency: Frequency?
    var measure: Measure?
    let words = text.lowercased().split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
    guard !words.isEmpty else { throw .empty }
    for word in words {
      if let read = try ChallengeTarget.measure(word) {
        guard measure == nil else { throw .repeated(word) }
        measure = read
      } else {
        guard frequency == nil else { throw .repeated(word) }
        frequency = try ChallengeTarget.frequency(word)
      }
    }
    self.init(frequency ?? .daily, measure ?? .done)
  }

  private static func measure(_ word: String) throws(Problem) -> Measure? {
    if word == "done" { return .done }
    if let count = try number(in: word, "at-least-", "", 1...countLimit) { return .atLeast(count) }
    if let count = try number(in: word, "at-most-", "", 0...countLimit) { return .atMost(count) }
    return nil
  }

  private static func frequency(_ word: String) throws(Problem) -> Frequency {
    if word == "daily" { return .daily }
    if let times = try number(in: word, "", "/week", 1...7) { return .timesAWeek(times) }
    if let times = try number(in: word, "", "/month", 1...31) { return .timesAMonth(times) }
    if let days = try number(in: word, "every-", "-days", 1...366) {
      return days == 1 ? .daily : .everyDays(days)
    }
    var weekdays: Set<Weekday> = []
    for name in word.split(separator: ",") {
      guard let weekday = Weekday(name: String(name)) else { throw .unreadable(word) }
      weekdays.insert(weekday)
    }
    guard !weekdays.isEmpty else { throw .unreadable(word) }
    return weekdays.count == 7 ? .daily : .weekdays(weekdays)
  }

  private static func number(
    in word: String, _ prefix: String, _ suffix: String, _ range: ClosedRange<Int>
  ) throws(Problem) -> Int? {
    guard word.hasPrefix(prefix), word.hasSuffix(suffix),
      word.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let digits = word.dropFirst(prefix.count).dropLast(suffix.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard let number = Int(digits), range.contains(number) else { throw .outOfRange(word, range) }
    return number
  }
}

extension ChallengeTarget.Problem: CustomStringConvertible {
  /// What is wrong and what would be right, in English.
  public var description: String {
    switch self {
    case .empty: "it is empty; write daily, mon,wed,fri, 3/week, 10/month or every-2-days"
    case .unreadable(let word):
      "\"\(EventDraft.oneLine(word))\" is not daily, mon,wed,fri, 3/week, 10/month, every-2-days, "
        + "at-least-8 or at-most-2"
    case .outOfRange(let word, let range):
      "the number of \"\(word)\" is outside \(range.lowerBound)…\(range.upperBound)"
    case .repeated(let word): "\"\(word)\" says again what was said before it"
    }
  }
}
