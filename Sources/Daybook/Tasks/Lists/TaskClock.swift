import CalendarCore
import ICalendar

/// The moment and the day at which tasks are looked at, and by whose clock.
public struct TaskClock: Sendable {
  /// The day that counts as today.
  public var today: Day
  /// The zone of whoever looks.
  public var zone: TimeZoneRules
  /// Now, in seconds since the epoch.
  public var now: Int64
  /// Now on the clock of whoever looks, in seconds as if UTC.
  let civilNow: Int64

  /// Makes a clock.
  ///
  /// - Parameter today: the day to take as today. When it is not the day of `now`, the moment is the
  ///   beginning of it.
  public init(now: Int64, today: Day, zone: TimeZoneRules) {
    self.today = today
    self.zone = zone
    let civil = zone.civil(at: now)
    if civil.day == today {
      self.now = now
      civilNow = civil.secondsSinceEpoch(utcOffset: 0)
    } else {
      let midnight = CivilDateTime(day: today, time: .midnight)
      self.now = zone.resolve(midnight).instant
      civilNow = midnight.secondsSinceEpoch(utcOffset: 0)
    }
  }

  /// The bounds of a day's beginning on both kinds of clock.
  func beginning(of day: Day) -> (civil: Int64, instant: Int64) {
    let midnight = CivilDateTime(day: day, time: .midnight)
    return (midnight.secondsSinceEpoch(utcOffset: 0), zone.resolve(midnight).instant)
  }
}

extension StoredTask {
  /// Whether it is still to be done though it was due before now: a day is late from the next day on, a
  /// time from the next second on. The one definition of overdue.
  public func isOverdue(at clock: TaskClock) -> Bool {
    guard content.status.isOpen, let due = content.due else { return false }
    if due.isDate { return due.civil.day < clock.today }
    guard let dueInstant else { return due.civil.secondsSinceEpoch(utcOffset: 0) < clock.civilNow }
    return dueInstant < clock.now
  }

  /// The group it is listed in.
  public func group(at clock: TaskClock) -> TaskGroup {
    guard content.status.isOpen else { return .closed }
    if isOverdue(at: clock) { return .overdue }
    var day = due(in: clock.zone)?.day
    // By its own clock the due day decides whether there is a plan before it.
    if let planned = content.planned, content.due.map({ planned < $0.civil.day }) ?? true {
      day = planned
    }
    guard let day else { return .undated }
    if day <= clock.today { return .today }
    return day <= clock.today.advanced(by: TaskGroup.nextDays) ? .next : .later
  }
}

/// The groups of the task list, in order.
public enum TaskGroup: String, Hashable, Sendable, CaseIterable {
  /// Due before now and still to be done.
  case overdue
  /// Due or planned today, or planned for an earlier day and not overdue.
  case today
  /// Due or planned in the seven days after today.
  case next
  /// Due or planned after those.
  case later
  /// Without any date.
  case undated
  /// Complete or cancelled, the latest first.
  case closed

  /// How many days after today ``next`` reaches.
  public static let nextDays = 7

  /// The ranges of a store that hold the group; no task is in two of them.
  func ranges(at clock: TaskClock) -> [TaskRange] {
    func lateness(_ isLate: Bool) -> TaskRange.Lateness {
      TaskRange.Lateness(civil: clock.civilNow, instant: clock.now, isLate: isLate)
    }
    func dated(_ from: (civil: Int64, instant: Int64), _ to: (civil: Int64, instant: Int64))
      -> [TaskRange]
    {
      TaskStatus.open.flatMap { status in
        [
          TaskRange(status, .due, from.civil..<max(from.civil, to.civil)),
          TaskRange(status, .dueAtInstant, from.instant..<max(from.instant, to.instant)),
        ]
      }
    }
    func planned(_ from: Int64, _ to: Int64, _ lateness: TaskRange.Lateness?) -> [TaskRange] {
      TaskStatus.open.map { TaskRange($0, .planned, from..<max(from, to), lateness: lateness) }
    }
    let least = (civil: Int64.min, instant: Int64.min)
    let most = (civil: Int64.max, instant: Int64.max)
    let now = (civil: clock.civilNow, instant: clock.now)
    let tomorrow = clock.beginning(of: clock.today.advanced(by: 1))
    // What is due on a clock far ahead may be late before the day for which it is planned here.
    let soon = clock.beginning(of: clock.today.advanced(by: 3))
    let after = clock.beginning(of: clock.today.advanced(by: 1 + TaskGroup.nextDays))
    switch self {
    case .overdue: return dated(least, now) + planned(.min, soon.civil, lateness(true))
    case .today: return dated(now, tomorrow) + planned(.min, tomorrow.civil, lateness(false))
    case .next:
      return dated(tomorrow, after) + planned(tomorrow.civil, soon.civil, lateness(false))
        + planned(soon.civil, after.civil, nil)
    case .later: return dated(after, most) + planned(after.civil, .max, nil)
    case .undated: return TaskStatus.open.map { TaskRange($0, .undated) }
    case .closed: return [TaskRange(.completed, .closed), TaskRange(.cancelled, .closed)]
    }
  }
}
