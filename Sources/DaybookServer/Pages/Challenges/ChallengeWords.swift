import CalendarCore
import CalendarHTML
import Daybook

/// What pages say about ranges in a language.
struct ChallengeWords: Sendable {
  var labels: LocaleLabels
  /// The year that needs not be said.
  var year: Int

  private var strings: Strings { Strings(labels.language) }

  /// The most ranges of a day that its label names.
  private static let spokenLimit = 6

  /// The name of a range: its own, cut where it is too long for a page, or its category's.
  func name(_ item: RangePage.Item) -> String {
    App.shown(strings.name(of: item.stored.challenge, in: item.category))
  }

  /// A range as it is spoken: name, category, days.
  func range(_ item: RangePage.Item) -> String {
    var parts = [name(item)]
    if !item.stored.challenge.name.isEmpty, !item.category.key.isEmpty {
      parts.append(strings.name(of: item.category))
    }
    parts.append(labels.range(item.days, year: year))
    return strings.list(parts)
  }

  /// A day of the grid as it is spoken, with its place in each of its ranges.
  func day(_ day: Day, items: [RangePage.Item]) -> String {
    let here = items.filter { $0.days.contains(day) }
    var parts = [labels.fullDate(day)]
    for item in here.prefix(Self.spokenLimit) {
      parts.append(
        strings.rangeDaySpoken(
          name(item), item.days.start.distance(to: day) + 1, of: item.days.count,
          isDone: item.stored.challenge.isDone(on: day)))
    }
    let rest = here.count - Self.spokenLimit
    if rest > 0 { parts.append(strings.moreCount(rest)) }
    return strings.list(parts)
  }

  /// A row of a list of ranges: name, days, how much of it is done.
  func listRow(_ item: RangePage.Item, isReadOnly: Bool) -> HTML {
    var tally: HTML = ""
    var bar: HTML = ""
    if let progress = item.progress {
      let unit = progress.unit(of: item.stored.challenge.targets.latest)
      tally = """
        <span class="tally">\(strings.metOfTotal(progress.metCount, progress.totalCount, unit: unit))\
        </span>
        """
      bar = """
        <progress value="\(progress.metCount)" max="\(max(progress.totalCount, 1))" \
        aria-hidden="true"></progress>
        """
    }
    let inside: HTML = """
      <span class="title" dir="auto">\(name(item))</span>\(tally)\
      <span class="note">\(labels.range(item.days, year: year))</span>\(bar)
      """
    let row: HTML =
      isReadOnly
      ? "<span class=\"range-row\">\(inside)</span>"
      : "<a class=\"range-row\" href=\"\(Paths.challenge(item.stored.id.rawValue))\">\(inside)</a>"
    return "<li class=\"hue-\(item.hue.name)\">\(row)</li>"
  }
}

extension ChallengeProgress {
  /// In what the periods of a target are counted.
  func unit(of target: ChallengeTarget) -> Streak.Unit {
    switch target.frequency {
    case .daily: .day
    case .timesAWeek: .week
    case .timesAMonth: .month
    case .weekdays, .everyDays: .time
    }
  }
}
