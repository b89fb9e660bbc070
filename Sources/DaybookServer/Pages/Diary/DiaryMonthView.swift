import CalendarCore
import CalendarHTML
import Daybook

/// The diary's month: a grid that tells which days have entries, the card of the selected day, and what
/// was felt in the month.
struct DiaryMonthView {
  var frame: Frame
  var grid: MonthPage
  /// What the days of the grid have.
  var days: [Day: DiaryDay]
  /// The reader's today.
  var today: Day
  var card: DiaryDayCard
  /// The words for feelings of the month, counted by family.
  var families: [FeelingFamily: Int]
  /// Days in a row; nil when they are hidden.
  var streak: DiaryStreak?

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var month: Month { grid.month }
  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var content: HTML {
    var drawn = HTMLWriter()
    MonthGridHTML(text: text, links: links, headingID: "heading", selected: card.day)
      .write(grid, content: marks, to: &drawn)
    return """
      \(header)
      <div class="diary-page" data-token="\(frame.csrf)"><div class="diary-month">\(HTML(drawn))\
      \(monthFeelings)\(streakLine)</div>
      \(card.html)</div>
      """
  }

  private var header: HTML {
    PageTop(
      frame: frame, heading: labels.monthHeading(month),
      shortHeading: labels.shortMonthHeading(month),
      picker: PageTop.monthPicker(month, frame: frame, path: Paths.diary, jump: Paths.diary),
      pickerLabel: strings.chooseMonth,
      previous: PageTop.step(
        to: month.advanced(by: -1), strings.previousMonth, path: Paths.diary),
      next: PageTop.step(to: month.advanced(by: 1), strings.nextMonth, path: Paths.diary),
      todayPath: Paths.diary(today), showsToday: month == today.month, isAboveMonth: true
    ).html(tools: DiaryTools(frame: frame, today: today, year: month.year).html)
  }

  private var links: MonthGridLinks {
    let month = month
    return MonthGridLinks(
      day: { Paths.diary($0, on: month) }, select: { Paths.diary($0, on: month) },
      monthPattern: Paths.diaryMonthPattern, activation: .select)
  }

  private var text: MonthGridText {
    let (labels, strings, days) = (labels, strings, days)
    return MonthGridText(
      shortWeekday: labels.shortWeekdayName, weekday: labels.weekdayName,
      spokenDay: { cell in
        var parts = [labels.fullDate(cell.day)]
        if cell.isToday { parts.append(strings.today) }
        let day = days[cell.day] ?? DiaryDay()
        if day.count.entries > 0 { parts.append(strings.entryCount(day.count.entries)) }
        if day.hasDraft { parts.append(strings.draftMark) }
        return strings.list(parts)
      })
  }

  private var marks: MonthGridContent {
    let (strings, days) = (strings, days)
    return MonthGridContent(
      gridClasses: " diary-grid",
      cellClasses: { cell in
        let day = days[cell.day] ?? DiaryDay()
        return (day.count.entries > 0 ? " written" : "") + (day.hasDraft ? " begun" : "")
      },
      write: { place, html in
        if place.cell.isToday {
          html.write("<span class=\"today-label\" aria-hidden=\"true\">\(strings.today)</span>")
        }
        let day = days[place.cell.day] ?? DiaryDay()
        if day.count.entries > 0 || day.hasDraft { html.write("<span class=\"mark\"></span>") }
      })
  }

  /// The families as pieces of one line, each as long as its share, and the same as numbers.
  private var monthFeelings: HTML {
    let total = families.values.reduce(0, +)
    guard total > 0 else { return "" }
    let found = FeelingFamily.allCases.filter { families[$0] != nil }
    // 100 units less a gap of one between two families.
    let room = 1000 - 4 * (found.count - 1)
    var pieces: [HTML] = []
    var names: [HTML] = []
    var start = 0
    for family in found {
      let count = families[family] ?? 0
      let width = max(room * count / total, 4)
      pieces.append(
        """
        <rect class="hue-\(family.hue.name)" x="\(start)" width="\(width)" height="8"/>
        """)
      start += width + 4
      names.append(
        """
        <li><span class="dot hue-\(family.hue.name)"></span>\(strings.name(of: family)) \
        <span>\(strings.number(count))</span></li>
        """)
    }
    return """
      <section class="month-feelings" aria-labelledby="month-feelings"><h2 id="month-feelings">\
      \(strings.monthFeelings)</h2><svg viewBox="0 0 \(start - 4) 8" preserveAspectRatio="none" \
      aria-hidden="true">\(pieces)</svg><ul>\(names)</ul></section>
      """
  }

  private var streakLine: HTML {
    guard let streak, streak.current.count > 1 else { return "" }
    return "<p class=\"streak\">\(strings.daysInARow(streak.current.count))</p>"
  }
}

/// The tools of the diary's header: search, the year, settings, and the way to write.
struct DiaryTools {
  var frame: Frame
  var today: Day
  /// The year that the statistics open with.
  var year: Int

  var html: HTML {
    let strings = frame.strings
    return """
      <a class="icon-button" href="\(Paths.diarySearch)" aria-label="\(strings.searchDiary)">\
      \(Icon.search.html)</a>\
      <a class="icon-button chart" href="\(Paths.diaryYear(year))" aria-label="\(strings.statistics)">\
      \(Icon.chart.html)</a>\
      <details class="pop end" name="pop"><summary class="icon-button" \
      aria-label="\(strings.moreOfDiary)">\(Icon.more.html)</summary><div class="pop-panel menu">\
      <a href="\(Paths.diaryYear(year))">\(strings.statistics)</a>\
      <a href="\(Paths.feelingWords)">\(strings.editWords)</a>\
      <a href="\(Paths.diarySettings)">\(strings.diarySettings)</a></div></details>\
      <a class="button primary" data-whole href="\(Paths.newEntry(on: today))">\(Icon.pencil.small)\
      <span class="label">\(strings.writeToday)</span></a>
      """
  }
}

/// The tags of a year below the navigation, each with how often it is there.
struct DiaryTags {
  var frame: Frame
  /// The most frequent first.
  var tags: [WordStatistics.Count]

  private static let limit = 12

  var html: HTML {
    let strings = frame.strings
    let rows = tags.prefix(DiaryTags.limit).map { count in
      let row: HTML = """
        <li><a class="toggle" href="\(Paths.search(tag: count.word.text))"><span class="name" dir="auto">\
        \(App.shown(count.word.text))</span> <span class="count">\(strings.number(count.count))</span></a></li>
        """
      return row
    }
    return """
      <section class="calendars shown-tags" aria-labelledby="shown-tags"><h2 id="shown-tags">\
      \(strings.tags)</h2><ul>\(rows)</ul></section>
      """
  }
}
