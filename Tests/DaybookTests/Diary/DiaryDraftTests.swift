import CalendarCore
import Testing

@testable import Daybook

@Suite("Unfinished and conflicting entries")
struct DiaryDraftTests {
  let diary: TestDiary
  let day: Day
  var book: Book { diary.book }

  init() throws {
    diary = try TestDiary()
    day = try Day(iso: "2026-10-20")
  }

  private var today: DaySpan { DaySpan(start: day, count: 1) }

  private func texts() throws -> [String] {
    try book.entries(on: day).flatMap(\.content.texts)
  }

  @Test("looking at a day makes nothing")
  func opening() throws {
    _ = try book.entries(on: day)
    _ = try book.diaryDays(on: today)
    _ = try book.drafts(on: today)
    _ = try book.standardJournal()
    #expect(try diary.test.changeCount() == 0)
    #expect(try diary.test.store.calendars() == [])
  }

  @Test("what was typed is there again as it was typed, whatever is wrong with it")
  func asTyped() throws {
    let typed = EntryDraft(
      form: .steps, text: "자유\u{0}글", situation: "a\u{0B}\r\nb", thought: "\u{1109}\u{1161}",
      feelings: ["1", "2", "3", "4", "5", "6\n7"], mood: 9, tags: ["#", " x "])
    let draft = try book.beginDraft(typed, of: .init(day: day, journal: nil), time: 1)
    let read = try #require(try book.draft(draft.record.id))
    #expect(read == draft)
    #expect(isSameText(read.typed.situation, typed.situation))
    #expect(isSameText(read.typed.thought, typed.thought))
    #expect(read.typed == typed)
    #expect(try book.diaryDays(on: today)[day]?.hasDraft == true)
    #expect(try book.entries(on: day) == [])
  }

  @Test("a megabyte as a draft")
  func large() throws {
    let typed = EntryDraft(text: String(repeating: "오늘은 ", count: 100_000))
    var draft = try book.beginDraft(typed, of: .init(day: day, journal: nil), time: 1)
    draft = try book.saveDraft(draft, as: EntryDraft(text: typed.text + "끝"), time: 2)
    #expect(try book.drafts(on: today).map(\.typed.text.utf8.count) == [1_000_003])
  }

  @Test("publishing takes the draft away in the same act; undoing it takes the entry")
  func publishing() throws {
    let draft = try book.beginDraft(
      EntryDraft(text: "하나"), of: .init(day: day, journal: nil), time: 1)
    let saved = try book.saveDraft(draft, as: EntryDraft(text: "하나 둘"), time: 2)
    #expect(saved.record.id == draft.record.id)
    let change = try book.createEntry(
      saved.typed, on: day, in: nil, uid: "a", moment: TestDiary.moment(), publishing: saved)
    #expect(try texts() == ["하나 둘"])
    #expect(try book.drafts(on: today) == [])
    try book.undo(act: try #require(change.act), time: 3)
    #expect(try texts() == [])
  }

  @Test("a refused publication keeps the draft")
  func refused() throws {
    let draft = try book.beginDraft(
      EntryDraft(text: "a\u{1}"), of: .init(day: day, journal: nil), time: 1)
    #expect(throws: EntryChangeError.self) {
      try book.createEntry(
        draft.typed, on: day, in: nil, uid: "a", moment: TestDiary.moment(), publishing: draft)
    }
    #expect(try book.drafts(on: today) == [draft])
  }

  @Test("two tabs that type into one draft keep both texts")
  func twoTabs() throws {
    let draft = try book.beginDraft(
      EntryDraft(text: "a"), of: .init(day: day, journal: nil), time: 1)
    let first = try book.saveDraft(draft, as: EntryDraft(text: "a first"), time: 2)
    let second = try book.saveDraft(draft, as: EntryDraft(text: "a second"), time: 3)
    #expect(first.record.id != second.record.id)
    #expect(try book.drafts(on: today).map(\.typed.text) == ["a first", "a second"])
    // The same text from a stale tab is no second draft.
    let again = try book.saveDraft(draft, as: EntryDraft(text: "a first"), time: 4)
    #expect(again == first)
  }

