import CalendarCore
import ICalendar

/// A diary entry as it is read: what it says, the day it is about, and when and where it was written.
public struct DiaryEntry: Hashable, Sendable {
  /// The stored object.
  public var record: ObjectRecord
  /// The day it is about: a civil date, which no zone moves.
  public var day: Day
  /// The name of the zone it was written in, if it is known.
  public var zone: String?
  /// When it was made, in seconds since the epoch; nil when nobody knows.
  public var created: Int64?
  /// When it was changed last, in seconds since the epoch; nil when nobody knows.
  public var modified: Int64?
  /// What it says.
  public var content: EntryContent

  /// Its key.
  public var id: ObjectRecord.ID { record.id }
  /// The number of its last change, which an edit names.
  public var revision: Int64 { record.revision }

  /// Reads a stored object; nil when it is no entry or has no date.
  public init?(_ record: ObjectRecord) {
    guard record.index.kind == .entry else { return nil }
    let object = EventObject(text: record.text)
    guard let journal = object.master, let day = journal.entryDay else { return nil }
    self.record = record
    self.day = day
    zone = journal.entryZone
    created = journal.instant("CREATED")
    modified = journal.instant("LAST-MODIFIED")
    content = journal.entryContent
  }
}

// MARK: The VJOURNAL

/// The properties of a VJOURNAL that only Daybook knows (RFC 5545 §3.8.8.2).
enum EntryProperty {
  static let zone = "X-DAYBOOK-ZONE"
  static let situation = "X-DAYBOOK-SITUATION"
  static let thought = "X-DAYBOOK-THOUGHT"
  static let action = "X-DAYBOOK-ACTION"
  static let feelings = "X-DAYBOOK-FEELINGS"
  static let mood = "X-DAYBOOK-MOOD"
}

extension Component {
  /// The day that a VJOURNAL is about: the date of DTSTART as it is written. A time of day, its zone
  /// or `Z` after it do not change the date.
  var entryDay: Day? { start?.civil.day }

  /// The zone it was written in: X-DAYBOOK-ZONE, else that of DTSTART.
  var entryZone: String? {
    let name = EventDraft.oneLine(text(EntryProperty.zone) ?? "")
    return name.isEmpty ? start?.tzid : name
  }

  /// A property that is a time in UTC, in seconds since the epoch.
  func instant(_ name: String) -> Int64? {
    dateTime(name)?.civil.secondsSinceEpoch(utcOffset: 0)
  }

  /// What a VJOURNAL says.
  var entryContent: EntryContent {
    EntryContent(
      title: EventDraft.oneLine(summary ?? ""), body: entryBody,
      feelings: properties(EntryProperty.feelings).flatMap(\.texts),
      mood: integer(EntryProperty.mood).flatMap { EntryContent.moods.contains($0) ? $0 : nil },
      tags: categories)
  }

  /// The steps, while DESCRIPTION is what they compose to. Another program that changed the text knows
  /// nothing of the steps, so its text counts, as one free text.
  private var entryBody: EntryContent.Body {
    let steps = EntrySteps(
      situation: text(EntryProperty.situation) ?? "", thought: text(EntryProperty.thought) ?? "",
      action: text(EntryProperty.action) ?? "")
    let text = properties("DESCRIPTION").map(\.text).joined(separator: "\n\n")
    guard !steps.isEmpty else { return .free(text) }
    let feelings = properties(EntryProperty.feelings).flatMap(\.texts)
    let isOurs = Language.allCases.contains {
      isSameText(Strings($0).composition(of: steps, feelings: feelings), text)
    }
    return isOurs ? .steps(steps) : .free(text)
  }
}
