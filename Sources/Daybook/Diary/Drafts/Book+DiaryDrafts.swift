import CalendarCore
import FoundationEssentials

/// An unfinished entry: what was typed, and what it was begun from.
public struct DiaryDraft: Hashable, Sendable {
  /// What it is for and how often it was saved.
  public var record: DiaryDraftRecord
  /// What was typed.
  public var typed: EntryDraft

  /// The number of its last saving, with which the next one is made.
  public var version: Int64 { record.version }

  init(_ record: DiaryDraftRecord) {
    self.record = record
    // What cannot be read as a draft is still what somebody typed.
    typed =
      (try? JSONDecoder().decode(EntryDraft.self, from: Data(record.content.utf8)))
      ?? EntryDraft(text: record.content)
  }

  fileprivate static func content(of typed: EntryDraft) throws(StoreError) -> String {
    // The same words are always the same text, so that a saving that comes twice is known.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(typed), as: UTF8.self)
    } catch {
      throw .misuse("a draft cannot be written as JSON")
    }
  }
}

/// Where a draft begins.
public struct DiaryDraftOrigin: Hashable, Sendable {
  /// The journal; nil when there is none yet.
  public var journal: CalendarRecord.ID?
  /// The day.
  public var day: Day
  /// The entry to change with its revision; nil for a new one.
  public var entry: ObjectRecord.ID?
  /// The entry's revision when it was opened.
  public var baseRevision: Int64?

  /// The draft of a new entry.
  public init(day: Day, journal: CalendarRecord.ID?) {
    self.day = day
    self.journal = journal
  }

  /// The draft of a change to an entry.
  public init(changing entry: DiaryEntry) {
    day = entry.day
    journal = entry.record.calendarID
    self.entry = entry.id
    baseRevision = entry.revision
  }
}

// Drafts are saved as typed, whatever is wrong with them, and each saving is on the disk before the
// call returns. Opening a day makes none.
extension Book {
  /// Begins a draft.
  ///
  /// A form that begins one twice, because it never saw the answer of the first time, goes on with that
  /// one as long as nothing else was saved into it.
  ///
  /// - Parameter time: now, in seconds since the epoch.
  public func beginDraft(
    _ typed: EntryDraft, of origin: DiaryDraftOrigin, time: Int64
  ) throws(StoreError) -> DiaryDraft {
    var record = DiaryDraftRecord(
      id: .init(0), calendarID: origin.journal, day: origin.day, entry: origin.entry,
      baseRevision: origin.baseRevision, version: 0, time: time,
      content: try DiaryDraft.content(of: typed))
    return try store.transaction(durability: .full, time: time) {
      transaction throws(StoreError) in
      if let form = typed.formID {
        let begun = try transaction.diary.drafts(on: DaySpan(start: origin.day, count: 1))
          .map(DiaryDraft.init).first { $0.typed.formID == form && $0.version == 1 }
        if let begun {
          if isSameText(begun.record.content, record.content) { return begun }
          record.id = begun.record.id
        }
      }
      return DiaryDraft(try transaction.diary.save(record))
    }
  }

  /// Saves what was typed since.
  ///
  /// When the draft was saved elsewhere meanwhile, or is published or thrown away, this does not
  /// replace anything: it becomes a draft of its own, so that both texts are kept.
  ///
  /// - Parameters:
  ///   - draft: the draft as its last saving gave it.
  ///   - typed: what it says now.
  ///   - time: now, in seconds since the epoch.
  /// - Returns: the draft to go on with.
  public func saveDraft(
    _ draft: DiaryDraft, as typed: EntryDraft, time: Int64
  ) throws(StoreError) -> DiaryDraft {
    var record = draft.record
    record.content = try DiaryDraft.content(of: typed)
    record.time = time
    return try store.transaction(durability: .full, time: time) {
      transaction throws(StoreError) in
      if let stored = try transaction.diary.draft(record.id) {
        if stored.version != record.version {
          if isSameText(stored.content, record.content) { return DiaryDraft(stored) }
          record.id = .init(0)
        }
      } else {
        record.id = .init(0)
      }
      if record.id.rawValue == 0 { record.version = 0 }
      return DiaryDraft(try transaction.diary.save(record))
    }
  }

  /// A draft, or nil when it was published or thrown away.
  public func draft(_ id: DiaryDraftRecord.ID) throws(StoreError) -> DiaryDraft? {
    try store.diary.draft(id).map(DiaryDraft.init)
  }

  /// The drafts of some days, the oldest first.
  public func drafts(on days: DaySpan) throws(StoreError) -> [DiaryDraft] {
    try store.diary.drafts(on: days).map(DiaryDraft.init)
  }

  /// Throws a draft away, if it is as it was seen.
  ///
  /// - Returns: whether it is gone; false when something was typed into it since.
  public func discardDraft(_ draft: DiaryDraft) throws(StoreError) -> Bool {
    try store.transaction(durability: .full, time: draft.record.time) {
      transaction throws(StoreError) in
      try transaction.discard(draft)
    }
  }
}

extension StoreTransaction {
  /// Removes a draft that has not been typed into since it was seen.
  @discardableResult
  func discard(_ draft: DiaryDraft) throws(StoreError) -> Bool {
    guard let stored = try diary.draft(draft.record.id) else { return true }
    guard stored.version == draft.version else { return false }
    try diary.removeDraft(stored.id)
    return true
  }
}
