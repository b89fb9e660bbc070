extension SpokenWords {
  /// A cell of a grid: its date, then today, the holiday, how it is chosen, why it cannot be, how many
  /// events it has, and what its marks stand for, each once.
  ///
  /// - Parameters:
  ///   - facts: the facts of the day.
  ///   - events: the number of events, or nil when the grid has none.
  public func day(_ facts: DayFacts, events: Int? = nil) -> String {
    var parts = [fullDate(facts.day)]
    if facts.tense == .today { parts.append(phrases.day.today) }
    if let holiday = facts.holiday { parts.append(holiday) }
    if let position = facts.position { parts.append(selected(position)) }
    if let unavailability = facts.unavailability { parts.append(reason(unavailability)) }
    if let events, events > 0 { parts.append(count(phrases.day.events, events)) }
    for (index, mark) in facts.marks.enumerated()
    where !facts.marks[..<index].contains(where: { $0.words.utf8.elementsEqual(mark.words.utf8) }) {
      parts.append(mark.words)
    }
    return list(parts)
  }

  /// The link to what a day holds beyond what is shown: `2 more on April 9`.
  public func more(_ hidden: Int, on day: Day) -> String {
    count(phrases.day.more, hidden, [(name: "day", value: shortDate(day))])
  }

  /// What is said when a wish is refused: the day and why, `Sunday, May 12, 2024, unavailable`; the
  /// reason alone where it is about no day.
  public func refusal(_ refusal: CalendarRefusal) -> String {
    switch refusal {
    case .outOfBounds(let day, _), .disabled(let day), .unknownDay(let day):
      list([fullDate(day), reason(refusal)])
    case .pageOutOfBounds, .unknownMonth, .notSelectable:
      reason(refusal)
    }
  }

  private func reason(_ refusal: CalendarRefusal) -> String {
    switch refusal {
    case .outOfBounds(let day, let bound):
      outside(bound, isBefore: day < bound)
    case .pageOutOfBounds(let days, let bound):
      outside(bound, isBefore: days.start < bound)
    case .disabled, .unknownMonth, .unknownDay, .notSelectable:
      phrases.day.unavailable
    }
  }

  private func outside(_ bound: Day, isBefore: Bool) -> String {
    (isBefore ? phrases.day.beforeMinimum : phrases.day.afterMaximum)
      .filled([(name: "day", value: fullDate(bound))])
  }

  private func selected(_ position: RangePosition) -> String {
    switch position {
    case .single, .middle: phrases.range.selected
    case .start: phrases.range.start
    case .end: phrases.range.end
    }
  }
}
