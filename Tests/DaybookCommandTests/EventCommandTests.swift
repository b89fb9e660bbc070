import Foundation
import Testing

@testable import DaybookCommand

@Suite("Events from the command line")
struct EventCommandTests {
  private func exported(_ terminal: Terminal) -> [String] {
    terminal.run("export").output.split(separator: "\r\n").map(String.init)
  }

  @Test("an event is added, listed, changed and deleted")
  func life() throws {
    let terminal = try Terminal()
    let added = terminal.run("add", "Dentist", "--date", "2026-03-10", "--time", "18:30")
    #expect(added.status == 0 && added.output == "1\n")
    var lines = exported(terminal)
    #expect(lines.contains("DTSTART;TZID=Asia/Seoul:20260310T183000"))
    #expect(lines.contains("DTEND;TZID=Asia/Seoul:20260310T193000"))
    #expect(terminal.run("list").output == "1\t2026-03-10 18:30–19:30\tDentist\n")
    let json = terminal.run("list", "--json").output
    #expect(json.hasPrefix("{\"id\":1,\"uid\":\""))
    let rest =
      "\"calendar\":\"My calendar\",\"title\":\"Dentist\",\"all_day\":false,"
      + "\"first_day\":\"2026-03-10\",\"last_day\":\"2026-03-10\","
      + "\"start\":\"2026-03-10T18:30\",\"end\":\"2026-03-10T19:30\""
    #expect(json.contains(rest))

    #expect(terminal.run("edit", "1", "--title", "Dentist, again", "--time", "09:00").status == 0)
    lines = exported(terminal)
    #expect(lines.contains("SUMMARY:Dentist\\, again"))
    #expect(lines.contains("DTEND;TZID=Asia/Seoul:20260310T100000"), "the length stays")
    #expect(terminal.run("delete", "1", "--json").output == "{\"id\":1}\n")
    #expect(terminal.run("list").output.isEmpty)
    for words in [["delete", "1"], ["edit", "1", "--title", "x"]] {
      let result = terminal.run(words)
      #expect(result.status == 1 && result.errors.contains("There is no event 1."))
    }
  }

  struct Change: CustomTestStringConvertible {
    var options: [String]
    var lines: [String]
    var testDescription: String { options.joined(separator: " ") }
  }

  static let seoul = ";TZID=Asia/Seoul:"

