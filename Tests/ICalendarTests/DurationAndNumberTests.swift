import CalendarCore
import ICalendar
import Testing

@Suite("Durations, periods, offsets, numbers")
struct DurationAndNumberTests {
  static let readableDurations: [(text: String, days: Int, seconds: Int64, written: String)] = [
    ("P1W", 7, 0, "P1W"), ("P2W", 14, 0, "P2W"), ("P7D", 7, 0, "P1W"), ("P8D", 8, 0, "P8D"),
    ("P1D", 1, 0, "P1D"), ("PT24H", 0, 24 * 3600, "PT24H"), ("P1DT2H3M4S", 1, 7384, "P1DT2H3M4S"),
    ("PT90M", 0, 5400, "PT1H30M"), ("-PT15M", 0, -900, "-PT15M"), ("+PT15M", 0, 900, "PT15M"),
    ("-P1DT1H", -1, -3600, "-P1DT1H"), ("PT0S", 0, 0, "PT0S"), ("P0D", 0, 0, "PT0S"),
    ("-PT0S", 0, 0, "PT0S"), ("pt1h", 0, 3600, "PT1H"), (" PT1H ", 0, 3600, "PT1H"),
    ("P1W2D", 9, 0, "P9D"), ("PT1H0M0S", 0, 3600, "PT1H"), ("P1DT", 1, 0, "P1D"),
    ("P0DT0H30M0S", 0, 1800, "PT30M"),
  ]

  @Test("Days and seconds are kept apart", arguments: readableDurations)
  func durations(_ example: (text: String, days: Int, seconds: Int64, written: String)) throws {
    let duration = try DurationValue(text: example.text)
    #expect(duration == DurationValue(days: example.days, seconds: example.seconds))
    #expect(duration.text == example.written)
    #expect(try DurationValue(text: duration.text) == duration)
  }

  @Test(
    "What is no duration is refused",
    arguments: [
      "", "P", "PT", "-P", "1D", "PD", "P1", "P1H", "PT1D", "P1M", "P1Y", "PT1.5H", "PT1H1H",
      "PT1M1H", "P1D1W", "--P1D", "P-1D", "P1DX", "PT99999999999999H", "P9999999999999D",
      "P999999999999D", "PT999999999999H",
    ])
  func badDurations(_ text: String) {
    #expect(throws: ValueError.unreadableDuration(text)) { try DurationValue(text: text) }
  }

  @Test("Durations beyond every calendar are held at its ends")
  func saturation() throws {
    let duration = DurationValue(days: .max, seconds: .max)
    #expect(duration == DurationValue(days: 1 << 30, seconds: 1 << 50))
    let start = CivilDateTime(day: Day(ordinal: 0), time: .midnight)
    #expect(start.advanced(by: duration) > start)
    #expect(start.advanced(by: DurationValue(days: .min, seconds: .min)) < start)
  }

  static let readableOffsets: [(text: String, seconds: Int32, written: String)] = [
    ("+0000", 0, "+0000"), ("-0000", 0, "+0000"), ("+0900", 32_400, "+0900"),
    ("-0330", -12_600, "-0330"), ("+005328", 3208, "+005328"), ("-004730", -2850, "-004730"),
    ("0100", 3600, "+0100"), (" +0100 ", 3600, "+0100"), ("+2359", 24 * 3600 - 60, "+2359"),
  ]

  @Test("Offsets are read with their seconds", arguments: readableOffsets)
  func offsets(_ example: (text: String, seconds: Int32, written: String)) throws {
    #expect(try UTCOffsetValue.seconds(of: example.text) == example.seconds)
    #expect(UTCOffsetValue.text(ofSeconds: example.seconds) == example.written)
  }

  @Test(
    "What is no offset is refused",
    arguments: ["", "+5744", "+2400", "+0060", "+000060", "+1", "+01", "+01:00", "+01000", "Z"])
  func badOffsets(_ text: String) {
    #expect(throws: ValueError.unreadableOffset(text)) { try UTCOffsetValue.seconds(of: text) }
  }

  @Test("Periods have an end or a duration, both in the zone")
  func periods() throws {
    let civil = CivilDateTime(
      day: try Day(year: 2026, month: 3, day: 10), time: try TimeOfDay(hour: 9, minute: 0))
    let hour = civil.advanced(bySeconds: 3600)
    #expect(
      try PeriodValue(text: "20260310T090000Z/PT1H")
        == PeriodValue(start: .utc(civil), end: .after(DurationValue(seconds: 3600))))
    #expect(
      try PeriodValue(text: "20260310T090000/20260310T100000", tzid: "A")
        == PeriodValue(start: .zoned(civil, tzid: "A"), end: .at(.zoned(hour, tzid: "A"))))
    for text in ["20260310T090000Z/PT1H", "20260310T090000/20260310T100000"] {
      #expect(try PeriodValue(text: text).text == text)
    }
    #expect(throws: ValueError.unreadablePeriod("20260310")) { try PeriodValue(text: "20260310") }
    #expect(throws: ValueError.unreadableDate("")) { try PeriodValue(text: "/PT1H") }
    #expect(throws: ValueError.unreadableDate("")) { try PeriodValue(text: "20260310/") }
    #expect(throws: ValueError.unreadableDuration("P")) { try PeriodValue(text: "20260310/P") }
  }

  @Test("Integers are held to 32 bits")
  func integers() throws {
    #expect(try IntegerValue.number(of: "0") == 0)
    #expect(try IntegerValue.number(of: " +12 ") == 12)
    #expect(try IntegerValue.number(of: "-2147483648") == -2_147_483_648)
    #expect(try IntegerValue.number(of: "2147483647") == 2_147_483_647)
    for text in ["", "-", "1.0", "2147483648", "-2147483649", "99999999999999999999", "x", "1 2"] {
      #expect(throws: ValueError.unreadableInteger(text)) { try IntegerValue.number(of: text) }
    }
  }
}
