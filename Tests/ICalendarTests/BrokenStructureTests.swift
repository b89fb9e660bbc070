import Testing

@testable import ICalendar

@Suite("Broken structure")
struct BrokenStructureTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Components as `NAME(properties){subcomponents}`.
    let outline: String
    let problems: [String]

    init(_ name: String, _ lines: [String], _ outline: String, problems: [String]) {
      testDescription = name
      text = lines.joined(separator: "\n")
      self.outline = outline
      self.problems = problems
    }
  }

  static let cases: [Case] = [
    Case(
      "balanced", ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "END:VCALENDAR"],
      "VCALENDAR{VEVENT(1)}", problems: []),
    Case(
      "END:VEVENT missing before the next",
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "BEGIN:VEVENT", "UID:2", "END:VEVENT",
        "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(1) VEVENT(2)}", problems: ["missingEnd 2"]),
    Case(
      "END:VEVENT missing before a VTODO",
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "BEGIN:VTODO", "UID:2",
        "END:VTODO", "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(1){VALARM} VTODO(2)}", problems: ["missingEnd 2", "missingEnd 4"]),
    Case(
      "END:VEVENT missing before END:VCALENDAR",
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "END:VCALENDAR"],
      "VCALENDAR{VEVENT(1)}", problems: ["missingEnd 2"]),
    Case(
      "END:VALARM missing",
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "ACTION:AUDIO", "END:VEVENT",
        "BEGIN:VEVENT", "UID:2", "END:VEVENT", "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(1){VALARM(AUDIO)} VEVENT(2)}", problems: ["missingEnd 4"]),
    Case(
      "END without BEGIN",
      [
        "BEGIN:VCALENDAR", "END:VEVENT", "BEGIN:VEVENT", "UID:1", "END:VALARM", "END:VEVENT",
        "END:VCALENDAR", "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(1)}", problems: ["strayEnd 2", "strayEnd 5", "strayEnd 8"]),
    Case(
      "cut in an event", ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMM"],
      "VCALENDAR{VEVENT(1 !SUMM)}", problems: ["truncated 2", "noColon 4"]),
    Case(
      "cut after BEGIN", ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:"],
      "VCALENDAR(<empty>){VEVENT(1)}", problems: ["truncated 1"]),
    Case(
      "no VCALENDAR", ["BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VTODO", "END:VTODO"],
      "VEVENT(1) VTODO", problems: []),
    Case(
      "two VCALENDARs",
      ["BEGIN:VCALENDAR", "X:1", "END:VCALENDAR", "BEGIN:VCALENDAR", "X:2", "END:VCALENDAR"],
      "VCALENDAR(1) VCALENDAR(2)", problems: []),
    Case(
      "END:VCALENDAR missing between two",
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:2",
        "END:VEVENT", "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(1)} VCALENDAR{VEVENT(2)}", problems: ["missingEnd 1", "missingEnd 2"]),
    Case(
      "lines around the calendar", ["Subject: hello", "BEGIN:VCALENDAR", "END:VCALENDAR", "bye"],
      "VCALENDAR", problems: ["strayLine 1", "noColon 4", "strayLine 4"]),
    Case(
      "X-APPLE line without a colon",
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "X-APPLE-TRAVEL", "UID:1", "END:VEVENT",
        "BEGIN:VEVENT", "UID:2", "END:VEVENT", "END:VCALENDAR",
      ],
      "VCALENDAR{VEVENT(!X-APPLE-TRAVEL 1) VEVENT(2)}", problems: ["noColon 3"]),
    Case(
      "text that was not folded", ["BEGIN:VEVENT", "DESCRIPTION:one", "two: x", "END:VEVENT"],
      "VEVENT(one  x)", problems: []),
    Case(
      "a sentence with a colon", ["BEGIN:VEVENT", "please note: x", "UID:1", "END:VEVENT"],
      "VEVENT(!please note: x 1)", problems: ["badName 2"]),
    Case(
      "unknown components are nested as they stand",
      [
        "BEGIN:VEVENT", "BEGIN:VLOCATION", "UID:a", "BEGIN:X-B", "END:X-B", "END:VLOCATION",
        "END:VEVENT",
      ],
      "VEVENT{VLOCATION(a){X-B}}", problems: []),
  ]

  @Test("Good neighbours are kept", arguments: cases)
  func structure(_ example: Case) {
    let document = CalendarDocument(reading: example.text)
    #expect(outline(document.components) == example.outline)
    #expect(document.problems.map(\.place) == example.problems)
    for problem in document.problems { #expect(!problem.message.isEmpty) }
  }

  private func outline(_ components: [Component]) -> String {
    components.map { component in
      var text = component.name
      if !component.properties.isEmpty {
        let values = component.properties.map { property in
          let value = property.value.isEmpty ? "<empty>" : property.value
          return (property.isReadable ? "" : "!") + value
        }
        text += "(" + values.joined(separator: " ") + ")"
      }
      if !component.components.isEmpty { text += "{" + outline(component.components) + "}" }
      return text
    }.joined(separator: " ")
  }

  @Test("Nesting is bounded, and what is too deep stays in the deepest component")
  func depth() throws {
    for depth in [31, 32, 33, 34, 1000, 100_000] {
      let lines =
        ["BEGIN:VCALENDAR"] + Array(repeating: "BEGIN:X", count: depth) + ["UID:1"]
        + Array(repeating: "END:X", count: depth)
        + ["BEGIN:VEVENT", "UID:2", "END:VEVENT", "END:VCALENDAR"]
      let document = CalendarDocument(reading: lines.joined(separator: "\n"))
      #expect(document.components.count == 1)
      let calendar = try #require(document.components.first)
      #expect(calendar.components.map(\.name) == ["X", "VEVENT"])
      var component = calendar
      var levels = 0
      while let next = component.components.first {
        component = next
        levels += 1
      }
      #expect(levels == min(depth, 32))
      #expect(component.uid == "1")
      #expect(document.problems.map(\.kind) == (depth > 32 ? [.tooDeep] : []))
    }
  }

  @Test("What is nested too deep and never ended does not touch the next event")
  func depthWithoutEnd() throws {
    for end in [["BEGIN:VEVENT", "UID:0"], ["BEGIN:VEVENT", "UID:0", "END:VEVENT"]] {
      let lines =
        ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + Array(repeating: "BEGIN:X", count: 40) + end
        + ["BEGIN:VEVENT", "BEGIN:VALARM", "END:VALARM", "UID:1", "END:VEVENT"]
        + ["BEGIN:VEVENT", "UID:2", "END:VEVENT", "END:VCALENDAR"]
      let document = CalendarDocument(reading: lines.joined(separator: "\n"))
      let calendar = try #require(document.components.first)
      #expect(calendar.components.map(\.uid) == [nil, "0", "1", "2"])
      #expect(calendar.components.map(\.components.count) == [1, 0, 1, 0])
    }
  }

  @Test("Problems are bounded")
  func manyProblems() {
    let lines = ["BEGIN:X"] + Array(repeating: "no colon", count: 30_000) + ["END:X"]
    let document = CalendarDocument(reading: lines.joined(separator: "\n"))
    #expect(document.problems.count == 10_000)
    #expect(document.components.first?.properties.count == 30_000)
  }

  @Test("A file of too many components is read up to the limit, and says so")
  func tooManyComponents() {
    let event = ["BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "END:VALARM", "END:VEVENT"]
    let text = (["BEGIN:VCALENDAR"] + event + event + event + ["END:VCALENDAR"])
      .joined(separator: "\n")
    for (limit, entries, lines) in [(2, 2, [12]), (3, 3, [])] as [(Int, Int, [Int])] {
      var indexer = FileIndexer(limit: limit)
      // Said also where other problems have filled the log.
      var log = ProblemLog(limit: 0)
      Array(text.utf8).withUnsafeBufferPointer { indexer.index($0, log: &log) }
      #expect(indexer.entries.count == entries)
      #expect(log.problems.map(\.kind) == lines.map { _ in .tooMany })
      #expect(log.problems.map(\.line) == lines)
    }
  }

  @Test("Problems beyond the limit are counted without being put together")
  func unmadeProblems() {
    var log = ProblemLog(limit: 1)
    var made = 0
    func problem() -> Problem {
      made += 1
      return Problem(line: made, kind: .badValue, message: "")
    }
    for _ in 0..<5 { log.report(problem()) }
    #expect(made == 1)
    #expect(log.omittedCount == 4)
  }
}

@Suite("Files that are not iCalendar")
struct ForeignFileTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let kind: Problem.Kind
    let word: String

    init(_ name: String, _ bytes: [UInt8], _ kind: Problem.Kind, _ word: String) {
      testDescription = name
      self.bytes = bytes
      self.kind = kind
      self.word = word
    }

    init(_ name: String, _ text: String, _ kind: Problem.Kind, _ word: String) {
      self.init(name, Array(text.utf8), kind, word)
    }
  }

  static let cases: [Case] = [
    Case("no octets", "", .empty, "empty"),
    Case("blank lines", "\r\n \r\n\t\n", .empty, "empty"),
    Case("only a byte order mark", "\u{FEFF}", .empty, "empty"),
    Case("a web page", "<!DOCTYPE html><html><p>a:b</p></html>", .notICalendar, "web page"),
    Case("an HTML comment", "<!-- error\nX:1 -->", .notICalendar, "web page"),
    Case("JSON", "{\"events\": []}", .notICalendar, "JSON"),
    Case("a ZIP archive", [0x50, 0x4B, 3, 4, 0, 0, 1, 2, 3], .notICalendar, "Unpack"),
    Case("gzip", [0x1F, 0x8B, 8, 0, 0], .notICalendar, "Unpack"),
    Case("a picture", [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13], .notICalendar, "binary"),
    Case("a letter", "Dear reader,\nhello: world\n", .notICalendar, "BEGIN:VCALENDAR"),
    Case(
      "UTF-16 with a mark", [0xFF, 0xFE] + "BEGIN:VCALENDAR\r\n".utf8.flatMap { [$0, 0] },
      .encoding, "UTF-16"),
    Case(
      "UTF-16 without a mark", "BEGIN:VCALENDAR\r\n".utf8.flatMap { [0, $0] }, .encoding,
      "UTF-16"),
  ]

  @Test("One clear problem says what the file is", arguments: cases)
  func diagnosis(_ example: Case) throws {
    let document = CalendarDocument(reading: example.bytes)
    let file = CalendarFile(indexing: example.bytes)
    #expect(document.components == [])
    #expect(document.problems == file.problems)
    #expect(document.problems.count == 1)
    let problem = try #require(document.problems.first)
    #expect(problem.line == 1)
    #expect(problem.kind == example.kind)
    #expect(problem.message.contains(example.word))
  }
}
