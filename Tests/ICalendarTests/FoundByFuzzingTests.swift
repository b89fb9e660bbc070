import CalendarCore
import ICalendar
import Testing

/// Inputs that a fuzzer found to break a promise, each made as small as it still shows the fault.
@Suite("Found by fuzzing")
struct FoundByFuzzingTests {
  @Test("A clock put forward and back again within two hours still shows the time between")
  func forwardAndBackInOneNight() throws {
    // 00:00:00 becomes 01:00:00; 96 minutes later 02:36:02 becomes 00:36:02.
    let onset = try civil("20260404T000000")
    let zone = try TimeZoneRules(
      VTimeZone(
        tzid: "Sample/Twice",
        observances: [
          VTimeZone.Observance(
            isDaylight: false, start: onset, offsetFrom: -2162, offsetTo: 0),
          VTimeZone.Observance(
            isDaylight: true, start: onset, offsetFrom: 3600, offsetTo: 7200),
        ]))
    let shown = try civil("20260404T003602")
    let resolved = zone.resolve(shown)
    #expect(resolved.kind == .unique)
    #expect(zone.civil(at: resolved.instant) == shown)
    // A quarter of an hour earlier there is a time that the clock never shows.
    #expect(zone.resolve(try civil("20260404T001500")).kind == .gap(seconds: 3600))
  }

  @Test("Signs of quoted-printable text longer than a line are not taken for its breaks")
  func equalsSignsBeyondALine() {
    for prefix in ["", "a", "é"] {
      for count in [70, 75, 76, 150, 300] {
        let value = prefix + String(repeating: "=", count: count) + "41"
        let property = Property(
          "NOTE", parameters: [Parameter("ENCODING", "QUOTED-PRINTABLE")], rawValue: value)
        let component = Component("VEVENT", properties: [property])
        let read = CalendarDocument(reading: component.bytes()).components
        #expect(read == [component], "\(prefix) \(count)")
      }
    }
  }

  @Test("Signs of other text are cut like everything else")
  func equalsSignsOfOtherText() {
    let property = Property("NOTE", rawValue: String(repeating: "=", count: 200))
    let lines = Component("VEVENT", properties: [property]).text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("A series with a second rule, though that is refused, is not cut at the wrong line")
  func refusedRuleBesideAnother() throws {
    let start = try value("20260305")
    var event = Component("VEVENT", properties: [Property("DTSTART", dateTime: start)])
    for rule in ["FREQ=WEE", "FREQ=DAILY;COUNT=9"] { event.add(Property("RRULE", rawValue: rule)) }
    #expect(throws: SeriesRefusal.severalRules) {
      try SeriesObject([event]).split(
        at: value("20260307"), uid: "new", zones: SeriesSample.zones)
    }
  }

  @Test("A line that ends or begins nothing is no property in jCal", arguments: ["END:", "begin:"])
  func lineThatEndsNothing(_ line: String) throws {
    let document = CalendarDocument(reading: "BEGIN:A\r\n\(line)\r\nX:1\r\nEND:A\r\n")
    let back = CalendarDocument(jCal: document.jCal)
    #expect(back.problems == [])
    #expect(back.jCal == document.jCal)
    #expect(back.components.first?.properties.map(\.name) == ["X"])
  }

  @Test("A component whose name has control characters comes back through jCal")
  func oddComponentNames() throws {
    for name in ["A\u{4}B", "\u{7F}", "\tA", "A B", "é"] {
      let json = Component(name).jCal
      let back = CalendarDocument(jCal: json)
      #expect(back.problems == [], "\(name)")
      #expect(back.jCal == json, "\(name)")
    }
  }

  @Test("A type with control characters, or that is no name, comes back through jCal")
  func oddTypes() {
    for word in ["\u{5}ATE", "DA\u{1}TE", "A\u{7F}", "a b", " ", "UNKNOWN"] {
      let property = Property(
        "DTSTART", parameters: [Parameter("VALUE", word), Parameter("X-A", "b\u{2}c")],
        rawValue: "20260310")
      let json = CalendarDocument(jCal: Component("VEVENT", properties: [property]).jCal).jCal
      #expect(json == Component("VEVENT", properties: [property]).jCal, "\(word)")
    }
  }
}
