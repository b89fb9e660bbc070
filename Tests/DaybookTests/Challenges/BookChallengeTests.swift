import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct BookChallengeTests {
  let test: TestBook
  var book: Book { test.book }
  private let today: Day

  init() throws {
    test = try TestBook()
    today = try Day(iso: "2026-03-19")
  }

  private func make(
    _ name: String, _ first: String, _ last: String, category: String = "health",
    target: String = "", kind: Challenge.Kind = .challenge, uid: String? = nil
  ) throws -> ObjectRecord.ID {
    try book.createChallenge(
      ChallengeDraft(
        name: name, firstDay: first, lastDay: last, category: category, kind: kind.rawValue,
        target: target),
      inCalendarNamed: "Challenges", uid: uid ?? name, time: TestBook.now
    ).id
  }

  private func stored(_ id: ObjectRecord.ID) throws -> StoredChallenge {
    try #require(try book.challenge(id))
  }

  private func page(_ first: String, _ last: String) throws -> RangePage {
    try book.rangePage(
      on: DaySpan(from: Day(iso: first), through: Day(iso: last)), today: today,
      firstWeekday: .sunday)
  }

  @Test func `a challenge is made in a calendar of its own, and later ones beside it`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24", target: "daily")
    #expect(try test.store.calendars().map(\.name) == ["Challenges"])
    let other = try book.createChallenge(
      ChallengeDraft(name: "Read", firstDay: "2026-03-14"), inCalendarNamed: "Another",
      uid: "r", time: 0)
    #expect(try test.store.calendars().count == 1)
    #expect(try stored(other.id).calendarID == stored(id).calendarID)
    try test.expectRightIndex()
  }

  @Test func `a challenge is no event of the schedule`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24")
    #expect(try test.titles("2026-03-01", "2026-03-31") == [])
    #expect(try test.store.objectCounts().values.map(\.ranges) == [1])
    #expect(throws: EventChangeError.self) {
      try book.deleteEvent(id, scope: .all(openedAt: nil), revision: stored(id).revision, time: 0)
    }
  }

  @Test func `an export takes everything along, and every act can be undone`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24", target: "at-least-2")
    func text() throws -> String { try test.record("Cold water", in: "Challenges").text }
    /// Does something, takes it back, and does it again.
    func act(_ body: () throws -> EventChange) throws {
      let before = try text()
      let act = try #require(try body().act)
      let after = try text()
      let undone = try book.undo(act: act, time: 4)
      #expect(try text() == before)
      try book.undo(act: undone, time: 5)
      #expect(try text() == after && after != before)
    }
    try act { try book.note(.done(today, count: 3), of: id, today: today, time: 1) }
    let trip = DaySpan(start: today.advanced(by: 1), count: 2)
    try act { try book.note(.skipped(trip, reason: "flu"), of: id, today: today, time: 2) }
    var draft = ChallengeDraft(try stored(id), today: today)
    draft.target = "3/week"
    try act {
      try book.changeChallenge(
        id, to: draft, revision: stored(id).revision, today: today, time: 3)
    }

    let copy = try TestBook()
    try copy.importFile(try test.export(["Challenges"]), into: "Copy")
    #expect(try copy.book.challenges().map(\.challenge) == [stored(id).challenge])

    try book.deleteChallenge(id, revision: stored(id).revision, time: 5).act.map { act in
      #expect(try book.challenges().isEmpty)
      try book.undo(act: act, time: 6)
    }
    #expect(try book.challenges().count == 1)
    try test.expectRightIndex()
  }

  @Test
  func
    `rule 5: a new target applies from today, from a day that is named, or to all before the beginning`()
    throws
  {
    let id = try make("Water", "2026-03-01", "2026-03-31", target: "at-least-5")
    func change(to target: String, from day: String = "", on today: Day) throws {
      var draft = ChallengeDraft(try stored(id), today: today)
      (draft.target, draft.targetFrom) = (target, day)
      _ = try book.changeChallenge(
        id, to: draft, revision: stored(id).revision, today: today, time: 0)
    }
    func lines() throws -> [String] {
      try test.lines("Water", in: "Challenges").filter { $0.hasPrefix("X-DAYBOOK-TARGET") }
    }
    try change(to: "at-least-4", on: try Day(iso: "2026-02-10"))
    #expect(try lines() == ["X-DAYBOOK-TARGET:daily at-least-4"])
    try change(to: "at-least-8", on: today)
    #expect(
      try lines() == [
        "X-DAYBOOK-TARGET:daily at-least-4", "X-DAYBOOK-TARGET:20260319 daily at-least-8",
      ])
    try change(to: "at-least-6", from: "2026-03-10", on: today)
    #expect(
      try lines() == [
        "X-DAYBOOK-TARGET:daily at-least-4", "X-DAYBOOK-TARGET:20260310 daily at-least-6",
        "X-DAYBOOK-TARGET:20260319 daily at-least-8",
      ])
    let revision = try stored(id).revision
    try change(to: "at-least-8", on: today)
    #expect(try stored(id).revision == revision, "nothing to write")
  }

  @Test func `rule 7: a day noted in one zone stays that day in every other`() throws {
    let id = try make("Water", "2026-03-01", "2026-03-31")
    _ = try book.note(.done(today, count: nil), of: id, today: today, time: 0)
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Seoul"] {
      let exported = try test.export(["Challenges"], zone: TestBook.zone(zone))
      #expect(unfolded(exported).contains("X-DAYBOOK-DONE:20260319"))
    }
  }

  @Test func `rule 8: notes in any order make the same object`() throws {
    var texts: Set<String> = []
    var random = SeededGenerator(3)
    for round in 0..<6 {
      let id = try make("Water", "2026-03-01", "2026-03-31", uid: "w\(round)")
      var notes: [ChallengeNote] = [
        .skipped(DaySpan(start: today, count: 3), reason: "trip"),
        .skipped(DaySpan(start: try Day(iso: "2026-03-12"), count: 1), reason: ""),
      ]
      for number in 1...9 {
        notes.append(.done(try Day(iso: "2026-03-0\(number)"), count: number))
      }
      for note in notes.shuffled(using: &random) {
        _ = try book.note(note, of: id, today: today, time: 0)
      }
      texts.insert(
        try test.lines("w\(round)", in: "Challenges").filter { !$0.hasPrefix("UID") }.joined(
          separator: "\n"))
    }
    // The two kinds of lines may stand in either order; their contents may not differ.
    #expect(Set(texts.map { $0.split(separator: "\n").sorted() }).count == 1)
  }

  struct Refusal: CustomTestStringConvertible {
    var name: String
    var note: ChallengeNote
    var problem: CheckProblem
    var testDescription: String { name }
  }

  static let days = DaySpan(start: Day(ordinal: 20_529), count: 8)

  @Test(arguments: [
    Refusal(
      name: "rule 11: a day that has not come", note: .done(Day(ordinal: 20_532), count: nil),
      problem: .future(Day(ordinal: 20_532))),
    Refusal(
      name: "one more on such a day", note: .more(Day(ordinal: 20_533), by: 1),
      problem: .future(Day(ordinal: 20_533))),
    Refusal(
      name: "a day before it", note: .done(Day(ordinal: 20_528), count: nil),
      problem: .outside(Day(ordinal: 20_528), days)),
    Refusal(
      name: "a day after it", note: .cleared(Day(ordinal: 20_537)),
      problem: .outside(Day(ordinal: 20_537), days)),
    Refusal(
      name: "a pause elsewhere",
      note: .skipped(DaySpan(start: Day(ordinal: 20_600), count: 2), reason: ""),
      problem: .outside(Day(ordinal: 20_600), days)),
    Refusal(
      name: "less than nothing", note: .done(Day(ordinal: 20_529), count: -1),
      problem: .countOutOfRange(-1)),
    Refusal(
      name: "too much", note: .done(Day(ordinal: 20_529), count: .max),
      problem: .countOutOfRange(.max)),
    Refusal(
      name: "more than there are numbers", note: .more(Day(ordinal: 20_529), by: .max),
      problem: .countOutOfRange(.max)),
  ])
  func `what cannot be noted is refused, and nothing changes`(_ refusal: Refusal) throws {
    // 2026-03-17 to 24; today is the 19th.
    let id = try make("Cold water", "2026-03-17", "2026-03-24")
    let before = try test.contents()
    let error = #expect(throws: ChallengeChangeError.self) {
      try book.note(refusal.note, of: id, today: today, time: 0)
    }
    guard case .check(let problem) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem == refusal.problem)
    #expect(try test.contents() == before)
    for language in Language.allCases {
      let words = Strings(language).message(problem, today: today, labels: LocaleLabels(language))
      #expect(words.count > 10)
    }
  }

  @Test func `a plain range has nothing to check`() throws {
    let id = try make("Trip", "2026-03-17", "2026-03-24", kind: .range)
    #expect(throws: ChallengeChangeError.self) {
      try book.note(.done(today, count: nil), of: id, today: today, time: 0)
    }
    #expect(try page("2026-03-01", "2026-03-31").items.first?.progress == nil)
  }

  @Test func `notes of two windows do not undo each other, edits of two windows are told`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24")
    let opened = try stored(id)
    _ = try book.note(.done(today, count: nil), of: id, today: today, time: 0)
    _ = try book.note(.done(today.advanced(by: -1), count: nil), of: id, today: today, time: 0)
    _ = try book.note(.more(today, by: 2), of: id, today: today, time: 0)
    #expect(try stored(id).challenge.log.counts == [today: 3, today.advanced(by: -1): 1])
    var draft = ChallengeDraft(opened, today: today)
    draft.name = "Mine"
    let error = #expect(throws: ChallengeChangeError.self) {
      try book.changeChallenge(id, to: draft, revision: opened.revision, today: today, time: 0)
    }
    guard case .conflict(let current) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(current.id == id)
    #expect(try book.note(.done(today, count: 3), of: id, today: today, time: 0).act == nil)
  }

  @Test func `a skipped day loses its count, and clearing it lets it count again`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24")
    let day = DaySpan(start: today, count: 1)
    _ = try book.note(.done(today, count: nil), of: id, today: today, time: 0)
    _ = try book.note(.skipped(day, reason: "flu"), of: id, today: today, time: 0)
    _ = try book.note(.skipped(day, reason: "a cold"), of: id, today: today, time: 0)
    #expect(
      try stored(id).challenge.log == ChallengeLog(skips: [.init(days: day, reason: "a cold")]))
    _ = try book.note(.done(today, count: nil), of: id, today: today, time: 0)
    #expect(try stored(id).challenge.log == ChallengeLog(counts: [today: 1]))
    _ = try book.note(.cleared(today), of: id, today: today, time: 0)
    #expect(try stored(id).challenge.log == ChallengeLog())
  }

  struct Wrong: CustomTestStringConvertible {
    var draft: ChallengeDraft
    var field: ChallengeDraft.Field
    var problem: ChallengeDraft.Problem
    var testDescription: String { "\(field): \(problem)" }
  }

  @Test(arguments: [
    Wrong(draft: .init(firstDay: "2026-03-01"), field: .name, problem: .missing),
    Wrong(
      draft: .init(name: String(repeating: "x", count: 1001), firstDay: "2026-03-01"), field: .name,
      problem: .tooLong(limit: 1000)),
    Wrong(draft: .init(name: "n"), field: .firstDay, problem: .missing),
    Wrong(
      draft: .init(name: "n", firstDay: "soon"), field: .firstDay, problem: .unreadableDate("soon")),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-02-29"), field: .firstDay,
      problem: .noSuchDay("2026-02-29")),
    Wrong(
      draft: .init(name: "n", firstDay: "9999-12-31"), field: .firstDay,
      problem: .noSuchDay("9999-12-31")),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", lastDay: "2026-03-01"), field: .lastDay,
      problem: .lastBeforeFirst(earliest: Day(ordinal: 20_514))),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", lastDay: "2126-03-03"), field: .lastDay,
      problem: .tooManyDays(limit: 36_525)),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", category: "sleep"), field: .category,
      problem: .unknownCategory("sleep")),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", kind: "marathon"), field: .kind,
      problem: .unknownKind("marathon")),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", target: "often"), field: .target,
      problem: .target(.unreadable("often"))),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", targetFrom: "x"), field: .targetFrom,
      problem: .unreadableDate("x")),
    Wrong(
      draft: .init(name: "n", firstDay: "2026-03-02", calendar: .init(77)), field: .calendar,
      problem: .unknownCalendar),
  ])
  func `what is wrong with a draft is told by field, and nothing is made`(_ wrong: Wrong) throws {
    let error = #expect(throws: ChallengeChangeError.self) {
      try book.createChallenge(wrong.draft, inCalendarNamed: "Challenges", uid: "u", time: 0)
    }
    guard case .problems(let problems) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.byField == [wrong.field: wrong.problem])
    #expect(try test.store.calendars().isEmpty)
    for language in Language.allCases {
      #expect(Strings(language).message(wrong.problem, labels: LocaleLabels(language)).count > 5)
    }
  }

  @Test func `a page has the ranges on its days, what of them is done, and what today asks for`()
    throws
  {
    let cold = try make("Cold water", "2026-03-17", "2026-03-24", category: "challenge")
    let water = try make(
      "Eight glasses", "2026-03-09", "2026-03-20", category: "self-care", target: "at-least-8")
    _ = try make("Walk", "2026-02-27", "2026-03-10")
    _ = try make("Later", "2026-04-02", "2026-04-10")
    _ = try make("Rest", "2026-03-16", "2026-03-22", category: "love", target: "mon")
    for day in 17...18 {
      _ = try book.note(
        .done(Day(iso: "2026-03-\(day)"), count: nil), of: cold, today: today, time: 0)
    }
    for day in 9...19 {
      _ = try book.note(
        .done(Day(iso: "2026-03-\(day < 10 ? "0" : "")\(day)"), count: 8), of: water, today: today,
        time: 0)
    }

    let march = try page("2026-03-01", "2026-03-31")
    #expect(
      march.items.map(\.stored.challenge.name) == ["Walk", "Eight glasses", "Rest", "Cold water"])
    #expect(march.items.map(\.hue) == [.green, .sky, .pink, .violet])
    #expect(march.items.map(\.doneDays.count) == [0, 11, 0, 2])
    #expect(march.today.map(\.stored.challenge.name) == ["Eight glasses", "Rest", "Cold water"])
    #expect(march.checkOffs.map(\.stored.challenge.name) == ["Eight glasses", "Cold water"])
    let streaks = march.checkOffs.compactMap { $0.progress?.current.length }
    #expect(streaks == [11, 2])
    #expect(march.checkOffs.compactMap { $0.progress?.isAtRisk } == [false, true])

    let april = try page("2026-04-01", "2026-04-30")
    #expect(april.items.map(\.stored.challenge.name) == ["Later"])
    #expect(april.checkOffs.count == 2, "today's list does not depend on the page")
    #expect(try page("2026-02-27", "2026-02-27").items.map(\.stored.challenge.name) == ["Walk"])
  }

  @Test func `hidden categories and hidden calendars are left out`() throws {
    _ = try make("Cold water", "2026-03-17", "2026-03-24", category: "challenge")
    _ = try make("Walk", "2026-03-17", "2026-03-24")
    try book.setCategory("challenge", isHidden: true)
    var march = try page("2026-03-01", "2026-03-31")
    #expect(march.items.map(\.stored.challenge.name) == ["Walk"])
    #expect(march.today.count == 1)
    #expect(march.categories.first { $0.category.key == "challenge" }?.count == 1)
    var calendar = try #require(try test.store.calendars().first)
    calendar.isVisible = false
    try test.store.updateCalendar(calendar)
    march = try page("2026-03-01", "2026-03-31")
    #expect(march.items.isEmpty && march.today.isEmpty)
    #expect(try book.challenges().isEmpty)
    #expect(try book.challenges(called: "Walk").count == 1)
  }

  @Test func `a challenge is found by its UID, or else by its name`() throws {
    let first = try make("Walk", "2026-03-17", "2026-03-24", uid: "one")
    let second = try make("Walk", "2026-04-17", "2026-04-24", uid: "Walk")
    #expect(try book.challenges(called: "Walk").map(\.id) == [second])
    #expect(try book.challenges(called: "one").map(\.id) == [first])
    #expect(try book.challenges(called: "walk").isEmpty)
  }

  @Test func `an archived challenge is kept with its notes, and on no page`() throws {
    let id = try make("Cold water", "2026-03-17", "2026-03-24")
    _ = try book.note(.done(today, count: nil), of: id, today: today, time: TestBook.now)
    let before = try stored(id).challenge
    let change = try book.setChallenge(id, isArchived: true, time: TestBook.now)
    #expect(try page("2026-03-01", "2026-03-31").items.isEmpty)
    #expect(try page("2026-03-01", "2026-03-31").today.isEmpty)
    #expect(try page("2026-03-01", "2026-03-31").categories.allSatisfy { $0.count == 0 })
    #expect(try book.challenges().map(\.challenge.isArchived) == [true])
    #expect(try stored(id).challenge.log == before.log)
    #expect(try book.setChallenge(id, isArchived: true, time: TestBook.now).act == nil)
    try test.expectRightIndex()
    try book.undo(act: try #require(change.act), time: TestBook.now)
    #expect(try stored(id).challenge == before)
    #expect(try page("2026-03-01", "2026-03-31").items.count == 1)
  }

  @Test func `what is shown reaches from the first range to the last, and over the days asked for`()
    throws
  {
    func days(_ first: String, _ last: String) throws -> DaySpan {
      try DaySpan(from: Day(iso: first), through: Day(iso: last))
    }
    let least = try days("2021-08-01", "2026-03-19")
    #expect(try book.rangeDays(around: least) == least)
    _ = try make("Within", "2021-08-01", "2026-03-19")
    #expect(try book.rangeDays(around: least) == least)
    _ = try make("Begun", "2026-03-17", "2026-04-24")
    _ = try make("Before", "2019-12-30", "2020-01-02")
    #expect(try book.rangeDays(around: least) == days("2019-12-30", "2026-04-24"))
    let far = try make("Far", "9000-01-01", "9000-01-02")
    #expect(try book.rangeDays(around: least).last == Day(iso: "9000-01-02"))
    _ = try book.setChallenge(far, isArchived: true, time: TestBook.now)
    #expect(try book.rangeDays(around: least).last == Day(iso: "2026-04-24"))
  }
}