  @Test(
    "what is named changes, and nothing else",
    arguments: [
      Change(
        options: ["--date", "2026-03-12"],
        lines: ["DTSTART\(seoul)20260312T230000", "DTEND\(seoul)20260313T010000"]),
      Change(
        options: ["--time", "22:00"],
        lines: ["DTSTART\(seoul)20260310T220000", "DTEND\(seoul)20260311T000000"]),
      Change(
        options: ["--time", "22:00", "--end-time", "22:30"],
        lines: ["DTSTART\(seoul)20260310T220000", "DTEND\(seoul)20260310T223000"]),
      Change(
        options: ["--end-time", "02:00"],
        lines: ["DTSTART\(seoul)20260310T230000", "DTEND\(seoul)20260311T020000"]),
      Change(
        options: ["--until", "2026-03-12"],
        lines: ["DTSTART\(seoul)20260310T230000", "DTEND\(seoul)20260312T010000"]),
      Change(
        options: ["--zone", "Europe/Berlin"],
        lines: [
          "DTSTART;TZID=Europe/Berlin:20260310T230000", "DTEND;TZID=Europe/Berlin:20260311T010000",
        ]),
      Change(
        options: ["--all-day"],
        lines: ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260312"]),
      Change(options: ["--place", "Here"], lines: ["LOCATION:Here"]),
      Change(options: ["--color", "teal"], lines: ["COLOR:turquoise"]),
    ])
  func changes(_ each: Change) throws {
    let terminal = try Terminal()
    let added = terminal.run(
      "add", "Night", "--date", "2026-03-10", "--time", "23:00", "--end-time", "01:00", "--until",
      "2026-03-11", "--color", "red")
    #expect(added.status == 0, "\(added.errors)")
    let before = Set(exported(terminal))
    let result = terminal.run(["edit", "1"] + each.options)
    #expect(result.status == 0, "\(result.errors)")
    let new = Set(exported(terminal)).subtracting(before).filter { line in
      let name = line.prefix { $0 != ";" && $0 != ":" }
      return ["DTEND", "LOCATION", "COLOR", "SUMMARY"].contains(name)
        || line.hasPrefix("DTSTART;")
    }
    #expect(new.isSubset(of: Set(each.lines)))
    #expect(Set(each.lines).isSubset(of: Set(exported(terminal))))
  }

  @Test("an hour is what an event lasts when nothing is said, also over midnight")
  func anHour() throws {
    let terminal = try Terminal()
    _ = terminal.run("add", "Late", "--date", "2026-03-10", "--time", "23:30")
    #expect(exported(terminal).contains("DTEND;TZID=Asia/Seoul:20260311T003000"))
    _ = terminal.run(
      "add", "Short", "--date", "2026-03-10", "--time", "23:30", "--end-time", "23:45")
    #expect(exported(terminal).contains("DTEND;TZID=Asia/Seoul:20260310T234500"))
    _ = terminal.run("add", "Days", "--date", "2026-03-10", "--until", "2026-03-12")
    #expect(exported(terminal).contains("DTEND;VALUE=DATE:20260313"))
    let usage = terminal.run("edit", "1", "--all-day", "--time", "09:00")
    #expect(usage.status == 2)
  }

  @Test("one occurrence of a series is changed or deleted by its identity")
  func occurrences() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "s.ics",
      [
        "BEGIN:VEVENT", "UID:s", "SUMMARY:Series", "DTSTART;VALUE=DATE:20260310",
        "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT",
      ])
    #expect(terminal.run("import", file).status == 0)
    #expect(terminal.run("edit", "1", "--occurrence", "20260311", "--title", "Alone").status == 0)
    #expect(terminal.run("delete", "1", "--occurrence", "20260312").status == 0)
    #expect(
      terminal.run("list").output == """
        1\t2026-03-10\tSeries  (20260310)
        1\t2026-03-11\tAlone  (20260311)

        """)
    for words in [["edit", "1", "--title", "x"], ["delete", "1"]] {
      let result = terminal.run(words + ["--occurrence", "20260401"])
      #expect(result.status == 1 && result.errors.contains("no such event or occurrence"))
    }
    #expect(terminal.run("list").lines.count == 2)
  }

  @Test("an import reports, a dry run changes nothing, and twice is once")
  func imports() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "holidays.2026.ics",
      [
        "BEGIN:VEVENT", "UID:a", "SUMMARY:Good", "DTSTART;VALUE=DATE:20260310", "END:VEVENT",
        "BEGIN:VEVENT", "UID:b", "SUMMARY:Bad", "DTSTART;VALUE=DATE:20261310", "END:VEVENT",
      ])
    let trial = terminal.run("import", file, "--dry-run", "--json")
    #expect(
      trial.output.hasPrefix(
        "{\"file\":\"\(file)\",\"calendar\":\"holidays.2026\",\"new_calendar\":true,"
          + "\"dry_run\":true,\"created\":2,\"updated\":0,\"unchanged\":0,\"kept_newer\":0,"
          + "\"failed\":0,\"problems\":[],\"items\":[{\"uid\":\"a\",\"component\":\"VEVENT\","
          + "\"title\":\"Good\",\"line\":4,\"outcome\":\"created\",\"problems\":[]},"))
    #expect(!FileManager.default.fileExists(atPath: terminal.path("daybook")))
    let real = terminal.run("import", file)
    #expect(real.status == 1, "something in it could not be read")
    #expect(real.output == "holidays.2026: 2 added\n")
    #expect(real.errors.contains("\(file):12:20: error: DTSTART:"))
    #expect(terminal.run("import", file).output.hasSuffix("holidays.2026: 2 unchanged\n"))
    #expect(
      terminal.run("import", file, "--calendar", "Other").output.hasSuffix("Other: 2 added\n"))
    #expect(terminal.run("import", try terminal.file("empty.ics", bytes: [])).status == 1)
  }

  @Test("a backup is restored into an empty folder, never over data")
  func backup() throws {
    let terminal = try Terminal()
    _ = terminal.run("add", "Kept", "--date", "2026-03-10")
    let backup = terminal.path("copy.db")
    #expect(terminal.run("backup", backup).status == 0)
    #expect(terminal.run("backup", backup).status == 1, "an existing file is kept")
    _ = terminal.run("add", "Later", "--date", "2026-03-10")
    #expect(terminal.run("restore", backup).status == 1)
    let other = terminal.path("other")
    #expect(terminal.run("restore", backup, "--data", other).status == 0)
    #expect(terminal.run("list", "--data", other).output.contains("Kept"))
    #expect(!terminal.run("list", "--data", other).output.contains("Later"))
    #expect(terminal.run("doctor", "--data", other).output == "All is well.\n")
    #expect(terminal.run("reindex", "--data", other).output == "Every column was right.\n")
    let broken = try terminal.file("broken.db", bytes: Array("not a database at all".utf8))
    #expect(terminal.run("restore", broken, "--data", terminal.path("third")).status == 1)
    #expect(!FileManager.default.fileExists(atPath: terminal.path("third/daybook.db")))
    let empty = try terminal.file("empty.db", bytes: [])
    let refused = terminal.run("restore", empty, "--data", terminal.path("fourth"))
    #expect(refused.status == 1)
    #expect(refused.errors.contains("\(empty) is not a Daybook database"))
    #expect(FileManager.default.contents(atPath: empty) == Data())
    #expect(!FileManager.default.fileExists(atPath: terminal.path("fourth/daybook.db")))
  }

  @Test("an export goes to a file or to standard output, of one calendar or of days")
  func export() throws {
    let terminal = try Terminal()
    _ = terminal.run("add", "One", "--date", "2026-03-10")
    let path = terminal.path("out.ics")
    #expect(terminal.run("export", path).output.isEmpty)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == terminal.run("export", "-").output && written.contains("SUMMARY:One"))
    #expect(
      !terminal.run("export", "--from", "2026-04-01", "--to", "2026-04-02").output.contains(
        "VEVENT"))
    #expect(terminal.run("export", "--calendar", "None").status == 1)
    #expect(terminal.run("export", "/nowhere/at/all.ics").status == 1)
  }

  @Test(
    "what is typed wrongly is wrong use, and the option is named",
    arguments: [
      ["--date", "2026-13-01"], ["--date", "soon"], ["--color", "nosuch"], ["--time", "25:00"],
      ["--until", "2026-03-01"], ["--until", "later"], ["--time", "09:00", "--end-time", "08:00"],
    ])
  func wrongUse(_ options: [String]) throws {
    let terminal = try Terminal()
    let date = options[0] == "--date" ? [] : ["--date", "2026-03-10"]
    let name = try #require(options.last { $0.hasPrefix("--") })
    let added = terminal.run(["add", "Wrong"] + date + options)
    #expect(added.status == 2)
    #expect(added.errors.hasPrefix("daybook: \(name): "), "\(added.errors)")
    #expect(terminal.run("add", "Right", "--date", "2026-03-10").status == 0)
    let edited = terminal.run(["edit", "1"] + options)
    #expect(edited.status == 2)
    #expect(edited.errors.hasPrefix("daybook: \(name): "), "\(edited.errors)")
    #expect(terminal.run("list", "--from", "2026-03-10").lines.count == 1)
  }

  private func series(_ lines: String...) throws -> Terminal {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "s.ics", ["BEGIN:VEVENT", "UID:s", "SUMMARY:Series"] + lines + ["END:VEVENT"])
    #expect(terminal.run("import", file).status == 0)
    return terminal
  }

  private func days(_ terminal: Terminal) -> [String] {
    terminal.run("list").lines.map { line in
      String(line.split(separator: "\t")[1])
    }
  }

  @Test("a whole series moves to another day, and says so before")
  func seriesDay() throws {
    let terminal = try series("DTSTART;VALUE=DATE:20260310", "RRULE:FREQ=DAILY;COUNT=3")
    #expect(
      terminal.run("edit", "1", "--occurrence", "20260311", "--title", "Alone").status == 0)
    #expect(
      terminal.run("edit", "1", "--occurrence", "20260311", "--date", "2026-03-20").status == 0)
    let trial = terminal.run("edit", "1", "--date", "2026-03-11", "--dry-run", "--language", "en")
    #expect(
      trial.output == "Moves 2 events. 1 changed on its own (March 11) keeps its day.\n")
    #expect(days(terminal) == ["2026-03-10", "2026-03-12", "2026-03-20"])
    #expect(terminal.run("edit", "1", "--date", "2026-03-11").status == 0)
    #expect(days(terminal) == ["2026-03-11", "2026-03-13", "2026-03-20"])
  }

  @Test("an occurrence and all that follow are changed or deleted together")
  func following() throws {
    let terminal = try series("DTSTART;VALUE=DATE:20260310", "RRULE:FREQ=DAILY;COUNT=5")
    let words = ["--occurrence", "20260312", "--following"]
    #expect(terminal.run(["edit", "1", "--date", "2026-03-20"] + words).output == "2\n")
    #expect(
      days(terminal) == ["2026-03-10", "2026-03-11", "2026-03-20", "2026-03-21", "2026-03-22"])
    let rest = ["--occurrence", "20260321", "--following"]
    #expect(terminal.run(["delete", "2"] + rest).status == 0)
    #expect(days(terminal) == ["2026-03-10", "2026-03-11", "2026-03-20"])
    #expect(terminal.run("edit", "1", "--following", "--title", "x").status == 2)
  }

  @Test("a day that no rule can say is refused in the words of the command line")
  func refusedDay() throws {
    let terminal = try series("DTSTART;VALUE=DATE:20260331", "RRULE:FREQ=MONTHLY;COUNT=3")
    let result = terminal.run("edit", "1", "--date", "2026-03-30")
    #expect(result.status == 1)
    #expect(result.errors.contains("--occurrence") && !result.errors.contains("Choose"))
  }

  @Test("occurrences are events, unless tasks, entries or alarms are asked for")
  func kinds() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "k.ics",
      [
        "BEGIN:VEVENT", "UID:e", "SUMMARY:Event", "DTSTART:20260310T090000", "BEGIN:VALARM",
        "TRIGGER:-PT30M", "END:VALARM", "END:VEVENT", "BEGIN:VTODO", "UID:t", "SUMMARY:Task",
        "DUE;VALUE=DATE:20260311", "END:VTODO", "BEGIN:VJOURNAL", "UID:j", "SUMMARY:Entry",
        "DTSTART;VALUE=DATE:20260312", "END:VJOURNAL",
      ])
    #expect(terminal.run("import", file).status == 0)
    let span = ["--from", "2026-03-01", "--to", "2026-04-01", "--zone", "Europe/Berlin"]
    for source in [[], ["--ics", file]] {
      func output(_ words: String...) -> String {
        terminal.run(["occurrences"] + span + source + words).output
      }
      #expect(output() == "2026-03-10 09:00–09:00  Event\n")
      #expect(output("--kind", "event") == output())
      #expect(output("--kind", "task") == "2026-03-11  Task\n")
      #expect(output("--kind", "entry") == "2026-03-12  Entry\n")
      #expect(output("--kind", "alarm") == "2026-03-10 08:30–08:30  Event\n")
      #expect(output("--floating-zone", "Asia/Seoul") == "2026-03-10 01:00–01:00  Event\n")
    }
    #expect(terminal.run(["occurrences", "--kind", "x"] + span).status == 2)
    #expect(terminal.run(["occurrences", "--floating-zone", "x"] + span).status == 2)
  }
}
