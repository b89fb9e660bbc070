/// The days that a person has chosen: ranges of civil days.
///
///     let rules = SelectionRules(mode: .range, bounds: bounds)
///     var selection = DaySelection()
///     try selection.tap(march3, rules: rules)
///     try selection.tap(february28, rules: rules)   // 28 February to 3 March
///     selection.position(of: march1)                // .middle
///
/// A selection holds days, never instants: what was tapped is what is chosen in every zone. Somebody
/// who has an instant first names the zone in which it is looked at; the day is then that zone's.
///
/// Ranges are kept as spans. Choosing ten years costs what choosing a day costs, and drawing asks only
/// about the days in sight, each in O(log *n*) for *n* ranges. The only rule that makes more of them
/// is ``DisabledInRange/split``.
///
/// What a rule refuses is thrown, and the selection is as it was.
public struct DaySelection: Hashable, Sendable {
  /// The ranges, in order, no two of which share a day.
  public private(set) var ranges: DaySpans
  /// The first day of a range whose other end is still to be tapped.
  public private(set) var pendingStart: Day?

  /// No days.
  public init() { ranges = DaySpans() }

  /// Days that are chosen before anybody has tapped. What the rules do not allow can be left out with
  /// ``admitted(by:)``.
  public init(_ ranges: [DaySpan]) { self.ranges = DaySpans(ranges) }

  /// Whether nothing is chosen.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of chosen days.
  public var dayCount: Int { ranges.dayCount }

  /// Whether `day` is chosen.
  public func contains(_ day: Day) -> Bool { ranges.contains(day) }

  /// The range that `day` belongs to, or nil when it is not chosen.
  public func range(containing day: Day) -> DaySpan? { ranges.span(containing: day) }

  /// Where `day` stands in its range, or nil when it is not chosen. The same on every page.
  public func position(of day: Day) -> RangePosition? {
    range(containing: day).flatMap { RangePosition(of: day, in: $0) }
  }

  /// The first and the last chosen day, or nil when there is none.
  public var extent: (first: Day, last: Day)? {
    guard let first = ranges.spans.first, let last = ranges.spans.last else { return nil }
    return (first.start, last.last)
  }
}

extension DaySelection {
  /// Taps a day, or presses Space or Enter on it.
  ///
  /// - single: the day is the chosen one; tapped again, it is as ``SelectionRules/repeatedTap`` says.
  /// - several: a day that is not chosen becomes a range of its own; a chosen one is taken out of its
  ///   range, which may leave two. What is left begins and ends with days that can be chosen.
  /// - range: the first tap begins, the second ends, in either order and also on the same day; the
  ///   third begins anew.
  ///
  /// - Throws: ``CalendarRefusal`` with what is in the way.
  public mutating func tap(_ day: Day, rules: SelectionRules) throws(CalendarRefusal) {
    try rules.admit(day)
    let one = DaySpan(start: day, count: 1)
    switch rules.mode {
    case .none:
      return
    case .single:
      let isRepeated = contains(day) && rules.repeatedTap == .deselects
      set(isRepeated ? [] : [one])
    case .several:
      pendingStart = nil
      if !contains(day) {
        ranges.insert(one)
      } else if rules.repeatedTap == .deselects {
        takeOut(one, rules: rules)
      }
    case .range:
      // The rules may have changed since the first tap.
      if let start = pendingStart, rules.refusal(of: start) == nil {
        set(try rules.ranges(from: start, towards: day))
      } else {
        set([one])
        pendingStart = day
      }
    }
  }

