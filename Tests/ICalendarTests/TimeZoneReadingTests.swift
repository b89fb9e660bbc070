import CalendarCore
import ICalendar
import Testing

@Suite("Reading a VTIMEZONE")
struct TimeZoneReadingTests {
  private func zone(_ parts: [String]...) throws -> Component {
    try firstComponent(
      calendar(["BEGIN:VTIMEZONE", "TZID: Sample "] + parts.flatMap { $0 } + ["END:VTIMEZONE"]))
  }

  private func part(_ name: String, _ lines: String...) -> [String] {
    ["BEGIN:\(name)"] + lines + ["END:\(name)"]
  }

  @Test("Offsets, onsets, rules and names are taken over")
  func observances() throws {
    let component = try zone(
      part(
        "STANDARD", "DTSTART:18930401T000632", "TZOFFSETFROM:+005328", "TZOFFSETTO:+0100",
        "RDATE:19451118T020000,19461007T020000", "TZNAME:CET"),
      part(
        "DAYLIGHT", "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=19950326T010000Z", "TZNAME:CEST"))
    let zone = try VTimeZone(component)
    #expect(zone.tzid == "Sample")
    #expect(zone.observances.map(\.isDaylight) == [false, true])
    #expect(zone.observances.map(\.offsetFrom) == [3208, 3600])
    #expect(zone.observances.map(\.offsetTo) == [3600, 7200])
    #expect(zone.observances.map(\.name) == ["CET", "CEST"])
    #expect(
      zone.observances.map { $0.start.description } == ["1893-04-01T00:06:32", "1981-03-29T02:00"])
    #expect(
      zone.observances.map { $0.dates.map(\.text) } == [
        ["19451118T020000", "19461007T020000"], [],
      ])
    #expect(
      zone.observances.map(\.rules)
        == [[], ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=19950326T010000Z"]])
  }

  @Test("Parts that cannot be used are left out, and only without any the zone is refused")
  func faults() throws {
    let good = part(
      "STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100")
    let badOffset = part(
      "DAYLIGHT", "DTSTART:16010101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+5744")
    #expect(try VTimeZone(zone(badOffset, good)).observances.count == 1)
    #expect(
      throws: TimeZoneComponentError.badProperty(
        "TZOFFSETTO", line: 9, reason: .unreadableOffset("+5744"))
    ) { try VTimeZone(zone(badOffset)) }
    #expect(throws: TimeZoneComponentError.missingProperty("DTSTART", line: 6)) {
      try VTimeZone(zone(part("STANDARD", "TZOFFSETFROM:+0100")))
    }
    #expect(throws: TimeZoneComponentError.noObservance(tzid: "Sample")) { try VTimeZone(zone()) }
    #expect(throws: TimeZoneComponentError.missingTZID) { try VTimeZone(Component("VTIMEZONE")) }
    #expect(throws: TimeZoneComponentError.notATimeZone(name: "VEVENT")) {
      try VTimeZone(Component("VEVENT"))
    }
  }
}
