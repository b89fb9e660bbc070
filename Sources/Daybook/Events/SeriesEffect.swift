import CalendarCore
import ICalendar

/// What a change does to the occurrences of an event, in numbers that a sentence can tell.
public struct SeriesEffect: Hashable, Sendable {
  /// How many occurrences take place at another time or last longer or shorter.
  public var movedCount: Int
  /// Whether there are more than were counted.
  public var isClipped: Bool
  /// The occurrences, by the day that the series had for them, that were changed before and stay as
  /// they are.
  public var keptDays: [Day]
  /// Those that were changed or excluded before and that the series does not have any more.
  public var lostDays: [Day]
}

extension Book {
  /// The most occurrences that are looked at to say what a change does.
  static let effectLimit = 400

  /// What a change would do to the occurrences of an event; nothing is changed.
  ///
  /// - Parameters:
  ///   - draft: what it shall say.
  ///   - scope: what of it changes.
  ///   - revision: what was read before.
  /// - Throws: ``EventChangeError``, as the change itself would.
  public func effect(
    of draft: EventDraft, on id: ObjectRecord.ID, scope: EventScope, revision: Int64
  ) throws(EventChangeError) -> SeriesEffect {
    let record = try event(id, at: revision)
    let planned = try changed(record, to: draft, scope: scope, newUID: "", time: 0)
    let object = EventObject(text: record.text)
    let context = editContext(for: object, time: 0)
    let fields = try read(draft, for: object)
    let (text, kind): (String?, SeriesScope) =
      switch scope {
      case .all(let text): (text, .all)
      case .occurrence(let text): (text, .this)
      case .following(let text): (text, .thisAndFollowing)
      }
    let occurrence = text.flatMap { object.occurrenceID($0) }
    guard planned.isChange, object.isSeries,
      object.content(of: occurrence, context: context)?.times != fields.times
    else { return SeriesEffect(movedCount: 0, isClipped: false, keptDays: [], lostDays: []) }
    let change: SeriesChange
    do throws(SeriesRefusal) {
      change = try object.series.editing(
        SeriesEdit(times: fields.times), at: occurrence, scope: kind, newUID: "",
        zones: context.zone)
    } catch { throw EventChangeError(error) }
    let preview = change.preview(limit: Book.effectLimit, zones: context.zone)
    func days(_ fate: SeriesPreview.Exception.Fate) -> [Day] {
      preview.exceptions.filter {
        $0.fate == fate && (fate == .lost || $0.kind == .changed)
      }.map(\.day)
    }
    return SeriesEffect(
      movedCount: preview.moved.count, isClipped: preview.isClipped,
      keptDays: days(.kept), lostDays: days(.lost))
  }
}
