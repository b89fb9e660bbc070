import CalendarCore
import ICalendar

/// One version of an entry.
public struct EntryVersion: Hashable, Sendable {
  /// What made the version.
  public enum Origin: Hashable, Sendable {
    /// The entry was written, or brought back.
    case made
    /// The entry was changed.
    case changed
    /// The entry was deleted.
    case deleted
  }

  /// The number of the change that made it.
  public var revision: Int64
  /// The number of the act, for undoing.
  public var act: Int64
  /// When, in seconds since the epoch.
  public var time: Int64
  /// What made it.
  public var origin: Origin
  /// The day it was about; nil for a deletion.
  public var day: Day?
  /// What it said; nil for a deletion.
  public var content: EntryContent?
  /// The text of the object; nil for a deletion.
  var text: String?
}

extension Book {
  /// All versions of an entry, the oldest first; also of one that is deleted. Empty for what never was
  /// an entry.
  public func versions(ofEntry id: ObjectRecord.ID) throws(StoreError) -> [EntryVersion] {
    let changes = try store.changes(of: id)
    let current = try store.object(id)
    var versions: [EntryVersion] = []
    for (place, change) in changes.enumerated() {
      // What a change made is what the next one found.
      let next = changes.index(after: place)
      let text =
        change.existsAfter
        ? (next < changes.count ? changes[next].textBefore : current?.text) : nil
      let journal = text.map { EventObject(text: $0) }?.master
      guard journal?.isNamed("VJOURNAL") ?? !versions.isEmpty else { continue }
      versions.append(
        EntryVersion(
          revision: change.revision, act: change.act, time: change.time,
          origin: !change.existsAfter ? .deleted : change.textBefore == nil ? .made : .changed,
          day: journal?.entryDay, content: journal?.entryContent, text: text))
    }
    return versions
  }

  /// Makes an entry what it was in an older version, as a new version; also one that is deleted.
  ///
  /// - Parameters:
  ///   - version: the revision of the older version.
  ///   - revision: the revision that was seen last; of a deleted entry that of its deletion. Refused
  ///     when the entry has been changed since.
  ///   - time: now, in seconds since the epoch.
  public func restoreEntry(
    _ id: ObjectRecord.ID, toVersion version: Int64, revision: Int64, time: Int64
  ) throws(EntryChangeError) -> EventChange {
    let versions = try asking { () throws(StoreError) in try self.versions(ofEntry: id) }
    guard let wanted = versions.first(where: { $0.revision == version }), let text = wanted.text,
      let content = wanted.content
    else { throw .missing }
    return try changing(time) { transaction throws(StoreError) in
      var record = try transaction.object(id)
      if record == nil {
        // Brought back first, so that it keeps its key and its history.
        guard let deletion = versions.last, deletion.origin == .deleted,
          deletion.revision == revision,
          let change = try transaction.changes(ofAct: deletion.act).first(where: {
            $0.revision == deletion.revision
          })
        else { return .failure(.missing) }
        let before = EventObject(text: change.textBefore ?? "")
        record = try transaction.restore(change, index: index(of: before))
      } else if let record, record.revision != revision {
        guard let entry = DiaryEntry(record) else { return .failure(.missing) }
        return .failure(.conflict(EntryConflict(stored: entry, typed: EntryDraft(content))))
      }
      guard let record else { return .failure(.missing) }
      var object = EventObject(text: text)
      if let index = object.masterIndex { object.stampEntry(at: index, time: time) }
      let isSame = DiaryEntry(record).map {
        $0.content.isSame(as: content) && $0.day == wanted.day
      }
      if isSame != true {
        try transaction.apply([
          .update(
            id, revision: record.revision, calendar: record.calendarID, text: object.text,
            index: index(of: object))
        ])
      }
      return .success(EventChange(id: id, act: transaction.act))
    }
  }
}
