import CalendarCore
import Testing

@testable import DaybookCommand

@Suite("Commands that read files")
struct ReadingCommandTests {
  private func sample(_ terminal: Terminal) throws -> String {
    try terminal.calendar(
      "sample.ics",
      [
        "BEGIN:VEVENT", "UID:trip", "SUMMARY:Trip \"far\"", "COLOR:dodgerblue",
        "DTSTART;VALUE=DATE:20260306", "DTEND;VALUE=DATE:20260310", "END:VEVENT",
        "BEGIN:VEVENT", "UID:daily", "SUMMARY:Daily", "COLOR:salmon",
        "DTSTART;TZID=Europe/Berlin:20260309T090000", "DURATION:PT1H",
        "RRULE:FREQ=DAILY;COUNT=2", "END:VEVENT",
      ])
  }

  @Test("month --json is what is promised")
  func monthJSON() throws {
    let terminal = try Terminal()
    let result = terminal.run(
      "month", "2026-03", "--ics", try sample(terminal), "--first-weekday", "sunday", "--lanes",
      "1", "--today", "2026-03-10", "--json")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.lines.count == 1)
    // A line for each week, its days and its segments, for reading.
    let lines = result.output.replacing("{\"start\":", with: "\n{\"start\":")
      .replacing(",\"days\":", with: ",\n\"days\":").replacing(
        ",\"segments\":", with: ",\n\"segments\":"
      )
      .split(separator: "\n").map(String.init)
    #expect(lines[0] == #"{"month":"2026-03","first_weekday":"sunday","weeks":["#)
    #expect(lines.count == 1 + 5 * 3)
    #expect(lines[1] == #"{"start":"2026-03-01","#)
    #expect(
      lines[2].hasPrefix(
        #""days":[{"date":"2026-03-01","in_month":true,"today":false,"total":0,"more":0},"#))
    let first =
      ##""segments":[{"uid":"trip","title":"Trip \"far\"","lane":0,"start_column":5,"end_column":7,"continues_before":false,"continues_after":true,"color":"#1E90FF","text_color":"#000000"}]},"##
    #expect(lines[3] == first)
    // The trip holds the lane through Monday, so Monday's occurrence is counted.
    let days =
      #"{"date":"2026-03-09","in_month":true,"today":false,"total":2,"more":1},{"date":"2026-03-10","in_month":true,"today":true,"total":1,"more":0}"#
    #expect(lines[5].contains(days))
    let second =
      ##""segments":[{"uid":"trip","title":"Trip \"far\"","lane":0,"start_column":0,"end_column":2,"continues_before":true,"continues_after":false,"color":"#1E90FF","text_color":"#000000"},{"uid":"daily","recurrence_id":"20260310T090000","title":"Daily","lane":0,"start_column":2,"end_column":3,"continues_before":false,"continues_after":false,"color":"#FA8072","text_color":"#000000"}]},"##
    #expect(lines[6] == second)
    #expect(lines[15] == "\"segments\":[]}]}")
  }

  @Test("a month has six rows when asked, and reads several files")
  func rowsAndFiles() throws {
    let terminal = try Terminal()
    let other = try terminal.calendar(
      "other.ics", ["BEGIN:VEVENT", "UID:o", "DTSTART;VALUE=DATE:20260320", "END:VEVENT"])
    let result = terminal.run(
      "month", "2026-02", "--rows", "six", "--json", "--ics", try sample(terminal), "--ics", other)
    #expect(result.output.split(separator: "{\"start\":").count == 7)
    let march = terminal.run(
      "month", "2026-03", "--json", "--ics", try sample(terminal), "--ics", other)
    #expect(march.output.contains("\"uid\":\"o\"") && march.output.contains("\"uid\":\"trip\""))
  }

