import ICalendar

/// The occurrences of a window, and what is not as it should be about them.
public struct Schedule: Sendable {
  /// The occurrences, in list order.
  public var occurrences: [EventOccurrence] = []
  /// What somebody should know about them, in the order of the objects.
  public var notices: [ScheduleNotice] = []

  /// Whether occurrences are left out.
  public var isClipped: Bool {
    notices.contains { if case .clipped = $0.kind { true } else { false } }
  }
}

/// Something about a series that makes a schedule less than the whole truth.
public struct ScheduleNotice: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// The series has more occurrences in the window than this; the later ones are left out.
    case clipped(limit: Int)
    /// Nothing says what this time zone is.
    case unknownZone(String)
  }

  /// The series' UID.
  public var uid: String
  /// Its title; may be empty.
  public var title: String
  /// What it is.
  public var kind: Kind
}

extension ScheduleNotice: CustomStringConvertible {
  /// The notice in English: whose it is, and what it means.
  public var description: String {
    let name = "\"\(EventDraft.oneLine(title.isEmpty ? uid : title))\""
    return switch kind {
    case .clipped(let limit):
      "\(name) takes place more than \(limit) times here; the later ones are left out."
    case .unknownZone(let zone):
      "\(name): nothing says what the time zone \"\(EventDraft.oneLine(zone))\" is. Its times are "
        + "read as those of whoever looks."
    }
  }
}
