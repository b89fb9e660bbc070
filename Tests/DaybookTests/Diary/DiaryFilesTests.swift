import CalendarCore
import Testing

@testable import Daybook

@Suite("The diary in files")
struct DiaryFilesTests {
  private func files(_ diary: TestDiary, language: Language = .korean) throws -> [MarkdownFile] {
    var files: [MarkdownFile] = []
    try diary.book.exportMarkdown(diary.book.journals(), language: language) { file in
      files.append(
        MarkdownFile(name: file.name, path: "d/\(file.name)", bytes: Array(file.text.utf8)))
    }
    return files
  }

  private func read(
    _ diary: TestDiary, _ files: [MarkdownFile], journal: String? = nil, isDryRun: Bool = false
  ) throws -> MarkdownImportReport {
    try diary.book.importMarkdown(
      files, journal: journal, isDryRun: isDryRun,
      moment: TestDiary.moment(time: TestDiary.now + 1000))
  }

  private func file(_ name: String, _ lines: String...) -> MarkdownFile {
    MarkdownFile(
      name: name, path: name, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test("an entry is one readable file")
  func written() throws {
    let diary = try TestDiary()
    try diary.write(
      EntryDraft(
        form: .steps, situation: "버스를\n놓쳤다", action: "## 생각", feelings: ["서운한"], mood: 4,
        tags: ["산책", "a \"b\""]),
      uid: "u@sample")
    try diary.write(EntryDraft(text: "자유"), uid: "v@sample")
    let files = try files(diary)
    #expect(files.map(\.name) == ["2026-10-20.md", "2026-10-20-2.md"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        ---
        date: 2026-10-20
        zone: Asia/Seoul
        journal: "일기"
        form: steps
        mood: 4
        feelings: ["서운한"]
        tags: ["산책", "a \\"b\\""]
        uid: u@sample
        created: 2026-10-20T12:12Z
        modified: 2026-10-20T12:12Z
        ---

        ## 사건

        버스를
        놓쳤다

        ## 행동

        \\## 생각

        """)
  }

  static let drafts: [EntryDraft] = [
    EntryDraft(text: "---\ndate: x\n---\n"), EntryDraft(text: "\n\n  a\n\n\n"),
    EntryDraft(text: "## 사건\n\nnot a section"), EntryDraft(mood: 1), EntryDraft(tags: ["a, b"]),
    EntryDraft(title: "- a: [b] #c", text: "x"), EntryDraft(text: "\u{1112}\u{1161}나 👍🏽"),
    EntryDraft(form: .steps, situation: "\n## Situation\n\\## x\n\n", thought: "b\n", action: "\n"),
    EntryDraft(feelings: ["it's", "'q'", "[x]", "\\", "a:b"], mood: 5),
    EntryDraft(title: "\"", text: "a\u{2028}b\t"),
  ]

  @Test(
    "all of it comes back from Markdown, and going out again is the same",
    arguments: Language.allCases)
  func roundTrip(_ language: Language) throws {
    let first = try TestDiary()
    let second = try first.journal("둘째: \"하나\"")
    for (number, draft) in DiaryFilesTests.drafts.enumerated() {
      try first.write(
        draft, on: "2026-10-1\(number % 3)", in: number % 2 == 0 ? nil : second,
        at: TestDiary.now - Int64(number) * 977)
    }
    let out = try files(first, language: language)
    let copy = try TestDiary()
    let report = try read(copy, out)
    #expect(report.count(.created) == DiaryFilesTests.drafts.count)
    #expect(report.items.allSatisfy { $0.problems.isEmpty })
    let again = try files(copy, language: language)
    #expect(again.map(\.name) == out.map(\.name))
    for (left, right) in zip(out, again) {
      #expect(
        left.bytes == right.bytes,
        "\(String(decoding: left.bytes, as: UTF8.self))\(String(decoding: right.bytes, as: UTF8.self))"
      )
    }
    // Once more changes nothing, and undoing the import takes all of it away.
    #expect(try read(copy, out).items.allSatisfy { $0.outcome == .unchanged })
    try copy.book.undo(act: try #require(report.act), time: 1)
    #expect(try copy.book.journals() == [])
    try copy.test.expectRightIndex()
  }

  @Test("random texts come back from Markdown and from iCalendar")
  func randomRoundTrip() throws {
    var random = SeededGenerator(5)
    let pieces = [
      "\n", "\n\n", "## 사건", "## ", "\\", "---", "a", "가", " ", "\"", "\t", "é", "👍🏽", ":",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    let diary = try TestDiary()
    for number in 0..<150 {
      try diary.write(
        EntryDraft(
          form: Bool.random(using: &random) ? .free : .steps, title: text(), text: text(),
          situation: text(), thought: text(), action: text(), feelings: [text(), "x"],
          mood: number % 5 + 1, tags: [text()]),
        on: "2026-09-\(10 + number % 20)", at: TestDiary.now + Int64(number))
    }
    let out = try files(diary)
    let copy = try TestDiary()
    let report = try read(copy, out)
    #expect(report.items.allSatisfy { $0.outcome == .created && $0.problems.isEmpty })
    #expect(try files(copy).map(\.bytes) == out.map(\.bytes))
    let calendar = try diary.test.export(["일기"])
    let third = try TestDiary()
    try third.test.importFile(calendar, into: "일기")
    #expect(try third.test.export(["일기"]) == calendar)
    #expect(try files(third).map(\.bytes) == out.map(\.bytes))
  }

  struct Foreign: CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var text: String
    var day: String?
    var content: EntryContent?
    var problems: [EntryMarkdownProblem] = []
  }

  static let foreign: [Foreign] = [
    Foreign(
      testDescription: "a date as the name", name: "2026-05-16.md", text: "Hello\n",
      day: "2026-05-16", content: EntryContent(body: .free("Hello"))),
    Foreign(
      testDescription: "a date with a time and another zone", name: "x.md",
      text: "---\ndate: 2026-05-16T23:59:00-10:00\n---\nHello", day: "2026-05-16",
      content: EntryContent(body: .free("Hello"))),
    Foreign(
      testDescription: "block lists and quotes", name: "x.md",
      text: "---\ndate: '2026-05-16'\ntags:\n  - walk\n  - 'it''s'\nmood: \"3\"\n---\n\nHello\n",
      day: "2026-05-16",
      content: EntryContent(body: .free("Hello"), mood: 3, tags: ["walk", "it's"])),
    Foreign(
      testDescription: "Windows line ends and a byte order mark", name: "x.md",
      text: "\u{FEFF}---\r\ndate: 2026-05-16\r\n---\r\n\r\na\r\nb\r\n", day: "2026-05-16",
      content: EntryContent(body: .free("a\nb"))),
    Foreign(
      testDescription: "fields that are not ours", name: "x.md",
      text: "---\ndate: 2026-05-16\nweather: rain\njust words\n---\nHello", day: "2026-05-16",
      content: EntryContent(body: .free("Hello")),
      problems: [.unreadableLine(4), .unknownField("weather", line: 3)]),
    Foreign(
      testDescription: "more feelings than can be chosen", name: "x.md",
      text: "---\ndate: 2026-05-16\nfeelings: [a, b, c, d, e, f]\n---\n", day: "2026-05-16",
      content: EntryContent(feelings: ["a", "b", "c", "d", "e", "f"]), problems: [.manyFeelings]),
    Foreign(
      testDescription: "the future", name: "2026-12-24.md", text: "x", day: "2026-12-24",
      content: EntryContent(body: .free("x")), problems: [.futureDay]),
    Foreign(testDescription: "no date", name: "x.md", text: "Hello", problems: [.noDate]),
    Foreign(
      testDescription: "a date that does not exist", name: "x.md",
      text: "---\ndate: 2026-02-30\n---\nx", problems: [.badDate("2026-02-30", line: 2)]),
    Foreign(
      testDescription: "a mood in words", name: "2026-05-16.md", text: "---\nmood: fine\n---\nx",
      problems: [.badMood("fine", line: 2)]),
    Foreign(
      testDescription: "a front matter without an end", name: "2026-05-16.md",
      text: "---\nmood: 3\nx", problems: [.openFrontMatter]),
    Foreign(
      testDescription: "nothing", name: "2026-05-16.md", text: "", problems: [.entry(.empty)]),
    Foreign(
      testDescription: "a control character", name: "2026-05-16.md", text: "a\u{7}",
      problems: [.entry(.controlCharacter("\u{7}", line: 1))]),
  ]

  @Test(
    "a file of another program is read, or refused with its reason, beside the others",
    arguments: foreign)
  func foreignFiles(_ foreign: Foreign) throws {
    let diary = try TestDiary()
    let files = [
      file("2026-01-01.md", "good"),
      MarkdownFile(name: foreign.name, path: "bad", bytes: Array(foreign.text.utf8)),
      file("2026-01-02.md", "good too"),
    ]
    let report = try read(diary, files)
    #expect(report.items.map(\.outcome)[0] == .created)
    #expect(report.items.map(\.outcome)[2] == .created)
    let item = report.items[1]
    #expect(item.outcome == (foreign.content == nil ? .failed : .created))
    #expect(item.problems == foreign.problems)
    #expect(item.day?.description == foreign.day)
    guard let content = foreign.content, let day = item.day else { return }
    let entry = try #require(try diary.book.entries(on: day).first)
    #expect(entry.content == content)
    // The same file again, without a UID of its own, is the same entry.
    #expect(try read(diary, files).items.map(\.outcome) == [.unchanged, .unchanged, .unchanged])
  }

  @Test("octets that are no text, and one UID in two files, are refused by file")
  func broken() throws {
    let diary = try TestDiary()
    let twice = file("2026-01-01.md", "---", "uid: a", "---", "one")
    let report = try read(
      diary,
      [
        MarkdownFile(name: "2026-01-01.md", path: "x", bytes: [0x61, 0xFF]), twice,
        file("2026-01-02.md", "---", "uid: a", "---", "two"),
      ])
    #expect(report.items.map(\.outcome) == [.failed, .created, .failed])
    #expect(report.items[0].problems == [.notText])
    #expect(report.items[2].problems == [.repeatedUID(file: "2026-01-01.md")])
    #expect(!report.isComplete)
  }

  @Test("a trial tells the same and writes nothing")
  func dryRun() throws {
    let diary = try TestDiary()
    try diary.write(EntryDraft(text: "a"), uid: "a")
    let files = [
      file("2026-10-20.md", "---", "uid: a", "---", "changed"), file("2026-01-01.md", "new"),
    ]
    let before = try diary.test.contents()
    let trial = try read(diary, files, isDryRun: true)
    #expect(trial.items.map(\.outcome) == [.updated, .created])
    #expect(trial.act == nil)
    #expect(try diary.test.contents() == before)
    #expect(try read(diary, files).items.map(\.outcome) == [.updated, .created])
    #expect(try read(diary, files).items.map(\.outcome) == [.unchanged, .unchanged])
  }

  @Test("an older file does not undo a later change")
  func older() throws {
    let diary = try TestDiary()
    let entry = try diary.write("a")
    let out = try files(diary)
    _ = try diary.book.changeEntry(
      entry.id, to: EntryDraft(text: "b"), revision: entry.revision,
      moment: TestDiary.moment(time: TestDiary.now + 60))
    #expect(try read(diary, out).items.map(\.outcome) == [.keptNewer])
    #expect(try diary.entry(entry.id).content.body == .free("b"))
  }

  @Test("a journal's export keeps its name and that it is a journal, with one entry a day")
  func journal() throws {
    let diary = try TestDiary()
    let id = try diary.journal("하루", .one)
    try diary.write(EntryDraft(text: "a"), in: id)
    let text = try diary.test.export(["하루"])
    #expect(unfolded(text).contains("X-WR-CALNAME:하루"))
    let copy = try TestDiary()
    try copy.test.importFile(text, into: "하루")
    #expect(try copy.book.journals().map(\.entriesPerDay) == [.one])
    #expect(try copy.book.journals().map(\.isMarked) == [true])
    #expect(try copy.test.export(["하루"]) == text)
  }

  @Test("an import for itself does not go into a journal that has its name by chance")
  func ownTarget() throws {
    let diary = try TestDiary()
    _ = try diary.journal("하루")
    let file = calendarFile(event("e", "DTSTART:20260101T000000Z"))
    let report = try diary.test.importFile(
      Array(file.utf8), into: .own("하루", joinsImports: true))
    #expect(report.calendarName == "하루 2")
  }
}
