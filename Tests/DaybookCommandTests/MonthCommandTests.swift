import Testing

@testable import DaybookCommand

@Suite("daybook month: a drawing, a picture, data")
struct MonthCommandTests {
  @Test("the command draws colours on a terminal only, and not where nobody wants them")
  func command() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "a.ics", ["BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"])
    #expect(!terminal.run("month", "--ics", file).output.contains("\u{1B}"))
    terminal.columns = 80
    #expect(terminal.run("month", "--ics", file).output.contains("\u{1B}"))
    terminal.environment["NO_COLOR"] = "1"
    #expect(!terminal.run("month", "--ics", file).output.contains("\u{1B}"))
    terminal.columns = nil
    terminal.environment["COLUMNS"] = "50"
    #expect(
      terminal.run("month", "--ics", file).lines.allSatisfy { $0.count <= 50 })
    terminal.environment["COLUMNS"] = "99999999999999999"
    #expect(terminal.run("month", "--ics", file).status == 0)
    let korean = terminal.run("month", "2026-03", "--ics", file, "--language", "ko").output
    #expect(korean.hasPrefix("2026년 3월\n"))
  }

  @Test("a crowded day is drawn to a limit and counted; JSON has everything")
  func crowded() throws {
    let terminal = try Terminal()
    let events = (0..<50).flatMap { number in
      ["BEGIN:VEVENT", "UID:\(number)", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"]
    }
    let file = try terminal.calendar("a.ics", events)
    func bars(_ words: String...) -> Int {
      terminal.run(["month", "2026-03", "--ics", file] + words).lines.filter {
        $0.contains("[Untitled")
      }.count
    }
    #expect(bars() == 20)
    #expect(terminal.run("month", "2026-03", "--ics", file).output.contains("+30"))
    #expect(bars("--lanes", "3") == 3)
    #expect(bars("--lanes", "100") == 50)
    let json = terminal.run("month", "2026-03", "--ics", file, "--json").output
    #expect(json.split(separator: "\"start_column\"").count == 51)
  }

  @Test("--svg writes a picture in the language asked for")
  func picture() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "a.ics",
      [
        "BEGIN:VEVENT", "UID:a", "SUMMARY:Fish & <chips>", "DTSTART;VALUE=DATE:20260310",
        "DTEND;VALUE=DATE:20260318", "END:VEVENT", "BEGIN:VEVENT", "UID:b",
        "DTSTART:20260312T003000Z", "END:VEVENT",
      ])
    let english = terminal.run("month", "2026-03", "--ics", file, "--svg")
    #expect(english.status == 0 && english.errors == "")
    #expect(english.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(english.output.hasSuffix("</svg>\n"))
    #expect(english.output.contains("lang=\"en\""))
    #expect(english.output.contains(">Fish &amp; &lt;chips&gt;</text>"))
    #expect(english.output.contains(">9:30a</text>"))
    #expect(english.output.contains(">March 2026</title>"))
    #expect(!english.output.contains("sunday"))
    let korean = terminal.run(
      "month", "2026-03", "--ics", file, "--svg", "--language", "ko", "--today", "2026-03-10")
    #expect(korean.output.contains("lang=\"ko\""))
    #expect(korean.output.contains(">2026년 3월</title>"))
    #expect(korean.output.contains("class=\"disc\""))
    #expect(korean.output.contains("sunday"))
  }

  @Test("a picture has four lanes, or as many as are asked for; two forms at once are refused")
  func pictureLanes() throws {
    let terminal = try Terminal()
    let events = (0..<9).flatMap { number in
      ["BEGIN:VEVENT", "UID:\(number)", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"]
    }
    let file = try terminal.calendar("a.ics", events)
    func bars(_ words: String...) -> Int {
      terminal.run(["month", "2026-03", "--ics", file, "--svg"] + words).output
        .split(separator: "-bg\" d=").count - 1
    }
    #expect(bars() == 4)
    #expect(terminal.run("month", "2026-03", "--ics", file, "--svg").output.contains(">+5 more<"))
    #expect(bars("--lanes", "7") == 7)
    let both = terminal.run("month", "--ics", file, "--svg", "--json")
    #expect(both.status == 2)
    #expect(both.errors.contains("--svg and --json"))
  }
}
