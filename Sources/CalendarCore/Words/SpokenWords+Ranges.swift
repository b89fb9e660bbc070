extension SpokenWords {
  /// What a page says when it is turned to: `April 2026, 3 events, Apr 9 – 12 selected`.
  ///
  /// - Parameters:
  ///   - month: the page's month.
  ///   - events: the number of events on it, or nil when it has none to count.
  ///   - selection: the chosen days, also those of other pages.
  public func month(
    _ month: CalendarMonth, events: Int? = nil, selection: DaySelection = DaySelection()
  ) -> String {
    var parts = [monthHeading(month)]
    if let events { parts.append(count(phrases.day.events, events)) }
    parts.append(self.selection(selection))
    return list(parts)
  }

  /// What is chosen: one range by its first and last day, more than one by the number of days; empty
  /// when nothing is.
  public func selection(_ selection: DaySelection) -> String {
    let ranges = selection.ranges.spans
    guard let only = ranges.first else { return "" }
    guard ranges.count == 1 else {
      return count(phrases.range.selectedDays, selection.dayCount)
    }
    return phrases.range.selectedRange.filled([
      (name: "days", value: only.count > 1 ? days(only) : fullDate(only.start))
    ])
  }

  /// A named range: its name, its days with the last one included, and where it begins or ends at
  /// midday; seen from one of its days, also which one that is.
  public func range(_ range: DayRange, on day: Day? = nil) -> String {
    var parts = [range.name]
    parts.append(range.days.count > 1 ? days(range.days) : fullDate(range.days.start))
    if range.firstDay == .half { parts.append(phrases.range.fromMidday) }
    if range.lastDay == .half { parts.append(phrases.range.untilMidday) }
    if let day { parts.append(dayOfSpan(day, in: range.days)) }
    return list(parts)
  }
}
