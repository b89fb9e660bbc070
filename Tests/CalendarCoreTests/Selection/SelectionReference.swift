import CalendarCore

/// Choosing days once more, as plainly as it can be said: a range is a set of days, and everything is
/// found by walking from day to day. Used only to compare with the engine.
struct SelectionReference {
  /// What is in the way of a tap.
  enum Obstacle: Error, Equatable {
    case outside, disabled(Day), notSelectable
  }

  var rules: SelectionRules
  var ranges: [Set<Day>] = []
  var pending: Day?

  private func isOutside(_ day: Day) -> Bool {
    if let minimum = rules.bounds.minimum, day < minimum { return true }
    if let maximum = rules.bounds.maximum, day > maximum { return true }
    return false
  }

  private func isDisabled(_ day: Day) -> Bool {
    rules.disabled.weekdays.contains(day.weekday)
      || rules.disabled.spans.spans.contains { $0.start <= day && day < $0.end }
  }

  private func admit(_ day: Day) throws {
    if rules.mode == .none { throw Obstacle.notSelectable }
    if isOutside(day) { throw Obstacle.outside }
    if isDisabled(day) { throw Obstacle.disabled(day) }
  }

  private func neighbours(_ days: Set<Day>) -> [Set<Day>] {
    var runs: [Set<Day>] = []
    for day in days.sorted() {
      if let last = runs.last, last.contains(day.advanced(by: -1)) {
        runs[runs.count - 1].insert(day)
      } else {
        runs.append([day])
      }
    }
    return runs
  }

  /// The days walked over, stopping at the bounds.
  private func walk(from anchor: Day, to target: Day) -> [Day] {
    var days = [anchor]
    var day = anchor
    while day != target {
      day = day.advanced(by: target > anchor ? 1 : -1)
      if isOutside(day) { break }
      days.append(day)
    }
    return days
  }

  private func chosen(of walked: [Day]) throws -> [Set<Day>] {
    switch rules.disabledInRange {
    case .allowed:
      guard let last = walked.lastIndex(where: { !isDisabled($0) }) else { return [] }
      return [Set(walked[...last])]
    case .refused:
      if let day = walked.first(where: isDisabled) { throw Obstacle.disabled(day) }
      return [Set(walked)]
    case .split:
      return neighbours(Set(walked.filter { !isDisabled($0) }))
    case .cut:
      return [Set(walked.prefix { !isDisabled($0) })]
    }
  }

  private mutating func add(_ range: Set<Day>) {
    let touched = ranges.filter { !$0.isDisjoint(with: range) }
    ranges.removeAll { touched.contains($0) }
    ranges.append(touched.reduce(range) { $0.union($1) })
  }

  private mutating func take(_ days: Set<Day>) {
    for range in ranges where !range.isDisjoint(with: days) {
      ranges.removeAll { $0 == range }
      for rest in neighbours(range.subtracting(days)) {
        let ends = rest.filter { !isDisabled($0) }.sorted()
        guard let first = ends.first, let last = ends.last else { continue }
        ranges.append(rest.filter { first <= $0 && $0 <= last })
      }
    }
  }

  mutating func tap(_ day: Day) throws {
    try admit(day)
    let isChosen = ranges.contains { $0.contains(day) }
    switch rules.mode {
    case .none: break
    case .single:
      ranges = isChosen && rules.repeatedTap == .deselects ? [] : [[day]]
    case .several:
      if !isChosen {
        ranges.append([day])
      } else if rules.repeatedTap == .deselects {
        take([day])
      }
    case .range:
      if let start = pending {
        ranges = try chosen(of: walk(from: start, to: day))
        pending = nil
      } else {
        ranges = [[day]]
        pending = day
      }
    }
  }

  mutating func drag(from anchor: Day, to target: Day, effect: DragEffect) throws {
    try admit(anchor)
    let walked = walk(from: anchor, to: target)
    switch rules.mode {
    case .none: break
    case .single:
      try admit(walked[walked.count - 1])
      ranges = [[walked[walked.count - 1]]]
    case .several:
      if effect == .followsAnchor, ranges.contains(where: { $0.contains(anchor) }) {
        take(Set(walked))
      } else {
        for range in try chosen(of: walked) { add(range) }
      }
    case .range:
      ranges = try chosen(of: walked)
      pending = nil
    }
  }

  mutating func select(_ span: DaySpan) throws {
    if rules.mode == .none || rules.mode == .single { throw Obstacle.notSelectable }
    var days = span.days.filter { !isOutside($0) }
    if days.isEmpty { throw Obstacle.outside }
    if days.allSatisfy(isDisabled) { throw Obstacle.disabled(days[0]) }
    if rules.disabledInRange == .refused, let day = days.first(where: isDisabled) {
      throw Obstacle.disabled(day)
    }
    while isDisabled(days[0]) { days.removeFirst() }
    let wished = try chosen(of: days)
    if rules.mode == .range {
      ranges = wished
      pending = nil
    } else if wished.allSatisfy({ wish in
      wish.allSatisfy { day in ranges.contains { $0.contains(day) } }
    }) {
      for wish in wished { take(wish) }
    } else {
      for wish in wished { add(wish) }
    }
  }

  func position(of day: Day) -> RangePosition? {
    guard let range = ranges.first(where: { $0.contains(day) }) else { return nil }
    switch (range.contains(day.advanced(by: -1)), range.contains(day.advanced(by: 1))) {
    case (false, false): return .single
    case (false, true): return .start
    case (true, true): return .middle
    case (true, false): return .end
    }
  }
}

extension SelectionReference.Obstacle {
  /// The same of the engine's refusals.
  init?(_ refusal: CalendarRefusal) {
    switch refusal {
    case .outOfBounds: self = .outside
    case .disabled(let day): self = .disabled(day)
    case .notSelectable: self = .notSelectable
    case .pageOutOfBounds, .unknownMonth, .unknownDay: return nil
    }
  }
}
