import CalendarCore
import ICalendar

/// A group or a column of tasks as a page shows it: the first of them, and how many there are.
public struct TaskSection: Hashable, Sendable {
  /// The tasks that are shown, in order.
  public var tasks: [StoredTask]
  /// All of them.
  public var count: Int

  /// Makes a section.
  public init(tasks: [StoredTask], count: Int) {
    self.tasks = tasks
    self.count = count
  }

  /// Those that are only counted.
  public var hidden: Int { max(count - tasks.count, 0) }
}

extension Book {
  /// The task with a key, or nil when there is none (any more).
  public func task(_ id: ObjectRecord.ID) throws(StoreError) -> StoredTask? {
    try store.object(id).flatMap { StoredTask($0, zones: zones) }
  }

  /// The lists that tasks are shown from: the visible calendars, or of these the given ones.
  public func taskLists(
    _ wanted: Set<CalendarRecord.ID>? = nil
  ) throws(StoreError) -> [CalendarRecord] {
    try store.calendars().filter { $0.isVisible && wanted?.contains($0.id) ?? true }
  }

  /// How many tasks a group has.
  public func taskCount(
    in group: TaskGroup, at clock: TaskClock, lists: [CalendarRecord]
  ) throws(StoreError) -> Int {
    try count(group.ranges(at: clock), in: lists)
  }

  /// The tasks of a group in order: by date, then priority, then the order people gave.
  ///
  /// Cost follows `offset + limit`.
  public func tasks(
    in group: TaskGroup, at clock: TaskClock, lists: [CalendarRecord], offset: Int = 0, limit: Int
  ) throws(StoreError) -> [StoredTask] {
    try tasks(group.ranges(at: clock), zone: clock.zone, in: lists, offset: offset, limit: limit)
  }

  /// All groups, with as many tasks as fit.
  ///
  /// When there are more, every group gets an equal share first, and what a short group leaves goes to
  /// the others in order.
  ///
  /// - Parameters:
  ///   - lists: where to look.
  ///   - limit: the most tasks in all.
  ///   - showsClosed: whether closed ones are shown; else they are only counted.
  public func taskSections(
    at clock: TaskClock, lists: [CalendarRecord], limit: Int, showsClosed: Bool = false
  ) throws(StoreError) -> [TaskGroup: TaskSection] {
    var counts: [TaskGroup: Int] = [:]
    for group in TaskGroup.allCases {
      counts[group] = try taskCount(in: group, at: clock, lists: lists)
    }
    let shown = TaskGroup.allCases.filter { $0 != .closed || showsClosed }
    let shares = Book.shares(of: limit, among: shown.map { counts[$0] ?? 0 })
    var sections: [TaskGroup: TaskSection] = [:]
    for group in TaskGroup.allCases {
      let share = shown.firstIndex(of: group).map { shares[$0] } ?? 0
      let tasks =
        share == 0 ? [] : try tasks(in: group, at: clock, lists: lists, limit: share)
      sections[group] = TaskSection(tasks: tasks, count: counts[group] ?? 0)
    }
    return sections
  }

  /// Shares of a number among groups: all when it is enough, else as equal as the groups are long.
  static func shares(of limit: Int, among counts: [Int]) -> [Int] {
    var shares = counts.map { _ in 0 }
    var left = max(limit, 0)
    while left > 0 {
      let open = counts.indices.filter { shares[$0] < counts[$0] }
      guard !open.isEmpty else { break }
      let part = max(left / open.count, 1)
      for index in open where left > 0 {
        let more = min(part, counts[index] - shares[index], left)
        shares[index] += more
        left -= more
      }
    }
    return shares
  }

  /// The three columns of the board, each in the order of the list.
  ///
  /// - Parameter limit: the most tasks in a column.
  public func taskBoard(
    at clock: TaskClock, lists: [CalendarRecord], limit: Int
  ) throws(StoreError) -> [TaskStatus: TaskSection] {
    var columns: [TaskStatus: TaskSection] = [:]
    for status in TaskStatus.choices {
      let ranges =
        status.isOpen
        ? [.due, .dueAtInstant, .planned, .undated].map { TaskRange(status, $0) }
        : [TaskRange(status, .closed)]
      columns[status] = TaskSection(
        tasks: try tasks(ranges, zone: clock.zone, in: lists, offset: 0, limit: limit),
        count: try count(ranges, in: lists))
    }
    return columns
  }