  @Test("what a tab types after the draft was published elsewhere is a draft again")
  func afterPublishing() throws {
    let draft = try book.beginDraft(
      EntryDraft(text: "a"), of: .init(day: day, journal: nil), time: 1)
    try diary.write(draft.typed, publishing: draft)
    let late = try book.saveDraft(draft, as: EntryDraft(text: "a and more"), time: 2)
    #expect(late.record.id != draft.record.id)
    #expect(try book.drafts(on: today) == [late])
  }

  @Test("publishing an older saving keeps what was typed since")
  func typedSince() throws {
    let draft = try book.beginDraft(
      EntryDraft(text: "a"), of: .init(day: day, journal: nil), time: 1)
    let later = try book.saveDraft(draft, as: EntryDraft(text: "a and more"), time: 2)
    try diary.write(draft.typed, publishing: draft)
    #expect(try book.drafts(on: today) == [later])
    #expect(try !book.discardDraft(draft))
    #expect(try book.discardDraft(later))
    #expect(try book.discardDraft(later))
    #expect(try book.drafts(on: today) == [])
  }

  @Test("the number of a draft is never given twice")
  func numbers() throws {
    let first = try book.beginDraft(EntryDraft(), of: .init(day: day, journal: nil), time: 1)
    #expect(try book.discardDraft(first))
    let second = try book.beginDraft(EntryDraft(), of: .init(day: day, journal: nil), time: 1)
    #expect(second.record.id.rawValue > first.record.id.rawValue)
  }

  @Test("a stale save overwrites nothing and carries both texts, which one action keeps")
  func conflict() throws {
    for entriesPerDay in Journal.EntriesPerDay.allCases {
      let diary = try TestDiary()
      let book = diary.book
      let journal = try diary.journal("Sample", entriesPerDay)
      let opened = try diary.write(EntryDraft(text: "as opened", mood: 2, tags: ["x"]), in: journal)
      let draft = try book.beginDraft(
        EntryDraft(text: "typed in an old tab", mood: 5, tags: ["y"]),
        of: DiaryDraftOrigin(changing: opened), time: 1)
      #expect(draft.record.baseRevision == opened.revision)
      _ = try book.changeEntry(
        opened.id, to: EntryDraft(text: "newer", tags: ["x"]), revision: opened.revision,
        moment: TestDiary.moment())
      var conflict: EntryConflict?
      do {
        _ = try book.changeEntry(
          opened.id, to: draft.typed, revision: opened.revision, moment: TestDiary.moment(),
          publishing: draft)
      } catch EntryChangeError.conflict(let both) { conflict = both }
      let both = try #require(conflict)
      #expect(both.stored.content.body == .free("newer"))
      #expect(both.typed == draft.typed)
      #expect(try diary.entry(opened.id).content.body == .free("newer"))
      #expect(try book.drafts(on: DaySpan(start: day, count: 1)) == [draft])

      let kept = try book.keepBoth(
        both, uid: "second", moment: TestDiary.moment(), publishing: draft)
      let entries = try book.entries(on: day)
      switch entriesPerDay {
      case .many:
        #expect(entries.map(\.content.body) == [.free("newer"), .free("typed in an old tab")])
      case .one:
        #expect(entries.map(\.content.body) == [.free("newer\n\ntyped in an old tab")])
        #expect(entries.map(\.content.tags) == [["x", "y"]])
        #expect(entries.map(\.content.mood) == [5])
      }
      #expect(try book.drafts(on: DaySpan(start: day, count: 1)) == [])
      try book.undo(act: try #require(kept.act), time: 5)
      #expect(try book.entries(on: day).map(\.content.body) == [.free("newer")])
    }
  }

  @Test("a change to an entry that is deleted meanwhile is refused, and can be written as new")
  func deleted() throws {
    let entry = try diary.write("a")
    let draft = try book.beginDraft(
      EntryDraft(text: "b"), of: DiaryDraftOrigin(changing: entry), time: 1)
    _ = try book.deleteEntry(entry.id, revision: entry.revision, time: 2)
    #expect(throws: EntryChangeError.self) {
      try book.changeEntry(
        entry.id, to: draft.typed, revision: entry.revision, moment: TestDiary.moment(),
        publishing: draft)
    }
    #expect(try book.drafts(on: today) == [draft])
    try diary.write(draft.typed, publishing: draft)
    #expect(try texts() == ["b"])
    #expect(try book.drafts(on: today) == [])
  }

