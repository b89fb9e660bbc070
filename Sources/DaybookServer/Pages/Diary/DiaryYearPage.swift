import CalendarCore
import CalendarHTML
import Daybook

/// A year of the diary: one cell a day in the colour of its mood, moods by month and weekday, the words
/// that come most often, and those that come together.
struct DiaryYearPage {
  var frame: Frame
  var year: DiaryYear
  /// The reader's today.
  var today: Day
  var firstWeekday: Weekday
  var vocabulary: FeelingVocabulary
  /// Days in a row; nil when they are hidden.
  var streak: DiaryStreak?

  /// The most words and pairs of a list.
  private static let listLimit = 10

  /// The whole page.
  var page: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }
  private var number: Int { year.pixels.year }
  private var moods: MoodStatistics { year.statistics.moods }
  private var words: WordStatistics { year.statistics.words }

  private var months: [Month] {
    guard let first = try? Month(year: number, month: 1) else { return [] }
    return (0..<12).map { first.advanced(by: $0) }
  }

  private var content: HTML {
    """
    \(header)
    <div class="reading year">\(summary)\
    <section aria-labelledby="pixels"><h2 id="pixels">\(strings.yearInPixels)</h2>\(pixels)\(key)</section>\
    \(lists)</div>
    """
  }

  private var header: HTML {
    func step(_ count: Int, _ label: String) -> (path: String, label: String)? {
      let target = number + count
      return YearInPixels(year: target, []) == nil ? nil : (Paths.diaryYear(target), label)
    }
    let heading = months.first.map(labels.year) ?? "\(number)"
    return PageTop(
      frame: frame, heading: heading, shortHeading: heading, picker: picker,
      pickerLabel: strings.chooseYear, previous: step(-1, strings.previousYear),
      next: step(1, strings.nextYear), todayPath: Paths.diaryYear(today.year),
      showsToday: number == today.year
    ).html(
      tools: """
        <a class="button" href="\(Paths.diary(months.first { $0 == today.month } ?? months.last ?? today.month))">\
        \(strings.diary)</a>
        """)
  }

  private var picker: HTML {
    """
    <form class="jump" action="\(Paths.diaryYearJump)"><label>\(strings.yearLabel)\
    <input class="input" name="year" value="\(number)" inputmode="numeric" autocomplete="off" \
    maxlength="5"></label><button class="button">\(strings.go)</button></form>
    """
  }

  private var summary: HTML {
    let statistics = year.statistics
    guard statistics.entryCount > 0 else {
      return """
        <div class="nothing"><p class="strong">\(strings.emptyYear)</p></div>
        """
    }
    var facts = [
      (strings.entriesLabel, strings.number(statistics.entryCount)),
      (strings.daysLabel, strings.number(statistics.dayCount)),
    ]
    if let mean = moods.all.value { facts.append((strings.meanMood, Self.decimal(mean))) }
    if let streak, number == today.year {
      if !streak.current.isEmpty {
        facts.append((strings.currentStreak, strings.dayNumber(streak.current.count)))
      }
      facts.append((strings.longestStreak, strings.dayNumber(streak.longest.count)))
    }
    let rows = facts.map { label, value in
      let row: HTML = "<div><dt>\(label)</dt><dd>\(value)</dd></div>"
      return row
    }
    return "<dl class=\"counts\">\(rows)</dl>"
  }

  // MARK: Pixels

  private var pixels: HTML {
    let digits = (0...31).map { HTML(text: $0 < 10 ? "0\($0)" : "\($0)") }
    // What a day shows: nothing, an entry without a mood, or its mood.
    let marks = ["", "·", "1", "2", "3", "4", "5"]
    let ends: [HTML] = marks.map { "\">\($0)</a></td>" }
    let (empty, none): (HTML, HTML) = ("<td></td>", "<td class=\"none\"></td>")
    var rows: [HTML] = []
    var index = 0
    for month in months {
      // Pieces that the days of a month share: a full year has 365 cells.
      let link = Paths.diary(month)
      let starts = marks.indices.map { mark -> HTML in
        let name = mark == 1 ? "some" : "mood-\(mark - 1)"
        return "<td class=\"\(name)\"><a tabindex=\"-1\" href=\"\(link)?day=\(month.description)-"
      }
      var cells = HTMLWriter(capacity: 4_096)
      for day in 1...31 {
        guard day <= month.dayCount, year.pixels.days.indices.contains(index) else {
          cells.write(none)
          continue
        }
        let count = year.pixels.days[index]
        index += 1
        if count.entries == 0 {
          cells.write(empty)
        } else {
          let mark = (count.mood ?? 0) + 1
          cells.write(starts[mark])
          cells.write(digits[day])
          cells.write(ends[mark])
        }
      }
      rows.append(
        """
        <tr><th scope="row"><a href="\(link)">\(labels.shortMonthName(month))</a></th>\
        \(HTML(cells))</tr>
        """)
    }
    let heads = (1...31).map { day in
      let head: HTML = "<th scope=\"col\">\(day)</th>"
      return head
    }
    return """
      <div class="pixels" tabindex="0" role="group" aria-labelledby="pixels"><table>\
      <thead><tr><td></td>\(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  private var key: HTML {
    let items = EntryContent.moods.map { mood in
      let item: HTML = """
        <li><span class="pixel mood-\(mood)">\(mood)</span>\(strings.moodName(mood) ?? "")</li>
        """
      return item
    }
    return """
      <ul class="pixel-key">\(items)<li><span class="pixel some">·</span>\(strings.withoutMood)</li></ul>
      """
  }

  // MARK: Lists

  private var lists: HTML {
    guard year.statistics.entryCount > 0 else { return "" }
    return """
      <div class="columns">\(byMonth)\(byWeekday)\(frequent)\(tags)</div>\(together)
      """
  }

  private var byMonth: HTML {
    let rows = months.map { month in
      moodRow(labels.shortMonthName(month), moods.byMonth[month])
    }
    return list("by-month", strings.moodByMonth, rows)
  }

  private var byWeekday: HTML {
    let rows = (0..<7).map { offset in
      let weekday = firstWeekday.advanced(by: offset)
      return moodRow(labels.weekdayName(weekday), moods.byWeekday[weekday])
    }
    return list("by-weekday", strings.moodByWeekday, rows)
  }

  private func moodRow(_ name: String, _ mean: MoodMean?) -> HTML {
    guard let value = mean?.value else {
      return """
        <li><span class="name">\(name)</span><span class="line"></span>\
        <span class="value"><span aria-hidden="true">–</span><span class="spoken">\(strings.nothing)</span></span></li>
        """
    }
    return """
      <li><span class="name">\(name)</span>\(line(Int(value * 200), hue: nil))\
      <span class="value">\(Self.decimal(value))</span></li>
      """
  }

  private var frequent: HTML {
    wordList("frequent", strings.frequentWords, words.feelings) {
      vocabulary.family(of: $0.text)?.hue ?? .graphite
    }
  }

  private var tags: HTML {
    wordList("frequent-tags", strings.frequentTags, words.tags) { _ in nil }
  }

  private func wordList(
    _ id: String, _ heading: String, _ counts: [WordStatistics.Count],
    hue: (WordStatistics.Word) -> Hue?
  ) -> HTML {
    guard let most = counts.first?.count, most > 0 else { return "" }
    let rows = counts.prefix(DiaryYearPage.listLimit).map { count in
      let row: HTML = """
        <li><a class="name" href="\(path(count.word))" dir="auto">\(name(count.word))</a>\
        \(line(1000 * count.count / most, hue: hue(count.word)))\
        <span class="value">\(strings.number(count.count))</span></li>
        """
      return row
    }
    return list(id, heading, rows)
  }

  private var together: HTML {
    let pairs = words.pairs.prefix(DiaryYearPage.listLimit)
    guard !pairs.isEmpty else { return "" }
    let rows = pairs.map { pair in
      let row: HTML = """
        <li><span class="name"><a href="\(path(pair.first))" dir="auto">\(name(pair.first))</a> + \
        <a href="\(path(pair.second))" dir="auto">\(name(pair.second))</a></span>\
        <span class="value">\(strings.timesTogether(pair.count, lift: Self.decimal(pair.lift)))</span></li>
        """
      return row
    }
    return """
      <section aria-labelledby="together"><h2 id="together">\(strings.oftenTogether)</h2>\
      <ul class="pairs">\(rows)</ul></section>
      """
  }

  private func list(_ id: String, _ heading: String, _ rows: [HTML]) -> HTML {
    """
    <section aria-labelledby="\(id)"><h2 id="\(id)">\(heading)</h2><ul class="lines">\(rows)</ul></section>
    """
  }

  /// A line whose length is a share of 1000.
  private func line(_ share: Int, hue: Hue?) -> HTML {
    let classes: HTML = hue.map { " hue-\($0.name)" } ?? ""
    return """
      <svg class="line\(classes)" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">\
      <rect width="\(min(max(share, 8), 1000))" height="8"/></svg>
      """
  }

  private func name(_ word: WordStatistics.Word) -> String {
    switch word {
    case .feeling(let text): App.shown(text)
    case .tag(let text): "#" + App.shown(text)
    }
  }

  private func path(_ word: WordStatistics.Word) -> String {
    switch word {
    case .feeling(let text): Paths.search(text.contains(" ") ? "\"\(text)\"" : text)
    case .tag(let text): Paths.search(tag: text)
    }
  }

  /// A number with one decimal, a half rounded up.
  static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded(.toNearestOrAwayFromZero))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
