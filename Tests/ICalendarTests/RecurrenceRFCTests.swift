import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence: the examples of RFC 5545 §3.8.5.3 in America/New_York")
struct RecurrenceRFCTests {
  struct Example: CustomTestStringConvertible {
    var start: String
    var rules: [String]
    /// Days as `1997-09 2-4,7`, months separated by semicolons, at 09:00 unless `times` are given.
    var days: String
    var times: [String]
    var exclusions: [String]
    /// Whether the series ends with the last day given.
    var ends: Bool
    var testDescription: String { rules.joined(separator: " | ") }

    init(
      _ rules: String..., from start: String = "19970902T090000", gives days: String,
      at times: [String] = ["090000"], excluding exclusions: [String] = [], ends: Bool = true
    ) {
      self.rules = rules
      self.start = start
      self.days = days
      self.times = times
      self.exclusions = exclusions
      self.ends = ends
    }

    var expected: [String] {
      days.split(separator: ";").flatMap { part -> [String] in
        let words = part.split(separator: " ")
        let month = words[0].replacing("-", with: "")
        return words[1].split(separator: ",").flatMap { item -> [String] in
          let ends = item.split(separator: "-").compactMap { Int($0) }
          return (ends[0]...ends[ends.count - 1]).flatMap { day in
            times.map { "\(month)\(day < 10 ? "0" : "")\(day)T\($0)" }
          }
        }
      }
    }
  }

  private static let everyTwentyMinutes = (9...16).flatMap { hour in
    ["00", "20", "40"].map { "\(hour < 10 ? "0" : "")\(hour)\($0)00" }
  }

