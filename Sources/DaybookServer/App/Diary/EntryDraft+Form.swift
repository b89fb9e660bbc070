import CalendarCore
import Daybook

extension EntryDraft {
  /// What a form says. Line ends are `\n`, however the browser sends them.
  init(_ form: DaybookServer.Form) {
    func text(_ field: EntrySheet.Field) -> String {
      EntryDraft.withPlainLineEnds(form.text(field.rawValue) ?? "")
    }
    self.init(
      form: form.text("form").flatMap { EntryDraft.Form(rawValue: $0) } ?? .free,
      title: text(.title), text: text(.text), situation: text(.situation),
      thought: text(.thought), action: text(.action), feelings: form.all("feelings"),
      mood: form.text("mood").flatMap { Int($0) },
      tags: form.all("tag") + EntryDraft.typedTags(form.text("tags") ?? ""))
    formID = form.text("uid")
  }

  /// The tags of a line: separated by commas, or each with its mark.
  static func typedTags(_ line: String) -> [String] {
    var tags = [""]
    var isAtStart = true
    for character in line {
      if [",", "\u{3001}", "\u{FF0C}", "\n"].contains(character) || (character == "#" && isAtStart)
      {
        tags.append("")
      } else {
        tags[tags.count - 1].append(character)
      }
      isAtStart = character.isWhitespace || tags.last == ""
    }
    return tags.map { tag in
      String(tag.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// Whether nothing was typed or chosen.
  var isBlank: Bool {
    title.isEmpty && text.isEmpty && situation.isEmpty && thought.isEmpty && action.isEmpty
      && feelings.isEmpty && mood == nil && tags.isEmpty
  }

  /// Whether both say the same, wherever they were typed.
  func saysTheSame(as other: EntryDraft) -> Bool {
    var (mine, theirs) = (self, other)
    (mine.formID, theirs.formID) = (nil, nil)
    return mine == theirs
  }

  /// The step, 1…4, of a field with an error; nil for what no step asks.
  static func step(of field: Field) -> Int? {
    switch field {
    case .situation, .journal: 1
    case .thought: 2
    case .feelings: 3
    case .action, .mood, .tags: 4
    case .entry, .day, .title, .text: nil
    }
  }
}

extension EntryOrigin {
  /// Where a sent form stands; nil when it names no day.
  init?(_ form: Form) {
    func number(_ name: String) -> Int64? {
      form.text(name).flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    guard let day = form.text("day").flatMap({ try? Day(iso: $0) }) else { return nil }
    let step = form.text("step").flatMap { Int($0) } ?? 1
    self.init(
      day: day, journal: number("journal"), entry: number("entry"), revision: number("revision"),
      draft: number("draft"), version: number("version") ?? 0,
      uid: form.newUID ?? Book.newUID(), step: min(max(step, 1), 4))
  }

  /// Where a form stands that goes on with a draft.
  init(_ draft: DiaryDraft, step: Int) {
    self.init(
      day: draft.record.day, journal: draft.record.calendarID?.rawValue,
      entry: draft.record.entry?.rawValue, revision: draft.record.baseRevision,
      draft: draft.record.id.rawValue, version: draft.version,
      uid: draft.typed.formID ?? Book.newUID(), step: step)
  }
}
