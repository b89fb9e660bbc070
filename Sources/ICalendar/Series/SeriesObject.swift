import CalendarCore

/// The components of one UID: a master with its rule and exceptions, the components that replace some
/// of its occurrences, and zones of its own.
///
/// Editing a series is a function from objects to objects. Each changes the lines it is about and no
/// others, and refuses with a reason what it cannot do exactly.
///
///     let series = SeriesObject(document.components)
///     let change = try series.editing(
///       SeriesEdit(times: later), at: id, scope: .thisAndFollowing, newUID: uid, zones: zones)
///     change.objects                // the series until then, and the one from then on
///     change.preview(limit: 100, zones: zones)
public struct SeriesObject: Equatable, Sendable {
  /// All components in order.
  public var components: [Component]

  /// Wraps the components of one UID.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// The place of the master among the components: the first that is neither an override nor a zone;
  /// of an override without a master, the first override.
  public var masterIndex: Int? {
    components.firstIndex { !$0.isOverride && !$0.isNamed("VTIMEZONE") }
      ?? components.firstIndex { !$0.isNamed("VTIMEZONE") }
  }

  /// The master or single component.
  public var master: Component? { masterIndex.map { components[$0] } }

  /// The places of the components that replace occurrences of the master.
  public var overrideIndices: [Int] {
    let master = masterIndex
    return components.indices.filter {
      $0 != master && components[$0].isOverride && !components[$0].isNamed("VTIMEZONE")
    }
  }

  /// Whether it has to be expanded: it has a rule, extra dates or overrides.
  public var isSeries: Bool {
    guard let master else { return false }
    return master.isRecurring || !overrideIndices.isEmpty
  }

  /// When it takes place; nil when the master has no start that can be read. A rule that is refused is
  /// left out. The number of an override is its place among the components.
  public var recurrenceSet: RecurrenceSet? {
    guard let master, let start = master.anchor else { return nil }
    var set = RecurrenceSet(start: start, extent: master.extent)
    set.rules = SeriesObject.rules(master.recurrenceRules, start: start)
    set.exclusionRules = SeriesObject.rules(master.exceptionRules, start: start)
    set.exclusions = master.exceptionDates
    for date in master.additionalDates {
      switch date {
      case .at(let start): set.additions.append(RecurrenceSet.Addition(start))
      case .period(let period):
        set.additions.append(
          RecurrenceSet.Addition(period.start, extent: OccurrenceExtent(period.end)))
      }
    }
    var order = overrideIndices
    order.sort {
      components[$0].sequence != components[$1].sequence
        ? components[$0].sequence < components[$1].sequence : $0 < $1
    }
    for index in order {
      let override = components[index]
      guard let id = override.recurrenceID, let start = override.anchor else { continue }
      set.overrides.append(
        RecurrenceSet.Override(
          recurrenceID: id, start: start, extent: override.extent,
          isCancelled: override.status == .cancelled,
          appliesToFollowing: override.overridesFollowing, index: index))
    }
    return set
  }

  private static func rules(_ texts: [String], start: DateTimeValue) -> [RecurrenceRule] {
    var rules: [RecurrenceRule] = []
    for text in texts {
      if let rule = RecurrenceRule.readable(text, startingAt: start) { rules.append(rule) }
    }
    return rules
  }
}

extension SeriesObject {
  /// The identity of the first occurrence; nil when nothing takes place.
  ///
  /// - Parameter zones: the rules of the zone with a TZID, or nil when it is not known.
  public func firstOccurrence(zones: @escaping (String) -> TimeZoneRules?) -> DateTimeValue? {
    guard let set = recurrenceSet else { return nil }
    let bounds = set.bounds(zones: zones)
    // The calendar repeats every 400 years: what has not begun by then never does.
    let cycle = 146_097 * CivilSeconds.perDay
    let last = bounds.last ?? Clamped.sum(bounds.first, cycle)
    let window = OccurrenceWindow(bounds.first..<Clamped.sum(max(bounds.first, last), 1))
    return set.occurrences(in: window, limit: 1, zones: zones).occurrences.first?.recurrenceID
  }

  /// Whether there is an occurrence of this identity.
  ///
  /// - Parameters:
  ///   - id: the value of a RECURRENCE-ID, in the form of the series' start.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  public func hasOccurrence(
    _ id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> Bool {
    guard let set = recurrenceSet else { return false }
    var clock = SeriesClock(start: set.start, homeZone: nil, lookup: zones)
    let wanted = clock.key(of: id)
    var seconds: [Int64] = [clock.seconds(of: id).seconds]
    // An override may have taken it far away.
    for override in set.overrides where clock.key(of: override.recurrenceID) == wanted {
      seconds.append(clock.seconds(of: override.start).seconds)
    }
    for second in seconds {
      let reach = 2 * SeriesClock.widestOffset + set.furthestMove
      let window = OccurrenceWindow(
        Clamped.sum(second, -reach)..<Clamped.sum(second, reach))
      let found = set.occurrences(in: window, zones: zones).occurrences
      if found.contains(where: { clock.key(of: $0.recurrenceID) == wanted }) { return true }
    }
    return false
  }
}

extension RecurrenceSet {
  /// How far overrides of all following instances can have moved one, with room for offsets.
  fileprivate var furthestMove: Int64 {
    var furthest: Int64 = 0
    for override in overrides where override.appliesToFollowing {
      let shift =
        override.start.civil.secondsSinceEpoch(utcOffset: 0)
        - override.recurrenceID.civil.secondsSinceEpoch(utcOffset: 0)
      furthest = max(furthest, abs(shift) + 2 * SeriesClock.widestOffset)
    }
    return furthest
  }
}

extension RecurrenceRule {
  /// The rule of a text, or nil when it is refused.
  static func readable(_ text: String, startingAt start: DateTimeValue?) -> RecurrenceRule? {
    do throws(RecurrenceRuleProblem) {
      return try RecurrenceRule.read(text, startingAt: start).rule
    } catch { return nil }
  }
}

extension Component {
  /// What a series counts from: DTSTART; of a task that has none, DUE.
  var anchor: DateTimeValue? { start ?? (isNamed("VTODO") ? due : nil) }

  /// How long the component lasts, as a series takes it.
  var extent: OccurrenceExtent { times.map { OccurrenceExtent($0.end) } ?? .unspecified }
}

extension OccurrenceExtent {
  init(_ end: ComponentEnd) {
    switch end {
    case .at(let end): self = .end(end)
    case .after(let duration):
      self = .duration(days: Int(duration.days), seconds: duration.seconds)
    }
  }
}
