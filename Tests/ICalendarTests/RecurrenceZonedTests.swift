import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence sets: against a slow reference in zones")
struct RecurrenceZonedTests {
  private static let zones = [
    "Europe/Vienna", "Europe/Dublin", "America/Santiago", "Australia/Lord_Howe", "Asia/Beirut",
    "Antarctica/Troll",
  ]

  @Test("random series take place at the distinct instants of their wall times", arguments: zones)
  func reference(zone: String) throws {
    let rules = try SystemZones.rules(zone)
    var random = RandomRules(seed: 31)
    for _ in 0..<7 {
      // A start shortly before one of the zone's changes, so that gaps and overlaps are met.
      let year = random.number(in: 2015...2030)
      var change = try #require(rules.transition(after: try instant("\(year)0101")))
      if random.number(in: 0...1) == 1 {
        change = try #require(rules.transition(after: change.instant))
      }
      let start = rules.civil(at: change.instant).advanced(
        bySeconds: Int64(random.number(in: -30 * 3600 ... -1)))
      var rule = random.rule([.daily, .hourly, .minutely])
      rule.months = []
      rule.interval = random.number(in: 1...3) * (rule.frequency == .minutely ? 25 : 1)
      if random.number(in: 0...1) == 1 { rule.count = random.number(in: 1...80) }
      var nominal = ReferenceRule(rule, start: start).dates(periods: 100)
      let first = start.secondsSinceEpoch(utcOffset: 0)
      if nominal.first != first { nominal.insert(first, at: 0) }
      if let count = rule.count { nominal = Array(nominal.prefix(count)) }
      let expected = Set(nominal.map { rules.resolve(localSeconds: $0).instant }).sorted()

      var set = RecurrenceSet(start: .zoned(start, tzid: zone))
      set.rules = [rule]
      // Up to where 100 periods surely reach, also when the clock jumps.
      let span = (rule.frequency == .minutely ? 100 * 25 * 60 : 100 * 3600) - 3 * 3600
      let end = rules.resolve(start).instant + Int64(span)
      let found = set.occurrences(in: OccurrenceWindow(0..<end), zones: { _ in rules })
      #expect(
        found.occurrences.map { $0.startSeconds } == expected.filter { $0 < end },
        "\(compact(start)) \(rule.text)")
      for occurrence in found.occurrences {
        #expect(occurrence.start.civil == rules.civil(at: occurrence.startSeconds))
      }
    }
  }
}
