import Foundation
import Testing

@testable import DaybookCommand

/// Today is 2026-03-10, a Tuesday.
@Suite struct ChallengeCommandTests {
  private func added(_ terminal: Terminal, _ words: String...) throws -> String {
    let result = terminal.run(["challenge", "add"] + words)
    try #require(result.status == 0, "\(result.errors)")
    return String(result.output.dropLast())
  }

  private func list(_ terminal: Terminal, _ words: String...) -> [String] {
    terminal.run(["challenge", "list"] + words).lines
  }

  @Test func `a challenge is added, checked, listed, changed and deleted`() throws {
    let terminal = try Terminal()
    let uid = try added(
      terminal, "Cold water", "--from", "2026-03-08", "--to", "2026-03-15", "--category",
      "Challenge")
    for day in ["2026-03-08", "2026-03-09"] {
      #expect(terminal.run("challenge", "check", "Cold water", "--day", day).status == 0)
    }
    #expect(
      list(terminal) == [
        "Cold water\t2026-03-08 – 2026-03-15\tChallenge\t2/8 (100 %)\t2 days in a row\t"
          + "Goes on if you do it today"
      ])
    #expect(
      terminal.run("challenge", "check", uid).lines == [
        "Cold water\t2026-03-08 – 2026-03-15\tChallenge\t3/8 (100 %)\t3 days in a row\tDone"
      ])
    #expect(list(terminal, "--due") == [])
    #expect(
      list(terminal, "--json") == [
        #"{"id":1,"uid":"\#(uid)","name":"Cold water","kind":"challenge","category":"challenge","#
          + #""hue":"violet","first_day":"2026-03-08","last_day":"2026-03-15","archived":false,"#
          + #""target":"daily","#
          + #""done_days":3,"met":3,"due":3,"total":8,"percent":100,"#
          + #""streak":{"length":3,"unit":"day","done_days":3},"#
          + #""best":{"length":3,"unit":"day","done_days":3},"at_risk":false,"today":"done"}"#
      ])
    #expect(
      list(terminal, "--language", "ko") == [
        "Cold water\t2026-03-08 – 2026-03-15\t도전\t3/8 (100 %)\t3일 연속\t했어요"
      ])

    #expect(
      terminal.run("challenge", "edit", uid, "--from", "2026-03-09", "--name", "Warm water").status
        == 0)
    #expect(list(terminal)[0].hasPrefix("Warm water\t2026-03-09 – 2026-03-16\tChallenge\t2/8"))
    #expect(
      terminal.run("challenge", "delete", "Warm water", "--json").output
        == "{\"id\":1,\"uid\":\"\(uid)\",\"changed\":true}\n")
    #expect(list(terminal) == [])
    let gone = terminal.run("challenge", "check", uid)
    #expect(gone.status == 1 && gone.errors.contains("There is no challenge"))
  }

  @Test func `counts, skips, pauses and taking back`() throws {
    let terminal = try Terminal()
    _ = try added(
      terminal, "Water", "--from", "2026-03-01", "--to", "2026-03-31", "--target", "at-least-8")
    func check(_ words: String...) -> Int32 {
      terminal.run(["challenge", "check", "Water"] + words).status
    }
    #expect(check("--count", "5") == 0 && check("--more", "3") == 0)
    #expect(check("--day", "2026-03-09", "--count", "0") == 0)
    #expect(check("--day", "2026-03-08", "--skip", "") == 0)
    #expect(check("--day", "2026-03-12", "--skip", "trip", "--until", "2026-03-14") == 0)
    #expect(
      terminal.run("challenge", "show", "Water").lines.dropFirst(2) == [
        "Every day, at least 8", "2026-03-09  0", "2026-03-10  8", "2026-03-08  Skipped",
        "2026-03-12 – 2026-03-14  Skipped: trip",
      ])
    #expect(check("--day", "2026-03-13", "--undo") == 0)
    let json = terminal.run("challenge", "show", "Water", "--json").output
    #expect(
      json.contains(
        #""targets":[{"target":"daily at-least-8"}],"days":[{"date":"2026-03-09","count":0,"done":false},"#
          + #"{"date":"2026-03-10","count":8,"done":true}],"skips":[{"first_day":"2026-03-08","#))
    #expect(json.contains(#"{"first_day":"2026-03-14","last_day":"2026-03-14","reason":"trip"}"#))
    #expect(
      terminal.run("challenge", "check", "Water", "--count", "8", "--json").output.contains(
        "\"changed\":false"))
  }

  @Test func `before the hour at which days begin it is still yesterday`() throws {
    let terminal = try Terminal()
    // It is noon in Seoul, 00:00 in Rio de Janeiro.
    _ = try added(terminal, "Walk", "--from", "2026-03-01", "--to", "2026-03-31")
    let words = ["--zone", "America/Sao_Paulo", "--day-start", "4"]
    #expect(terminal.run(["challenge", "check", "Walk"] + words).status == 0)
    #expect(terminal.run("challenge", "show", "Walk").output.contains("2026-03-09  1"))
    #expect(list(terminal, "--zone", "America/Sao_Paulo", "--day-start", "4")[0].contains("Done"))
    #expect(list(terminal, "--zone", "America/Sao_Paulo")[0].contains("Goes on if you do it today"))
  }

  @Test func `a new target applies from today, or from a day that is named`() throws {
    let terminal = try Terminal()
    _ = try added(terminal, "Walk", "--from", "2026-03-01", "--to", "2026-03-31")
    func edit(_ words: String...) -> Int32 {
      terminal.run(["challenge", "edit", "Walk"] + words).status
    }
    #expect(edit("--target", "3/week") == 0)
    #expect(edit("--target", "mon,fri", "--applies-from", "2026-03-20") == 0)
    #expect(
      terminal.run("challenge", "show", "Walk").lines.dropFirst(2) == [
        "Every day", "2026-03-10  3 times a week", "2026-03-20  Every Monday, Friday",
      ])
  }

  @Test func `a course tells its next step`() throws {
    let terminal = try Terminal()
    _ = try added(
      terminal, "Drawing", "--from", "2026-03-09", "--to", "2026-03-18", "--kind", "course")
    #expect(list(terminal)[0].hasSuffix("Not yet\tstep 1 of 10"))
    #expect(
      terminal.run("challenge", "check", "Drawing").output.hasSuffix(
        "Done\tstep 2 of 10, opens on March 11\n"))
  }

  @Test(arguments: [
    (["check", "Walk", "--day", "2026-03-11"], 1, "March 11 has not come yet."),
    (["check", "Walk", "--day", "2026-02-28"], 1, "February 28 is no day of this challenge."),
    (["check", "Trip"], 1, "nothing to check in a plain range"),
    (["check", "Nobody"], 1, "There is no challenge \"Nobody\"."),
    (["check", "Twice"], 1, "2 are named \"Twice\"."),
    (["check", "Walk", "--count", "-1"], 2, "--count takes a number"),
    (["check", "Walk", "--count", "1", "--undo"], 2, "exclude each other"),
    (["check", "Walk", "--until", "2026-03-12"], 2, "--until needs --skip"),
    (["check", "Walk", "--skip", "x", "--until", "2026-03-01"], 2, "--until: the last day"),
    (["check", "Walk", "--day-start", "13"], 2, "--day-start takes an hour"),
    (["check"], 2, "Something is missing"),
    (["add", "x"], 2, "--from is missing"),
    (["add", "x", "--from", "2026-02-30"], 2, "--from: There is no 2026-02-30."),
    (
      ["add", "x", "--from", "2026-03-02", "--to", "2026-03-01"], 2, "--to: The last day is before"
    ),
    (
      ["add", "x", "--from", "2026-03-02", "--target", "9/week"], 2,
      "--target: the number of \"9/week\" is outside 1…7."
    ),
    (
      ["add", "x", "--from", "2026-03-02", "--category", "Sleep"], 2,
      "There is no category \"Sleep\"."
    ),
    (
      ["add", "x", "--from", "2026-03-02", "--kind", "marathon"], 2,
      "There is no kind \"marathon\"."
    ),
    (["add", "x", "--from", "2026-03-02", "--calendar", "None"], 1, "calendar"),
    (["edit", "Walk", "--applies-from", "soon"], 2, "--applies-from"),
    (["category", "Sleep", "--hide"], 1, "There is no category \"Sleep\"."),
    (["category", "Health", "--add"], 1, "of that name already"),
    (["category", "Health", "--color", "mauve"], 2, "--color: There are red"),
    (["category", "Health", "--hide", "--show"], 2, "exclude each other"),
    (["chekc", "Walk"], 2, "Did you mean daybook challenge check?"),
  ])
  func `what is refused says why, with its exit status`(
    _ words: [String], _ status: Int32, _ reason: String
  ) throws {
    let terminal = try Terminal()
    _ = try added(terminal, "Walk", "--from", "2026-03-01", "--to", "2026-03-31")
    _ = try added(terminal, "Trip", "--from", "2026-03-01", "--kind", "range")
    for first in ["2026-03-01", "2026-04-01"] { _ = try added(terminal, "Twice", "--from", first) }
    let before = terminal.run("export").output
    let result = terminal.run(["challenge"] + words)
    #expect(result.status == status)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(terminal.run("export").output == before)
  }

  @Test func `categories are listed, added and changed`() throws {
    let terminal = try Terminal()
    _ = try added(terminal, "Walk", "--from", "2026-03-01")
    #expect(terminal.run("challenge", "categories").lines.first == "health\tgreen\tHealth")
    #expect(
      terminal.run("challenge", "category", "Reading", "--add", "--color", "teal").output
        == "Reading\n")
    #expect(
      terminal.run("challenge", "category", "건강", "--name", "Body", "--color", "red").output
        == "health\n")
    #expect(terminal.run("challenge", "category", "Reading", "--hide").status == 0)
    let lines = terminal.run("challenge", "categories").lines
    #expect(
      lines.count == 8 && lines[0] == "health\tred\tBody"
        && lines[7] == "Reading\tteal\tReading\t(Hidden)")
    #expect(
      terminal.run("challenge", "categories", "--json").lines[7]
        == #"{"key":"Reading","name":"Reading","hue":"teal","hidden":true}"#)
    _ = try added(terminal, "Novel", "--from", "2026-03-01", "--category", "reading")
    #expect(list(terminal, "--category", "Reading").count == 1)
  }

  @Test func `help lists the commands of the group`() throws {
    let terminal = try Terminal()
    let help = terminal.run("challenge", "--help")
    #expect(help.status == 0 && help.output.contains("  challenge check "))
    #expect(terminal.run("challenge").status == 2)
    #expect(terminal.run("--help").output.contains("  challenge "))
    for command in CommandGroup.challenge.commands {
      let words = command.spec.name.split(separator: " ").map(String.init) + ["--help"]
      let result = terminal.run(words)
      #expect(result.status == 0 && result.output.contains("Usage: daybook \(command.spec.name)"))
    }
  }

  // MARK: Import

  private static let ranges = """
    {"nickname":"Sample","level":7,"calendar":[
    {"property":0,"date":["2021-08-02"]},{"property":0,"date":["2021-08-04","2021-08-05"]},
    {"property":9,"date":["2021-08-09T12:00"]}]}
    """

  @Test func `ranges are imported from JSON, twice without a change, and listed`() throws {
    let terminal = try Terminal()
    let file = try terminal.file("august.json", bytes: Array(Self.ranges.utf8))
    let trial = terminal.run("import", file, "--dry-run")
    #expect(
      trial.status == 0
        && trial.output == "Sample: 3 added (nothing was changed: this was a dry run)\n")
    let first = terminal.run("import", file)
    #expect(first.status == 0 && first.output == "Sample: 3 added\n")
    #expect(
      first.errors.contains(
        "august.json:warning: line 3, calendar[2].property: There is no property 9"))
    #expect(first.errors.contains("calendar[2].date[0]: The time in"))
    #expect(terminal.run("import", file).output == "Sample: 3 unchanged\n")
    #expect(
      list(terminal) == [
        "Health\t2021-08-02\tHealth", "Health\t2021-08-04 – 2021-08-05\tHealth",
        "Unknown category: property-9\t2021-08-09\tUnknown category: property-9",
      ])
    #expect(terminal.run("calendars", "--json").output.contains("\"challenges\":3"))
    let json = terminal.run("import", file, "--json")
    #expect(
      json.output.hasPrefix(
        #"{"file":"\#(file)","calendar":"Sample","new_calendar":false,"dry_run":false,"created":0,"updated":0,"unchanged":3,"#
      ))
    #expect(json.errors.isEmpty)
  }

  @Test func `a file with errors is taken in part, with status 1`() throws {
    let terminal = try Terminal()
    let file = try terminal.file(
      "bad.json",
      bytes: Array(
        #" {"calendar":[{"property":0,"date":["2021-08-02"]},{"property":"x","date":[]}]}"#.utf8))
    let result = terminal.run("import", file, "--calendar", "Mine")
    #expect(result.status == 1 && result.output == "Mine: 1 added, 1 not imported\n")
    #expect(
      result.errors.contains(
        "bad.json:line 1, calendar[1].property: This is a text and should be a number."))
    let broken = terminal.run(
      "import", try terminal.file("broken.json", bytes: Array("{\"calendar\":[".utf8)))
    #expect(broken.status == 1 && broken.output == "nothing to import\n")
    #expect(broken.errors.contains("This is no JSON."))
  }
}
