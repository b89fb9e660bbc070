import CalendarCore

/// One diary entry as the columns beside its text tell it: what calendars, lists and statistics need
/// without reading any text.
public struct EntryRow: Hashable, Sendable {
  /// The object.
  public var id: ObjectRecord.ID
  /// The journal it is in.
  public var calendarID: CalendarRecord.ID
  /// The day it is about; nil for an entry of another program that has no date.
  public var day: Day?
  /// When it was made, in seconds since the epoch; 0 when nobody knows.
  public var created: Int64
  /// The name of the zone it was written in, if it is known.
  public var zone: String?
  /// 1 (worst) … 5 (best), if it has one.
  public var mood: Int?
  /// The words for what was felt, in their order.
  public var feelings: [String]
  /// The tags, in their order.
  public var tags: [String]
  /// The beginning of what it says, on one line.
  public var preview: String

  /// Makes a row.
  public init(
    id: ObjectRecord.ID, calendarID: CalendarRecord.ID, day: Day?, created: Int64, zone: String?,
    mood: Int?, feelings: [String], tags: [String], preview: String
  ) {
    self.id = id
    self.calendarID = calendarID
    self.day = day
    self.created = created
    self.zone = zone
    self.mood = mood
    self.feelings = feelings
    self.tags = tags
    self.preview = preview
  }
}

/// What the entries of one day add up to.
public struct EntryDayCount: Hashable, Sendable {
  /// How many entries there are.
  public var entries: Int
  /// How many of them have a mood.
  public var moods: Int
  /// The sum of those moods.
  public var moodSum: Int

  /// Makes a count.
  public init(entries: Int = 0, moods: Int = 0, moodSum: Int = 0) {
    self.entries = entries
    self.moods = moods
    self.moodSum = moodSum
  }

  /// The mean mood, a half rounded up; nil without one.
  public var mood: Int? { moods == 0 ? nil : (2 * moodSum + moods) / (2 * moods) }
}

/// Which entries a search asks the store for.
public struct EntryFilter: Hashable, Sendable {
  /// Only entries of these journals.
  public var calendars: Set<CalendarRecord.ID>
  /// Only entries with all of these tokens of ``SearchTokens``.
  public var tokens: [String]
  /// Only entries with one of these moods.
  public var moods: ClosedRange<Int>?
  /// Only entries of these days.
  public var days: DaySpan?

  /// Makes a filter.
  public init(
    calendars: Set<CalendarRecord.ID>, tokens: [String] = [], moods: ClosedRange<Int>? = nil,
    days: DaySpan? = nil
  ) {
    self.calendars = calendars
    self.tokens = tokens
    self.moods = moods
    self.days = days
  }
}

/// An unfinished entry as the store keeps it.
public struct DiaryDraftRecord: Hashable, Sendable {
  /// The store's key of a draft; never given twice.
  public struct ID: Hashable, Sendable {
    /// The integer key.
    public let rawValue: Int64
    /// Wraps a key.
    public init(_ rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The key; nothing but the store makes one.
  public var id: ID
  /// The journal it is for; nil when there is none yet.
  public var calendarID: CalendarRecord.ID?
  /// The day it is for.
  public var day: Day
  /// The entry it changes; nil for a new one.
  public var entry: ObjectRecord.ID?
  /// The entry's revision when the draft was begun.
  public var baseRevision: Int64?
  /// How often it was saved; grows by one with each.
  public var version: Int64
  /// When it was saved last, in seconds since the epoch.
  public var time: Int64
  /// What was typed, as JSON of an ``EntryDraft``.
  public var content: String

  /// Makes a record.
  public init(
    id: ID, calendarID: CalendarRecord.ID?, day: Day, entry: ObjectRecord.ID?,
    baseRevision: Int64?, version: Int64, time: Int64, content: String
  ) {
    self.id = id
    self.calendarID = calendarID
    self.day = day
    self.entry = entry
    self.baseRevision = baseRevision
    self.version = version
    self.time = time
    self.content = content
  }
}

/// The questions about the diary that a store answers from what it keeps beside the texts of entries.
///
/// The rows and the search index are written in the transaction that writes the entry, from
/// ``EntryIndex``, so that no answer is behind or ahead of the texts.
public protocol DiaryReading {
  /// The entries of some days, ordered by day, then as they were made. Cost follows the rows of those
  /// days.
  func entries(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [EntryRow]

  /// The entries of a date in every year, ordered as ``entries(in:on:)`` orders them.
  ///
  /// - Parameters:
  ///   - month: 1…12.
  ///   - day: the day of the month.
  func entries(
    in calendars: Set<CalendarRecord.ID>, month: Int, day: Int
  ) throws(StoreError) -> [EntryRow]

  /// What each day with entries has of them. Cost follows the entries of those days.
  func entryDays(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [Day: EntryDayCount]

  /// Calls `body` with the entries that a filter lets through and their search texts, the latest day
  /// first, of one day the latest made first, until it returns false.
  func forEachEntry(
    _ filter: EntryFilter, _ body: (EntryRow, _ searchText: String) throws(StoreError) -> Bool
  ) throws(StoreError)

  /// A number that every change of any object makes a higher one, drafts excepted: what was added up
  /// from entries is right as long as it stays.
  func revision() throws(StoreError) -> Int64

  /// An unfinished entry, or nil when it was published or thrown away.
  func draft(_ id: DiaryDraftRecord.ID) throws(StoreError) -> DiaryDraftRecord?

  /// The unfinished entries of some days, the oldest first.
  func drafts(on days: DaySpan) throws(StoreError) -> [DiaryDraftRecord]
}

/// The writer's side of the diary, for as long as a transaction lasts.
public protocol DiaryWriting: DiaryReading {
  /// Adds a draft, or replaces the one with its key; a key of 0 stands for a new one.
  ///
  /// - Returns: the draft with its key and its version, one more than was stored.
  func save(_ draft: DiaryDraftRecord) throws(StoreError) -> DiaryDraftRecord

  /// Removes a draft if it is there.
  func removeDraft(_ id: DiaryDraftRecord.ID) throws(StoreError)
}
