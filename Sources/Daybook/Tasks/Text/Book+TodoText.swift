import CalendarCore
import ICalendar

/// What became of a todo.txt file.
public struct TodoImport: Hashable, Sendable {
  /// The number of the act, for undoing.
  public var act: Int64?
  /// How many tasks were made.
  public var made = 0
  /// How many lines were imported before; the tasks stay as they are now.
  public var known = 0
}

extension Book {
  /// Takes over a todo.txt file in one act.
  ///
  /// A line has no identity but its words. So that a second import changes nothing, the UID of its task
  /// follows from them and from how many lines before it are the same; a task that was changed since
  /// stays as it is.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - list: where the tasks go; nil for the usual list.
  ///   - name: the name of the list that is made when there is none.
  ///   - isDryRun: whether to only tell what would happen.
  public func importTodoText(
    _ text: String, into list: CalendarRecord.ID?, inListNamed name: String, isDryRun: Bool = false,
    at clock: TaskClock
  ) throws(TaskChangeError) -> TodoImport {
    var report = TodoImport()
    var lines: [(uid: String, line: TodoLine)] = []
    var repeats: [String: Int] = [:]
    for text in EventDraft.withoutControls(text).split(separator: "\n") {
      let words = EventDraft.oneLine(String(text))
      guard let line = TodoLine(words) else { continue }
      let number = repeats[words, default: 0]
      repeats[words] = number + 1
      lines.append((Book.uid(ofTodoLine: words, number: number), line))
    }
    guard !lines.isEmpty else { return report }
    let outcome = try changingTasks(at: clock, durability: .normal) { editor throws(StoreError) in
      let found = isDryRun && list == nil ? try editor.usualList(named: name) : list
      guard !isDryRun || found != nil else {
        report.made = lines.count
        return .success(TaskOutcome())
      }
      let calendar = try editor.list(found, orNamed: name)
      for (uid, line) in lines {
        if try editor.has(uid: uid, in: calendar) {
          report.known += 1
          continue
        }
        report.made += 1
        if !isDryRun { try editor.create(line, uid: uid, in: calendar) }
      }
      return .success(editor.outcome)
    }
    report.act = outcome.act
    return report
  }

  /// Lists as a todo.txt file, the open tasks first, each in the order of the list.
  ///
  /// What the format has no place for is left out: notes, times, parts as such. An export as `.ics` has
  /// everything.
  public func todoText(
    of lists: [CalendarRecord], at clock: TaskClock
  ) throws(StoreError) -> String {
    var text = ""
    for group in TaskGroup.allCases {
      for task in try tasks(in: group, at: clock, lists: lists, limit: .max) {
        text += TodoLine.text(of: task, at: clock) + "\n"
        for part in group == .closed ? [] : try subtasks(of: task)
        where part.content.status.isOpen && part.day(in: clock.zone) == nil {
          text += TodoLine.text(of: part, at: clock) + "\n"
        }
      }
    }
    return text
  }

  /// FNV-1a over the octets, which is the same on every computer.
  private static func uid(ofTodoLine line: String, number: Int) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return "todo-\(digits)\(number == 0 ? "" : "-\(number + 1)")@daybook"
  }
}

extension TaskEditor {
  fileprivate func create(
    _ line: TodoLine, uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) {
    try create(
      line.content, uid: uid, in: calendar, created: line.created, completed: line.completed)
  }
}
