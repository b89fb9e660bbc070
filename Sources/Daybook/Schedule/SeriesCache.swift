import Synchronization

/// Series as they were read last, so that a page does not read the same text again.
///
/// A series is known by its object and revision; an older revision is replaced. Safe from any thread.
final class SeriesCache: Sendable {
  private struct Entry {
    var revision: Int64
    var series: EventSeries?
  }

  /// The most series that are kept; about a kilobyte each.
  private static let limit = 20_000

  private let entries = Mutex<[ObjectRecord.ID: Entry]>([:])

  /// The series of a record, or nil when it has no readable start.
  func series(of record: ObjectRecord, zones: SystemTimeZones) -> EventSeries? {
    let known = entries.withLock { $0[record.id] }
    if let known, known.revision == record.revision { return known.series }
    let series = EventSeries(EventObject(text: record.text), zones: zones)
    entries.withLock {
      if $0.count >= SeriesCache.limit { $0.removeAll() }
      $0[record.id] = Entry(revision: record.revision, series: series)
    }
    return series
  }
}