  /// The tasks that a calendar shows on some days, by day: those due on one, and those without a due
  /// date that are planned for one, whatever their status.
  ///
  /// - Parameter limit: the most tasks of each form in a list.
  public func tasks(
    on days: DaySpan, zone: TimeZoneRules, lists: [CalendarRecord], limit: Int = 2_000
  ) throws(StoreError) -> [StoredTask] {
    let clock = TaskClock(now: 0, today: days.start, zone: zone)
    let (from, to) = (clock.beginning(of: days.start), clock.beginning(of: days.end))
    var found: [StoredTask] = []
    for list in lists {
      for (form, seconds) in [
        (TaskDateForm.due, from.civil..<max(from.civil, to.civil)),
        (.dueAtInstant, from.instant..<max(from.instant, to.instant)),
        (.planned, from.civil..<max(from.civil, to.civil)),
      ] {
        let ids = try store.tasks.tasks(dated: form, in: seconds, in: list.id, limit: limit)
        for id in ids {
          if let task = try task(id) { found.append(task) }
        }
      }
    }
    return found.sorted { left, right in
      let (one, other) = (left.day(in: zone), right.day(in: zone))
      if one != other { return (one?.ordinal ?? .max) < (other?.ordinal ?? .max) }
      let times = (left.due(in: zone)?.time, right.due(in: zone)?.time)
      if times.0 != times.1 {
        return times.0.map { time in times.1.map { time < $0 } ?? true } ?? false
      }
      return (left.content.priority.rawValue, left.id.rawValue)
        < (right.content.priority.rawValue, right.id.rawValue)
    }
  }

  /// The parts of a task, in order; those that are closed come last. A part has none: what a file
  /// calls a part of one stands by itself.
  public func subtasks(of task: StoredTask) throws(StoreError) -> [StoredTask] {
    guard task.content.parent == nil else { return [] }
    var parts: [StoredTask] = []
    for id in try store.tasks.subtasks(of: task.uid, in: task.record.calendarID) {
      if let part = try self.task(id) { parts.append(part) }
    }
    return parts
  }

  /// The tasks whose title, notes or tags have all words of a text, open ones first.
  ///
  /// Case, width and accents do not count, and a word is found inside another.
  public func tasks(
    matching text: String, lists: [CalendarRecord], limit: Int
  ) throws(StoreError) -> [StoredTask] {
    let words = SearchText(EventDraft.oneLine(text)).folded.split(separator: " ").map(String.init)
    guard let longest = words.max(by: { $0.utf8.count < $1.utf8.count }) else { return [] }
    var found: [StoredTask] = []
    for list in lists {
      // Most have one word; the others are compared with what it finds.
      let most = words.count == 1 ? limit : .max
      for id in try store.tasks.tasks(containing: longest, in: list.id, limit: most) {
        guard let task = try task(id) else { continue }
        let texts = [task.content.title, task.content.notes] + task.content.tags
        let folded = SearchText(texts.joined(separator: "\n")).folded
        guard words.allSatisfy({ folded.firstOffset(of: Array($0.utf8)) != nil }) else { continue }
        found.append(task)
        if found.count >= limit * lists.count { break }
      }
    }
    let open = found.filter(\.content.status.isOpen)
    return Array((open + found.filter { !$0.content.status.isOpen }).prefix(limit))
  }
}

// MARK: Ranges

extension Book {
  private func count(
    _ ranges: [TaskRange], in lists: [CalendarRecord]
  ) throws(StoreError) -> Int {
    var count = 0
    for list in lists {
      for range in ranges { count += try store.tasks.taskCount(range, in: list.id) }
    }
    return count
  }

  private func tasks(
    _ ranges: [TaskRange], zone: TimeZoneRules, in lists: [CalendarRecord], offset: Int, limit: Int
  ) throws(StoreError) -> [StoredTask] {
    guard limit > 0, offset >= 0 else { return [] }
    let most = offset.addingReportingOverflow(limit)
    guard !most.overflow else { return [] }
    var keys: [TaskKey] = []
    for list in lists {
      for range in ranges {
        keys += try store.tasks.taskKeys(range, in: list.id, limit: most.partialValue)
      }
    }
    // One order over both kinds of clock: that of whoever looks.
    let sorted = keys.map { key in
      (
        key: key,
        place: key.stream == .undated || key.stream == .nested
          ? Int64.max
          : key.stream == .dueAtInstant
            ? zone.civil(at: key.last).secondsSinceEpoch(utcOffset: 0) : key.last
      )
    }.sorted {
      ($0.place, $0.key.rank, $0.key.id.rawValue) < ($1.place, $1.key.rank, $1.key.id.rawValue)
    }
    var tasks: [StoredTask] = []
    for entry in sorted.dropFirst(offset).prefix(limit) {
      if let task = try task(entry.key.id) { tasks.append(task) }
    }
    return tasks
  }
}
