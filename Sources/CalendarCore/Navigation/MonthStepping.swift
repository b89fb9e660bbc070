extension CalendarSystem {
  /// The day `months` later than `anchor` (earlier when negative): the same day number, or the last
  /// day of a shorter month. Nil where the calendar cannot tell.
  ///
  /// Step from the day that was chosen, never from the last result: from 31 January, one month is
  /// 28 February, two months are 31 March. ``AnchoredDay`` keeps the chosen day.
  public func day(_ anchor: Day, advancedByMonths months: Int) -> Day? {
    guard let own = month(containing: anchor),
      let target = month(at: own.index.saturatingSum(months))
    else { return nil }
    return target.day(clamping: own.number(of: anchor))
  }

  /// The month of the same number and kind `years` later (earlier when negative), or nil where the
  /// calendar cannot tell.
  ///
  /// The years of a calendar may differ in their number of months; so the month is looked for where
  /// a year of 10 to 14 months would have it. A leap month that the year lacks gives the ordinary one
  /// of its number; a number that the year lacks gives the month twelve places on.
  ///
  /// O(`years`); more than 10,000 years are read as 10,000.
  public func month(_ month: CalendarMonth, yearsLater years: Int) -> CalendarMonth? {
    let count = Swift.min(years.magnitude, 10_000)
    var current = month
    for _ in 0..<count {
      guard let next = neighbour(of: current, like: month, direction: years.signum()) else {
        return nil
      }
      current = next
    }
    return current
  }

  private func neighbour(
    of current: CalendarMonth, like model: CalendarMonth, direction: Int
  ) -> CalendarMonth? {
    var ordinary: CalendarMonth?
    // Twelve first: the usual year costs one look.
    for distance in [12, 13, 11, 14, 10] {
      guard let candidate = self.month(at: current.index.saturatingSum(distance * direction))
      else { continue }
      guard candidate.number == model.number else { continue }
      if candidate.isLeap == model.isLeap { return candidate }
      if ordinary == nil { ordinary = candidate }
    }
    return ordinary ?? self.month(at: current.index.saturatingSum(12 * direction))
  }
}

/// A day reached by whole months from the day that was chosen.
///
///     var day = AnchoredDay(january31)
///     day = day.stepped(byMonths: 1, in: system)   // 28 February
///     day = day.stepped(byMonths: 1, in: system)   // 31 March, not 28 March
public struct AnchoredDay: Hashable, Sendable {
  /// The day that was chosen.
  public let anchor: Day
  /// The day that was reached.
  public let day: Day

  /// A day that was chosen and is where one is.
  public init(_ day: Day) { self.init(anchor: day, day: day) }

  init(anchor: Day, day: Day) {
    self.anchor = anchor
    self.day = day
  }

  /// The day `months` on from ``day``, with the day number of the anchor as far as the month has it;
  /// the same where the calendar cannot tell.
  public func stepped(byMonths months: Int, in system: some CalendarSystem) -> AnchoredDay {
    guard let own = system.month(containing: day),
      let target = system.month(at: own.index.saturatingSum(months))
    else { return self }
    return reaching(target, in: system)
  }

  /// The day `years` on, as ``CalendarSystem/month(_:yearsLater:)`` counts them; the same where
  /// the calendar cannot tell.
  public func stepped(byYears years: Int, in system: some CalendarSystem) -> AnchoredDay {
    guard let own = system.month(containing: day),
      let target = system.month(own, yearsLater: years)
    else { return self }
    return reaching(target, in: system)
  }

  private func reaching(_ target: CalendarMonth, in system: some CalendarSystem) -> AnchoredDay {
    guard let chosen = system.month(containing: anchor) else { return self }
    return AnchoredDay(anchor: anchor, day: target.day(clamping: chosen.number(of: anchor)))
  }
}

extension Int {
  /// The sum, or the nearest number that can be held.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other > 0 ? .max : .min
  }
}
