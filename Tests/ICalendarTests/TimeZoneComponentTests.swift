import CalendarCore
import ICalendar
import Testing

@Suite("Time zones of a calendar file")
struct TimeZoneComponentTests {
  private typealias Observance = VTimeZone.Observance

  private func part(
    _ start: String, _ from: Int32, _ to: Int32, _ rules: [String] = [], dates: [String] = []
  ) throws -> Observance {
    Observance(
      isDaylight: to > from, start: try civil(start), offsetFrom: from, offsetTo: to, rules: rules,
      dates: try dates.map { try value($0) })
  }

  private func expectEqual(
    _ rules: TimeZoneRules, _ other: TimeZoneRules, from: String, to: String
  ) throws {
    var random = FixedRandom(seed: 5)
    let range = try instant(from)...instant(to)
    for _ in 0..<500 {
      let instant = Int64.random(in: range, using: &random)
      #expect(rules.offset(at: instant) == other.offset(at: instant), "\(instant)")
      #expect(rules.resolve(localSeconds: instant) == other.resolve(localSeconds: instant))
    }
    var next = other.transition(after: range.lowerBound)
    var count = 0
    while let transition = next, transition.instant < range.upperBound, count < 2_000 {
      #expect(rules.transition(after: transition.instant - 1) == transition)
      next = other.transition(after: transition.instant)
      count += 1
    }
  }

  @Test("two endless rules are the zone to the end of 9999")
  func endless() throws {
    let berlin = try TimeZoneRules(
      VTimeZone(
        tzid: "Europe/Berlin",
        observances: [
          part("19961027T030000", 7200, 3600, ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"]),
          part("19970330T020000", 3600, 7200, ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"]),
        ]))
    try expectEqual(
      berlin, SystemZones.rules("Europe/Berlin"), from: "19970101", to: "99991231")
  }

  @Test("rules with UNTIL follow one another, in UTC or local time")
  func until() throws {
    for suffix in [
      ("20061029T060000Z", "20060402T070000Z"), ("20061029T020000", "20060402T020000"),
    ] {
      let newYork = try TimeZoneRules(
        VTimeZone(
          tzid: "America/New_York",
          observances: [
            part(
              "19871025T020000", -14_400, -18_000,
              ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=\(suffix.0)"]),
            part(
              "19870405T020000", -18_000, -14_400,
              ["FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=\(suffix.1)"]),
            part("20071104T020000", -14_400, -18_000, ["FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"]),
            part("20070311T020000", -18_000, -14_400, ["FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"]),
          ]))
      try expectEqual(
        newYork, SystemZones.rules("America/New_York"), from: "19870501", to: "31000101")
    }
  }

  @Test("Outlook's rules begin in 1601 without naming their start")
  func outlook() throws {
    let zone = try TimeZoneRules(
      VTimeZone(
        tzid: "W. Europe Standard Time",
        observances: [
          part("16010101T030000", 7200, 3600, ["FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"]),
          part("16010101T020000", 3600, 7200, ["FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"]),
        ]))
    try expectEqual(zone, SystemZones.rules("Europe/Berlin"), from: "19970101", to: "99991231")
  }

  @Test("a lone STANDARD part is a fixed offset")
  func fixed() throws {
    let zone = try TimeZoneRules(
      VTimeZone(tzid: "Seoul", observances: [part("19700101T000000", 32_400, 32_400)]))
    #expect(zone.offset(at: .min) == 32_400)
    #expect(zone.offset(at: .max) == 32_400)
    #expect(zone.transition(after: .min) == nil)
  }

  @Test("extra onsets and offsets with seconds count")
  func dates() throws {
    let zone = try TimeZoneRules(
      VTimeZone(
        tzid: "Old Berlin",
        observances: [
          part("18930401T000000", 3208, 3600),
          part("19160430T230000", 3600, 7200, dates: ["19160430T230000", "19170416T010000Z"]),
          part("19161001T010000", 7200, 3600, dates: ["19170917T030000"]),
        ]))
    #expect(zone.offset(at: try instant("18000101")) == 3208)
    #expect(zone.offset(at: try instant("19000101")) == 3600)
    try expectEqual(zone, SystemZones.rules("Europe/Berlin"), from: "18930402", to: "19180101")
  }

  @Test("what cannot be zone rules is refused")
  func refusals() throws {
    #expect(throws: TimeZoneError(.noObservance, name: "Empty")) {
      try TimeZoneRules(VTimeZone(tzid: "Empty", observances: []))
    }
    #expect(throws: TimeZoneError(.badOffset(207_840), name: "Far")) {
      try TimeZoneRules(
        VTimeZone(tzid: "Far", observances: [part("19700101T000000", 0, 207_840)]))
    }
    #expect(throws: TimeZoneError(.tooManyTransitions(limit: 20_000), name: "Busy")) {
      try TimeZoneRules(
        VTimeZone(
          tzid: "Busy", observances: [part("19700101T000000", 0, 3600, ["FREQ=SECONDLY"])]))
    }
  }

  @Test("an unreadable rule leaves its start and is reported")
  func unreadable() throws {
    var notices: [RecurrenceRuleProblem] = []
    let zone = try TimeZoneRules(
      VTimeZone(
        tzid: "Bad", observances: [part("20000101T000000", 0, 3600, ["FREQ=YEARLY;BYMONTH=13"])]),
      notices: &notices)
    #expect(notices.map { $0.kind } == [.valueOutOfRange])
    #expect(zone.offset(at: try instant("19990101")) == 0)
    #expect(zone.offset(at: try instant("20010101")) == 3600)
  }
}
