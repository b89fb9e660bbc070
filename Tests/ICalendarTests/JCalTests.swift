import Foundation
import ICalendar
import Testing

@Suite("jCal")
struct JCalTests {
  private static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Fixtures/jcal/\(name)")))
  }

  @Test(
    "The examples of RFC 7265 appendix B, both ways", arguments: ["appendix-b1", "appendix-b2"])
  func appendix(_ name: String) throws {
    let text = CalendarDocument(reading: try Self.fixture("\(name).ics"))
    let json = try JSONValue(reading: try Self.fixture("\(name).json"))
    #expect(text.jCal == json)
    let back = CalendarDocument(jCal: json)
    #expect(back.problems == [])
    #expect(back.components == text.components)
  }

  @Test("The standard's period as one text is read too")
  func periodText() throws {
    let document = try CalendarDocument(
      readingJCal: #"["vevent",[["rdate",{},"period","2006-01-02T15:00:00/PT2H"]],[]]"#)
    #expect(
      document.components.first?.properties.first
        == Property(
          "RDATE", parameters: [Parameter("VALUE", "PERIOD")], rawValue: "20060102T150000/PT2H"))
  }

  @Test("A date without VALUE=DATE is one in jCal")
  func missingValue() throws {
    #expect(try Self.json("DTSTART:20081006") == #"["dtstart",{},"date","2008-10-06"]"#)
  }

  struct Case: CustomTestStringConvertible {
    let line: String
    let json: String
    var testDescription: String { line }
    init(_ line: String, _ json: String) {
      self.line = line
      self.json = json
    }
  }

  private static func json(_ line: String) throws -> String {
    let document = CalendarDocument(reading: "BEGIN:X\r\n\(line)\r\nEND:X\r\n")
    let value = document.jCal.array?[1].array?.first
    return try #require(value).text
  }

  private static func line(_ json: String) throws -> String {
    let document = try CalendarDocument(readingJCal: "[\"x\",[\(json)],[]]")
    #expect(document.problems == [])
    var writer = CalendarWriter()
    writer.write(try #require(document.components.first?.properties.first))
    return String(decoding: writer.bytes.dropLast(2), as: UTF8.self)
  }

  /// RFC 7265 §3.4 to §3.6 and §5.3, RFC 6868 and RFC 7529.
  static let equivalent: [Case] = [
    Case("SUMMARY:Meeting with Fred", #"["summary",{},"text","Meeting with Fred"]"#),
    Case("COMMENT:hello\\, world\\n\\\\n", #"["comment",{},"text","hello, world\n\\n"]"#),
    Case("CATEGORIES:Meetings,Work\\, too", #"["categories",{},"text","Meetings","Work, too"]"#),
    Case("GEO:37.386013;-122.082932", #"["geo",{},"float",[37.386013,-122.082932]]"#),
    Case("REQUEST-STATUS:2.0;Success", #"["request-status",{},"text",["2.0","Success"]]"#),
    Case(
      "REQUEST-STATUS:3.7;Invalid user\\; sorry;ATTENDEE:mailto:a@example.org",
      #"["request-status",{},"text",["3.7","Invalid user; sorry","ATTENDEE:mailto:a@example.org"]]"#
    ),
    Case("VERSION:2.0;2.9", #"["version",{},"text","2.0;2.9"]"#),
    Case(
      "ATTACH;ENCODING=BASE64;VALUE=BINARY:SGVsbG8=", #"["attach",{},"binary","SGVsbG8="]"#),
    Case("ATTACH:https://example.com/a;b", #"["attach",{},"uri","https://example.com/a;b"]"#),
    Case("X-NON-SMOKING;VALUE=BOOLEAN:TRUE", #"["x-non-smoking",{},"boolean",true]"#),
    Case("ATTENDEE:mailto:a@example.com", #"["attendee",{},"cal-address","mailto:a@example.com"]"#),
    Case("DTSTART;VALUE=DATE:20110517", #"["dtstart",{},"date","2011-05-17"]"#),
    Case(
      "DTSTART;X-SLACK=30.3;VALUE=DATE:20110512",
      #"["dtstart",{"x-slack":"30.3"},"date","2011-05-12"]"#),
    Case("DTSTART:20121017T120000", #"["dtstart",{},"date-time","2012-10-17T12:00:00"]"#),
    Case("DTSTAMP:20121117T120000Z", #"["dtstamp",{},"date-time","2012-11-17T12:00:00Z"]"#),
    Case("DTSTAMP:20161231T235960Z", #"["dtstamp",{},"date-time","2016-12-31T23:59:60Z"]"#),
    Case(
      "DTEND;TZID=Europe/Berlin:20111217T130000",
      #"["dtend",{"tzid":"Europe/Berlin"},"date-time","2011-12-17T13:00:00"]"#),
    Case("DURATION:P1DT2H", #"["duration",{},"duration","P1DT2H"]"#),
    Case("TRIGGER:-PT15M", #"["trigger",{},"duration","-PT15M"]"#),
    Case(
      "TRIGGER;VALUE=DATE-TIME:19760401T005545Z",
      #"["trigger",{},"date-time","1976-04-01T00:55:45Z"]"#),
    Case("X-GRADE;VALUE=FLOAT:1.3", #"["x-grade",{},"float",1.3]"#),
    Case("PERCENT-COMPLETE:42", #"["percent-complete",{},"integer",42]"#),
    Case(
      "FREEBUSY;FBTYPE=FREE:19970308T160000Z/P1D,19970309T160000Z/19970309T170000Z",
      #"["freebusy",{"fbtype":"FREE"},"period",["1997-03-08T16:00:00Z","P1D"],"#
        + #"["1997-03-09T16:00:00Z","1997-03-09T17:00:00Z"]]"#),
    Case(
      "RRULE:FREQ=YEARLY;COUNT=5;BYDAY=-1SU,2MO;BYMONTH=10",
      #"["rrule",{},"recur",{"freq":"YEARLY","count":5,"byday":["-1SU","2MO"],"bymonth":10}]"#),
    Case(
      "RRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1,15,-1;UNTIL=20131001",
      #"["rrule",{},"recur",{"freq":"MONTHLY","interval":2,"bymonthday":[1,15,-1],"#
        + #""until":"2013-10-01"}]"#),
    Case(
      "RRULE:FREQ=DAILY;UNTIL=20131001T100000Z;WKST=SU",
      #"["rrule",{},"recur",{"freq":"DAILY","until":"2013-10-01T10:00:00Z","wkst":"SU"}]"#),
    Case(
      "RRULE:FREQ=YEARLY;RSCALE=HEBREW;BYMONTH=5L;SKIP=FORWARD",
      #"["rrule",{},"recur",{"freq":"YEARLY","rscale":"HEBREW","bymonth":"5L","skip":"FORWARD"}]"#),
    Case("X-AT;VALUE=TIME:123000Z", #"["x-at",{},"time","12:30:00Z"]"#),
    Case("TZURL:http://example.org/a.ics", #"["tzurl",{},"uri","http://example.org/a.ics"]"#),
    Case("TZOFFSETFROM:-0500", #"["tzoffsetfrom",{},"utc-offset","-05:00"]"#),
    Case("TZOFFSETTO:+005328", #"["tzoffsetto",{},"utc-offset","+00:53:28"]"#),
    Case(
      "EXDATE:20260310T090000Z,20260311T090000Z",
      #"["exdate",{},"date-time","2026-03-10T09:00:00Z","2026-03-11T09:00:00Z"]"#),
    Case(
      "EXDATE;VALUE=DATE:20260310,20260311",
      #"["exdate",{},"date","2026-03-10","2026-03-11"]"#),
    // No standard knows the type: the text stands as it is.
    Case(
      "X-COMPLAINT-DEADLINE:20110512T120000Z",
      #"["x-complaint-deadline",{},"unknown","20110512T120000Z"]"#),
    Case(
      "X-COFFEE-DATA:Stenophylla;Guinea\\,Africa",
      #"["x-coffee-data",{},"unknown","Stenophylla;Guinea\\,Africa"]"#),
    Case("X-FOO;VALUE=X-BAR:a\\,b", #"["x-foo",{},"x-bar","a\\,b"]"#),
    Case("X-FOO;VALUE=TEXT:a\\,b", #"["x-foo",{},"text","a,b"]"#),
    // What cannot be read as its type is kept too, VALUE with it.
    Case("DTSTART;VALUE=DATE:soon", #"["dtstart",{"value":"DATE"},"unknown","soon"]"#),
    Case("RRULE:often", #"["rrule",{},"unknown","often"]"#),
    Case("RRULE:FREQ=DAILY;FREQ=DAILY", #"["rrule",{},"unknown","FREQ=DAILY;FREQ=DAILY"]"#),
    Case("EXDATE:20260310,x", #"["exdate",{},"unknown","20260310,x"]"#),
    Case("GEO:north", #"["geo",{},"unknown","north"]"#),
    // RFC 7986: no default type.
    Case(
      "CONFERENCE;FEATURE=PHONE,AUDIO;LABEL=Call;VALUE=URI:tel:+1-555",
      #"["conference",{"feature":["PHONE","AUDIO"],"label":"Call"},"uri","tel:+1-555"]"#),
    Case("REFRESH-INTERVAL;VALUE=DURATION:P1W", #"["refresh-interval",{},"duration","P1W"]"#),
    Case("COLOR:teal", #"["color",{},"text","teal"]"#),
    // Parameters.
    Case(
      #"ATTENDEE;DELEGATED-TO="mailto:a@example.com","mailto:b@example.com":mailto:c@example.com"#,
      #"["attendee",{"delegated-to":["mailto:a@example.com","mailto:b@example.com"]},"#
        + #""cal-address","mailto:c@example.com"]"#),
    Case(
      "ATTENDEE;CN=George ^'Babe^' Ruth^n^^:mailto:a@example.com",
      #"["attendee",{"cn":"George \"Babe\" Ruth\n^"},"cal-address","mailto:a@example.com"]"#),
    Case("NOTE;X=:a", #"["note",{"x":""},"unknown","a"]"#),
    Case("NOTE;BARE:a", #"["note",{"bare":[]},"unknown","a"]"#),
  ]

  @Test("A line and its jCal are each made from the other", arguments: equivalent)
  func equivalence(_ example: Case) throws {
    #expect(try Self.json(example.line) == example.json)
    #expect(unfolded(try Self.line(example.json)) == example.line)
  }

  private func unfolded(_ text: String) -> String {
    text.split(separator: "\r\n ", omittingEmptySubsequences: false).joined()
  }

  /// Lines that are not as the standards want them, and what they are in jCal.
  static let tolerated: [Case] = [
    Case("summary:a", #"["summary",{},"text","a"]"#),
    Case("SUMMARY:a\\:b", #"["summary",{},"text","a:b"]"#),
    Case("DTSTART: 20260310t0900z", #"["dtstart",{},"date-time","2026-03-10T09:00:00Z"]"#),
    Case("DTSTART;VALUE=DATE:20260310T090000", #"["dtstart",{},"date","2026-03-10"]"#),
    Case("RDATE:20260310T090000Z/PT1H", #"["rdate",{},"period",["2026-03-10T09:00:00Z","PT1H"]]"#),
    Case("GEO:37.5\\;.5", #"["geo",{},"float",[37.5,0.5]]"#),
    Case("DURATION:pt1h", #"["duration",{},"duration","PT1H"]"#),
    Case(
      "RRULE:freq=DAILY;BYDAY= mo, TU;",
      #"["rrule",{},"recur",{"freq":"DAILY","byday":["mo","TU"]}]"#),
    Case("A;X=1;x=2:v", #"["a",{"x":["1","2"]},"unknown","v"]"#),
    Case(
      "NOTE;ENCODING=QUOTED-PRINTABLE;VALUE=TEXT:caf=C3=A9", #"["note",{},"text","café"]"#),
    Case("ATTACH;ENCODING=BASE64:AA==", #"["attach",{},"binary","AA=="]"#),
    Case("CONFERENCE:tel:+1", #"["conference",{},"uri","tel:+1"]"#),
  ]

  @Test(
    "Lines that are not in the standard's form have jCal as they are read", arguments: tolerated)
  func tolerance(_ example: Case) throws {
    #expect(try Self.json(example.line) == example.json)
    #expect(try Self.json(unfolded(try Self.line(example.json))) == example.json)
  }

  static let acceptedJSON: [Case] = [
    Case("PRIORITY:5", #"["PRIORITY",{},"INTEGER","5"]"#),
    Case("SUMMARY:5", #"["summary",{},"text",5]"#),
    Case("RRULE:FREQ=DAILY;COUNT=2", #"["rrule",{},"recur",{"count":2,"freq":"DAILY"}]"#),
    Case("RRULE:FREQ=DAILY", #"["rrule",{},"recur","FREQ=DAILY"]"#),
    Case("DTSTART:20260310T090000", #"["dtstart",{"value":"DATE"},"date-time","20260310T090000"]"#),
    Case("X-A;VALUE=TEXT:1\\;;2,3", #"["x-a",{},"text",["1;",["2","3"]]]"#),
    Case("X-A:one\\ntwo", #"["x-a",{},"unknown","one\ntwo\u0000"]"#),
    Case("URL:a\\nBEGIN:VEVENT", #"["url",{},"uri","a\r\nBEGIN:VEVENT"]"#),
  ]

  @Test("jCal of other programs is read as it is meant", arguments: acceptedJSON)
  func otherJSON(_ example: Case) throws {
    #expect(try Self.line(example.json) == example.line)
  }

  static let malformed: [(json: String, places: [String])] = [
    (#""text""#, ["1:1"]), ("{}", ["1:1"]), (#"["vevent",[]]"#, ["1:1"]),
    (#"[["vevent",[],[]],5]"#, ["1:19"]),
    (#"["vevent",[5,["uid",{},"text"],["uid",[],"text","1"]],[]]"#, ["1:12", "1:14", "1:32"]),
    (#"["vevent",[["begin",{},"text","vevent"]],[]]"#, ["1:13"]),
    (#"["vevent",[["a b",{},"text","1"]],[]]"#, ["1:13"]),
    (#"["vevent",[["uid",{},"text",null]],[]]"#, ["1:29"]),
    (#"["vevent",[["rrule",{},"recur",{"freq":{}}]],[]]"#, ["1:32"]),
    (#"["vevent",[["rrule",{},"recur",{"freq":"DAILY;COUNT=1"}]],[]]"#, ["1:32"]),
    (#"["vevent",[["rdate",{},"period",["2006-01-02T15:00:00"]]],[]]"#, ["1:33"]),
    (#"["vevent",[["uid",{"a:b":"1","x":{}},"text","1"]],[]]"#, ["1:26", "1:34"]),
    (
      #"["vevent",[["uid",{"":"1","a b":"1","é":"1","a\"":"1"},"text","1"]],[]]"#,
      [
        "1:23", "1:33", "1:42", "1:52",
      ]
    ),
    (#"["vevent",[["rrule",{},"recur",{"freq":"DAILY","COUNT":3,"count":4}]],[]]"#, ["1:66"]),
  ]

  @Test("What has not the form of jCal is left out with its place", arguments: malformed)
  func malformation(_ example: (json: String, places: [String])) throws {
    let document = try CalendarDocument(readingJCal: example.json)
    #expect(document.problems.map { "\($0.line):\($0.column ?? 0)" } == example.places)
    #expect(document.problems.allSatisfy { $0.kind == .malformedJCal })
  }

  @Test("Of a part that a rule has twice the last counts; a parameter without a proper name goes")
  func repeated() throws {
    let document = try CalendarDocument(
      readingJCal: #"["vevent",[["rrule",{"a b":"1","x":"2"},"recur",{"count":3,"freq":"DAILY","#
        + #""Count":4}]],[]]"#)
    #expect(
      document.components.first?.properties == [
        Property("RRULE", parameters: [Parameter("X", "2")], rawValue: "FREQ=DAILY;COUNT=4")
      ])
    var odd = Property("UID", rawValue: "1")
    odd.parameters.append(Parameter("A B", "1"))
    #expect(
      Component("VEVENT", properties: [odd]).jCal.text == #"["vevent",[["uid",{},"text","1"]],[]]"#)
  }

  @Test("A rule of very many parts is refused, whatever its length", .timeLimit(.minutes(1)))
  func manyParts() throws {
    let parts = (0..<50_000).map { "\"x-\($0)\":1" }.joined(separator: ",")
    let document = try CalendarDocument(
      readingJCal: #"["vevent",[["rrule",{},"recur",{"freq":"DAILY",\#(parts)}]],[]]"#)
    #expect(document.problems.count == 1)
    #expect(document.components == [Component("VEVENT")])
  }

  @Test("Good neighbours of a malformed property are kept")
  func neighbours() throws {
    let document = try CalendarDocument(
      readingJCal: #"["vcalendar",[],[["vevent",[["uid",{},"text","1"],7],[]],8,["vtodo",[],[]]]]"#)
    let calendar = try #require(document.components.first)
    #expect(calendar.components.map(\.name) == ["VEVENT", "VTODO"])
    #expect(calendar.components.first?.uid == "1")
    #expect(document.problems.count == 2)
  }

  @Test("Several calendars are a list, no calendar an empty one")
  func stream() throws {
    let two = CalendarDocument(reading: "BEGIN:A\nEND:A\nBEGIN:B\nX:1\nEND:B")
    #expect(two.jCal.text == #"[["a",[],[]],["b",[["x",{},"unknown","1"]],[]]]"#)
    #expect(CalendarDocument(jCal: two.jCal).components == two.components)
    #expect(CalendarDocument(reading: "").jCal.text == "[]")
    #expect(try CalendarDocument(readingJCal: "[]").components == [])
  }

  @Test("Nesting is bounded")
  func nesting() throws {
    var text = #"["x",[],[]]"#
    for _ in 0..<40 { text = "[\"x\",[],[\(text)]]" }
    let document = try CalendarDocument(readingJCal: text)
    #expect(document.problems.map(\.kind) == [.tooDeep])
    let again = CalendarDocument(reading: try #require(document.components.first).bytes())
    #expect(again.components.count == 1)
  }

  @Test("Text that is not JSON is refused with its place")
  func notJSON() {
    #expect(throws: JSONError(.expected("a value"), line: 2, column: 2)) {
      try CalendarDocument(readingJCal: "[\"vevent\",\n ;")
    }
  }

  @Test("Sample calendars come back", arguments: 0..<10)
  func samples(_ seed: Int) throws {
    let document = CalendarDocument(reading: sampleCalendar(seed: UInt64(seed), count: 20))
    let json = document.jCal
    let back = try CalendarDocument(readingJCal: json.bytes)
    #expect(back.problems == [])
    #expect(back.jCal == json)
    let again = CalendarDocument(reading: back.components.flatMap { $0.bytes() })
    #expect(again.components == back.components)
    for (left, right) in zip(document.components, back.components) {
      for (left, right) in zip(left.components, right.components) {
        #expect(left.summary == right.summary && left.start == right.start)
        #expect(left.times == right.times && left.categories == right.categories)
      }
    }
  }
}
