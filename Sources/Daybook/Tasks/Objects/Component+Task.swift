import CalendarCore
import ICalendar

/// The properties of a VTODO that are not of RFC 5545.
enum TaskProperty {
  /// Whether a rule counts from the completion: `COMPLETION`. Files have no such thing.
  static let repeatsFrom = "X-DAYBOOK-REPEATS-FROM"
  /// The order that people gave, as other programs write it.
  static let order = "X-APPLE-SORT-ORDER"
}

extension Component {
  /// What a VTODO says.
  var taskContent: TaskContent {
    let due = taskDue
    var content = TaskContent(
      title: EventDraft.oneLine(summary ?? ""),
      notes: EventDraft.withoutControls(description ?? ""), status: TaskStatus(self),
      priority: TaskPriority(number: priority ?? 0), tags: EntryDraft.words(categories), due: due)
    // A start in the form of the due date gives the rule something to count from. One on the due day
    // itself says nothing of its own.
    if let start, due == nil || start.civil.day != due?.civil.day {
      content.planned = start.civil.day
    }
    if let text = recurrenceRules.first,
      let rule = try? RecurrenceRule.read(text, startingAt: nil).rule
    {
      let from = self.text(TaskProperty.repeatsFrom).map(EventDraft.oneLine)
      content.repetition = TaskRepetition(
        rule, from: from?.uppercased() == "COMPLETION" ? .completion : .due)
    }
    content.parent = parentLink.map { EventDraft.oneLine($0.text) }
    content.order = integer(TaskProperty.order)
    return content
  }

  /// DUE, or the end of a DURATION after DTSTART.
  private var taskDue: DateTimeValue? {
    if let due { return due }
    guard let start, let duration = duration("DURATION"), !duration.isNegative else { return nil }
    return start.withCivil(start.civil.advanced(by: duration))
  }

  /// RELATED-TO of the parent, which is the relation when none is named (RFC 5545 §3.2.15).
  private var parentLink: Property? {
    properties("RELATED-TO").first { property in
      property.parameter("RELTYPE").map { $0.value.uppercased() == "PARENT" } ?? true
    }
  }

  /// Writes what differs between two contents; every other line stays as it is.
  mutating func write(_ content: TaskContent, over old: TaskContent, now: DateTimeValue) {
    write("SUMMARY", content.title, over: old.title)
    write("DESCRIPTION", content.notes, over: old.notes)
    if content.status != old.status { write(content.status, now: now) }
    if content.priority != old.priority {
      if content.priority == .none {
        remove("PRIORITY")
      } else {
        setInteger("PRIORITY", content.priority.number)
      }
    }
    if content.tags.count != old.tags.count || !zip(content.tags, old.tags).allSatisfy(isSameText) {
      setTexts("CATEGORIES", content.tags)
    }
    if content.repetition != old.repetition { write(content.repetition) }
    if content.due != old.due || content.planned != old.planned
      || content.repetition != old.repetition
    {
      writeDates(content, plansAnew: content.planned != old.planned)
    }
    if content.parent != old.parent { writeParent(content.parent) }
    if content.order != old.order {
      if let order = content.order {
        setInteger(TaskProperty.order, order)
      } else {
        remove(TaskProperty.order)
      }
    }
  }

  private mutating func write(_ name: String, _ text: String, over old: String) {
    guard !isSameText(text, old) else { return }
    if text.isEmpty {
      remove(name)
    } else {
      setText(name, text)
    }
  }

  private mutating func write(_ status: TaskStatus, now: DateTimeValue) {
    setRaw("STATUS", status.componentStatus.text)
    if status == .completed {
      setDateTime("COMPLETED", now)
      if property("PERCENT-COMPLETE") != nil { setInteger("PERCENT-COMPLETE", 100) }
    } else {
      remove("COMPLETED")
      // What another program measured goes on to count while the task is open.
      if !status.isOpen || status == .notStarted || percentComplete == 100 {
        remove("PERCENT-COMPLETE")
      }
    }
  }

  private mutating func write(_ repetition: TaskRepetition?) {
    guard let repetition else {
      for name in ["RRULE", "RDATE", "EXDATE", "EXRULE", TaskProperty.repeatsFrom] { remove(name) }
      return
    }
    setRaw("RRULE", repetition.rule.text)
    if repetition.base == .completion {
      setRaw(TaskProperty.repeatsFrom, "COMPLETION")
    } else {
      remove(TaskProperty.repeatsFrom)
    }
  }

  /// Writes DUE, and a DTSTART in its form: the planned day, or the due date itself where a rule needs
  /// a start to count from.
  private mutating func writeDates(_ content: TaskContent, plansAnew: Bool) {
    remove("DURATION")
    if let due = content.due {
      if self.due != due { setDateTime("DUE", due) }
    } else {
      remove("DUE")
    }
    if let planned = content.planned {
      // A time of day that another program gave stays while the form does.
      let kept = start.flatMap { start in
        content.due.map { start.hasForm(of: $0) } ?? true ? start : nil
      }
      let model = kept ?? content.due ?? .date(planned)
      let value = model.withCivil(CivilDateTime(day: planned, time: model.civil.time))
      if start != value { setDateTime("DTSTART", value) }
    } else if let due = content.due, content.repetition != nil {
      if start != due { setDateTime("DTSTART", due) }
    } else {
      remove("DTSTART")
    }
  }

  private mutating func writeParent(_ parent: String?) {
    let old = properties.firstIndex { property in
      property.isNamed("RELATED-TO")
        && property.parameter("RELTYPE").map { $0.value.uppercased() == "PARENT" } ?? true
    }
    if let old { properties.remove(at: old) }
    if let parent { add(Property("RELATED-TO", text: parent)) }
  }
}

extension EventObject {
  /// A new task.
  init(task content: TaskContent, uid: String, time: Int64) {
    let now = DateTimeValue.utc(CivilDateTime(secondsSinceEpoch: time, utcOffset: 0))
    var todo = Component("VTODO")
    todo.setText("UID", uid)
    todo.setDateTime("DTSTAMP", now)
    todo.setDateTime("CREATED", now)
    todo.write(content, over: TaskContent(title: ""), now: now)
    if todo.property("STATUS") == nil { todo.setRaw("STATUS", content.status.componentStatus.text) }
    todo.setDateTime("LAST-MODIFIED", now)
    self.init([todo])
  }

  /// Makes a task say something else. What was not changed stays as it is written.
  ///
  /// - Returns: whether anything was changed.
  mutating func changeTask(to content: TaskContent, time: Int64) -> Bool {
    guard let index = masterIndex else { return false }
    let before = components[index]
    let now = DateTimeValue.utc(CivilDateTime(secondsSinceEpoch: time, utcOffset: 0))
    components[index].write(content, over: before.taskContent, now: now)
    guard components[index] != before else { return false }
    components[index].setInteger("SEQUENCE", min(before.sequence, Int.max - 1) + 1)
    components[index].setDateTime("DTSTAMP", now)
    components[index].setDateTime("LAST-MODIFIED", now)
    return true
  }
}
