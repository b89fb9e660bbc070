/// The times that a drag stops at. What a label shows while dragging and what is delivered at its end
/// both go through it, so that they cannot differ.
public struct TimeSnap: Hashable, Sendable {
  /// How far apart the times are; each divides an hour.
  public enum Step: Int, CaseIterable, Hashable, Sendable {
    /// Every 5 minutes.
    case five = 5
    /// Every 10 minutes.
    case ten = 10
    /// Every 15 minutes.
    case quarter = 15
    /// Every 30 minutes.
    case half = 30
  }

  /// Which of the two times around it a time goes to.
  public enum Rule: Hashable, Sendable {
    /// The nearer one; the later of two equally near.
    case nearest
    /// The earlier one.
    case down
  }

  /// How far apart the times are.
  public var step: Step
  /// Which time is taken.
  public var rule: Rule

  /// Makes a snap.
  public init(_ step: Step = .quarter, rule: Rule = .nearest) {
    self.step = step
    self.rule = rule
  }

  /// The time that a time goes to; close to 24:00 that is 00:00 of the next day.
  public func snapped(_ time: CivilDateTime) -> CivilDateTime {
    let unit = Int64(step.rawValue) * 60
    let seconds = Int64(time.time.secondsSinceMidnight)
    let added = rule == .nearest ? unit / 2 : 0
    return CivilDateTime(day: time.day, time: .midnight)
      .advanced(bySeconds: (seconds + added) / unit * unit)
  }

  /// The minute that a minute goes to.
  ///
  /// - Parameter minute: minutes since midnight, clamped to 0…1440.
  public func snapped(minute: Int) -> Int {
    let minute = Swift.min(Swift.max(minute, 0), TimeGrid.minutesPerDay)
    let added = rule == .nearest ? step.rawValue : 0
    return (minute * 2 + added) / (step.rawValue * 2) * step.rawValue
  }

  /// Whether a drag by so many minutes changes no time: it is shorter than half a step, as a hand
  /// makes that only wants another day.
  public func ignores(minutes: Int) -> Bool {
    minutes.magnitude < UInt(step.rawValue + 1) / 2
  }
}
