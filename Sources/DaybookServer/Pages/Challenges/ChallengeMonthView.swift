import CalendarCore
import CalendarHTML
import Daybook

/// The month of ranges: header, grid, legend, and what the day asks for beside or below it.
struct ChallengeMonthView {
  var frame: Frame
  var page: GridPage
  /// The ranges on the page's days, the categories, and what today asks for.
  var ranges: RangePage
  var mode: ChallengeMonthMode
  /// The days that can be paged to.
  var bounds: DateBounds
  /// The day that counts as today.
  var today: Day
  /// The day chosen by the reader, if any.
  var selected: Day?
  var firstWeekday: Weekday

  /// The most lanes at every width; the lowest is the pill round the number.
  static let laneLimit = 5
  /// The most ranges that are listed beside the grid.
  private static let listLimit = 60

  /// The whole page.
  var html: [UInt8] {
    var frame = frame
    switch mode {
    case .edit: frame.shownParts = legend.side
    case .read:
      // Without the token no form can change anything, nor the keys that undo.
      frame.csrf = ""
      frame.shownParts = HTML()
    case .pickFirst, .pickLast: break
    }
    return frame.page(content)
  }

  private var month: Month { page.month }
  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }
  private var words: ChallengeWords { ChallengeWords(labels: labels, year: month.year) }
  private var legend: CategoryLegend {
    CategoryLegend(
      frame: frame, categories: ranges.categories.filter { $0.count > 0 },
      isReadOnly: mode == .read)
  }

  private var content: HTML {
    var grid = HTMLWriter()
    MonthGridHTML(
      text: gridText, links: gridLinks, headingID: "heading", selected: markedDay,
      bounds: gridBounds
    )
    .write(page, content: rangeContent, to: &grid)
    let classes: HTML = mode.isPicking ? " picking" : mode == .read ? " read-only" : ""
    let pattern = mode == .edit ? Paths.newChallengePattern : nil
    return """
      \(header)
      <div class="challenges\(classes)"\(attribute: "data-new-range", pattern)>
      <div class="challenge-month">\(banner)\(HTML(grid))\(mode.isPicking ? "" : legend.chips)</div>
      \(mode.isPicking ? "" : aside)
      </div>
      """
  }

  // MARK: Header

  private var header: HTML {
    let mode = mode
    let path: (Month) -> String = { Paths.challenges($0, mode) }
    let top = PageTop(
      frame: frame, heading: labels.monthHeading(month),
      shortHeading: labels.shortMonthHeading(month),
      picker: PageTop.monthPicker(
        month, frame: frame, path: path, jump: Paths.challengeJump, bounds: bounds),
      pickerLabel: strings.chooseMonth,
      previous: PageTop.step(
        to: month.advanced(by: -1), strings.previousMonth, path: path, bounds: bounds),
      next: PageTop.step(
        to: month.advanced(by: 1), strings.nextMonth, path: path, bounds: bounds),
      todayPath: path(today.month), showsToday: month == today.month, isAboveMonth: true)
    return top.html(tools: tools)
  }

  private var tools: HTML {
    switch mode {
    case .edit:
      """
      <a class="button primary always" href="\(Paths.challenges(month, .pickFirst))">\
      \(Icon.plus.small)<span class="label">\(strings.newChallenge)</span></a>
      """
    case .read:
      "<a class=\"button\" href=\"\(Paths.challenges(month))\">\(strings.backToEditing)</a>"
    case .pickFirst, .pickLast:
      "<a class=\"button\" href=\"\(Paths.challenges(month))\">\(strings.cancel)</a>"
    }
  }

  /// What is to be chosen, and the way to type it.
  private var banner: HTML {
    let text: String
    var other: HTML = ""
    let form: String
    switch mode {
    case .edit, .read: return ""
    case .pickFirst:
      text = strings.pickFirstDay
      form = Paths.newChallenge
    case .pickLast(let first):
      text = strings.pickLastDay(from: labels.day(first))
      form = Paths.newChallenge(from: first, to: first)
      other = """
        <a class="button quiet" href="\(Paths.challenges(month, .pickFirst))">\
        \(strings.pickAnotherFirst)</a>
        """
    }
    return """
      <div class="pick-banner" role="status"><p>\(text)</p>\(other)\
      <a class="button" href="\(form)">\(strings.typeTheDays)</a></div>
      """
  }

  // MARK: Grid

  /// The day that the grid marks as selected.
  private var markedDay: Day? {
    if case .pickLast(let first) = mode { return first }
    return mode == .edit ? selected : nil
  }

  /// Whole months, so that keys reach every day of the pages there are.
  private var gridBounds: DateBounds {
    let days = bounds.days
    return
      (try? DateBounds(
        from: days.start.month.firstDay, through: days.last.month.days.last)) ?? bounds
  }

  private var gridLinks: MonthGridLinks {
    let (month, mode) = (month, mode)
    let day: ((Day) -> String)? =
      switch mode {
      case .edit: { Paths.challenges(selecting: $0, on: month) }
      case .read: nil
      case .pickFirst: { Paths.challenges($0.month, .pickLast(from: $0)) }
      case .pickLast(let first): { Paths.newChallenge(from: first, to: $0) }
      }
    return MonthGridLinks(
      day: day, select: day, monthPattern: Paths.challengePattern(mode), activation: .select)
  }

  private var gridText: MonthGridText {
    let (words, items, labels) = (words, ranges.items, labels)
    return MonthGridText(
      shortWeekday: labels.shortWeekdayName, weekday: labels.weekdayName,
      spokenDay: { words.day($0.day, items: items) })
  }

  private var layout: RangeLayout {
    RangeLayout(
      ranges.items.map { item in
        DayRange(
          id: String(item.stored.id.rawValue), name: words.name(item), days: item.days,
          hue: item.hue)
      },
      rows: page.weeks.map { week in week.cells.map { $0?.day } })
  }

  private var rangeContent: MonthGridContent {
    let (words, mode, month, strings) = (words, mode, month, strings)
    var items: [String: RangePage.Item] = [:]
    var done: [String: Set<Day>] = [:]
    for item in ranges.items {
      let id = String(item.stored.id.rawValue)
      items[id] = item
      done[id] = Set(item.doneDays)
    }
    let labels = labels
    return .ranges(
      layout, laneLimit: Self.laneLimit,
      text: MonthRangeText(
        name: { $0.name }, spokenRange: { items[$0.id].map(words.range) ?? $0.name },
        more: strings.moreCount,
        spokenMore: { strings.moreSpoken($1, on: labels.day($0)) }),
      links: MonthRangeLinks(
        range: { mode == .edit ? Int64($0.id).map(Paths.challenge) : nil },
        uid: { items[$0.id]?.stored.uid ?? $0.id },
        day: { mode == .edit ? Paths.challenges(selecting: $0, on: month) : nil }),
      isDone: { done[$0.id]?.contains($1) ?? false })
  }

  // MARK: Beside the grid

  private var aside: HTML {
    guard selected != nil || !ranges.items.isEmpty || !ranges.today.isEmpty else {
      return """
        <div class="challenge-side"><section class="nothing-yet"><h2>\(strings.noRanges)</h2>\
        \(mode == .edit ? firstSteps : "")</section>\(links)</div>
        """
    }
    let day = selected ?? today
    let rows = ChallengeRows(
      frame: frame, words: words, day: day, today: today, firstWeekday: firstWeekday,
      returnPath: selected.map { Paths.challenges(selecting: $0, on: month) }
        ?? Paths.challenges(month),
      isReadOnly: mode == .read)
    let items =
      selected.map { day in ranges.items.filter { $0.days.contains(day) } }
      ?? ranges.today.filter(ChallengeRows.isAskedFor)
    let heading = selected == nil ? strings.checkOffsToday : labels.weekdayAndDay(day)
    return """
      <div class="challenge-side">
      <section class="check-offs" id="check-offs" aria-labelledby="check-offs-heading">\
      <div class="side-head"><h2 id="check-offs-heading">\(heading)</h2>\
      \(summary(of: items, on: day))</div>\
      \(items.isEmpty ? emptyLine : rows.html(items))\(dayActions)</section>
      \(monthList)
      \(links)
      </div>
      """
  }

  private var firstSteps: HTML {
    """
    <p class="hint">\(strings.noChallengesYetHint)</p>\
    <a class="button" href="\(Paths.challenges(month, .pickFirst))">\(Icon.plus.small)\
    \(strings.newChallenge)</a>
    """
  }

  private func summary(of items: [RangePage.Item], on day: Day) -> HTML {
    let asked = items.filter { $0.stored.challenge.isChallenge }
    guard !asked.isEmpty, day <= today else { return "" }
    let done = asked.count { $0.stored.challenge.isDone(on: day) }
    let date: HTML = selected == nil ? "<span class=\"wide\">\(labels.day(day)) · </span>" : ""
    return """
      <p class="tally">\(date)<span dir="ltr">\(strings.countReached(done, of: asked.count))</span></p>
      """
  }

  private var emptyLine: HTML {
    let text = selected == nil ? strings.noCheckOffs : strings.noRangesOnDay
    return "<p class=\"empty-line\">\(text)</p>"
  }

  private var dayActions: HTML {
    guard let selected, mode == .edit else { return "" }
    return """
      <p class="day-actions"><a class="button" \
      href="\(Paths.challenges(month, .pickLast(from: selected)))">\(Icon.plus.small)\
      \(strings.beginRange(on: labels.day(selected)))</a>\
      <a class="button quiet" href="\(Paths.challenges(month))">\(strings.close)</a></p>
      """
  }

  private var monthList: HTML {
    let items = ranges.items.filter { !$0.days.intersection(month.days).isEmpty }
    guard !items.isEmpty else { return "" }
    let rest = items.count - Self.listLimit
    let more: HTML =
      rest > 0
      ? "<p class=\"empty-line\"><a class=\"link\" href=\"\(Paths.allChallenges)\">\(strings.moreCount(rest))</a></p>"
      : ""
    let isReadOnly = mode == .read
    return """
      <section class="month-list" aria-labelledby="month-list-heading">\
      <h2 id="month-list-heading">\(labels.monthName(month))</h2>\
      <ul>\(items.prefix(Self.listLimit).map { words.listRow($0, isReadOnly: isReadOnly) })</ul>\
      \(more)</section>
      """
  }

  private var links: HTML {
    guard mode == .edit else { return "" }
    return """
      <ul class="side-links">\
      <li><a class="link" href="\(Paths.allChallenges)">\(strings.allChallenges)</a></li>\
      <li><a class="link" href="\(Paths.categories)">\(strings.categoriesTitle)</a></li>\
      <li><a class="link" href="\(Paths.importRanges)">\(strings.importExport)</a></li>\
      <li><a class="link" href="\(Paths.challenges(month, .read))">\(strings.viewOnly)</a></li></ul>
      """
  }
}
