import CalendarCore
import ICalendar

/// Ranges as a JSON file that ``RangeFile`` reads: days and properties. Names, notes, targets and what
/// was done have no place in the format; an iCalendar file takes them along.
public struct RangeExporter {
  private let book: Book

  /// Exports from a book.
  public init(book: Book) { self.book = book }

  /// A file and what it has no place for.
  public struct File: Sendable {
    /// The file in UTF-8: an entry a range, each on a line of its own.
    public var bytes: [UInt8]
    /// How many ranges stand in it.
    public var count = 0
    /// How many were left out, because no property has their category.
    public var leftOutCount = 0
  }

  /// The file of some calendars, in list order. A single one keeps the nickname and the level that it
  /// was imported with.
  public func file(of calendars: [CalendarRecord]) throws(StoreError) -> File {
    var ranges: [StoredChallenge] = []
    for calendar in calendars {
      try book.store.forEachObject(in: calendar.id) { record throws(StoreError) in
        if let range = StoredChallenge(record) { ranges.append(range) }
      }
    }
    ranges.sort(by: StoredChallenge.precedes)
    var file = File(bytes: [])
    var entries: [String] = []
    for range in ranges {
      guard let property = ChallengeCategories.property(of: range.challenge.category) else {
        file.leftOutCount += 1
        continue
      }
      file.count += 1
      let dates = range.challenge.days.days.map { JSONValue.string("\($0)") }
      entries.append(
        JSONValue.object([("property", .number(property)), ("date", .array(dates))]).text)
    }
    let header = calendars.count == 1 ? calendars.first?.header ?? "" : ""
    var lines = RangeExporter.owner(in: CalendarHeader(text: header)).map { name, value in
      "\(JSONValue.string(name).text):\(value.text),"
    }
    lines.append("\"calendar\":[\n" + entries.joined(separator: ",\n") + "\n]")
    file.bytes = Array(("{" + lines.joined() + "}\n").utf8)
    return file
  }

  private static func owner(in header: CalendarHeader) -> [(name: String, value: JSONValue)] {
    func text(_ name: String) -> String? {
      header.properties.first { $0.isNamed(name) }.map { EventDraft.oneLine($0.text) }
    }
    var members: [(name: String, value: JSONValue)] = []
    if let nickname = text(RangeImporter.nicknameProperty) {
      members.append(("nickname", .string(nickname)))
    }
    if let level = text(RangeImporter.levelProperty) {
      members.append(("level", Int(level).map { .number($0) } ?? .string(level)))
    }
    return members
  }
}

extension ChallengeCategories {
  private static let unknownPrefix = "property-"

  /// The key of the category that a property of the JSON format means.
  static func key(ofProperty number: Int) -> String {
    standard.all.indices.contains(number) ? standard.all[number].key : "\(unknownPrefix)\(number)"
  }

  /// The property that means a category, or nil for one that somebody added and for none.
  static func property(of key: String) -> Int? {
    if let index = standard.all.firstIndex(where: { $0.key == key }) { return index }
    guard key.hasPrefix(unknownPrefix), let number = Int(key.dropFirst(unknownPrefix.count)),
      self.key(ofProperty: number) == key
    else { return nil }
    return number
  }
}
