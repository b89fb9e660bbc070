import CalendarCore
import ICalendar

/// One act of changing tasks inside a transaction.
final class TaskEditor {
  let book: Book
  private let clock: TaskClock
  private let transaction: any StoreTransaction
  private(set) var outcome = TaskOutcome()

  init(book: Book, clock: TaskClock, transaction: any StoreTransaction) {
    self.book = book
    self.clock = clock
    self.transaction = transaction
  }

  // MARK: Reading

  /// The task as it is now, changes of this act included.
  func task(_ id: ObjectRecord.ID) throws(StoreError) -> StoredTask? {
    try transaction.object(id).flatMap { StoredTask($0, zones: book.zones) }
  }

  /// The tasks of some references, if each is there as it was seen.
  ///
  /// - Parameter change: what is wanted; a task that is so already may have been changed since.
  func tasks(
    _ references: [TaskReference], unless change: TaskChange? = nil
  ) throws(StoreError) -> Result<[StoredTask], TaskChangeError> {
    var tasks: [StoredTask] = []
    var conflicts: [StoredTask] = []
    for reference in references {
      guard let task = try task(reference.id) else {
        if change == .delete { continue }
        return .failure(.missing)
      }
      tasks.append(task)
      guard let revision = reference.revision, revision != task.revision else { continue }
      if let change, change.isDone(in: task) { continue }
      conflicts.append(task)
    }
    return conflicts.isEmpty ? .success(tasks) : .failure(.conflict(conflicts))
  }

  /// What keeps a task from being a part of another; nil when nothing does.
  func problem(
    ofParent uid: String?, in calendar: CalendarRecord.ID, of task: StoredTask?
  ) throws(StoreError) -> TaskDraft.Problem? {
    guard let uid else { return nil }
    guard let record = try transaction.object(uid: uid, in: calendar), record.id != task?.id,
      let parent = StoredTask(record, zones: book.zones)
    else { return .unknownParent }
    if parent.content.parent != nil { return .parentIsPart }
    if let task, try !transaction.tasks.subtasks(of: task.uid, in: calendar).isEmpty {
      return .hasParts
    }
    return nil
  }

  /// The list that a parent is in: the first that has a task of the UID.
  func list(ofParent uid: String) throws(StoreError) -> CalendarRecord.ID? {
    for calendar in try transaction.calendars() {
      if try transaction.object(uid: uid, in: calendar.id)?.index.kind == .task {
        return calendar.id
      }
    }
    return nil
  }

  /// The usual list: the first shown that has tasks, else the one of a name; nil when there is neither.
  func usualList(named name: String) throws(StoreError) -> CalendarRecord.ID? {
    let calendars = try transaction.calendars()
    let counts = try transaction.objectCounts()
    let found =
      calendars.first { $0.isVisible && (counts[$0.id]?.tasks ?? 0) > 0 }
      ?? calendars.first { $0.name == name }
    return found?.id
  }

  /// The list that was chosen, or else the usual one, which is made when there is none.
  func list(
    _ chosen: CalendarRecord.ID?, orNamed name: String
  ) throws(StoreError) -> CalendarRecord.ID {
    if let chosen { return chosen }
    if let usual = try usualList(named: name) { return usual }
    let used = try transaction.calendars().compactMap { Hue(name: $0.hue) }
    return try transaction.createCalendar(
      name: name, hue: Hue.leastUsed(among: used).name, header: ""
    ).id
  }

  /// The parts of a task as they are now; see ``Book/subtasks(of:)``.
  private func parts(of task: StoredTask) throws(StoreError) -> [StoredTask] {
    guard task.content.parent == nil else { return [] }
    var parts: [StoredTask] = []
    for id in try transaction.tasks.subtasks(of: task.uid, in: task.record.calendarID) {
      if let part = try self.task(id) { parts.append(part) }
    }
    return parts
  }

  // MARK: Writing

