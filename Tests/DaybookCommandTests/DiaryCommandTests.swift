import Foundation
import ICalendar
import Testing

@testable import DaybookCommand

@Suite("daybook diary")
struct DiaryCommandTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  struct Written: CustomTestStringConvertible {
    var options: [String]
    var output: String
    var status: Int32 = 0
    var testDescription: String { options.joined(separator: " ") }
  }

  @Test(
    "the day of an entry is today by the writer's clock, or the one that is named; it is printed",
    arguments: [
      Written(options: [], output: "1\t2026-03-10\n"),
      Written(options: ["--day", "today"], output: "1\t2026-03-10\n"),
      Written(options: ["--day", "yesterday"], output: "1\t2026-03-09\n"),
      Written(options: ["--day", "2025-12-31"], output: "1\t2025-12-31\n"),
      Written(options: ["--zone", "Pacific/Honolulu"], output: "1\t2026-03-09\n"),
      Written(options: ["--zone", "Pacific/Kiritimati"], output: "1\t2026-03-10\n"),
      Written(options: ["--today", "2024-02-29"], output: "1\t2024-02-29\n"),
      Written(options: ["--day", "2026-03-11"], output: "", status: 1),
      Written(options: ["--day", "03-09"], output: "", status: 2),
      Written(options: ["--json"], output: "{\"id\":1,\"day\":\"2026-03-10\"}\n"),
    ])
  func days(_ written: Written) {
    let result = terminal.run(["diary", "write", "x"] + written.options)
    #expect(result.output == written.output)
    #expect(result.status == written.status)
    #expect(result.errors.isEmpty == (written.status == 0))
  }

  @Test("every command has its help, which names it as it is typed")
  func help() {
    let group = terminal.run("diary", "--help")
    #expect(group.status == 0)
    for command in CommandGroup.diary.commands {
      let name = command.spec.name
      #expect(group.output.contains("  \(name) "))
      let help = terminal.run(name.split(separator: " ").map(String.init) + ["--help"])
      #expect(help.status == 0)
      #expect(help.output.contains("Usage: daybook \(name)"))
    }
    #expect(terminal.run("--help").output.contains("  diary "))
    #expect(terminal.run("diary", "serch").errors.contains("search"))
  }

  @Test("what is shown has no character that commands a terminal")
  func controls() throws {
    // C1 controls can stand in a file.
    _ = terminal.run("diary", "write", "a\u{9B}31mb")
    for command in [["show"], ["list"], ["search", "a"]] {
      let output = terminal.run(["diary"] + command).output
      #expect(output.contains("31mb"))
      #expect(!output.unicodeScalars.contains("\u{9B}"))
    }
  }

  @Test("JSON decimals have two digits")
  func decimals() {
    let cases: [(Double, String)] = [
      (3, "3.00"), (2.5, "2.50"), (8.0 / 3, "2.67"), (-0.05, "-0.05"), (.nan, "0"),
      (.infinity, "0"), (1e300, "0"),
    ]
    for (number, text) in cases { #expect(JSONValue.decimal(number).text == text) }
  }
}
