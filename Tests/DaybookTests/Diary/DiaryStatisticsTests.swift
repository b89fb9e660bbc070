import CalendarCore
import Testing

@testable import Daybook

@Suite("Diary statistics")
struct DiaryStatisticsTests {
  @Test("moods are averaged by month and by weekday, over entries that have one")
  func moods() throws {
    let moods = MoodStatistics([
      try summary("2026-10-19", mood: 1), try summary("2026-10-20", mood: 2),
      try summary("2026-10-20", mood: 5), try summary("2026-11-03", mood: 4),
      try summary("2026-11-04"),
    ])
    #expect(moods.all.count == 4)
    #expect(moods.all.value == 3)
    let october = try Month(year: 2026, month: 10)
    #expect(moods.byMonth[october]?.value == 8.0 / 3)
    #expect(moods.byMonth[october.advanced(by: 1)]?.value == 4)
    #expect(moods.byWeekday[.tuesday]?.count == 3)
    #expect(moods.byWeekday[.monday]?.value == 1)
    #expect(moods.byWeekday[.wednesday] == nil)
    #expect(MoodStatistics([]).all.value == nil)
  }

  @Test("a year has a cell for each of its days, on both sides of every clock change")
  func pixels() throws {
    for (year, count) in [(2023, 365), (2024, 366), (1900, 365), (2000, 366)] {
      let first = try Day(year: year, month: 1, day: 1)
      var entries: [EntrySummary] = []
      for offset in 0..<count {
        entries.append(try summary("\(first.advanced(by: offset))", mood: offset % 5 + 1))
      }
      entries.append(try summary("\(first.advanced(by: -1))", mood: 1))
      entries.append(try summary("\(first.advanced(by: count))", mood: 1))
      let pixels = try #require(YearInPixels(year: year, entries))
      #expect(pixels.days.map(\.mood) == (0..<count).map { $0 % 5 + 1 })
      #expect(pixels.days.allSatisfy { $0.entries == 1 })
    }
    #expect(YearInPixels(year: 10_000, []) == nil)
  }

  @Test(
    "the mood of a day is the mean of its entries, a half rounded up",
    arguments: [([1, 2], 2), ([1, 1, 2], 1), ([5], 5), ([4, 5, 5], 5), ([1, 5], 3), ([], nil)]
      as [([Int], Int?)])
  func dayMood(_ moods: [Int], _ mean: Int?) throws {
    let entries = try moods.map { try summary("2026-03-10", mood: $0) }
    let pixels = try #require(YearInPixels(year: 2026, entries))
    #expect(pixels.days[68].mood == mean)
  }

  @Test("words are counted once an entry, feelings and tags apart, and by family")
  func words() throws {
    let words = WordStatistics([
      try summary("2026-10-01", feelings: ["그리운", "감사한", "그리운"], tags: ["감사한"]),
      try summary("2026-10-02", feelings: ["그리운", "sample"]),
      try summary("2026-10-03", feelings: ["감사한"]),
    ])
    #expect(words.feelings.map(\.word.text) == ["감사한", "그리운", "sample"])
    #expect(words.feelings.map(\.count) == [2, 2, 1])
    #expect(words.tags == [.init(word: .tag("감사한"), count: 1)])
    let families = words.families(FeelingVocabulary(standard: .english))
    #expect(families == [.joy: 2, .sadness: 2])
  }

