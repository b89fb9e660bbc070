import CalendarCore
import Testing

@testable import Daybook

/// A diary on a database in memory, on 20 October 2026 in Seoul.
struct TestDiary {
  let test: TestBook
  var book: Book { test.book }
  /// 2026-10-20T12:12:00Z, 21:12 in Seoul.
  static let now: Int64 = 1_792_498_320

  init(_ wrap: (any Store) -> any Store = { $0 }) throws { test = try TestBook(wrap) }

  static func moment(
    today: String = "2026-10-20", zone: String = "Asia/Seoul", time: Int64 = now,
    language: Language = .korean
  ) throws -> EntryMoment {
    EntryMoment(today: try Day(iso: today), zone: zone, time: time, language: language)
  }

  @discardableResult
  func write(
    _ draft: EntryDraft, on day: String = "2026-10-20", in journal: CalendarRecord.ID? = nil,
    uid: String = Book.newUID(), at time: Int64 = now, zone: String = "Asia/Seoul",
    publishing: DiaryDraft? = nil
  ) throws -> DiaryEntry {
    let change = try book.createEntry(
      draft, on: Day(iso: day), in: journal, uid: uid,
      moment: TestDiary.moment(zone: zone, time: time), publishing: publishing)
    return try entry(change.id)
  }

  @discardableResult
  func write(_ text: String, on day: String = "2026-10-20") throws -> DiaryEntry {
    try write(EntryDraft(text: text), on: day)
  }

  func entry(_ id: ObjectRecord.ID) throws -> DiaryEntry { try #require(try book.entry(id)) }

  func journal(
    _ name: String = "Sample", _ entriesPerDay: Journal.EntriesPerDay = .many
  ) throws -> CalendarRecord.ID {
    _ = try book.createJournal(
      CalendarDraft(name: name, hue: "pink"), entriesPerDay: entriesPerDay, time: TestDiary.now)
    return try #require(try book.journals().first { $0.calendar.name == name }).id
  }

  /// The stored lines of an entry, unfolded.
  func lines(_ entry: DiaryEntry) throws -> [String] {
    unfolded(try #require(try book.store.object(entry.id)).text)
  }

  /// The texts of a search's results, the latest first.
  func found(_ query: String) throws -> [String] {
    try book.search(EntryQuery(query)).matches.map(\.entry.row.preview)
  }
}

/// Refusals by field.
func problems(_ body: () throws -> Void) -> [EntryDraft.Field: EntryProblem] {
  do {
    try body()
    return [:]
  } catch EntryChangeError.problems(let problems) {
    return problems.byField
  } catch { return [.entry: .unknownJournal] }
}

/// An entry for statistics.
func summary(
  _ day: String, mood: Int? = nil, feelings: [String] = [], tags: [String] = [],
  writtenOn: String? = nil, id: Int64 = 0
) throws -> EntrySummary {
  let day = try Day(iso: day)
  return EntrySummary(
    row: EntryRow(
      id: .init(id), calendarID: .init(1), day: day, created: 0, zone: nil, mood: mood,
      feelings: feelings, tags: tags, preview: ""),
    day: day, writtenOn: try writtenOn.map { try Day(iso: $0) } ?? day)
}
