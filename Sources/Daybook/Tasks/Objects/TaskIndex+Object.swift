import CalendarCore
import ICalendar

extension TaskIndex {
  /// What follows from an object; nil when it is no task.
  init?(_ object: EventObject, zones: SystemTimeZones) {
    guard object.kind == .task, let todo = object.master else { return nil }
    self.init()
    let content = todo.taskContent
    status = content.status
    parent = content.parent
    rank = TaskIndex.rank(of: content)
    searchText = ([content.title, content.notes] + content.tags)
      .filter { !$0.isEmpty }.map { SearchText($0).folded }.joined(separator: "\n")

    let planned = content.planned.map { TaskIndex.lastSecond(of: $0) }
    var stream = TaskStream.undated
    if let due = content.due {
      let rules = object.dueZone(of: content, zones: zones)
      (stream, dateForm) = rules == nil ? (.due, .due) : (.dueAtInstant, .dueAtInstant)
      dateLast =
        due.isDate
        ? TaskIndex.lastSecond(of: due.civil.day) : (rules ?? .utc).resolve(due.civil).instant
      last = dateLast
    } else if let planned {
      (dateForm, dateLast) = (.planned, planned)
    }
    if let day = content.planned, let planned, content.due.map({ day < $0.civil.day }) ?? true {
      (stream, last) = (.planned, planned)
    }
    self.stream = stream
    if !content.status.isOpen {
      self.stream = .closed
      let closed =
        todo.instant("COMPLETED") ?? todo.instant("LAST-MODIFIED") ?? todo.instant("DTSTAMP") ?? 0
      last = -closed
    }
  }

  /// The last second of a day, as if UTC.
  static func lastSecond(of day: Day) -> Int64 {
    CivilDateTime(day: day.advanced(by: 1), time: .midnight).secondsSinceEpoch(utcOffset: 0) - 1
  }

  private static func rank(of content: TaskContent) -> Int64 {
    let orders: Int64 = 1 << 40
    let order = content.order.map { min(max(Int64($0), 1 - orders), orders - 1) } ?? orders
    return content.priority.rawValue * 4 * orders + order + orders
  }
}
