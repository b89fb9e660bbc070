import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook diary stats`
  static let diaryStats = Command(
    spec: CommandSpec(
      name: "diary stats", summary: "Tells the moods, words and days in a row of a year.",
      options: [
        .value("year", "YYYY", "The year. Default: this one."), .zone, .today, .language, .data,
        .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let moment = try surroundings.entryMoment(arguments)
      let year = try arguments.number("year") ?? moment.today.year
      guard let first = try? Day(year: year, month: 1, day: 1),
        let next = try? Day(year: year + 1, month: 1, day: 1)
      else { throw .usage("--year: There is no year \(year).") }
      let book = try surroundings.openBook(arguments)
      let report = try refusing { () throws(StoreError) in
        let entries = try book.entrySummaries(on: DaySpan(start: first, end: next))
        return DiaryYear(
          year: year, statistics: DiaryStatistics(entries),
          pixels: YearInPixels(year: year, entries),
          streak: try book.diaryStreak(today: moment.today),
          feelings: try book.feelings(in: moment.language), first: first)
      }
      surroundings.console.write(
        arguments.flag("json") ? report.json.text + "\n" : report.text(Strings(moment.language)))
      return true
    })
}

/// What a year of the diary tells.
private struct DiaryYear {
  var year: Int
  var statistics: DiaryStatistics
  var pixels: YearInPixels?
  /// Nil when the settings hide it.
  var streak: DiaryStreak?
  var feelings: FeelingVocabulary
  var first: Day

  /// The words and pairs that are printed of many.
  private static let shown = 20

  func text(_ strings: Strings) -> String {
    let labels = LocaleLabels(strings.language)
    var lines = ["\(year)\t\(strings.contents(entries))"]
    if let mean = statistics.moods.all.value {
      lines.append("\(strings.mood)\t\(JSONValue.decimal(mean).text)")
    }
    for (month, mean) in statistics.moods.byMonth.sorted(by: { $0.key < $1.key }) {
      guard let value = mean.value else { continue }
      lines.append("\(month)\t\(JSONValue.decimal(value).text)")
    }
    for weekday in Weekday.allCases {
      guard let value = statistics.moods.byWeekday[weekday]?.value else { continue }
      lines.append("\(labels.weekdayName(weekday))\t\(JSONValue.decimal(value).text)")
    }
    for (title, counts) in [
      (strings.feelings, statistics.words.feelings), (strings.tags, statistics.words.tags),
    ] where !counts.isEmpty {
      let words = counts.prefix(DiaryYear.shown).map { "\($0.word.text) \($0.count)" }
      lines.append("\(title)\t\(words.joined(separator: ", "))")
    }
    for pair in statistics.words.pairs.prefix(DiaryYear.shown) {
      lines.append("\(pair.first.text) + \(pair.second.text)\t\(pair.count)")
    }
    if let streak { lines.append(strings.daysInARow(streak.current.count)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var entries: ObjectCounts {
    var counts = ObjectCounts()
    counts.entries = statistics.entryCount
    return counts
  }

  var json: JSONValue {
    let moods = statistics.moods
    let words = statistics.words
    let families = words.families(feelings)
    var members: [(String, JSONValue)] = [
      ("year", .number(year)), ("entries", .number(statistics.entryCount)),
      ("days", .number(statistics.dayCount)), ("mood", .object(json(moods.all))),
      (
        "months",
        .array(
          moods.byMonth.sorted { $0.key < $1.key }.map {
            .object([("month", .string("\($0.key)"))] + json($0.value))
          })
      ),
      (
        "weekdays",
        .array(
          Weekday.allCases.compactMap { weekday in
            moods.byWeekday[weekday].map {
              .object([("weekday", .string(weekday.name))] + json($0))
            }
          })
      ),
      (
        "families",
        .array(
          FeelingFamily.allCases.compactMap { family in
            families[family].map {
              .object([("family", .string(family.rawValue)), ("count", .number($0))])
            }
          })
      ),
      ("feelings", .array(words.feelings.map { .object(json($0)) })),
      ("tags", .array(words.tags.map { .object(json($0)) })),
      ("pairs", .array(words.pairs.map(json))),
    ]
    if let streak {
      members.append(
        (
          "streak",
          .object([
            ("current", .number(streak.current.count)), ("longest", .number(streak.longest.count)),
            ("today", .bool(streak.isTodayWritten)),
            ("backfilled", .array(streak.backfilled.sorted().map { .string("\($0)") })),
          ])
        ))
    }
    members.append(("pixels", .array(pixelsJSON)))
    return .object(members)
  }

  /// The days that have entries.
  private var pixelsJSON: [JSONValue] {
    guard let pixels else { return [] }
    return pixels.days.enumerated().compactMap { index, count in
      guard count.entries > 0 else { return nil }
      var members: [(String, JSONValue)] = [
        ("day", .string("\(first.advanced(by: index))")), ("entries", .number(count.entries)),
      ]
      if let mood = count.mood { members.append(("mood", .number(mood))) }
      return .object(members)
    }
  }

  private func json(_ mean: MoodMean) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("count", .number(mean.count))]
    if let value = mean.value { members.append(("mean", .decimal(value))) }
    return members
  }

  private func json(_ count: WordStatistics.Count) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("word", .string(count.word.text))]
    if case .feeling(let word) = count.word, let family = feelings.family(of: word) {
      members.append(("family", .string(family.rawValue)))
    }
    return members + [("count", .number(count.count))]
  }

  private func json(_ pair: WordStatistics.Pair) -> JSONValue {
    func word(_ word: WordStatistics.Word) -> JSONValue {
      switch word {
      case .feeling(let text): .object([("feeling", .string(text))])
      case .tag(let text): .object([("tag", .string(text))])
      }
    }
    return .object([
      ("first", word(pair.first)), ("second", word(pair.second)), ("count", .number(pair.count)),
      ("lift", .decimal(pair.lift)),
    ])
  }
}
