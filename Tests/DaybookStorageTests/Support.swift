import Daybook
import Foundation
import Testing

@testable import DaybookStorage

/// A folder of a test's own, removed with everything in it when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String = "daybook.db") -> String { "\(path)/\(name)" }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

extension SQLiteStore {
  /// A store that gives up waiting for others at once.
  convenience init(impatient path: String) throws(StoreError) {
    try self.init(DatabaseFile(path: path, schema: .current, busyTimeout: 20))
  }

  func calendar(_ name: String = "Sample") throws(StoreError) -> CalendarRecord.ID {
    try createCalendar(name: name, hue: "blue", header: "").id
  }

  /// Makes one object and returns it.
  @discardableResult
  func add(
    _ uid: String, to calendar: CalendarRecord.ID, text: String = "BEGIN:VEVENT",
    index: ObjectIndex = .event(from: 0, to: 3600), time: Int64 = 1000
  ) throws -> ObjectRecord {
    let change = ObjectChange.create(calendar: calendar, uid: uid, text: text, index: index)
    return try #require(try apply([change], time: time, durability: .full).first ?? nil)
  }

  func deleteObject(_ object: ObjectRecord) throws(StoreError) {
    try apply([.delete(object.id, revision: object.revision)], time: 2000, durability: .full)
  }
}

extension ObjectIndex {
  static func event(
    from start: Int64?, to end: Int64?, form: TimeForm = .instant, title: String = "Sample event"
  ) -> ObjectIndex {
    ObjectIndex(kind: .event, title: title, form: form, start: start, end: end)
  }

  static func range(from start: Int64, to end: Int64) -> ObjectIndex {
    ObjectIndex(kind: .range, title: "Sample range", form: .date, start: start, end: end)
  }

  static func series(from start: Int64, until seriesEnd: Int64?, form: TimeForm = .instant)
    -> ObjectIndex
  {
    ObjectIndex(
      kind: .event, title: "Sample series", form: form, start: start, end: start + 3600,
      isSeries: true, seriesEnd: seriesEnd)
  }
}

/// A small generator whose numbers are the same in every run.
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
