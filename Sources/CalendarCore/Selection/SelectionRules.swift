/// How many days are chosen, and how they belong together.
public enum SelectionMode: UInt8, CaseIterable, Hashable, Sendable {
  /// None; the calendar only shows.
  case none
  /// At most one day.
  case single
  /// Any days. A day tapped is a range of its own, also beside another; days dragged over, or chosen
  /// as a week or month, are one range.
  case several
  /// The days from one to another.
  case range
}

/// What becomes of a range that has days in it which cannot be chosen.
public enum DisabledInRange: UInt8, CaseIterable, Hashable, Sendable {
  /// They are passed over and lie in the range; its first and last day are days that can be chosen.
  case allowed
  /// The range is refused.
  case refused
  /// They are left out, and what is left between them are ranges of their own.
  case split
  /// The range ends before the first of them, seen from where it was begun.
  case cut
}

/// What tapping a chosen day does where single days are chosen.
public enum RepeatedTap: UInt8, CaseIterable, Hashable, Sendable {
  /// The day is no longer chosen.
  case deselects
  /// The day stays chosen.
  case keeps
}

/// What drawing over days does where several are chosen.
public enum DragEffect: UInt8, CaseIterable, Hashable, Sendable {
  /// It takes days out when it begins on a chosen day, and adds them when it does not.
  case followsAnchor
  /// It adds days, as extending with the keyboard does.
  case adds
}

/// What happens to the chosen day at midnight.
public enum MidnightRule: UInt8, CaseIterable, Hashable, Sendable {
  /// It stays.
  case keeps
  /// In single mode, when it was today it becomes the new today, if that can be chosen.
  case followsToday
}

/// Which days of a calendar can be chosen, and how.
public struct SelectionRules: Hashable, Sendable {
  /// How many days are chosen.
  public var mode: SelectionMode
  /// The days that are offered.
  public var bounds: DateBounds
  /// The days among them that cannot be chosen.
  public var disabled: DisabledDays
  /// What becomes of a range over such days.
  public var disabledInRange: DisabledInRange
  /// What a second tap does in the modes single and several.
  public var repeatedTap: RepeatedTap
  /// What happens at midnight.
  public var midnight: MidnightRule

  /// Makes rules.
  public init(
    mode: SelectionMode, bounds: DateBounds = .unbounded, disabled: DisabledDays = .none,
    disabledInRange: DisabledInRange = .allowed, repeatedTap: RepeatedTap = .deselects,
    midnight: MidnightRule = .keeps
  ) {
    self.mode = mode
    self.bounds = bounds
    self.disabled = disabled
    self.disabledInRange = disabledInRange
    self.repeatedTap = repeatedTap
    self.midnight = midnight
  }

  /// Why `day` cannot be chosen, or nil when it can.
  public func refusal(of day: Day) -> CalendarRefusal? {
    mode == .none ? .notSelectable(.none) : unavailability(of: day)
  }

  /// What is the matter with `day` itself, however days are chosen here: it is outside the bounds or
  /// disabled. Nil when nothing is.
  public func unavailability(of day: Day) -> CalendarRefusal? {
    if let bound = bounds.boundCrossed(by: day) { return .outOfBounds(day, bound: bound) }
    return disabled.contains(day) ? .disabled(day) : nil
  }

  func admit(_ day: Day) throws(CalendarRefusal) {
    if let refusal = refusal(of: day) { throw refusal }
  }

  /// The ranges that come of choosing from `anchor`, which can be chosen, towards `target`, on either
  /// side of it. Days beyond the bounds are left out.
  ///
  /// - Throws: ``CalendarRefusal/disabled(_:)`` where such days are refused: the one nearest to the
  ///   anchor.
  func ranges(from anchor: Day, towards target: Day) throws(CalendarRefusal) -> [DaySpan] {
    let target = bounds.clamp(target)
    let isForward = target >= anchor
    let span = DaySpan(
      start: Swift.min(anchor, target), end: Swift.max(anchor, target).advanced(by: 1))
    let nearest = isForward ? disabled.first(in: span) : disabled.last(in: span)
    guard let nearest else { return [span] }
    switch disabledInRange {
    case .allowed:
      return [disabled.trimming(span)]
    case .refused:
      throw .disabled(nearest)
    case .split:
      return disabled.splitting(span)
    case .cut where isForward:
      return [DaySpan(start: anchor, end: nearest)]
    case .cut:
      return [DaySpan(start: nearest.advanced(by: 1), end: anchor.advanced(by: 1))]
    }
  }

  /// The ranges that come of choosing the days of `span`, as far as they are offered. It begins with
  /// its first day that can be chosen.
  ///
  /// - Throws: ``CalendarRefusal/outOfBounds(_:bound:)`` when none is offered,
  ///   ``CalendarRefusal/disabled(_:)`` when none can be chosen or such days are refused.
  func ranges(of span: DaySpan) throws(CalendarRefusal) -> [DaySpan] {
    let offered = bounds.intersection(span)
    guard !offered.isEmpty else {
      throw .outOfBounds(span.start, bound: bounds.clamp(span.start))
    }
    let trimmed = disabled.trimming(offered)
    guard !trimmed.isEmpty else { throw .disabled(offered.start) }
    if disabledInRange == .refused, let day = disabled.first(in: offered) { throw .disabled(day) }
    return try ranges(from: trimmed.start, towards: trimmed.last)
  }
}