  struct Merge: CustomTestStringConvertible {
    var testDescription: String
    var first: EntryDraft
    var second: EntryDraft
    var both: EntryDraft
  }

  @Test(
    "merging loses nothing",
    arguments: [
      Merge(
        testDescription: "texts", first: EntryDraft(text: "a"), second: EntryDraft(text: "b"),
        both: EntryDraft(text: "a\n\nb")),
      Merge(
        testDescription: "the same text", first: EntryDraft(text: "a", mood: 1),
        second: EntryDraft(text: "a"), both: EntryDraft(text: "a", mood: 1)),
      Merge(
        testDescription: "steps", first: EntryDraft(form: .steps, situation: "a", thought: "t"),
        second: EntryDraft(form: .steps, situation: "b", action: "c"),
        both: EntryDraft(form: .steps, situation: "a\n\nb", thought: "t", action: "c")),
      Merge(
        testDescription: "a text and steps", first: EntryDraft(text: "a"),
        second: EntryDraft(form: .steps, situation: "b"),
        both: EntryDraft(text: "a\n\nSituation: b")),
      Merge(
        testDescription: "more feelings than there is room for",
        first: EntryDraft(feelings: ["1", "2", "3"]),
        second: EntryDraft(feelings: ["3", "4", "5", "6", "7"]),
        both: EntryDraft(text: "6, 7", feelings: ["1", "2", "3", "4", "5"])),
      Merge(
        testDescription: "titles", first: EntryDraft(title: "a"), second: EntryDraft(title: "b"),
        both: EntryDraft(title: "a · b")),
    ])
  func merging(_ merge: Merge) {
    #expect(merge.first.merged(with: merge.second, language: .english) == merge.both)
  }

  // MARK: History

  @Test("every version of an entry is kept, and an old one becomes a new one")
  func history() throws {
    var entry = try diary.write("one")
    for text in ["two", "three"] {
      _ = try book.changeEntry(
        entry.id, to: EntryDraft(text: text), revision: entry.revision,
        moment: TestDiary.moment(time: TestDiary.now + 60))
      entry = try diary.entry(entry.id)
    }
    let versions = try book.versions(ofEntry: entry.id)
    #expect(versions.map(\.content?.body) == [.free("one"), .free("two"), .free("three")])
    #expect(versions.map(\.origin) == [.made, .changed, .changed])
    let change = try book.restoreEntry(
      entry.id, toVersion: versions[0].revision, revision: entry.revision,
      time: TestDiary.now + 120)
    #expect(try diary.entry(entry.id).content.body == .free("one"))
    #expect(try diary.entry(entry.id).modified == TestDiary.now + 120)
    #expect(try book.versions(ofEntry: entry.id).count == 4)
    #expect(try diary.found("three") == [])
    try book.undo(act: try #require(change.act), time: 5)
    #expect(try diary.entry(entry.id).content.body == .free("three"))
    #expect(throws: EntryChangeError.self) {
      try book.restoreEntry(
        entry.id, toVersion: versions[0].revision, revision: entry.revision, time: 6)
    }
    try diary.test.expectRightIndex()
  }

  @Test("a deleted entry comes back from its history, as it was in any version")
  func historyOfDeleted() throws {
    let entry = try diary.write("one")
    _ = try book.changeEntry(
      entry.id, to: EntryDraft(text: "two"), revision: entry.revision,
      moment: TestDiary.moment())
    _ = try book.deleteEntry(entry.id, revision: diary.entry(entry.id).revision, time: 1)
    let versions = try book.versions(ofEntry: entry.id)
    #expect(versions.map(\.origin) == [.made, .changed, .deleted])
    _ = try book.restoreEntry(
      entry.id, toVersion: versions[0].revision, revision: versions[2].revision, time: 2)
    #expect(try texts() == ["one"])
    #expect(try diary.entry(entry.id).id == entry.id)
    #expect(try diary.found("one") == ["one"])
    try diary.test.expectRightIndex()
  }

  @Test("an event has no versions of an entry")
  func historyOfEvent() throws {
    try diary.test.importFile(calendarFile(event("e", "DTSTART:20260101T000000Z")))
    #expect(try book.versions(ofEntry: diary.test.record("e").id) == [])
    #expect(try book.versions(ofEntry: .init(99)) == [])
  }
}
