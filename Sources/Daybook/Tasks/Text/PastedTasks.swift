import CalendarCore
import ICalendar

/// A list that somebody pasted: a task for every line that says something.
///
/// A mark of a list before the words (`-`, `*`, `•`, `1.`) goes, and a box (`[ ]`, `[x]`) tells whether
/// it is done. An indented line is a part of the last one that is not. Nothing else of the words is
/// understood, so no date is guessed from them and no word is lost.
public struct PastedTasks: Hashable, Sendable {
  /// One line.
  public struct Item: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The notes: the whole line where it is longer than a title may be.
    public var notes: String
    /// Whether it is done.
    public var isDone: Bool
    /// The place among the items of the one that it is a part of.
    public var parent: Int?
  }

  /// The most lines that are taken at once.
  public static let lineLimit = 20_000

  /// The items in order.
  public var items: [Item] = []
  /// How many lines were left out because there are more than ``lineLimit``.
  public var rest = 0

  /// Reads a pasted text.
  public init(_ text: String) {
    var whole: Int?
    for line in EventDraft.withoutControls(text).split(separator: "\n") {
      let isIndented = line.first == " " || line.first == "\t"
      var item = PastedTasks.item(line)
      guard !item.title.isEmpty else { continue }
      guard items.count < PastedTasks.lineLimit else {
        rest += 1
        continue
      }
      if isIndented { item.parent = whole } else { whole = items.count }
      items.append(item)
    }
  }

  private static func item(_ line: Substring) -> Item {
    var words = EventDraft.oneLine(String(line))[...]
    words = afterMark(words)
    var isDone = false
    for (box, means) in [("[ ]", false), ("[]", false), ("[x]", true), ("[X]", true)]
    where words.hasPrefix(box) {
      words = words.dropFirst(box.count).drop { $0 == " " }
      isDone = means
      break
    }
    let title = String(words)
    guard title.unicodeScalars.count > EventDraft.lineLimit else {
      return Item(title: title, notes: "", isDone: isDone)
    }
    let short = String(String.UnicodeScalarView(title.unicodeScalars.prefix(EventDraft.lineLimit)))
    return Item(title: short, notes: title, isDone: isDone)
  }

  /// The words after a mark of a list; those of a line that is nothing but a mark are none.
  private static func afterMark(_ words: Substring) -> Substring {
    guard let first = words.first else { return words }
    if "-*•·+".contains(first) {
      let rest = words.dropFirst()
      return rest.isEmpty || rest.first == " " ? rest.drop { $0 == " " } : words
    }
    let number = words.prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(number.count)
    guard !number.isEmpty, number.count <= 3, let mark = rest.first, mark == "." || mark == ")",
      rest.dropFirst().first == " "
    else { return words }
    return rest.dropFirst().drop { $0 == " " }
  }
}

extension Book {
  /// Makes the tasks of a pasted list, in order, in one act.
  ///
  /// - Parameters:
  ///   - list: where they go; nil for the usual list.
  ///   - name: the name of the list that is made when there is none.
  public func createTasks(
    _ pasted: PastedTasks, in list: CalendarRecord.ID?, inListNamed name: String,
    at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    let uids = pasted.items.map { _ in Book.newUID() }
    let contents = pasted.items.enumerated().map { place, item in
      TaskContent(
        title: item.title, notes: item.notes, status: item.isDone ? .completed : .notStarted,
        parent: item.parent.map { uids[$0] }, order: place)
    }
    return try createTasks(contents, in: list, listName: name, uids: uids, at: clock)
  }
}
