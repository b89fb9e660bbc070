import CalendarCore
import Foundation
import ICalendar
import Testing

private let zones = [
  "Europe/Berlin", "Europe/London", "Europe/Dublin", "Europe/Moscow", "Europe/Istanbul",
  "Europe/Lisbon", "Europe/Chisinau", "America/New_York", "America/Los_Angeles",
  "America/St_Johns", "America/Santiago", "America/Sao_Paulo", "America/Havana", "America/Caracas",
  "America/Nuuk", "America/Phoenix", "America/Anchorage", "Asia/Seoul", "Asia/Tokyo",
  "Asia/Shanghai", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tehran", "Asia/Beirut",
  "Asia/Jerusalem", "Asia/Gaza", "Asia/Pyongyang", "Asia/Manila", "Africa/Casablanca",
  "Africa/Cairo", "Africa/Monrovia", "Africa/Johannesburg", "Australia/Sydney",
  "Australia/Lord_Howe", "Australia/Eucla", "Antarctica/Troll", "Antarctica/Casey", "Pacific/Apia",
  "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Kwajalein",
  "Atlantic/Azores", "Etc/GMT-14", "UTC", "EST5EDT",
]

@Suite("Time zone rules")
struct TimeZoneRulesTests {
  @Test("agree with a slow reading at random instants of 1900–2100", arguments: zones)
  func randomInstants(zone: String) throws {
    let bytes = try SystemZones.bytes(zone)
    let rules = try TimeZoneRules(tzif: bytes, name: zone)
    let reference = ReferenceZone(bytes, through: 2101)
    var random = FixedRandom(seed: 1)
    let range = try instant("19000101")...instant("21000101")
    for _ in 0..<150 {
      let instant = Int64.random(in: range, using: &random)
      #expect(Int64(rules.offset(at: instant)) == reference.offset(at: instant), "\(instant)")
      expectSameMeaning(rules, reference, local: instant)
    }
  }

  @Test("agree with a slow reading around every transition", arguments: zones)
  func aroundTransitions(zone: String) throws {
    let bytes = try SystemZones.bytes(zone)
    let rules = try TimeZoneRules(tzif: bytes, name: zone)
    // The last transitions that a file lists, and some years of its rule.
    let reference = ReferenceZone(bytes, through: 2046)
    let limit = try instant("20450101")
    for transition in reference.transitions where transition.instant < limit {
      for delta: Int64 in [-1, 0, 1] {
        let instant = transition.instant + delta
        #expect(Int64(rules.offset(at: instant)) == reference.offset(at: instant), "\(instant)")
        for offset in Set([reference.offset(at: instant - 1), transition.offset]) {
          for step: Int64 in [-1, 0, 1799, 3600] {
            expectSameMeaning(rules, reference, local: instant + offset + step)
          }
        }
      }
    }
  }

