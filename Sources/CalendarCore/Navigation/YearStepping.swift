extension CalendarSystem {
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
