import CalendarCore
import ICalendar

/// A JSON file of ranges, read:
///
///     {"nickname": "…", "level": 7, "calendar": [
///       {"property": 0, "date": ["2021-08-02"]},
///       {"property": 2, "date": ["2021-08-09", "2021-08-10"]}]}
///
/// Each run of consecutive dates of an entry is a range of its own; entries are never joined. One entry
/// that is wrong spoils none of the others.
public struct RangeFile: Sendable {
  /// An entry of `calendar`.
  public struct Entry: Sendable {
    /// Where it stands: `calendar[2]`.
    public var path: String
    /// The line on which it begins, counted from 1.
    public var line: Int
    /// The number of its property; nil when that cannot be read.
    public var property: Int?
    /// Its runs of consecutive days, in order.
    public var runs: [DaySpan] = []
    /// What is wrong with it, in the order of the file.
    public var problems: [RangeFileProblem] = []
  }

  /// The day with which the format began, 2021-08-01: the first that a view of it offers.
  public static let firstDay = Day(ordinal: 18_840)

  /// Whose ranges they are, on one line; empty when nobody says.
  public private(set) var nickname = ""
  /// The level as it is written; empty when there is none.
  public private(set) var level = ""
  /// The entries, in the order of the file.
  public private(set) var entries: [Entry] = []
  /// What is wrong with the file as a whole.
  public private(set) var problems: [RangeFileProblem] = []

  /// Whether bytes can only be such a file: the first that is not blank is a brace.
  public static func isLikely(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      == UInt8(ascii: "{")
  }

  /// Reads a file.
  public init(reading bytes: UnsafeBufferPointer<UInt8>) {
    do throws(JSONError) {
      read(try JSONValue(reading: bytes, countLimit: 1_000_000))
    } catch {
      problems = [
        RangeFileProblem(
          path: "", line: error.line, kind: .notJSON("\(error.message) (column \(error.column))"))
      ]
    }
  }

  private mutating func read(_ json: JSONValue) {
    guard case .object(let members) = json.content else {
      problems.note(
        RangeFileProblem(
          path: "", line: json.line, kind: .wrongType(found: json.kind, wanted: "an object")))
      return
    }
    var list: JSONValue?
    var seen: Set<String> = []
    for member in members {
      let value = member.value
      func note(_ kind: RangeFileProblem.Kind) {
        problems.note(
          RangeFileProblem(
            path: RangeFileProblem.short(member.name), line: value.line, kind: kind))
      }
      guard seen.insert(member.name).inserted else {
        note(.repeatedMember(member.name))
        continue
      }
      switch (member.name, value.content) {
      case ("nickname", .string(let text)): nickname = RangeFileProblem.short(text)
      case ("nickname", .null), ("level", .null): break
      case ("nickname", _): note(.wrongType(found: value.kind, wanted: "a text"))
      case ("level", .number(let text)): level = RangeFileProblem.short(text)
      case ("level", .string(let text)): level = RangeFileProblem.short(text)
      case ("level", _): note(.wrongType(found: value.kind, wanted: "a number"))
      case ("calendar", _): list = value
      default: note(.unusedMember(member.name))
      }
    }
    guard let list else {
      problems.note(RangeFileProblem(path: "", line: json.line, kind: .missing("calendar")))
      return
    }
    guard case .array(let elements) = list.content else {
      problems.note(
        RangeFileProblem(
          path: "calendar", line: list.line, kind: .wrongType(found: list.kind, wanted: "a list")))
      return
    }
    for (index, element) in elements.enumerated() {
      entries.append(Entry(element, path: "calendar[\(index)]"))
    }
  }
}

extension RangeFile.Entry {
  init(_ json: JSONValue, path: String) {
    self.init(path: path, line: json.line)
    guard case .object(let members) = json.content else {
      note(.wrongType(found: json.kind, wanted: "an object"), at: json)
      return
    }
    var dates: JSONValue?
    var seen: Set<String> = []
    for member in members {
      let place = "\(path).\(RangeFileProblem.short(member.name))"
      guard seen.insert(member.name).inserted else {
        note(.repeatedMember(member.name), at: member.value, place)
        continue
      }
      switch member.name {
      case "property": readProperty(member.value, place)
      case "date": dates = member.value
      default: note(.unusedMember(member.name), at: member.value, place)
      }
    }
    for name in ["property", "date"] where !seen.contains(name) { note(.missing(name), at: json) }
    if let dates { readDates(dates, "\(path).date") }
  }

  private mutating func note(
    _ kind: RangeFileProblem.Kind, at json: JSONValue, _ place: String? = nil
  ) {
    problems.note(RangeFileProblem(path: place ?? path, line: json.line, kind: kind))
  }

  private mutating func readProperty(_ json: JSONValue, _ place: String) {
    guard case .number(let text) = json.content else {
      return note(.wrongType(found: json.kind, wanted: "a number"), at: json, place)
    }
    guard let number = Int(text) else {
      return note(.wrongType(found: text, wanted: "a whole number"), at: json, place)
    }
    property = number
    if !ChallengeCategories.standard.all.indices.contains(number) {
      note(.unknownProperty(number), at: json, place)
    }
  }

  private mutating func readDates(_ json: JSONValue, _ place: String) {
    guard case .array(let elements) = json.content else {
      return note(.wrongType(found: json.kind, wanted: "a list"), at: json, place)
    }
    var days: [Day] = []
    // Of each day, the element it stands in.
    var places: [Int] = []
    var told: [(element: Int, kind: RangeFileProblem.Kind)] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element.content else {
        told.append((index, .wrongType(found: element.kind, wanted: "a date")))
        continue
      }
      guard let (day, hasTime) = RangeFile.Entry.day(text) else {
        told.append((index, .unreadableDate(text)))
        continue
      }
      if hasTime { told.append((index, .timeIgnored(text))) }
      days.append(day)
      places.append(index)
    }
    let found = DayRuns(of: days)
    for index in found.duplicates { told.append((places[index], .duplicate(days[index]))) }
    for index in found.unordered { told.append((places[index], .unordered(days[index]))) }
    let inOrder = told.indices.sorted {
      told[$0].element != told[$1].element ? told[$0].element < told[$1].element : $0 < $1
    }
    for index in inOrder {
      let (element, kind) = told[index]
      note(kind, at: elements[element], "\(place)[\(element)]")
    }
    if elements.isEmpty { note(.noDates, at: json, place) }
    runs = found.spans
    for (earlier, later) in zip(runs, runs.dropFirst()) {
      note(.gap(after: earlier.last, before: later.start), at: json, place)
    }
  }

  /// The date that a text begins with, as it is written there, and whether a time follows.
  private static func day(_ text: String) -> (Day, hasTime: Bool)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10,
      let day = try? Day(iso: String(decoding: bytes.prefix(10), as: UTF8.self)),
      (0...9998).contains(day.year)
    else { return nil }
    guard bytes.count > 10 else { return (day, false) }
    // 2021-08-24T15:00:00Z and 2021-08-24 15:00 have a time; 2021-08-245 is no date.
    let mark = bytes[10]
    let isTime = mark == UInt8(ascii: "T") || mark == UInt8(ascii: "t") || mark == 0x20
    let rest = bytes.dropFirst(11)
    let hasDigit = rest.first.map { (0x30...0x39).contains($0) } ?? false
    return isTime && hasDigit ? (day, true) : nil
  }
}

extension JSONValue {
  /// What the value is, in English: `a number`.
  fileprivate var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
