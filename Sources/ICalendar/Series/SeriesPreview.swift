import CalendarCore

/// What a change to a series does to its occurrences, for a person to see before it is made.
public struct SeriesPreview: Hashable, Sendable {
  /// An occurrence that takes place at another time, or lasts longer or shorter.
  public struct Move: Hashable, Sendable {
    /// When it is before the change.
    public var from: Occurrence
    /// When it is after it.
    public var to: Occurrence
  }

  /// What becomes of an occurrence that was changed or excluded before.
  public struct Exception: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// The occurrence has a component of its own.
      case changed
      /// The occurrence is left out.
      case excluded
    }

    /// What becomes of it.
    public enum Fate: Hashable, Sendable {
      /// It is as it was: a changed occurrence keeps its own day and time.
      case kept
      /// It moves with the series.
      case moved
      /// The series has no such occurrence any more.
      case lost
    }

    /// What it is.
    public var kind: Kind
    /// Which occurrence it is for, as the series had it, on its clock.
    public var day: Day
    /// What becomes of it.
    public var fate: Fate

    /// Makes an exception.
    public init(kind: Kind, day: Day, fate: Fate) {
      self.kind = kind
      self.day = day
      self.fate = fate
    }
  }

  /// The occurrences that move, in their old order.
  public var moved: [Move] = []
  /// The occurrences that take place no more.
  public var vanishing: [Occurrence] = []
  /// The occurrences that are new.
  public var coming: [Occurrence] = []
  /// How many stay as they are.
  public var unchangedCount = 0
  /// The changed and excluded occurrences, in order.
  public var exceptions: [Exception] = []
  /// Whether there are more occurrences than were looked at.
  public var isClipped = false
}

extension SeriesChange {
  /// What the change does to the first occurrences of a window.
  ///
  /// - Parameters:
  ///   - window: where to look; nil from the first occurrence on.
  ///   - limit: the most occurrences, and the most exceptions, to look at.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  public func preview(
    in window: OccurrenceWindow? = nil, limit: Int = 500,
    zones: @escaping (String) -> TimeZoneRules?
  ) -> SeriesPreview {
    guard let set = before.recurrenceSet, var base = SeriesBase(before, zones: zones) else {
      return SeriesPreview()
    }
    var preview = SeriesPreview()
    let old = set.occurrences(in: window ?? SeriesChange.always, limit: limit, zones: zones)
    preview.isClipped = old.notices.contains { notice in
      if case .clipped = notice { true } else { false }
    }
    var reach = Int64.max
    if preview.isClipped {
      reach = old.occurrences.reduce(Int64.min) { max($0, $1.startSeconds) }
    }
    var new: [AfterChange] = []
    let slack = Clamped.sum(
      Int64(clamping: (shift?.seconds ?? 0).magnitude), 2 * SeriesClock.widestOffset)
    for object in objects {
      guard let set = object.recurrenceSet, var base = SeriesBase(object, zones: zones) else {
        continue
      }
      let wide = window?.widened(by: slack) ?? SeriesChange.always
      let list = set.occurrences(in: wide, limit: limit + limit / 2 + 10, zones: zones)
      for occurrence in list.occurrences {
        new.append(
          AfterChange(occurrence: occurrence, second: base.seconds(of: occurrence.recurrenceID)))
      }
    }
    new.sort { $0.second < $1.second }
    var move = move(base, zones: zones)
    for occurrence in old.occurrences {
      let second = base.seconds(of: occurrence.recurrenceID)
      let isMoved = begin.map { second >= $0 } ?? true
      var image = second
      if isMoved, let id = move?.moved(occurrence.recurrenceID), let clock = move {
        image = clock.second(of: id)
      }
      guard let place = SeriesChange.place(of: image, in: new) else {
        preview.vanishing.append(occurrence)
        continue
      }
      new[place].isMatched = true
      let found = new[place].occurrence
      if found.startSeconds == occurrence.startSeconds, found.endSeconds == occurrence.endSeconds,
        found.start.isDate == occurrence.start.isDate
      {
        preview.unchangedCount += 1
      } else {
        preview.moved.append(SeriesPreview.Move(from: occurrence, to: found))
      }
    }
    for each in new where !each.isMatched {
      // What moved here may come from beyond what was looked at.
      if preview.isClipped, Clamped.sum(each.occurrence.startSeconds, slack) > reach { continue }
      let isInside =
        window.map {
          $0.overlaps(
            from: each.occurrence.startSeconds, to: each.occurrence.endSeconds,
            isCivil: each.occurrence.isCivil)
        } ?? true
      if isInside { preview.coming.append(each.occurrence) }
    }
    preview.coming.sort { $0.startSeconds < $1.startSeconds }
    preview.exceptions = exceptions(base: &base, limit: limit, zones: zones)
    return preview
  }

  /// The first of those at a second that belongs to no old occurrence yet, in a list by second.
  private static func place(of second: Int64, in list: [AfterChange]) -> Int? {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].second < second { low = middle + 1 } else { high = middle }
    }
    while low < list.count, list[low].second == second {
      if !list[low].isMatched { return low }
      low += 1
    }
    return nil
  }

  /// How the occurrences before the change moved.
  func move(
    _ base: SeriesBase, zones: @escaping (String) -> TimeZoneRules?
  ) -> SeriesMove? {
    guard let shift else { return nil }
    let civil = base.set.start.civil.advanced(bySeconds: shift.seconds)
    return SeriesMove(base, to: shift.form.withCivil(civil), zones: zones)
  }

  private struct AfterChange {
    var occurrence: Occurrence
    var second: Int64
    var isMatched = false
  }

  private static let always = OccurrenceWindow(
    -CivilSeconds.last..<CivilSeconds.last + CivilSeconds.perDay)
}

extension SeriesMove {
  /// The second of a moved value on the moved clock.
  func second(of value: DateTimeValue) -> Int64 {
    guard let zone else { return value.civil.secondsSinceEpoch(utcOffset: 0) }
    return zone.resolve(value.civil).instant
  }
}

extension OccurrenceWindow {
  func widened(by seconds: Int64) -> OccurrenceWindow {
    func wide(_ range: Range<Int64>) -> Range<Int64> {
      Clamped.sum(range.lowerBound, -seconds)..<Clamped.sum(range.upperBound, seconds)
    }
    return OccurrenceWindow(civil: wide(civil), instants: wide(instants))
  }
}