  private func expectSameMeaning(
    _ rules: TimeZoneRules, _ reference: ReferenceZone, local: Int64
  ) {
    let resolved = rules.resolve(localSeconds: local)
    let instants = reference.instants(local: local)
    if let first = instants.first {
      #expect(resolved.instant == first)
      #expect(
        resolved.kind == (instants.count > 1 ? .overlap(second: instants[1]) : .unique))
    } else if let jump = reference.jump(local: local) {
      #expect(resolved.instant == jump.instant)
      #expect(resolved.kind == .gap(seconds: Int32(jump.length)))
    } else {
      Issue.record("the reference has no meaning for \(local)")
    }
    #expect(Int64(resolved.offset) == reference.offset(at: resolved.instant))
  }

  @Test("agree with Foundation where it has the same history", arguments: zones)
  func foundation(zone: String) throws {
    let rules = try SystemZones.rules(zone)
    let other = try #require(TimeZone(identifier: zone))
    var random = FixedRandom(seed: 2)
    // Foundation brings its own zone data; what is settled and old enough is the same in any.
    let range = try instant("19700102")...instant("20200101")
    for _ in 0..<300 {
      let instant = Int64.random(in: range, using: &random)
      let seconds = other.secondsFromGMT(
        for: Date(timeIntervalSince1970: TimeInterval(instant)))
      #expect(Int(rules.offset(at: instant)) == seconds, "\(instant)")
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var zone: String
    var local: String
    var utc: String
    var kind: ResolvedLocalTime.Kind = .unique
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "Apia has no 30 December 2011: a whole day is jumped over", zone: "Pacific/Apia",
      local: "20111230T120000", utc: "20111230T220000", kind: .gap(seconds: 24 * 3600)),
    Case(
      name: "Apia is a day further on 31 December 2011", zone: "Pacific/Apia",
      local: "20111231T000000", utc: "20111230T100000"),
    Case(
      name: "Casablanca goes back for Ramadan", zone: "Africa/Casablanca",
      local: "20250223T023000", utc: "20250223T013000", kind: .overlap(second: 1_740_277_800)),
    Case(
      name: "Casablanca knows Ramadan far ahead", zone: "Africa/Casablanca",
      local: "20600115T120000", utc: "20600115T110000"),
    Case(
      name: "Dublin's winter time is the exception, and its gap is in spring",
      zone: "Europe/Dublin",
      local: "20260329T013000", utc: "20260329T013000", kind: .gap(seconds: 3600)),
    Case(
      name: "Dublin's summer is standard time", zone: "Europe/Dublin", local: "20260701T120000",
      utc: "20260701T110000"),
    Case(
      name: "Troll jumps two hours", zone: "Antarctica/Troll", local: "20260329T020000",
      utc: "20260329T020000", kind: .gap(seconds: 7200)),
    Case(
      name: "Lord Howe jumps half an hour", zone: "Australia/Lord_Howe", local: "20261004T021500",
      utc: "20261003T154500", kind: .gap(seconds: 1800)),
    Case(
      name: "Santiago's 3 September 2023 has no midnight", zone: "America/Santiago",
      local: "20230903T000000", utc: "20230903T040000", kind: .gap(seconds: 3600)),
    Case(
      name: "Santiago's 3 September 2023 starts at 01:00", zone: "America/Santiago",
      local: "20230903T010000", utc: "20230903T040000"),
    Case(
      name: "Santiago's 4 September 2023 starts 23 hours later", zone: "America/Santiago",
      local: "20230904T000000", utc: "20230904T030000"),
    Case(
      name: "Beirut jumps at midnight", zone: "Asia/Beirut", local: "20250330T000000",
      utc: "20250329T220000", kind: .gap(seconds: 3600)),
    Case(
      name: "Cairo jumps at midnight on a Friday", zone: "Africa/Cairo", local: "20250425T003000",
      utc: "20250424T223000", kind: .gap(seconds: 3600)),
    Case(
      name: "Cairo goes back at the end of a Thursday", zone: "Africa/Cairo",
      local: "20251030T233000", utc: "20251030T203000",
      kind: .overlap(second: 1_761_859_800)),
    Case(
      name: "Tehran's last summer time ended in September 2022", zone: "Asia/Tehran",
      local: "20220921T233000", utc: "20220921T190000", kind: .overlap(second: 1_663_790_400)),
    Case(
      name: "Tehran has no summer time since", zone: "Asia/Tehran", local: "20230701T120000",
      utc: "20230701T083000"),
    Case(
      name: "Berlin's rule still holds in 9999", zone: "Europe/Berlin", local: "99990701T120000",
      utc: "99990701T100000"),
    Case(
      name: "Berlin had local mean time in 1800", zone: "Europe/Berlin", local: "18000101T120000",
      utc: "18000101T110632"),
    Case(
      name: "Seoul had 8½ hours in 1955", zone: "Asia/Seoul", local: "19550101T120000",
      utc: "19550101T033000"),
  ]

  @Test("give a wall time its instant", arguments: cases)
  func wallTime(_ test: Case) throws {
    let rules = try SystemZones.rules(test.zone)
    let resolved = rules.resolve(try civil(test.local))
    #expect(resolved.instant == (try instant(test.utc)))
    #expect(resolved.kind == test.kind)
    if resolved.kind == .unique {
      #expect(rules.civil(at: resolved.instant) == (try civil(test.local)))
    }
  }

  @Test("are read from files of every version, past the last transition by the footer's rule")
  func versions() throws {
    let first: [Int64] = [0, 86_400 * 365]
    // Version 1 has no footer: the last offset holds.
    let old = try TimeZoneRules(
      tzif: ZoneFile.bytes(version: 0, instants: first, footer: ""), name: "Sample")
    #expect(old.offset(at: -1) == 0)
    #expect(old.offset(at: try instant("20260701")) == 3600)
    for version: UInt8 in [0x32, 0x33, 0x34] {
      let rules = try TimeZoneRules(
        tzif: ZoneFile.bytes(
          version: version, instants: first, footer: "\nAAA-1BBB,M3.5.0,M10.5.0/3\n"),
        name: "Sample")
      #expect(rules.offset(at: try instant("19700101")) == 3600)
      #expect(rules.offset(at: try instant("20260701")) == 7200)
      #expect(rules.offset(at: try instant("99981201")) == 3600)
      // Times beyond a day, which came with version 3, are read whatever the version says.
      let wide = try TimeZoneRules(
        tzif: ZoneFile.bytes(
          version: version, instants: first, footer: "\nAAA-1BBB,M3.5.0/-1,M10.5.0/25\n"),
        name: "Sample")
      #expect(wide.resolve(try civil("20260328T233000")).kind == .gap(seconds: 3600))
    }
  }

  @Test("repeat the rule's cycle without end in both directions of the clock")
  func cycle() throws {
    let rules = try SystemZones.rules("America/New_York")
    let cycle = Int64(146_097) * 24 * 3600
    var random = FixedRandom(seed: 3)
    for _ in 0..<2_000 {
      let base = Int64.random(in: try instant("20400101")...instant("24390101"), using: &random)
      for cycles: Int64 in [1, 5, 18] {
        let offset = rules.offset(at: base)
        #expect(rules.offset(at: base + cycles * cycle) == offset)
        #expect(
          rules.resolve(localSeconds: base + cycles * cycle).instant
            == rules.resolve(localSeconds: base).instant + cycles * cycle)
      }
    }
  }

  @Test("list their transitions one after the other")
  func transitions() throws {
    let rules = try SystemZones.rules("Europe/Berlin")
    let spring = try #require(rules.transition(after: try instant("20260101")))
    #expect(spring.instant == (try instant("20260329T010000")))
    #expect(spring.offsetBefore == 3600)
    #expect(spring.offsetAfter == 7200)
    let autumn = try #require(rules.transition(after: spring.instant))
    #expect(autumn.instant == (try instant("20261025T010000")))
    let far = try #require(rules.transition(after: try instant("90000101")))
    #expect(far.instant == (try instant("90000330T010000")))
    #expect(TimeZoneRules.utc.transition(after: 0) == nil)
  }

  @Test("take the extremes of an instant without trapping", arguments: ["Europe/Berlin", "UTC"])
  func extremes(zone: String) throws {
    let rules = try SystemZones.rules(zone)
    for value in [Int64.min, Int64.max, Int64.min + 1, 0] {
      _ = rules.offset(at: value)
      _ = rules.resolve(localSeconds: value)
      _ = rules.civil(at: value)
      _ = rules.transition(after: value)
    }
  }
}
