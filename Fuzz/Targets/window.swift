import CalendarCore
import ICalendar

private let january: Int64 = 1_767_225_600  // 2026-01-01T00:00:00Z
private let halfLength: Int64 = 30 * 24 * 60 * 60
private let limit = 3_000

/// Any octets as a calendar file, and when its objects take place in a span of time.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = octets(data, size)
  let file = CalendarFile(indexing: bytes)
  var found = false
  for group in file.groups.prefix(20) {
    guard let series = SeriesObject(file.read(group, in: bytes).components).recurrenceSet else {
      continue
    }
    found = true
    check(series, zones: zones(of: file, in: bytes))
  }
  return found ? 0 : -1
}

private func check(_ series: RecurrenceSet, zones: @escaping (String) -> TimeZoneRules?) {
  let middle = january + halfLength
  let window = OccurrenceWindow(january..<middle + halfLength)
  let whole = series.occurrences(in: window, limit: limit, zones: zones)
  let bounds = series.bounds(zones: zones)
  expect(whole.occurrences.count <= limit, "the limit is kept")
  var last = Int64.min
  for occurrence in whole.occurrences {
    expect(occurrence.startSeconds >= last, "occurrences are in order")
    expect(occurrence.endSeconds >= occurrence.startSeconds, "none ends before it begins")
    expect(occurrence.startSeconds < window.instants.upperBound, "none begins after the window")
    expect(occurrence.endSeconds >= window.instants.lowerBound, "none ends before the window")
    expect(occurrence.startSeconds >= bounds.first, "none begins before the series' bounds")
    if let end = bounds.last { expect(occurrence.endSeconds <= end, "none ends after the bounds") }
    last = occurrence.startSeconds
  }
  // The halves of the window hold what the whole does. A clipped list says nothing of what it lacks.
  guard !isClipped(whole) else { return }
  let first = series.occurrences(in: OccurrenceWindow(january..<middle), zones: zones)
  let second = series.occurrences(
    in: OccurrenceWindow(middle..<middle + halfLength), zones: zones)
  guard !isClipped(first), !isClipped(second) else { return }
  let early = Set(first.occurrences)
  let joined = early.union(second.occurrences)
  expect(joined == Set(whole.occurrences), "the parts of a window make the whole")
}

private func isClipped(_ list: OccurrenceList) -> Bool {
  list.notices.contains { if case .clipped = $0 { true } else { false } }
}
