import CalendarCore
import ICalendar

/// A line of a todo.txt file: `x 2026-03-02 2026-03-01 Call home +family @phone due:2026-03-04`.
///
/// A tag is a word that begins with `+` or `@`, so that an address or `2+2` is none. Tags at the end
/// become tags of the task; one inside the words stays there too. Of `key:value` words `due:`, `t:` (the
/// planned day), `rec:` and `pri:` are understood when their value is; every other word stays in the
/// title.
struct TodoLine {
  var content: TaskContent
  /// The day on which it was made.
  var created: Day?
  /// The day on which it was completed.
  var completed: Day?

  /// Reads a line; nil when it says nothing.
  init?(_ line: String) {
    var words = EventDraft.oneLine(line).split(separator: " ")[...]
    content = TaskContent(title: "")
    if words.first == "x" {
      content.status = .completed
      words.removeFirst()
    }
    // With a mark the day of completion comes first; a priority stands before either.
    if let priority = words.first.flatMap(TodoLine.priority) {
      content.priority = priority
      words.removeFirst()
    }
    var days: [Day] = []
    while days.count < 2, let day = words.first.flatMap({ try? Day(iso: String($0)) }) {
      days.append(day)
      words.removeFirst()
      if content.status != .completed { break }
    }
    if content.status == .completed {
      completed = days.first
      created = days.dropFirst().first
    } else {
      created = days.first
    }
    var kept: [Substring] = []
    var repetition: (rule: TaskRepetition, word: Substring)?
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      switch parts.count == 2 ? String(parts[0]) : "" {
      case "due":
        if content.due == nil, let day = TodoLine.day(parts[1]) {
          content.due = .date(day)
          continue
        }
      case "t":
        if content.planned == nil, let day = TodoLine.day(parts[1]) {
          content.planned = day
          continue
        }
      case "pri":
        if content.priority == .none, let priority = TodoLine.priority("(\(parts[1]))") {
          content.priority = priority
          continue
        }
      case "rec":
        if repetition == nil, let rule = TodoLine.repetition(parts[1]) {
          repetition = (rule, word)
          continue
        }
      default: break
      }
      kept.append(word)
    }
    if content.due == nil, content.planned == nil {
      // Without a date there is nothing to count from: the word stays.
      if let repetition { kept.append(repetition.word) }
    } else {
      content.repetition = repetition?.rule
    }
    if let due = content.due?.civil.day, let planned = content.planned, planned >= due {
      content.planned = nil
    }
    let tags = kept.filter(TodoLine.isTag).map(String.init)
    while let last = kept.last, TodoLine.isTag(last), kept.count > 1 { kept.removeLast() }
    content.title = kept.joined(separator: " ")
    content.tags = EntryDraft.words(tags)
    if content.title.isEmpty { return nil }
  }

  /// The line of a task.
  ///
  /// - Parameters:
  ///   - task: the task.
  ///   - clock: the moment, with the zone in which its days are meant.
  static func text(of task: StoredTask, at clock: TaskClock) -> String {
    let content = task.content
    let zone = clock.zone
    func day(_ instant: Int64) -> String { "\(zone.civil(at: instant).day)" }
    var words: [String] = []
    let letter: String? =
      switch content.priority {
      case .high: "A"
      case .medium: "B"
      case .low: "C"
      case .none: nil
      }
    let isDone = !content.status.isOpen
    if isDone {
      words.append("x")
      // The day on which it was made can only follow that of completion.
      if let completed = task.completed { words.append(day(completed)) }
    } else if let letter {
      words.append("(\(letter))")
    }
    let title = content.title.split(separator: " ")
    if let created = task.created, !isDone || task.completed != nil {
      words.append(day(created))
    } else if !isDone, title.first.map(TodoLine.isMark) ?? false {
      // After a date nothing in a title is read as a mark or a priority.
      words.append("\(clock.today)")
    }
    words += title.map(String.init)
    for tag in content.tags {
      let word = tag.first == "+" || tag.first == "@" ? tag : "+\(tag)"
      let joined = word.split(separator: " ").joined(separator: "_")
      if !title.contains(where: { $0 == joined }) { words.append(joined) }
    }
    if let due = task.due(in: zone) { words.append("due:\(due.day)") }
    if let planned = content.planned { words.append("t:\(planned)") }
    if let repetition = content.repetition, let text = TodoLine.text(of: repetition) {
      words.append("rec:\(text)")
    }
    if isDone, let letter { words.append("pri:\(letter)") }
    return words.joined(separator: " ")
  }

  // MARK: Words

  /// Whether a word at the start of a line says something of the task.
  private static func isMark(_ word: Substring) -> Bool {
    word == "x" || priority(word) != nil || (try? Day(iso: String(word))) != nil
  }

  private static func day(_ text: Substring) -> Day? {
    guard let day = try? Day(iso: String(text)), (0...9998).contains(day.year) else { return nil }
    return day
  }

  /// `(A)` is high, `(B)` medium, every other letter low.
  private static func priority(_ word: some StringProtocol) -> TaskPriority? {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
    else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "A"): return .high
    case UInt8(ascii: "B"): return .medium
    default: return .low
    }
  }

  private static func isTag(_ word: Substring) -> Bool {
    (word.first == "+" || word.first == "@") && word.count > 1
  }

  /// `1w` counts from the completion, `+1w` from the due date; `b` are days from Monday to Friday.
  private static func repetition(_ text: Substring) -> TaskRepetition? {
    var rest = text
    var base = TaskRepetition.Base.completion
    if rest.first == "+" {
      base = .due
      rest = rest.dropFirst()
    }
    guard let unit = rest.last, let count = Int(rest.dropLast()), (1...9_999).contains(count) else {
      return nil
    }
    switch unit {
    case "d": return TaskRepetition(RecurrenceRule(.daily, interval: count), from: base)
    case "w": return TaskRepetition(RecurrenceRule(.weekly, interval: count), from: base)
    case "m": return TaskRepetition(RecurrenceRule(.monthly, interval: count), from: base)
    case "y": return TaskRepetition(RecurrenceRule(.yearly, interval: count), from: base)
    case "b" where count == 1:
      return TaskRepetition(TaskRepetition.Choice.weekdays.rule, from: base)
    default: return nil
    }
  }

  private static func text(of repetition: TaskRepetition) -> String? {
    let rule = repetition.rule
    let mark = repetition.base == .due ? "+" : ""
    if rule == TaskRepetition.Choice.weekdays.rule { return mark + "1b" }
    guard rule == RecurrenceRule(rule.frequency, interval: rule.interval) else { return nil }
    switch rule.frequency {
    case .daily: return "\(mark)\(rule.interval)d"
    case .weekly: return "\(mark)\(rule.interval)w"
    case .monthly: return "\(mark)\(rule.interval)m"
    case .yearly: return "\(mark)\(rule.interval)y"
    case .hourly, .minutely, .secondly: return nil
    }
  }
}
