extension CalendarSystem {
  /// The day `months` later than `anchor` (earlier when negative): the same day number, or the last
  /// day of a shorter month. Nil where the calendar cannot tell.
  ///
  /// Step from the day that was chosen, never from the last result: from 31 January, one month is
  /// 28 February, two months are 31 March. ``AnchoredDay`` keeps the chosen day.
  public func day(_ anchor: Day, advancedByMonths months: Int) -> Day? {
    guard let own = month(containing: anchor),
      let target = month(own, monthsLater: months)
    else { return nil }
    return target.day(clamping: own.number(of: anchor))
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
      let target = system.month(own, monthsLater: months)
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
