import CalendarCore
import DaybookStorage
import Foundation
import ICalendar
import Testing

@testable import Daybook

/// A book on a database in memory, with the words that tests use.
struct TestBook {
  static let zones = SystemTimeZones()
  /// 2026-03-01T12:00:00Z
  static let now: Int64 = 1_772_366_400

  let book: Book
  var store: any Store { book.store }

  init(_ wrap: (any Store) -> any Store = { $0 }) throws {
    book = Book(store: wrap(try SQLiteStore(path: ":memory:")), zones: TestBook.zones)
  }

  /// The same book through another store.
  init(wrapping store: any Store) {
    book = Book(store: store, zones: TestBook.zones)
  }

  static func zone(_ name: String) throws -> TimeZoneRules {
    try #require(zones.rules(named: name))
  }

  // MARK: Files

  @discardableResult
  func importFile(
    _ text: String, into name: String = "Sample", isDryRun: Bool = false, at time: Int64 = now
  ) throws -> ImportReport {
    try importFile(Array(text.utf8), into: .named(name), isDryRun: isDryRun, at: time)
  }

  @discardableResult
  func importFile(
    _ bytes: [UInt8], into target: Importer.Target, isDryRun: Bool = false, at time: Int64 = now
  ) throws -> ImportReport {
    try bytes.withUnsafeBufferPointer {
      try Importer(book: book, bytes: $0).run(into: target, isDryRun: isDryRun, time: time)
    }
  }

  func export(
    _ names: [String] = ["Sample"], days: DaySpan? = nil, zone: TimeZoneRules = .utc
  ) throws -> String {
    let calendars = try store.calendars().filter { names.contains($0.name) }
    let bytes = try Exporter(book: book).file(of: calendars, days: days, zone: zone)
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  // MARK: Objects

  func calendar(_ name: String = "Sample") throws -> CalendarRecord.ID {
    if let found = try store.calendars().first(where: { $0.name == name }) { return found.id }
    return try store.createCalendar(name: name, hue: "blue", header: "").id
  }

  func record(_ uid: String, in name: String = "Sample") throws -> ObjectRecord {
    try #require(try store.object(uid: uid, in: try calendar(name)))
  }

  /// The lines of an object as it is stored, unfolded.
  func lines(_ uid: String, in name: String = "Sample") throws -> [String] {
    unfolded(try record(uid, in: name).text)
  }

  /// Every object's text, by calendar and UID, with its revision.
  func contents() throws -> [String] {
    var contents: [String] = []
    for calendar in try store.calendars() {
      contents.append("\(calendar)")
      try store.forEachObject(in: calendar.id) { contents.append("\($0)") }
    }
    return contents
  }

  func changeCount() throws -> Int { try store.changes(after: 0, limit: 100_000).count }

  // MARK: Views

  /// The titles with their starts, as a page of these days lists them.
  func titles(
    _ first: String, _ last: String, zone: TimeZoneRules = .utc
  ) throws -> [String] {
    let days = try DaySpan(from: Day(iso: first), through: Day(iso: last))
    return try book.occurrences(on: days, zone: zone).map { "\($0.start) \($0.title)" }
  }

  /// The columns beside the texts are what the texts say.
  func expectRightIndex(_ comment: Comment? = nil) throws {
    #expect(try book.reindex() == 0, comment)
  }
}

/// A VCALENDAR around some lines.
func calendarFile(_ lines: [String]) -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//Sample//EN"] + lines + ["END:VCALENDAR"])
    .map { $0 + "\r\n" }.joined()
}

/// The lines of a VEVENT.
func event(_ uid: String, _ lines: String...) -> [String] {
  ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z"] + lines + ["END:VEVENT"]
}

/// The lines of a text without its folds.
func unfolded(_ text: String) -> [String] {
  var lines: [String] = []
  for line in text.split(separator: "\r\n", omittingEmptySubsequences: true) {
    if line.hasPrefix(" "), let last = lines.popLast() {
      lines.append(last + line.dropFirst())
    } else {
      lines.append(String(line))
    }
  }
  return lines
}

/// The lines but those that count changes.
func withoutStamps(_ lines: [String]) -> [String] {
  lines.filter { line in
    !["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"].contains { line.hasPrefix($0 + ":") }
  }
}

/// A small generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
