import CalendarCore
import Daybook

// The addresses of the diary.
extension Paths {
  /// The address of a diary month with `{month}` for its text.
  static let diaryMonthPattern = "\(diary)/month/{month}"
  /// Where a draft is saved.
  static let saveDraft = "\(diary)/draft"
  /// Where an entry is written.
  static let publishEntry = "\(diary)/entry"
  static let diarySearch = "\(diary)/search"
  static let diarySettings = "\(diary)/settings"
  static let feelingWords = "\(diary)/words"
  static let journals = "\(diary)/journals"
  static let diaryMarkdown = "\(diary)/markdown.zip"
  static let diaryImport = "\(diary)/import"
  /// Where a typed year goes: `?year=2026`.
  static let diaryYearJump = "\(diary)/year"

  static func diary(_ month: Month) -> String { "\(diary)/month/\(month)" }

  /// The card of a day under a month's grid.
  ///
  /// - Parameter month: the month whose grid is shown; nil for the day's own.
  static func diary(_ day: Day, on month: Month? = nil, skipping count: Int = 0) -> String {
    let rest = count > 0 ? "&skip=\(count)" : ""
    return "\(diary(month ?? day.month))?day=\(day)\(rest)"
  }

  static func diaryYear(_ year: Int) -> String { "\(diary)/year/\(year)" }

  static func newEntry(
    on day: Day, form: EntryDraft.Form? = nil, step: Int? = nil, journal: Int64? = nil
  ) -> String {
    var path = "\(diary)/new?day=\(day)"
    if let form { path += "&form=\(form.rawValue)" }
    if let step { path += "&step=\(step)" }
    if let journal { path += "&journal=\(journal)" }
    return path
  }

  static func draft(_ id: DiaryDraftRecord.ID, step: Int? = nil) -> String {
    "\(saveDraft)/\(id.rawValue)" + (step.map { "?step=\($0)" } ?? "")
  }

  static func discardDraft(_ id: DiaryDraftRecord.ID) -> String { "\(draft(id))/discard" }

  static func entry(_ id: ObjectRecord.ID) -> String { "\(publishEntry)/\(id.rawValue)" }

  static func editEntry(_ id: ObjectRecord.ID, step: Int? = nil) -> String {
    "\(entry(id))/edit" + (step.map { "?step=\($0)" } ?? "")
  }

  static func deleteEntry(_ id: ObjectRecord.ID) -> String { "\(entry(id))/delete" }

  static func keepBoth(_ id: ObjectRecord.ID) -> String { "\(entry(id))/both" }

  static func entryHistory(_ id: ObjectRecord.ID, version: Int64? = nil) -> String {
    "\(entry(id))/history" + (version.map { "?version=\($0)" } ?? "")
  }

  static func restoreEntry(_ id: ObjectRecord.ID) -> String { "\(entry(id))/restore" }

  static func search(_ query: String, skipping count: Int = 0) -> String {
    "\(diarySearch)?q=\(PercentEncoding.encode(query))" + (count > 0 ? "&skip=\(count)" : "")
  }

  static func search(tag: String) -> String {
    // A tag with blanks is not one word of a query, so the query has marks around it.
    search(tag.contains { $0.isWhitespace || $0 == "\"" } ? "\"\(tag)\"" : "#\(tag)")
  }

  static func journal(_ id: Int64) -> String { "\(journals)/\(id)" }
}
