import Foundation
import Testing

@testable import DaybookCommand

@Suite("daybook convert")
struct ConvertCommandTests {
  private static let event = [
    "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z", "DTSTART;VALUE=DATE:20260310",
    "SUMMARY:Sample\\, one", "RRULE:FREQ=DAILY;COUNT=3", "X-KEEP;X-A=b:as it is", "END:VEVENT",
  ]

  @Test("A file becomes jCal, and that the same file")
  func bothWays() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar("a.ics", Self.event)
    let json = terminal.run("convert", file)
    #expect(json.status == 0)
    #expect(json.errors == "")
    #expect(json.output.hasPrefix(#"["vcalendar",[["version",{},"text","2.0"]"#))
    #expect(json.output.contains(#"["summary",{},"text","Sample, one"]"#))

    terminal.input = Array(json.output.utf8)
    let back = terminal.run("convert", "-", terminal.path("b.ics"))
    #expect(back.status == 0)
    #expect(back.output == "")
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: terminal.path("b.ics")))
        == Data(contentsOf: URL(fileURLWithPath: file)))
  }

  @Test("What is left out is told with its place, the rest is converted")
  func problems() throws {
    let terminal = try Terminal()
    let broken = try terminal.calendar(
      "a.ics", ["BEGIN:VEVENT", "UID:1", "no colon", "END:VEVENT"])
    let json = terminal.run("convert", broken)
    #expect(json.status == 1)
    #expect(json.errors.contains("\(broken):6: error: "))
    #expect(json.output.contains(#"["uid",{},"text","1"]"#))

    let odd = try terminal.file(
      "b.json",
      #" ["vevent",[["uid",{},"text","1"],["url",{},"uri",null]],"#, #"[]]"#)
    let text = terminal.run("convert", odd)
    #expect(text.status == 1)
    #expect(text.errors.contains("\(odd):1:51: error: URL: "))
    #expect(text.output == "BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n")
  }

  @Test("What is neither is refused, and writes nothing")
  func refusals() throws {
    let terminal = try Terminal()
    let cut = try terminal.file("a.json", #"["vevent",["#)
    let result = terminal.run("convert", cut, terminal.path("out.ics"))
    #expect(result.status == 1)
    #expect(result.errors.contains("\(cut):2:1: error: This is not JSON: the text ends"))
    for bytes in [[], Array("<html></html>".utf8), Array("[]".utf8)] {
      let file = try terminal.file("b", bytes: bytes)
      #expect(terminal.run("convert", file, terminal.path("out.ics")).status == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: terminal.path("out.ics")))
    #expect(terminal.run("convert").status == 2)
    #expect(terminal.run("convert", "/nonexistent").status == 1)
  }
}
