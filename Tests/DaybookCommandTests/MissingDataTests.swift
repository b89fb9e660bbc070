import Foundation
import Testing

@testable import DaybookCommand

@Suite("A folder without data")
struct MissingDataTests {
  @Test(
    "is refused by what only reads or changes, with its path, and stays absent",
    arguments: [
      ["list"], ["export"], ["backup", "copy.db"], ["delete", "1"], ["edit", "1", "--title", "x"],
      ["month", "2026-03"], ["month", "2026-03", "--json"],
      ["occurrences", "--from", "2026-03-01", "--to", "2026-04-01"], ["doctor"], ["reindex"],
      ["calendars"],
    ])
  func refused(_ words: [String]) throws {
    let terminal = try Terminal()
    let folder = terminal.path("mistyped")
    let words = words.map { $0 == "copy.db" ? terminal.path($0) : $0 }
    let result = terminal.run(words + ["--data", folder])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("There is no data in \(folder)."), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.folder).isEmpty)
  }

  @Test("is not taken for one with data when the database has not a single byte")
  func emptyFile() throws {
    let terminal = try Terminal()
    let path = try terminal.file("daybook.db", bytes: [])
    #expect(terminal.run("list", "--data", terminal.folder).status == 1)
    #expect(FileManager.default.contents(atPath: path) == Data())
  }

  @Test("stays absent in a trial of an import, which tells what would happen")
  func trial() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "a.ics", ["BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"])
    let result = terminal.run("import", file, "--dry-run", "--data", terminal.path("new"))
    #expect(result.status == 0 && result.output.contains("1 added"))
    #expect(!FileManager.default.fileExists(atPath: terminal.path("new")))
  }

  @Test("is made by what brings data", arguments: ["add", "import", "restore"])
  func made(_ command: String) throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "a.ics", ["BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"])
    #expect(terminal.run("add", "x", "--date", "2026-03-10").status == 0)
    #expect(terminal.run("backup", terminal.path("copy.db")).status == 0)
    let words =
      switch command {
      case "add": ["add", "x", "--date", "2026-03-10"]
      case "import": ["import", file]
      default: ["restore", terminal.path("copy.db")]
      }
    let folder = terminal.path("new/folder")
    #expect(terminal.run(words + ["--data", folder]).status == 0)
    #expect(terminal.run("list", "--data", folder, "--from", "2026-03-10").lines.count == 1)
  }
}
