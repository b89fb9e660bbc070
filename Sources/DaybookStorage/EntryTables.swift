import CalendarCore
import Daybook

/// The rows beside a diary entry: written with its object, read by their own keys.
///
/// A row's key holds the day above the object's number, so that the order of keys is the order of days
/// in every table and in the search index, and a search reads the latest first and stops.
struct EntryKey: Hashable {
  let rawValue: Int64

  private static let objectBits: Int64 = 39
  /// Above every day ordinal that a year of four digits has, and above what `Int32` may hold.
  private static let dayOffset: Int64 = 1 << 23

  /// The key of an entry; those without a day come before all others.
  init(_ object: ObjectRecord.ID, day: Day?) {
    rawValue = EntryKey.first(day) | (object.rawValue & (1 << EntryKey.objectBits - 1))
  }

  /// The least key of a day.
  static func first(_ day: Day?) -> Int64 {
    guard let day else { return 0 }
    return min(max(Int64(day.ordinal) + dayOffset, 1), 2 * dayOffset - 1) << objectBits
  }
}

extension SQLiteTransaction {
  /// Makes the rows beside an object what its text says: none unless it is an entry.
  func writeEntry(of object: ObjectRecord) throws(StoreError) {
    try removeEntry(of: object.id)
    guard object.index.kind == .entry else { return }
    let index = EntryIndex(text: object.text)
    let key = EntryKey(object.id, day: index.day)
    let row = try connection.prepare(.insertEntry)
    try row.bind(key.rawValue, at: 1)
    try row.bind(object.id.rawValue, at: 2)
    try row.bind(object.calendarID.rawValue, at: 3)
    try row.bind(index.day.map { Int64($0.ordinal) }, at: 4)
    try row.bind(index.day.map { Int64($0.monthNumber * 100 + $0.dayOfMonth) }, at: 5)
    try row.bind(index.created, at: 6)
    try row.bind(index.zone, at: 7)
    try row.bind(index.mood.map(Int64.init), at: 8)
    try row.bind(index.feelings.joined(separator: "\n"), at: 9)
    try row.bind(index.tags.joined(separator: "\n"), at: 10)
    try row.bind(index.preview, at: 11)
    try row.run()
    let text = try connection.prepare(.insertEntryText)
    try text.bind(key.rawValue, at: 1)
    try text.bind(index.searchText, at: 2)
    try text.run()
    let tokens = try connection.prepare(.insertEntryTokens)
    try tokens.bind(key.rawValue, at: 1)
    try tokens.bind(SearchTokens.text(index.searchText, tags: index.tags), at: 2)
    try tokens.run()
  }

  /// Removes the rows beside an object if there are any.
  func removeEntry(of object: ObjectRecord.ID) throws(StoreError) {
    guard let (key, tags, text) = try storedEntry(of: object) else { return }
    // The search index holds no text of its own and has to be told what it was given.
    let tokens = try connection.prepare(.deleteEntryTokens)
    try tokens.bind(key, at: 1)
    try tokens.bind(SearchTokens.text(text, tags: tags), at: 2)
    try tokens.run()
    for query in [Query.deleteEntryText, .deleteEntry] {
      let statement = try connection.prepare(query)
      try statement.bind(key, at: 1)
      try statement.run()
    }
  }

  private func storedEntry(
    of object: ObjectRecord.ID
  ) throws(StoreError) -> (key: Int64, tags: [String], text: String)? {
    let statement = try connection.prepare(.entryOfObject)
    try statement.bind(object.rawValue, at: 1)
    guard try statement.step() else { return nil }
    return (statement.integer(0), statement.words(1), statement.text(2))
  }

  /// Writes the rows beside every entry anew, the search index from nothing.
  ///
  /// - Returns: the objects whose rows were wrong.
  func rebuildEntries() throws(StoreError) -> Set<ObjectRecord.ID> {
    let before = try entryFingerprints()
    for query in [Query.clearEntryTokens, .clearEntryTexts, .clearEntries] {
      try connection.run(query)
    }
    try connection.forEachBatch(of: 256) { batch throws(StoreError) in
      for (object, _) in batch where object.index.kind == .entry { try writeEntry(of: object) }
    }
    let after = try entryFingerprints()
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  /// A number for the rows of each entry that tells whether they changed.
  private func entryFingerprints() throws(StoreError) -> [ObjectRecord.ID: Int] {
    var fingerprints: [ObjectRecord.ID: Int] = [:]
    let statement = try connection.prepare(.entryContents)
    while try statement.step() {
      var hasher = Hasher()
      for column in 0..<12 as Range<Int32> { hasher.combine(statement.optionalText(column)) }
      fingerprints[.init(statement.integer(1))] = hasher.finalize()
    }
    return fingerprints
  }
}

extension Statement {
  /// A list of words in a column.
  borrowing func words(_ column: Int32) -> [String] {
    text(column).split(separator: "\n").map(String.init)
  }

  /// The entry in the current row.
  borrowing func entry() -> EntryRow {
    EntryRow(
      id: .init(integer(1)), calendarID: .init(integer(2)),
      day: optionalInteger(3).map { Day(ordinal: Int($0)) }, created: integer(5),
      zone: optionalText(6), mood: optionalInteger(7).map(Int.init), feelings: words(8),
      tags: words(9), preview: text(10))
  }
}
