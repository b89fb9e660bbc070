import CalendarCore

/// Something in a JSON file of ranges that is not as it should be, with where it stands.
public struct RangeFileProblem: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// The file is no JSON; what was expected, in English.
    case notJSON(String)
    /// A value is of another type, both in English: `a list`.
    case wrongType(found: String, wanted: String)
    /// A member that is needed is not there.
    case missing(String)
    /// The text is no date.
    case unreadableDate(String)
    /// The number of a property has no category; its ranges are drawn in graphite.
    case unknownProperty(Int)
    /// The date has a time, which is not used. The date is taken as it is written, in whatever zone.
    case timeIgnored(String)
    /// The date follows a later one; the order does not matter.
    case unordered(Day)
    /// The date stands there twice; it counts once.
    case duplicate(Day)
    /// The dates have a gap; each run of days is a range of its own.
    case gap(after: Day, before: Day)
    /// The same days of the same property stand in an earlier entry; they are taken once.
    case repeatedRange(DaySpan)
    /// There are no dates, so nothing came of the entry.
    case noDates
    /// The member means nothing here.
    case unusedMember(String)
    /// The member stands there twice; the first counts.
    case repeatedMember(String)
    /// There are more problems than these; they are not listed.
    case more(Int)
  }

  /// Where it stands as a path from the top: `calendar[2].date[0]`; empty for the file as a whole.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// What it is.
  public var kind: Kind

  /// Whether something of the file was not taken because of it.
  public var isError: Bool {
    switch kind {
    case .notJSON, .wrongType, .missing, .unreadableDate: true
    case .unknownProperty, .timeIgnored, .unordered, .duplicate, .gap, .repeatedRange, .noDates,
      .unusedMember, .repeatedMember, .more:
      false
    }
  }
}

extension RangeFileProblem: CustomStringConvertible {
  /// The problem in English on one line: `line 3, calendar[2].date[0]: …`.
  public var description: String {
    let place = path.isEmpty ? "line \(line)" : "line \(line), \(path)"
    return "\(place): \(message)"
  }

  /// What is wrong and what becomes of it, in English.
  public var message: String {
    switch kind {
    case .notJSON(let message): "This is no JSON. \(message)"
    case .wrongType(let found, let wanted): "This is \(found) and should be \(wanted)."
    case .missing(let member): "The member \"\(member)\" is missing."
    case .unreadableDate(let text):
      "\"\(RangeFileProblem.short(text))\" is not a date like 2021-08-02."
    case .unknownProperty(let number):
      "There is no property \(number); there are 0 to 6. Its ranges are drawn in a neutral colour."
    case .timeIgnored(let text):
      "The time in \"\(RangeFileProblem.short(text))\" is not used; the date is taken as written."
    case .unordered(let day): "\(day) stands after a later date."
    case .duplicate(let day): "\(day) stands there twice; it counts once."
    case .gap(let after, let before):
      "Between \(after) and \(before) are days that are missing: these are two ranges."
    case .repeatedRange(let days):
      "The days from \(days.start) to \(days.last) of this property are in an earlier entry as well."
    case .noDates: "There are no dates, so nothing comes of this entry."
    case .unusedMember(let name):
      "The member \"\(RangeFileProblem.short(name))\" means nothing here and is not used."
    case .repeatedMember(let name):
      "The member \"\(RangeFileProblem.short(name))\" stands there twice; the first counts."
    case .more(let count): "\(count) more problems are not listed."
    }
  }

  /// Text of a file on one line, cut where it is long.
  static func short(_ text: String) -> String {
    let line = EventDraft.oneLine(text)
    let scalars = line.unicodeScalars
    return scalars.count <= 80 ? line : String(String.UnicodeScalarView(scalars.prefix(79))) + "…"
  }
}

extension [RangeFileProblem] {
  /// The most problems of an entry, or of the file, that are listed.
  private static let limit = 100

  /// Adds a problem. Beyond the limit problems are counted, but the list never hides that something was
  /// not taken.
  mutating func note(_ problem: RangeFileProblem) {
    guard count >= Self.limit else { return append(problem) }
    if problem.isError, !self[Self.limit - 1].isError { self[Self.limit - 1] = problem }
    if case .more(let number)? = last?.kind {
      self[count - 1].kind = .more(number + 1)
    } else {
      append(RangeFileProblem(path: problem.path, line: problem.line, kind: .more(1)))
    }
  }
}
