import CalendarCore
import ICalendar

private let windowLength: Int64 = 100 * 24 * 60 * 60
private let limit = 300

/// Four octets that choose an edit, then a calendar file: its series are cut, moved and thinned out.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard size > 4 else { return -1 }
  let all = octets(data, size)
  let bytes = UnsafeBufferPointer(rebasing: all[4...])
  let file = CalendarFile(indexing: bytes)
  var edited = false
  for group in file.groups.prefix(4) {
    let series = EditedSeries(
      object: SeriesObject(file.read(group, in: bytes).components),
      zones: zones(of: file, in: bytes))
    if series.check(choices: all) { edited = true }
  }
  return edited ? 0 : -1
}

private struct EditedSeries {
  let object: SeriesObject
  let zones: (String) -> TimeZoneRules?

  /// When the object, or what became of it, takes place in a window; nil when that is too much to say.
  private func taking(_ objects: [SeriesObject], in window: OccurrenceWindow) -> [Taking]? {
    var found: [Taking] = []
    for object in objects {
      guard let set = object.recurrenceSet else { continue }
      let list = set.occurrences(in: window, limit: limit, zones: zones)
      if list.notices.contains(where: { if case .clipped = $0 { true } else { false } }) {
        return nil
      }
      found += list.occurrences.map { occurrence in
        Taking(
          start: occurrence.startSeconds, end: occurrence.endSeconds,
          id: second(occurrence.recurrenceID))
      }
    }
    return found.sorted()
  }

  private func second(_ value: DateTimeValue) -> Int64 {
    (value.rules(zone: zones) ?? .utc).resolve(value.civil).instant
  }

  /// Whether there was something to edit.
  func check(choices: UnsafeBufferPointer<UInt8>) -> Bool {
    guard object.isSeries, let set = object.recurrenceSet else { return false }
    let first = set.bounds(zones: zones).first
    let (end, isTooFar) = first.addingReportingOverflow(windowLength)
    guard !isTooFar else { return false }
    let window = OccurrenceWindow(first..<end)
    let list = set.occurrences(in: window, limit: 60, zones: zones).occurrences
    guard !list.isEmpty else { return false }
    let id = list[Int(choices[0]) % list.count].recurrenceID
    if let split = try? object.split(at: id, uid: "new", zones: zones) {
      let parts = [split.earlier, split.later].compactMap { $0 }
      for part in parts { checkText(part) }
      if let before = taking([object], in: window), let after = taking(parts, in: window) {
        expect(before == after, "both parts take place when the whole did")
      }
    }
    edit(id, choices: choices, in: window)
    return true
  }

  private func edit(
    _ id: DateTimeValue, choices: UnsafeBufferPointer<UInt8>, in window: OccurrenceWindow
  ) {
    let scopes: [SeriesScope] = [.this, .thisAndFollowing, .all]
    let scope = scopes[Int(choices[1]) % 3]
    guard let place = object.place(of: id, zones: zones),
      let shown = object.times(of: id, at: place, zones: zones)
    else { return }
    let days = Int(choices[2]) - 128
    let moved = shown.starting(on: shown.firstDay.advanced(by: days))
    let wanted: EventTimes =
      switch choices[3] % 4 {
      case 0: .allDay(DaySpan(start: moved.firstDay, count: 1))
      case 1:
        .timed(
          start: CivilDateTime(day: moved.firstDay, time: .midnight),
          end: CivilDateTime(day: moved.firstDay.advanced(by: 1), time: .midnight), tzid: "UTC")
      default: moved
      }
    let change: SeriesChange?
    if choices[3] % 8 == 7 {
      change = try? object.deleting(at: id, scope: scope, zones: zones)
    } else {
      change = try? object.editing(
        SeriesEdit(times: wanted), at: id, scope: scope, newUID: "new", zones: zones)
    }
    guard let change else { return }
    expect(change.before == object, "what was there before is kept for undoing")
    for part in change.objects { checkText(part) }
    _ = change.preview(limit: 60, zones: zones)
    guard scope == .thisAndFollowing, change.following != nil, let earlier = change.object,
      let before = taking([object], in: window), let after = taking([earlier], in: window)
    else { return }
    let cut = second(id)
    expect(after == before.filter { $0.id < cut }, "nothing before the change is changed")
  }

  private func checkText(_ object: SeriesObject) {
    let text = written(object.components)
    expect(
      CalendarDocument(reading: text).components == object.components,
      "an edited object is read from what it writes")
  }
}

private struct Taking: Hashable, Comparable {
  var start: Int64
  var end: Int64
  var id: Int64

  static func < (left: Taking, right: Taking) -> Bool {
    (left.start, left.end, left.id) < (right.start, right.end, right.id)
  }
}
