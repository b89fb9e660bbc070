import CalendarCore
import Testing

@testable import Daybook

@Suite("Writing a diary entry")
struct EntryWritingTests {
  @Test("writes a VJOURNAL that other programs can read")
  func steps() throws {
    let diary = try TestDiary()
    let entry = try diary.write(
      EntryDraft(
        form: .steps, situation: "버스를 놓쳤다", thought: "걷자", action: "걸었다, 천천히",
        feelings: ["서운한", "홀가분한"], mood: 4, tags: ["산책", "#저녁"]),
      uid: "a@sample")
    #expect(
      try diary.lines(entry) == [
        "BEGIN:VJOURNAL", "UID:a@sample", "DTSTAMP:20261020T121200Z",
        "CREATED:20261020T121200Z", "DTSTART;VALUE=DATE:20261020", "X-DAYBOOK-ZONE:Asia/Seoul",
        "DESCRIPTION:사건: 버스를 놓쳤다\\n\\n생각: 걷자\\n\\n감정: 서운한\\, 홀가분한\\n\\n행동: 걸었다\\, 천천히",
        "X-DAYBOOK-SITUATION:버스를 놓쳤다", "X-DAYBOOK-THOUGHT:걷자",
        "X-DAYBOOK-ACTION:걸었다\\, 천천히", "X-DAYBOOK-FEELINGS:서운한,홀가분한",
        "X-DAYBOOK-MOOD:4", "CATEGORIES:산책,저녁", "LAST-MODIFIED:20261020T121200Z",
        "END:VJOURNAL",
      ])
    #expect(entry.day == (try Day(iso: "2026-10-20")))
    #expect(entry.zone == "Asia/Seoul")
    #expect(entry.created == TestDiary.now)
    let steps = EntrySteps(situation: "버스를 놓쳤다", thought: "걷자", action: "걸었다, 천천히")
    #expect(
      entry.content
        == EntryContent(
          body: .steps(steps), feelings: ["서운한", "홀가분한"], mood: 4, tags: ["산책", "저녁"]))
    try diary.test.expectRightIndex()
  }

  @Test("an entry without a journal makes one, named in the writer's language, once")
  func firstJournal() throws {
    let diary = try TestDiary()
    try diary.write("하나")
    try diary.write("둘")
    let journals = try diary.book.journals()
    #expect(journals.map(\.calendar.name) == ["일기"])
    #expect(journals.map(\.entriesPerDay) == [.many])
  }

  @Test("a refused entry makes no journal")
  func refusedMakesNothing() throws {
    let diary = try TestDiary()
    #expect(problems { try diary.write("x", on: "2026-10-21") } != [:])
    #expect(try diary.test.store.calendars() == [])
  }

  @Test("changing an entry leaves everything else of it as it was, unknown properties included")
  func foreign() throws {
    let diary = try TestDiary()
    try diary.test.importFile(
      calendarFile([
        "BEGIN:VJOURNAL", "UID:f@sample", "DTSTAMP:20260101T000000Z", "SUMMARY:A title",
        "DTSTART;TZID=Asia/Seoul:20261019T233000", "CLASS:PRIVATE", "X-OTHER;A=b:c\\,d",
        "DESCRIPTION;LANGUAGE=en:one\\ntwo", "ATTENDEE;CN=Sample:mailto:a@example.org",
        "CATEGORIES:x,y", "STATUS:FINAL", "END:VJOURNAL",
      ]))
    let entry = try #require(
      DiaryEntry(diary.test.record("f@sample")))
    #expect(entry.day == (try Day(iso: "2026-10-19")))
    #expect(entry.content.title == "A title")
    var draft = EntryDraft(entry.content)
    draft.mood = 2
    draft.tags.append("z")
    _ = try diary.book.changeEntry(
      entry.id, to: draft, on: Day(iso: "2026-10-18"), revision: entry.revision,
      moment: TestDiary.moment())
    #expect(
      withoutStamps(try diary.test.lines("f@sample")) == [
        "BEGIN:VJOURNAL", "UID:f@sample", "SUMMARY:A title",
        "DTSTART;TZID=Asia/Seoul:20261018T233000", "CLASS:PRIVATE", "X-OTHER;A=b:c\\,d",
        "DESCRIPTION;LANGUAGE=en:one\\ntwo", "ATTENDEE;CN=Sample:mailto:a@example.org",
        "CATEGORIES:x,y,z", "STATUS:FINAL", "X-DAYBOOK-MOOD:2", "END:VJOURNAL",
      ])
  }

  @Test("a text that another program changed counts, as free text")
  func changedElsewhere() throws {
    let diary = try TestDiary()
    let entry = try diary.write(EntryDraft(form: .steps, situation: "a", action: "b", mood: 3))
    let text = entry.record.text.replacing("행동: b", with: "행동: c")
    try diary.test.store.apply(
      [
        .update(
          entry.id, revision: entry.revision, calendar: entry.record.calendarID, text: text,
          index: entry.record.index)
      ], time: 0, durability: .full)
    let changed = try diary.entry(entry.id)
    #expect(changed.content.body == .free("사건: a\n\n행동: c"))
    #expect(changed.content.mood == 3)
    #expect(try diary.found("c") == ["사건: a 행동: c"])
  }

  @Test("several texts of one VJOURNAL are read as one, and an edit writes one")
  func severalTexts() throws {
    let diary = try TestDiary()
    try diary.test.importFile(
      calendarFile([
        "BEGIN:VJOURNAL", "UID:s@sample", "DTSTART;VALUE=DATE:20261001", "DESCRIPTION:one",
        "DESCRIPTION:two", "END:VJOURNAL",
      ]))
    let entry = try #require(DiaryEntry(diary.test.record("s@sample")))
    #expect(entry.content.body == .free("one\n\ntwo"))
    _ = try diary.book.changeEntry(
      entry.id, to: EntryDraft(text: "one\n\ntwo\n\nthree"), revision: entry.revision,
      moment: TestDiary.moment())
    let lines = try diary.test.lines("s@sample").filter { $0.hasPrefix("DESCRIPTION") }
    #expect(lines == ["DESCRIPTION:one\\n\\ntwo\\n\\nthree"])
  }

  @Test("an edit that changes nothing writes nothing, and one of a feeling composes the text anew")
  func onlyWhatDiffers() throws {
    let diary = try TestDiary()
    let entry = try diary.write(
      EntryDraft(form: .steps, situation: "a", feelings: ["그리운"]))
    var draft = EntryDraft(entry.content)
    let none = try diary.book.changeEntry(
      entry.id, to: draft, revision: entry.revision,
      moment: TestDiary.moment(time: TestDiary.now + 60))
    #expect(none.act == nil)
    #expect(try diary.entry(entry.id).record == entry.record)
    draft.feelings = ["미안한"]
    _ = try diary.book.changeEntry(
      entry.id, to: draft, revision: entry.revision, moment: TestDiary.moment())
    #expect(try diary.lines(entry).contains("DESCRIPTION:사건: a\\n\\n감정: 미안한"))
    #expect(try diary.entry(entry.id).content.body == .steps(EntrySteps(situation: "a")))
  }

  struct Text: CustomTestStringConvertible {
    var testDescription: String
    var typed: String
    var kept: String?
  }

  @Test(
    "a text is kept as it was typed",
    arguments: [
      Text(testDescription: "emoji", typed: "👩‍👩‍👧‍👦 하루 🏳️‍🌈 끝 👍🏽"),
      Text(testDescription: "right to left", typed: "היום היה יום \u{202B}טוב\u{202C} 123"),
      Text(testDescription: "decomposed Korean", typed: "\u{1109}\u{1161}\u{11AB}책"),
      Text(testDescription: "decomposed accents", typed: "cafe\u{301}"),
      Text(testDescription: "blanks and line ends around it", typed: "\n  a \n\n"),
      Text(testDescription: "tabs", typed: "a\tb"),
      Text(testDescription: "line separators", typed: "a\u{2028}b\u{2029}c\u{85}d"),
      Text(testDescription: "a byte order mark", typed: "\u{FEFF}a"),
      Text(testDescription: "what files escape", typed: "a\\nb; c, d: \"e\" \\"),
      Text(testDescription: "what looks like a file", typed: "x\nEND:VJOURNAL\nBEGIN:VEVENT"),
      Text(testDescription: "the end of a form's line", typed: "a\r\nb\rc\n", kept: "a\nb\nc\n"),
      Text(
        testDescription: "scalars that are no characters", typed: "a\u{FFFF}\u{10FFFF}\u{E000}b"),
      Text(
        testDescription: "a megabyte",
        typed: String(repeating: "오늘은 산책을 했다. Nothing else.\n", count: 25_000)),
    ])
  func texts(_ text: Text) throws {
    let diary = try TestDiary()
    for draft in [
      EntryDraft(text: text.typed),
      EntryDraft(form: .steps, situation: text.typed, action: text.typed),
    ] {
      let entry = try diary.write(draft)
      let kept = text.kept ?? text.typed
      for text in entry.content.texts where !text.isEmpty { #expect(isSameText(text, kept)) }
      #expect(entry.content.texts.contains { !$0.isEmpty })
    }
    try diary.test.expectRightIndex()
  }

  @Test(
    "a control character is refused with its line, and nothing is written",
    arguments: [0x00, 0x07, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F] as [UInt32])
  func control(_ code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let diary = try TestDiary()
    let refused = problems {
      try diary.write(EntryDraft(form: .steps, situation: "fine", action: "one\ntwo\(scalar)"))
    }
    #expect(refused == [.action: .controlCharacter(scalar, line: 2)])
    #expect(try diary.book.journals() == [])
    #expect(
      Strings(.korean).message(.controlCharacter(scalar, line: 2)).contains("2번째 줄"))
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var draft: EntryDraft
    var problems: [EntryDraft.Field: EntryProblem]
  }

  @Test(
    "what cannot be saved is refused by field",
    arguments: [
      Refusal(testDescription: "nothing", draft: EntryDraft(), problems: [.entry: .empty]),
      Refusal(
        testDescription: "blanks", draft: EntryDraft(text: " \n\t"), problems: [.entry: .empty]),
      Refusal(
        testDescription: "six feelings",
        draft: EntryDraft(feelings: ["a", "b", "c", "d", "e", "f"]),
        problems: [.feelings: .tooManyFeelings]),
      Refusal(
        testDescription: "a mood of six", draft: EntryDraft(mood: 6),
        problems: [.mood: .unknownMood(6)]),
      Refusal(
        testDescription: "a mood of none", draft: EntryDraft(text: "x", mood: 0),
        problems: [.mood: .unknownMood(0)]),
      Refusal(
        testDescription: "a tag like a text",
        draft: EntryDraft(tags: [String(repeating: "x", count: 101)]),
        problems: [.tags: .tooLong(limit: 100)]),
      Refusal(
        testDescription: "too long a text",
        draft: EntryDraft(text: String(repeating: "x", count: 2_000_001)),
        problems: [.text: .tooLong(limit: 2_000_000)]),
    ])
  func refusals(_ refusal: Refusal) throws {
    let diary = try TestDiary()
    #expect(problems { try diary.write(refusal.draft) } == refusal.problems)
  }

  @Test("five feelings are fine, and a word said twice is one")
  func feelings() throws {
    let diary = try TestDiary()
    let words = ["a", "b", "c", "d", "e"]
    let entry = try diary.write(EntryDraft(feelings: words + [" a ", "", "e"]))
    #expect(entry.content.feelings == words)
    #expect(
      Strings(.korean).message(.tooManyFeelings) == "감정 낱말은 다섯 개까지 고를 수 있어요")
  }

  @Test("what was typed in the form that is not chosen is not left behind")
  func bothForms() throws {
    let diary = try TestDiary()
    var draft = EntryDraft(text: "자유", situation: "사건", action: "행동")
    #expect(
      try diary.write(draft).content.body == .free("자유\n\n사건: 사건\n\n행동: 행동"))
    draft.form = .steps
    #expect(
      try diary.write(draft).content.body
        == .steps(EntrySteps(situation: "자유\n\n사건", action: "행동")))
  }

  @Test("tags lose their mark and their doubles, whatever their case")
  func tags() throws {
    let diary = try TestDiary()
    let entry = try diary.write(EntryDraft(tags: ["#Walk", "walk", " ＷＡＬＫ", "#", "산 책", ""]))
    #expect(entry.content.tags == ["Walk", "산 책"])
  }
}
