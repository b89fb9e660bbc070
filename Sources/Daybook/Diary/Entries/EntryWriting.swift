import CalendarCore
import ICalendar

/// What writing an entry needs from outside.
public struct EntryMoment: Sendable {
  /// Today for whoever writes.
  public var today: Day
  /// The name of the zone in which they write.
  public var zone: String
  /// Now, in seconds since the epoch.
  public var time: Int64
  /// The language of the labels in the text for other programs.
  public var language: Language

  /// Makes a moment.
  public init(today: Day, zone: String, time: Int64, language: Language) {
    self.today = today
    self.zone = zone
    self.time = time
    self.language = language
  }
}

extension EventObject {
  /// A new entry.
  init(
    _ content: EntryContent, on day: Day, uid: String, created: Int64, zone: String?,
    moment: EntryMoment
  ) {
    let now = DateTimeValue.utc(CivilDateTime(secondsSinceEpoch: moment.time, utcOffset: 0))
    var journal = Component("VJOURNAL")
    journal.setText("UID", uid)
    journal.setDateTime("DTSTAMP", now)
    journal.setDateTime(
      "CREATED", .utc(CivilDateTime(secondsSinceEpoch: created, utcOffset: 0)))
    journal.setDateTime("DTSTART", .date(day))
    if let zone { journal.setText(EntryProperty.zone, zone) }
    journal.write(content, over: EntryContent(), language: moment.language)
    journal.setDateTime("LAST-MODIFIED", now)
    self.init([journal])
  }

  /// Makes the entry say something else, on another day if `day` is another. What was not changed stays
  /// as it is written, and so does every property that is not part of an entry.
  ///
  /// - Returns: whether anything was changed.
  mutating func changeEntry(to content: EntryContent, on day: Day, moment: EntryMoment) -> Bool {
    guard let index = masterIndex else { return false }
    let before = components[index]
    let old = before.entryContent
    if !old.isSame(as: content) {
      components[index].write(content, over: old, language: moment.language)
    }
    if let start = before.start, start.civil.day != day {
      components[index].setDateTime(
        "DTSTART", start.withCivil(CivilDateTime(day: day, time: start.civil.time)))
    }
    guard components[index] != before else { return false }
    stampEntry(at: index, time: moment.time)
    return true
  }

  /// Counts a change (RFC 5545 §3.8.7.2–3).
  mutating func stampEntry(at index: Int, time: Int64) {
    let now = DateTimeValue.utc(CivilDateTime(secondsSinceEpoch: time, utcOffset: 0))
    components[index].setDateTime("DTSTAMP", now)
    components[index].setDateTime("LAST-MODIFIED", now)
  }
}

extension Component {
  /// Writes what differs between two contents.
  fileprivate mutating func write(
    _ content: EntryContent, over old: EntryContent, language: Language
  ) {
    func isSame(_ left: [String], _ right: [String]) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy(isSameText)
    }
    if !isSameText(content.title, old.title) { writeText("SUMMARY", content.title) }
    let feelingsDiffer = !isSame(content.feelings, old.feelings)
    if content.body != old.body || !isSame(content.texts, old.texts) || feelingsDiffer {
      writeBody(
        content, isNew: content.body != old.body || !isSame(content.texts, old.texts), language)
    }
    if feelingsDiffer { setTexts(EntryProperty.feelings, content.feelings) }
    if content.mood != old.mood {
      if let mood = content.mood {
        setInteger(EntryProperty.mood, mood)
      } else {
        remove(EntryProperty.mood)
      }
    }
    if !isSame(content.tags, old.tags) { setTexts("CATEGORIES", content.tags) }
  }

  private mutating func writeBody(_ content: EntryContent, isNew: Bool, _ language: Language) {
    switch content.body {
    case .free(let text):
      // Of free text the words for feelings are no part.
      guard isNew else { return }
      writeDescription(text)
      for name in [EntryProperty.situation, EntryProperty.thought, EntryProperty.action] {
        remove(name)
      }
    case .steps(let steps):
      writeDescription(Strings(language).composition(of: steps, feelings: content.feelings))
      writeText(EntryProperty.situation, steps.situation)
      writeText(EntryProperty.thought, steps.thought)
      writeText(EntryProperty.action, steps.action)
    }
  }

  /// Writes the whole text into one DESCRIPTION; a VJOURNAL may have had several.
  private mutating func writeDescription(_ text: String) {
    if let first = properties.firstIndex(where: { $0.isNamed("DESCRIPTION") }) {
      for index in properties.indices.reversed() where index > first {
        if properties[index].isNamed("DESCRIPTION") { properties.remove(at: index) }
      }
    }
    writeText("DESCRIPTION", text)
  }

  private mutating func writeText(_ name: String, _ text: String) {
    if text.isEmpty {
      remove(name)
    } else {
      setText(name, text)
    }
  }
}