  @Test("occurrences --json is one ordered line each, with the viewer's offsets")
  func occurrences() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "o.ics",
      [
        "BEGIN:VEVENT", "UID:b", "SUMMARY:Same", "DTSTART:20260309T000000Z", "END:VEVENT",
        "BEGIN:VEVENT", "UID:a", "SUMMARY:Same", "DTSTART:20260309T000000Z", "DURATION:PT1H",
        "END:VEVENT", "BEGIN:VEVENT", "UID:day", "SUMMARY:Day", "DTSTART;VALUE=DATE:20260308",
        "DTEND;VALUE=DATE:20260310", "END:VEVENT", "BEGIN:VEVENT", "UID:s", "SUMMARY:Series",
        "DTSTART;TZID=America/New_York:20260307T120000", "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT",
        "BEGIN:VEVENT", "UID:f", "SUMMARY:Floating", "DTSTART:20260308T120000", "END:VEVENT",
      ])
    let result = terminal.run(
      "occurrences", "--ics", file, "--from", "2026-03-08", "--to", "2026-03-10", "--zone",
      "America/New_York", "--json")
    #expect(
      result.lines == [
        #"{"uid":"day","start":"2026-03-08","end":"2026-03-10","all_day":true,"title":"Day"}"#,
        #"{"uid":"f","start":"2026-03-08T12:00:00-04:00","end":"2026-03-08T12:00:00-04:00","all_day":false,"title":"Floating"}"#,
        #"{"uid":"s","start":"2026-03-08T12:00:00-04:00","end":"2026-03-08T12:00:00-04:00","all_day":false,"recurrence_id":"20260308T120000","title":"Series"}"#,
        #"{"uid":"a","start":"2026-03-08T20:00:00-04:00","end":"2026-03-08T21:00:00-04:00","all_day":false,"title":"Same"}"#,
        #"{"uid":"b","start":"2026-03-08T20:00:00-04:00","end":"2026-03-08T20:00:00-04:00","all_day":false,"title":"Same"}"#,
        #"{"uid":"s","start":"2026-03-09T12:00:00-04:00","end":"2026-03-09T12:00:00-04:00","all_day":false,"recurrence_id":"20260309T120000","title":"Series"}"#,
      ])
    func uids(_ from: String, _ to: String) -> [String] {
      terminal.run(
        "occurrences", "--ics", file, "--from", from, "--to", to, "--zone", "UTC", "--json"
      ).lines.map { String($0.split(separator: "\"")[3]) }
    }
    #expect(uids("2026-03-09T00:30Z", "2026-03-09T01:00Z") == ["day", "a"])
    #expect(uids("2026-03-09T09:30+09:00", "2026-03-09T10:00+09:00") == ["day", "a"])
    #expect(uids("2026-03-09T01:00", "2026-03-09T02:00") == ["day"], "touching is not in it")
    #expect(uids("2026-03-08", "2026-03-08").isEmpty)
    #expect(
      terminal.run(
        "occurrences", "--ics", file, "--from", "2026-03-08", "--to", "2026-03-10", "--limit", "2"
      ).lines.count == 2)
  }

  @Test("check --json has exactly the promised shape, one line a file")
  func check() throws {
    let terminal = try Terminal()
    let bad = try terminal.calendar(
      "bad.ics",
      [
        "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20261301T090000",
        "END:VEVENT", "BEGIN:VTODO", "UID:b", "DTSTAMP:20260101T000000Z", "END:VTODO",
        "BEGIN:VEVENT", "UID:c", "DTSTAMP:20260101T000000Z", "DTSTART:20260301T090000",
        "END:VEVENT",
      ])
    let good = try terminal.calendar("good.ics", [])
    let result = terminal.run("check", bad, good, "--json")
    #expect(result.status == 1)
    #expect(result.lines.count == 2)
    let begin =
      "{\"file\":\"\(bad)\",\"components\":{\"VEVENT\":2,\"VTODO\":1},\"problems\":["
      + "{\"line\":7,\"column\":9,\"property\":\"DTSTART\",\"severity\":\"error\",\"message\":\""
    #expect(result.lines[0].hasPrefix(begin), "\(result.lines[0])")
    #expect(result.lines[0].hasSuffix(",\"text\":\"DTSTART:20261301T090000\"}]}"))
    #expect(result.lines[1].hasSuffix("\"problems\":[]}"))
    #expect(terminal.run("check", good).status == 0)
    #expect(terminal.run("check", bad).output.contains("\(bad):7:9: error: DTSTART:"))
  }

  @Test("what a hostile file says cannot command the terminal")
  func escapes() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "e.ics",
      [
        "BEGIN:VEVENT", "UID:a", "SUMMARY:x\u{1B}[31mred\u{9B}2J\u{7}\\nnext",
        "DTSTART;VALUE=DATE:20260310", "END:VEVENT", "BEGIN:VEVENT", "UID:b",
        "DTSTART:\u{1B}]0;title\u{7}", "END:VEVENT",
      ])
    for words in [
      ["check", file], ["month", "2026-03", "--ics", file], ["import", file],
      ["occurrences", "--ics", file, "--from", "2026-03-01", "--to", "2026-04-01"],
      ["list", "--from", "2026-03-01"],
      ["month", "2026-03", "--ics", file, "--json"], ["check", file, "--json"],
    ] {
      let output = terminal.run(words).output
      #expect(!output.isEmpty)
      #expect(
        !output.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        },
        "\(words)")
    }
  }

  @Test("standard input is a file too")
  func standardInput() throws {
    let terminal = try Terminal()
    terminal.input = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)
    #expect(terminal.run("check", "-", "--json").output.hasPrefix("{\"file\":\"-\""))
  }

  @Test("check goes on after a file that cannot be read")
  func checkGoesOn() throws {
    let terminal = try Terminal()
    let (good, none) = (try terminal.calendar("good.ics", []), terminal.path("none.ics"))
    let result = terminal.run("check", none, good, "--json")
    #expect(result.status == 1)
    #expect(result.lines.count == 1 && result.output.contains(good))
    #expect(result.errors.contains(none))
  }
}