  private static let examples = [
    Example("FREQ=DAILY;COUNT=10", gives: "1997-09 2-11"),
    Example(
      "FREQ=DAILY;UNTIL=19971224T000000Z",
      gives: "1997-09 2-30;1997-10 1-31;1997-11 1-30;1997-12 1-23"),
    Example(
      "FREQ=DAILY;INTERVAL=2",
      gives:
        "1997-09 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30;1997-10 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30;1997-11 1,3,5",
      ends: false),
    Example("FREQ=DAILY;INTERVAL=10;COUNT=5", gives: "1997-09 2,12,22;1997-10 2,12"),
    Example(
      "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", from: "19980101T090000",
      gives: "1998-01 1-31;1999-01 1-31;2000-01 1-31"),
    Example("FREQ=WEEKLY;COUNT=10", gives: "1997-09 2,9,16,23,30;1997-10 7,14,21,28;1997-11 4"),
    Example(
      "FREQ=WEEKLY;UNTIL=19971224T000000Z",
      gives: "1997-09 2,9,16,23,30;1997-10 7,14,21,28;1997-11 4,11,18,25;1997-12 2,9,16,23"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      gives: "1997-09 2,16,30;1997-10 14,28;1997-11 11,25;1997-12 9,23;1998-01 6,20;1998-02 3,17",
      ends: false),
    Example(
      "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
      "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", gives: "1997-09 2,4,9,11,16,18,23,25,30;1997-10 2"
    ),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      from: "19970901T090000",
      gives:
        "1997-09 1,3,5,15,17,19,29;1997-10 1,3,13,15,17,27,29,31;1997-11 10,12,14,24,26,28;1997-12 8,10,12,22"
    ),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      gives: "1997-09 2,4,16,18,30;1997-10 2,14,16"),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", from: "19970905T090000",
      gives:
        "1997-09 5;1997-10 3;1997-11 7;1997-12 5;1998-01 2;1998-02 6;1998-03 6;1998-04 3;1998-05 1;1998-06 5"
    ),
    Example(
      "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", from: "19970905T090000",
      gives: "1997-09 5;1997-10 3;1997-11 7;1997-12 5"),
    Example(
      "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", from: "19970907T090000",
      gives: "1997-09 7,28;1997-11 2,30;1998-01 4,25;1998-03 1,29;1998-05 3,31"),
    Example(
      "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", from: "19970922T090000",
      gives: "1997-09 22;1997-10 20;1997-11 17;1997-12 22;1998-01 19;1998-02 16"),
    Example(
      "FREQ=MONTHLY;BYMONTHDAY=-3", from: "19970928T090000",
      gives: "1997-09 28;1997-10 29;1997-11 28;1997-12 29;1998-01 29;1998-02 26", ends: false),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      gives: "1997-09 2,15;1997-10 2,15;1997-11 2,15;1997-12 2,15;1998-01 2,15"),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", from: "19970930T090000",
      gives: "1997-09 30;1997-10 1,31;1997-11 1,30;1997-12 1,31;1998-01 1,31;1998-02 1"),
    Example(
      "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", from: "19970910T090000",
      gives: "1997-09 10-15;1999-03 10-13"),
    Example(
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      gives: "1997-09 2,9,16,23,30;1997-11 4,11,18,25;1998-01 6,13,20,27;1998-03 3,10,17,24,31",
      ends: false),
    Example(
      "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", from: "19970610T090000",
      gives:
        "1997-06 10;1997-07 10;1998-06 10;1998-07 10;1999-06 10;1999-07 10;2000-06 10;2000-07 10;2001-06 10;2001-07 10"
    ),
    Example(
      "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", from: "19970310T090000",
      gives:
        "1997-03 10;1999-01 10;1999-02 10;1999-03 10;2001-01 10;2001-02 10;2001-03 10;2003-01 10;2003-02 10;2003-03 10"
    ),
    Example(
      "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", from: "19970101T090000",
      gives:
        "1997-01 1;1997-04 10;1997-07 19;2000-01 1;2000-04 9;2000-07 18;2003-01 1;2003-04 10;2003-07 19;2006-01 1"
    ),
    Example(
      "FREQ=YEARLY;BYDAY=20MO", from: "19970519T090000", gives: "1997-05 19;1998-05 18;1999-05 17",
      ends: false),
    Example(
      "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", from: "19970512T090000",
      gives: "1997-05 12;1998-05 11;1999-05 17",
      ends: false),
    Example(
      "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", from: "19970313T090000",
      gives: "1997-03 13,20,27;1998-03 5,12,19,26;1999-03 4,11,18,25", ends: false),
    Example(
      "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", from: "19970605T090000",
      gives:
        "1997-06 5,12,19,26;1997-07 3,10,17,24,31;1997-08 7,14,21,28;1998-06 4,11,18,25;1998-07 2,9,16,23,30;1998-08 6,13,20,27;1999-06 3,10,17,24;1999-07 1,8,15,22,29;1999-08 5,12,19,26",
      ends: false),
    Example(
      "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      gives: "1998-02 13;1998-03 13;1998-11 13;1999-08 13;2000-10 13",
      excluding: ["19970902T090000"], ends: false),
    Example(
      "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", from: "19970913T090000",
      gives:
        "1997-09 13;1997-10 11;1997-11 8;1997-12 13;1998-01 10;1998-02 7;1998-03 7;1998-04 11;1998-05 9;1998-06 13",
      ends: false),
    Example(
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      from: "19961105T090000",
      gives: "1996-11 5;2000-11 7;2004-11 2", ends: false),
    Example(
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", from: "19970904T090000",
      gives: "1997-09 4;1997-10 7;1997-11 6"),
    Example(
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", from: "19970929T090000",
      gives: "1997-09 29;1997-10 30;1997-11 27;1997-12 30;1998-01 29;1998-02 26;1998-03 30",
      ends: false),
    // With the UNTIL of erratum 3883: 17:00 in New York.
    Example(
      "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", gives: "1997-09 2",
      at: ["090000", "120000", "150000"]),
    Example(
      "FREQ=MINUTELY;INTERVAL=15;COUNT=6", gives: "1997-09 2",
      at: ["090000", "091500", "093000", "094500", "100000", "101500"]),
    Example(
      "FREQ=MINUTELY;INTERVAL=90;COUNT=4", gives: "1997-09 2",
      at: ["090000", "103000", "120000", "133000"]),
    Example(
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16", gives: "1997-09 2-5",
      at: everyTwentyMinutes,
      ends: false),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", from: "19970805T090000",
      gives: "1997-08 5,10,19,24"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", from: "19970805T090000",
      gives: "1997-08 5,17,19,31"),
    Example(
      "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", from: "20070115T090000",
      gives: "2007-01 15,30;2007-02 15;2007-03 15,30"),
  ]

  @Test("an example gives the times that the standard lists", arguments: examples)
  func example(_ example: Example) throws {
    let zone = try SystemZones.rules("America/New_York")
    let start = try value(example.start, zone: "America/New_York")
    let expected = example.expected
    for text in example.rules {
      var set = RecurrenceSet(start: start, extent: .duration(seconds: 3600))
      set.rules = [try RecurrenceRule(strict: text, startingAt: start)]
      set.exclusions = try example.exclusions.map { try value($0, zone: "America/New_York") }
      let window = OccurrenceWindow(try instant("19960101")..<instant("20200101"))
      let found = set.occurrences(in: window, limit: expected.count + (example.ends ? 1 : 0)) { _ in
        zone
      }
      #expect(found.occurrences.map { compact($0.start.civil) } == expected)
      for occurrence in found.occurrences {
        #expect(occurrence.startSeconds == zone.resolve(occurrence.start.civil).instant)
        #expect(occurrence.endSeconds == occurrence.startSeconds + 3600)
      }
    }
  }
}