  /// Makes a task.
  ///
  /// - Parameters:
  ///   - created: the day on which it was made, where it was made elsewhere.
  ///   - completed: the day on which it was completed, likewise.
  func create(
    _ content: TaskContent, uid: String, in calendar: CalendarRecord.ID, created: Day? = nil,
    completed: Day? = nil
  ) throws(StoreError) {
    var object = EventObject(task: content, uid: uid, time: clock.now)
    for (name, day) in [("CREATED", created), ("COMPLETED", completed)] {
      guard let day, let index = object.masterIndex else { continue }
      // Files have a time in UTC here; midday is on the same day in every zone nearby.
      let midday = CivilDateTime(day: day, time: .midnight).advanced(bySeconds: 12 * 3600)
      let instant = clock.zone.resolve(midday).instant
      object.components[index].setDateTime(
        name, .utc(CivilDateTime(secondsSinceEpoch: instant, utcOffset: 0)))
    }
    try create(object, uid: uid, in: calendar)
  }

  /// Whether a list has an object of a UID.
  func has(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> Bool {
    try transaction.object(uid: uid, in: calendar) != nil
  }

  private func create(
    _ object: EventObject, uid: String, in calendar: CalendarRecord.ID, isCounted: Bool = true
  ) throws(StoreError) {
    let change = ObjectChange.create(
      calendar: calendar, uid: uid, text: object.text, index: book.index(of: object))
    guard let record = try transaction.apply([change]).first ?? nil else {
      throw .misuse("a new object without a record")
    }
    if isCounted { outcome.tasks.append(record.id) }
  }

  func delete(_ task: StoredTask) throws(StoreError) {
    for part in try parts(of: task) {
      try transaction.apply([.delete(part.id, revision: part.revision)])
    }
    try transaction.apply([.delete(task.id, revision: task.revision)])
    outcome.tasks.append(task.id)
  }

  /// Makes a task say something else. When it is completed, it comes again if it repeats, else its
  /// parts are completed with it.
  func change(
    _ task: StoredTask, to content: TaskContent, in calendar: CalendarRecord.ID
  ) throws(StoreError) {
    let isCompleted = content.status == .completed && task.content.status != .completed
    var wanted = content
    var next: TaskContent?
    if isCompleted {
      let day = clock.zone.civil(at: clock.now).day
      let zone = EventObject(text: task.record.text).dueZone(of: content, zones: book.zones)
      next = content.repetition?.next(after: content, completedOn: day, zone: zone)
    }
    if let next {
      try keepCompletion(of: task, as: content, in: calendar)
      wanted = next
    }
    let isMoved = calendar != task.record.calendarID
    if isMoved || isCompleted {
      for part in try parts(of: task) {
        var content = part.content
        if isCompleted {
          content.status =
            next == nil
            ? (content.status.isOpen ? .completed : content.status)
            : (content.status == .completed ? .notStarted : content.status)
        }
        try write(part, content, in: calendar)
      }
    }
    guard try write(task, wanted, in: calendar) else { return }
    outcome.tasks.append(task.id)
    if next != nil { outcome.repeated.append(task.id) }
  }

  /// A completion of a task that comes again is a task of its own, so that it stays whatever becomes of
  /// the rest.
  private func keepCompletion(
    of task: StoredTask, as content: TaskContent, in calendar: CalendarRecord.ID
  ) throws(StoreError) {
    var object = EventObject(text: task.record.text)
    var done = content
    done.repetition = nil
    _ = object.changeTask(to: done, time: clock.now)
    let uid = Book.newUID()
    // What a file says of other dates of the series belongs to that.
    for index in object.overrideIndices.sorted().reversed() { object.components.remove(at: index) }
    guard let index = object.masterIndex else { return }
    object.components[index].setText("UID", uid)
    var link = Property("RELATED-TO", text: task.uid)
    link.setParameter(Parameter("RELTYPE", "SIBLING"))
    object.components[index].add(link)
    try create(object, uid: uid, in: calendar, isCounted: false)
  }

  /// - Returns: whether anything was changed.
  @discardableResult
  private func write(
    _ task: StoredTask, _ content: TaskContent, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> Bool {
    var object = EventObject(text: task.record.text)
    let isChanged = object.changeTask(to: content, time: clock.now)
    guard isChanged || calendar != task.record.calendarID else { return false }
    try transaction.apply([
      .update(
        task.id, revision: task.revision, calendar: calendar, text: object.text,
        index: book.index(of: object))
    ])
    return true
  }
}

extension TaskChange {
  /// Whether a task is as this would make it.
  fileprivate func isDone(in task: StoredTask) -> Bool {
    switch self {
    case .delete, .shift: false
    case .list(let list): task.record.calendarID == list
    default: task.content.changed(by: self) == task.content
    }
  }
}
