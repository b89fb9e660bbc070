import ICalendar

extension RecurrenceSet {
  /// The series of an object's components; nil without a start that can be read.
  init?(_ components: [Component]) {
    guard let master = components.first(where: { $0.property("RECURRENCE-ID") == nil }),
      let start = master.start
    else { return nil }
    self.init(start: start, extent: RecurrenceSet.extent(of: master))
    rules = RecurrenceSet.rules(master.recurrenceRules, start: start)
    exclusionRules = RecurrenceSet.rules(master.exceptionRules, start: start)
    exclusions = master.exceptionDates
    additions = master.additionalDates.map { date in
      switch date {
      case .at(let start): Addition(start)
      case .period(let period): Addition(period.start, extent: RecurrenceSet.extent(period.end))
      }
    }
    for (index, override) in components.enumerated() {
      guard let id = override.recurrenceID, let start = override.start else { continue }
      overrides.append(
        Override(
          recurrenceID: id, start: start, extent: RecurrenceSet.extent(of: override),
          isCancelled: override.status == .cancelled,
          appliesToFollowing: override.overridesFollowing, index: index))
    }
  }

  private static func rules(_ texts: [String], start: DateTimeValue) -> [RecurrenceRule] {
    texts.compactMap { try? RecurrenceRule.read($0, startingAt: start).rule }
  }

  private static func extent(of component: Component) -> OccurrenceExtent {
    component.times.map { extent($0.end) } ?? .unspecified
  }

  private static func extent(_ end: ComponentEnd) -> OccurrenceExtent {
    switch end {
    case .at(let end): .end(end)
    case .after(let duration): .duration(days: Int(duration.days), seconds: duration.seconds)
    }
  }
}