  /// Draws a selection from `anchor` to `target`, over rows and months, or extends it there with the
  /// keyboard. Ask the selection as it was before the drag, for each new `target` again.
  ///
  /// - single: the chosen day moves along.
  /// - several: the days become one range, and one with the ranges that share a day with them; or
  ///   they are taken out, as `effect` says.
  /// - range: the days are the range, which is complete.
  ///
  /// A target beyond the bounds is read as the bound.
  ///
  /// - Throws: ``CalendarRefusal`` when the anchor cannot be chosen or the rules refuse the range.
  public func dragged(
    from anchor: Day, to target: Day, effect: DragEffect = .followsAnchor, rules: SelectionRules
  ) throws(CalendarRefusal) -> DaySelection {
    try rules.admit(anchor)
    var result = self
    switch rules.mode {
    case .none:
      break
    case .single:
      let day = rules.bounds.clamp(target)
      try rules.admit(day)
      result.set([DaySpan(start: day, count: 1)])
    case .several:
      result.pendingStart = nil
      if effect == .followsAnchor, contains(anchor) {
        let day = rules.bounds.clamp(target)
        result.takeOut(
          DaySpan(start: Swift.min(anchor, day), end: Swift.max(anchor, day).advanced(by: 1)),
          rules: rules)
      } else {
        for range in try rules.ranges(from: anchor, towards: target) { result.ranges.insert(range) }
      }
    case .range:
      result.set(try rules.ranges(from: anchor, towards: target))
    }
    return result
  }

  /// Chooses all days of a week, a month or any other span, as far as they can be chosen.
  ///
  /// In the mode several, a span all of whose days were chosen already is taken out.
  ///
  /// - Throws: ``CalendarRefusal/notSelectable(_:)`` where at most one day is chosen, else what is in
  ///   the way.
  public mutating func select(
    _ span: DaySpan, rules: SelectionRules
  ) throws(CalendarRefusal) {
    switch rules.mode {
    case .none, .single:
      throw .notSelectable(rules.mode)
    case .several:
      let wished = try rules.ranges(of: span)
      pendingStart = nil
      let areChosen = wished.allSatisfy { wish in
        ranges.overlapping(wish).reduce(0) { $0 + $1.intersection(wish).count } == wish.count
      }
      for wish in wished {
        if areChosen { takeOut(wish, rules: rules) } else { ranges.insert(wish) }
      }
    case .range:
      set(try rules.ranges(of: span))
    }
  }

  /// Chooses nothing.
  public mutating func clear() { set([]) }

  /// Takes days out; what is left of a range begins and ends with days that can be chosen.
  private mutating func takeOut(_ span: DaySpan, rules: SelectionRules) {
    ranges.remove(span)
    for neighbour in [span.start.advanced(by: -1), span.end] {
      guard let rest = ranges.span(containing: neighbour) else { continue }
      let trimmed = rules.disabled.trimming(rest)
      guard trimmed != rest else { continue }
      ranges.remove(rest)
      ranges.insert(trimmed)
    }
  }

  private mutating func set(_ spans: [DaySpan]) {
    ranges = DaySpans(spans)
    pendingStart = nil
  }
}

extension DaySelection {
  /// What remains when the rules have changed, or of days that came from elsewhere.
  ///
  /// Days outside the bounds are left out. A range is treated as if it were drawn now from its first
  /// day; one that the rules would refuse is left out. Where only one day or one unsplit range is
  /// chosen, the first remains.
  public func admitted(by rules: SelectionRules) -> DaySelection {
    var result = DaySelection()
    guard rules.mode != .none else { return result }
    for range in ranges.spans {
      guard let admitted = try? rules.ranges(of: range) else { continue }
      for span in admitted { result.ranges.insert(span) }
      if rules.mode == .range, rules.disabledInRange != .split { break }
    }
    if rules.mode == .single, let day = result.extent?.first {
      result.set([DaySpan(start: day, count: 1)])
    }
    if rules.mode == .range, let start = pendingStart, result.contains(start) {
      result.pendingStart = start
    }
    return result
  }

  /// The selection after midnight, as ``SelectionRules/midnight`` says.
  public func passingMidnight(
    from yesterday: Day, to today: Day, rules: SelectionRules
  ) -> DaySelection {
    guard rules.midnight == .followsToday, rules.mode == .single, contains(yesterday),
      rules.refusal(of: today) == nil
    else { return self }
    return DaySelection([DaySpan(start: today, count: 1)])
  }
}
