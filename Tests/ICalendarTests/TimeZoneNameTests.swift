import ICalendar
import Testing

@Suite("Time zone names")
struct TimeZoneNameTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var expected: TimeZoneName?
    var testDescription: String { text }
  }

  private static let cases: [Case] = [
    Case(text: "Europe/Berlin", expected: .zone("Europe/Berlin")),
    Case(text: "  Europe/Berlin \r", expected: .zone("Europe/Berlin")),
    Case(text: "\"Europe/Berlin\"", expected: .zone("Europe/Berlin")),
    Case(text: "/Europe/Berlin", expected: .zone("Europe/Berlin")),
    Case(text: "/mozilla.org/20050126_1/Europe/Berlin", expected: .zone("Europe/Berlin")),
    Case(
      text: "/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires",
      expected: .zone("America/Argentina/Buenos_Aires")),
    Case(text: "America/New York", expected: .zone("America/New_York")),
    Case(text: "US/Eastern", expected: .zone("US/Eastern")),
    Case(text: "Asia/Calcutta", expected: .zone("Asia/Calcutta")),
    Case(text: "Etc/GMT-9", expected: .zone("Etc/GMT-9")),
    Case(text: "Japan", expected: .zone("Japan")),
    Case(text: "EST5EDT", expected: .zone("EST5EDT")),
    Case(text: "W. Europe Standard Time", expected: .zone("Europe/Berlin")),
    Case(text: "w. europe standard time", expected: .zone("Europe/Berlin")),
    Case(text: "Korea Standard Time", expected: .zone("Asia/Seoul")),
    Case(text: "Tokyo Standard Time", expected: .zone("Asia/Tokyo")),
    Case(text: "India Standard Time", expected: .zone("Asia/Kolkata")),
    Case(text: "Pacific Standard Time (Mexico)", expected: .zone("America/Tijuana")),
    Case(text: "Eastern", expected: .zone("America/New_York")),
    Case(text: "UTC-11", expected: .zone("Etc/GMT+11")),
    Case(text: "UTC", expected: .utc), Case(text: "Z", expected: .utc),
    Case(text: "GMT", expected: .utc), Case(text: "Etc/UTC", expected: .utc),
    Case(text: "tzone://Microsoft/Utc", expected: .utc),
    Case(text: "(UTC) Coordinated Universal Time", expected: .utc),
    Case(
      text: "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
      expected: .fixedOffset(3600)),
    Case(text: "(GMT-03.30) Newfoundland", expected: .fixedOffset(-12_600)),
    Case(text: "UTC+9", expected: .fixedOffset(32_400)),
    Case(text: "GMT+0100", expected: .fixedOffset(3600)),
    Case(text: "+05:30", expected: .fixedOffset(19_800)),
    Case(text: "-0930", expected: .fixedOffset(-34_200)),
    Case(text: "", expected: nil), Case(text: "  \"\" ", expected: nil),
    Case(text: "Customized Time Zone", expected: nil),
    Case(text: "tzone://Microsoft/Custom", expected: nil),
    Case(text: "(UTC+99:00) Nowhere", expected: nil),
    Case(text: "Europe/../../etc/passwd", expected: nil),
    Case(text: "../Europe", expected: nil), Case(text: "/", expected: nil),
    Case(text: "한국 표준시", expected: nil),
  ]

  @Test("are read as programs write them", arguments: cases)
  func reading(_ test: Case) {
    #expect(TimeZoneName.normalized(test.text) == test.expected)
  }
}
