import ICalendar
import Testing

@Suite("The index of a file")
struct CalendarFileTests {
  private func texts(_ file: CalendarFile, _ bytes: [UInt8]) -> [[String?]] {
    file.groups.map { file.read($0, in: bytes).components.map(\.summary) }
  }

  @Test("Masters and overrides of a UID are one object, wherever they stand")
  func groups() {
    let bytes =
      calendar(
        event("a", "RECURRENCE-ID:20260310", "SUMMARY:a changed") + event("b", "SUMMARY:b")
          + event("a", "SUMMARY:a")) + calendar(event("a", "RECURRENCE-ID:20260311", "SUMMARY:a 2"))
    let file = CalendarFile(indexing: bytes)
    #expect(file.problems == [])
    #expect(file.groups.map(\.uid) == ["a", "b"])
    #expect(texts(file, bytes) == [["a changed", "a", "a 2"], ["b"]])
    #expect(file.entries.map(\.calendar) == [0, 0, 0, 1])
    #expect(file.entries.map(\.isOverride) == [true, false, false, true])
  }

  @Test("Ranges hold exactly the lines of a component, and its first line's number")
  func ranges() {
    let bytes = calendar(event("a", "SUMMARY:a") + event("b", "SUMMARY:b\r\n  folded"))
    let file = CalendarFile(indexing: bytes)
    let parts = file.entries.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(
      parts
        == [event("a", "SUMMARY:a"), event("b", "SUMMARY:b\r\n  folded")].map {
          $0.map { $0 + "\r\n" }.joined()
        })
    #expect(file.entries.map(\.line) == [4, 9])
  }