  @Test("pairs agree with counting every pair of every two words, on random entries")
  func pairs() throws {
    var random = SeededGenerator(3)
    for _ in 0..<40 {
      var entries: [EntrySummary] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let pick = { (words: [String]) in words.filter { _ in Bool.random(using: &random) } }
        entries.append(
          try summary("2026-10-01", feelings: pick(["a", "b", "c"]), tags: pick(["a", "d"])))
      }
      let statistics = WordStatistics(entries)
      let all: [WordStatistics.Word] = [
        .feeling("a"), .feeling("b"), .feeling("c"), .tag("a"), .tag("d"),
      ]
      func has(_ entry: EntrySummary, _ word: WordStatistics.Word) -> Bool {
        switch word {
        case .feeling(let text): entry.row.feelings.contains(text)
        case .tag(let text): entry.row.tags.contains(text)
        }
      }
      var expected: Set<WordStatistics.Pair> = []
      for first in all.indices {
        for second in all.indices where second > first {
          let both = entries.count { has($0, all[first]) && has($0, all[second]) }
          guard both >= 2 else { continue }
          let chance =
            Double(entries.count { has($0, all[first]) })
            * Double(entries.count { has($0, all[second]) })
          expected.insert(
            .init(
              first: all[first], second: all[second], count: both,
              lift: Double(both) * Double(entries.count) / chance))
        }
      }
      #expect(Set(statistics.pairs) == expected)
      #expect(
        zip(statistics.pairs, statistics.pairs.dropFirst()).allSatisfy {
          ($0.count, $0.lift) >= ($1.count, $1.lift)
        })
    }
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    /// Days before today that have an entry; a later second number is the day it was written on.
    var days: [Int]
    var late: Set<Int> = []
    var current: Int
    var longest: Int
    var backfilled: Set<Int> = []
  }

  static let rows: [Row] = [
    Row(testDescription: "nothing", days: [], current: 0, longest: 0),
    Row(testDescription: "today alone", days: [0], current: 1, longest: 1),
    Row(testDescription: "today not yet written", days: [1, 2, 3], current: 3, longest: 3),
    Row(
      testDescription: "broken the day before yesterday", days: [2, 3, 4], current: 0, longest: 3),
    Row(testDescription: "a longer row before", days: [0, 1, 5, 6, 7], current: 2, longest: 3),
    Row(testDescription: "several entries a day", days: [0, 0, 1, 1], current: 2, longest: 2),
    Row(
      testDescription: "filled in later", days: [0, 1, 2], late: [1], current: 3, longest: 3,
      backfilled: [1]),
    Row(testDescription: "the future counts for nothing", days: [-1, 0], current: 1, longest: 1),
  ]

  @Test("days in a row go by the entries' days; today unwritten breaks nothing", arguments: rows)
  func streak(_ row: Row) throws {
    for today in ["2026-10-20", "2026-03-29", "2024-03-01", "2026-01-02"] {
      let today = try Day(iso: today)
      let entries = try row.days.map { back in
        let day = today.advanced(by: -back)
        return try summary(
          "\(day)", writtenOn: "\(day.advanced(by: row.late.contains(back) ? 1 : 0))")
      }
      for entries in [entries, entries.reversed()] {
        let streak = DiaryStreak(entries, today: today)
        #expect(streak.current.count == row.current)
        #expect(streak.longest.count == row.longest)
        #expect(
          streak.backfilled == Set(row.backfilled.map { today.advanced(by: -$0) }))
        #expect(streak.isTodayWritten == row.days.contains(0))
      }
    }
  }

  @Test("agrees with walking back day by day, on random days")
  func streakReference() throws {
    var random = SeededGenerator(11)
    let today = try Day(iso: "2026-10-20")
    for _ in 0..<300 {
      let days = Set((0..<25).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
      let entries = try days.map { try summary("\(today.advanced(by: -$0))") }
      var back = days.contains(0) ? 0 : 1
      var current = 0
      while days.contains(back) {
        current += 1
        back += 1
      }
      var longest = 0
      for start in 0..<25 {
        longest = max(longest, (start..<25).prefix { days.contains($0) }.count)
      }
      let streak = DiaryStreak(entries, today: today)
      #expect(streak.current.count == current)
      #expect(streak.longest.count == longest)
    }
  }

  @Test("a day is filled in later by the clock of the zone it was written in")
  func backfilled() throws {
    let diary = try TestDiary()
    // 00:30 in Seoul on 21 October is still the 20th in UTC and in New York.
    let time: Int64 = 1_792_510_200
    for (zone, today, isLate) in [
      ("Asia/Seoul", "2026-10-21", true), ("America/New_York", "2026-10-20", false),
    ] {
      let change = try diary.book.createEntry(
        EntryDraft(text: zone), on: Day(iso: "2026-10-20"), in: nil, uid: zone,
        moment: TestDiary.moment(today: today, zone: zone, time: time))
      let days = DaySpan(start: try Day(iso: "2026-10-20"), count: 1)
      let found = try diary.book.entrySummaries(on: days).first { $0.row.id == change.id }
      #expect(found?.isBackfilled == isLate)
    }
  }

  @Test("the row of days can be hidden, and what a year tells comes from rows")
  func book() throws {
    let diary = try TestDiary()
    for day in ["2026-10-18", "2026-10-19", "2026-10-20"] {
      try diary.write(EntryDraft(text: "x", feelings: ["그리운"], mood: 4, tags: ["a"]), on: day)
    }
    let today = try Day(iso: "2026-10-20")
    #expect(try diary.book.diaryStreak(today: today)?.current.count == 3)
    var settings = try diary.book.diarySettings()
    settings.showsStreak = false
    try diary.book.setDiarySettings(settings)
    #expect(try diary.book.diaryStreak(today: today) == nil)
    let year = try #require(YearInPixels.span(2026))
    let statistics = try diary.book.diaryStatistics(on: year)
    #expect(statistics.entryCount == 3)
    #expect(statistics.dayCount == 3)
    #expect(statistics.words.pairs.map(\.count) == [3])
    #expect(statistics.words.pairs.map(\.lift) == [1])
  }
}
