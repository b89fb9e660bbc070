import ICalendar

/// What an import did, object by object.
public struct ImportReport: Sendable {
  /// What became of an object.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It was new.
    case created
    /// It replaced an older version.
    case updated
    /// It was there already, exactly so.
    case unchanged
    /// A newer version was there, which stays.
    case keptNewer
    /// It could not be read at all.
    case failed
  }

  /// One object of the file.
  public struct Item: Sendable {
    /// Its UID.
    public var uid: String
    /// Its kind as the file calls it: VEVENT, VTODO, …
    public var component: String
    /// Its title; may be empty.
    public var title: String
    /// The line of the file where it begins, counted from 1.
    public var line: Int
    /// What became of it.
    public var outcome: Outcome
    /// What was wrong in it, in line order.
    public var problems: [Problem]
  }

  /// The calendar it went into.
  public var calendarName: String
  /// Whether the calendar was made for it.
  public var isNewCalendar: Bool
  /// Whether this only tells what an import would do.
  public var isDryRun: Bool
  /// The objects, in the order of the file.
  public var items: [Item] = []
  /// What is wrong with the file as a whole, in line order.
  public var problems: [Problem] = []
  /// The number that undoing this import needs; nil when nothing was changed.
  public var act: Int64?

  /// How many objects had an outcome.
  public func count(_ outcome: Outcome) -> Int {
    items.count { $0.outcome == outcome }
  }

  /// Whether everything in the file was taken.
  public var isComplete: Bool {
    !items.isEmpty && count(.failed) == 0
      && (problems + items.flatMap(\.problems)).allSatisfy { $0.severity == .warning }
  }
}
