import CalendarCore
import ICalendar

/// All that somebody keeps: the store, and the zones of this computer to read it with.
///
/// A value that can be shared freely. What a call needs from outside (the time, whose zone) comes in
/// as a value.
public struct Book: Sendable {
  /// Where everything is kept.
  public let store: any Store
  /// The zones of this computer.
  public let zones: SystemTimeZones
  let series: SeriesCache
  let diaryYears: DiaryYearCache

  /// Opens a book on a store.
  public init(store: any Store, zones: SystemTimeZones = SystemTimeZones()) {
    self.store = store
    self.zones = zones
    series = SeriesCache()
    diaryYears = DiaryYearCache()
  }

  /// The columns that follow from an object.
  func index(of object: EventObject) -> ObjectIndex {
    ObjectIndex(object, zones: zones)
  }

  /// Derives the columns of every object anew.
  ///
  /// - Returns: the number of objects whose columns were wrong.
  public func reindex() throws(StoreError) -> Int {
    try store.reindex { index(of: EventObject(text: $0.text)) }
  }
}