  @Test("The range of a component without END holds its lines and no others")
  func rangesWithoutEnd() {
    let open = ["BEGIN:VEVENT", "UID:a", "BEGIN:VALARM"]
    let bytes = calendar(open + open)
    let file = CalendarFile(indexing: bytes)
    let expected = open.map { $0 + "\r\n" }.joined()
    #expect(
      file.entries.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [expected, expected])
  }

  @Test("Headers and zones of each calendar are found")
  func headers() throws {
    let zone = { (offset: String) in
      [
        "BEGIN:VTIMEZONE", "TZID:A", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
      ]
    }
    let bytes =
      calendar(["X-WR-CALNAME:One\\, two", "METHOD:PUBLISH"] + zone("+0100") + event("a"))
      + calendar(zone("+0200") + ["NAME:Three", "X-WR-TIMEZONE:Asia/Seoul"])
    let file = CalendarFile(indexing: bytes)
    #expect(file.calendars.map(\.name) == ["One, two", "Three"])
    #expect(file.calendars.map(\.method) == ["PUBLISH", nil])
    #expect(file.calendars.map(\.timeZone) == [nil, "Asia/Seoul"])
    #expect(file.calendars.map(\.line) == [1, 19])
    #expect(file.timeZones.map(\.tzid) == ["A", "A"])
    #expect(file.groups.count == 1)
    try bytes.withUnsafeBufferPointer { buffer in
      for (calendar, seconds) in [(0, 3600), (1, 7200), (nil, 3600)] as [(Int?, Int32)] {
        let component = try #require(file.timeZone("A", calendar: calendar, in: buffer))
        #expect(try VTimeZone(component).observances.map(\.offsetTo) == [seconds])
      }
      #expect(file.timeZone("B", calendar: 0, in: buffer) == nil)
    }
  }

  @Test("A component without UID gets the same one at every import")
  func derivedUID() throws {
    let lines = ["BEGIN:VEVENT", "DTSTART:20260310", "SUMMARY:a", "END:VEVENT"]
    let bytes = calendar(lines)
    let file = CalendarFile(indexing: bytes)
    let group = try #require(file.groups.first)
    #expect(group.hasDerivedUID)
    // FNV-1a of kind, names and values, computed apart from this code.
    #expect(group.uid == "daybook-213643374fb10164534dfe7b2a1a91b9")
    #expect(file.problems.map(\.place) == ["missingUID 4"])
    #expect(file.read(group, in: bytes).components.first?.uid == group.uid)

    func uid(_ lines: [String]) -> String? {
      CalendarFile(indexing: calendar(lines)).groups.first?.uid
    }
    let stamped =
      Array(lines.dropLast()) + ["DTSTAMP:20260101T000000Z", "SEQUENCE:2", "END:VEVENT"]
    #expect(uid(stamped) == group.uid)
    #expect(uid(["X-BEFORE:1"] + lines) == group.uid)
    #expect(uid(lines.map { $0 == "SUMMARY:a" ? "summary:a" : $0 }) == group.uid)
    #expect(uid(["BEGIN:VEVENT", "UID: "] + lines.dropFirst()) == group.uid)
    #expect(uid(lines.map { $0 == "SUMMARY:a" ? "SUMMARY:b" : $0 }) != group.uid)
    #expect(uid(lines.map { $0.replacing("VEVENT", with: "VTODO") }) != group.uid)
    #expect(uid(lines.map { $0.replacing("20260310", with: "20260311") }) != group.uid)
  }

  @Test("Components of two kinds with one UID are two objects")
  func sharedUID() {
    let bytes = calendar(
      event("a", "SUMMARY:event") + ["BEGIN:VTODO", "UID:a", "SUMMARY:task", "END:VTODO"])
    let file = CalendarFile(indexing: bytes)
    #expect(texts(file, bytes) == [["event"], ["task"]])
    #expect(file.groups.first?.uid == "a")
    #expect(file.groups.map(\.hasDerivedUID) == [false, true])
    #expect(file.problems.map(\.place) == ["duplicateUID 9"])
  }

  struct Duplicate: CustomTestStringConvertible {
    let testDescription: String
    let first: [String]
    let second: [String]
    let kept: String
    let left: Int?
  }

  static let duplicatePairs: [Duplicate] = [
    Duplicate(
      testDescription: "higher SEQUENCE", first: ["SEQUENCE:2", "SUMMARY:first"],
      second: ["SEQUENCE:1", "SUMMARY:second"], kept: "first", left: 10),
    Duplicate(
      testDescription: "SEQUENCE against none", first: ["SUMMARY:first"],
      second: ["SEQUENCE:1", "SUMMARY:second"], kept: "second", left: 4),
    Duplicate(
      testDescription: "later DTSTAMP", first: ["DTSTAMP:20260102T000000Z", "SUMMARY:first"],
      second: ["DTSTAMP:20260101T000000Z", "SUMMARY:second"], kept: "first", left: 9),
    Duplicate(
      testDescription: "SEQUENCE before DTSTAMP",
      first: ["SEQUENCE:1", "DTSTAMP:20260101T000000Z", "SUMMARY:first"],
      second: ["SEQUENCE:0", "DTSTAMP:20260201T000000Z", "SUMMARY:second"], kept: "first", left: 11),
    Duplicate(
      testDescription: "the later in the file", first: ["SUMMARY:first"],
      second: ["SUMMARY:second"], kept: "second", left: 4),
    Duplicate(
      testDescription: "an identical one is silent", first: ["SUMMARY:same"],
      second: ["SUMMARY:same"], kept: "same", left: nil),
  ]

  @Test("Of two masters the newer stays", arguments: duplicatePairs)
  func duplicates(_ example: Duplicate) throws {
    for identifier in [[], ["RECURRENCE-ID;TZID=A:20260310T090000"]] {
      let wrap = { (lines: [String]) in
        ["BEGIN:VEVENT", "UID:a"] + identifier + lines + ["END:VEVENT"]
      }
      let bytes = calendar(wrap(example.first) + wrap(example.second))
      let file = CalendarFile(indexing: bytes)
      let object = file.read(try #require(file.groups.first), in: bytes)
      #expect(object.components.map(\.summary) == [example.kept])
      let secondLine = 4 + wrap(example.first).count
      let left = example.left.map { $0 == 4 ? 4 : secondLine }
      #expect(object.problems.map(\.line) == (left.map { [$0] } ?? []))
      #expect(object.problems.allSatisfy { $0.kind == .duplicateUID })
    }
  }

  @Test("Many overrides of one series are grouped in time that grows with their number")
  func manyOverrides() throws {
    var lines = event("a", "SUMMARY:a")
    for number in 0..<20_000 { lines += event("a", "RECURRENCE-ID:\(number)") }
    let bytes = calendar(lines)
    let file = CalendarFile(indexing: bytes)
    #expect(file.groups.count == 1)
    #expect(file.read(try #require(file.groups.first), in: bytes).components.count == 20_001)
  }

  @Test("Other octets than those indexed give no trap")
  func otherOctets() {
    let bytes = calendar(event("a", "SUMMARY:a") + event("b"))
    let file = CalendarFile(indexing: bytes)
    for other in [[], Array(bytes.prefix(70)), Array(bytes.reversed())] {
      for group in file.groups { _ = file.read(group, in: other) }
    }
  }

  @Test("Two thousand calendars in one file")
  func manyCalendars() {
    let bytes = (0..<2_000).flatMap { calendar(event("\($0)", "SUMMARY:\($0)")) }
    let file = CalendarFile(indexing: bytes)
    #expect(file.calendars.count == 2_000)
    #expect(file.groups.map(\.uid) == (0..<2_000).map { "\($0)" })
    #expect(file.problems == [])
  }
}
