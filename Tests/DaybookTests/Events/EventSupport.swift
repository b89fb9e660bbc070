import CalendarCore
import ICalendar
import Testing

@testable import Daybook

extension TestBook {
  /// Makes an event in the sample calendar.
  func create(_ draft: EventDraft, uid: String = "new", at time: Int64 = now) throws -> EventChange
  {
    var draft = draft
    if draft.calendar == nil { draft.calendar = try calendar() }
    return try book.createEvent(draft, uid: uid, time: time)
  }

  /// Opens an event, lets somebody change its form, and saves it.
  @discardableResult
  func edit(
    _ uid: String, at occurrence: String? = nil, all: Bool = false, time: Int64 = now,
    _ change: (inout EventDraft) throws -> Void
  ) throws -> EventChange {
    let record = try record(uid)
    var draft = book.draft(of: record, occurrence: occurrence)
    try change(&draft)
    let scope: EventScope =
      if let occurrence, !all { .occurrence(occurrence) } else { .all(openedAt: occurrence) }
    return try book.changeEvent(
      record.id, to: draft, scope: scope, revision: record.revision, time: time)
  }

  /// Opens an occurrence and saves it for itself and all that follow.
  @discardableResult
  func editFollowing(
    _ uid: String, at occurrence: String, _ change: (inout EventDraft) throws -> Void
  ) throws -> EventChange {
    let record = try record(uid)
    var draft = book.draft(of: record, occurrence: occurrence)
    try change(&draft)
    return try book.changeEvent(
      record.id, to: draft, scope: .following(occurrence), newUID: "later",
      revision: record.revision, time: TestBook.now)
  }

  @discardableResult
  func deleteFollowing(_ uid: String, at occurrence: String) throws -> EventChange {
    let record = try record(uid)
    return try book.deleteEvent(
      record.id, scope: .following(occurrence), revision: record.revision, time: TestBook.now)
  }

  @discardableResult
  func delete(_ uid: String, at occurrence: String? = nil) throws -> EventChange {
    let record = try record(uid)
    return try book.deleteEvent(
      record.id, scope: occurrence.map { .occurrence($0) } ?? .all(openedAt: nil),
      revision: record.revision, time: TestBook.now)
  }
}

extension EventChangeError {
  /// The one problem there is.
  var onlyProblem: EventDraft.Problem? {
    guard case .problems(let problems) = self, problems.byField.count == 1 else { return nil }
    return problems.byField.values.first
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }
}

/// The value of a line by its name, with the parameters.
func line(_ name: String, in lines: [String]) -> String? {
  lines.first { $0.hasPrefix(name + ":") || $0.hasPrefix(name + ";") }
}
