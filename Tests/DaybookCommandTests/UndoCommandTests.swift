import Testing

@testable import DaybookCommand

@Suite("Undo and redo from the command line")
struct UndoCommandTests {
  @Test("each undo takes one change back and names it, each redo brings one again")
  func steps() throws {
    let terminal = try Terminal()
    _ = terminal.run("add", "Dentist", "--date", "2026-03-10")
    _ = terminal.run("edit", "1", "--title", "Doctor")
    _ = terminal.run("delete", "1")
    let undo = ["undo", "--language", "en"]
    #expect(terminal.run(undo).output == "Undid deleting “Doctor”\n")
    #expect(terminal.run(undo).output == "Undid the change to “Dentist”\n")
    #expect(terminal.run("list").output.contains("\tDentist\n"))
    #expect(terminal.run("redo", "--language", "ko").output == "‘Dentist’을(를) 다시 고쳤어요\n")
    #expect(terminal.run("list").output.contains("\tDoctor\n"))
    let json = terminal.run("history", "--json", "--language", "en").output
    #expect(json.contains("\"undone\":true,\"text\":\"Deleted “Doctor”\""))
    #expect(json.contains("\"undone\":false,\"text\":\"Changed “Dentist”\""))
    let lines = terminal.run("history", "--limit", "1", "--language", "en").output
    #expect(lines.hasSuffix("  Deleted “Doctor” (Undone)\n"))
  }

  @Test("where there is nothing to undo or redo, it says so")
  func nothing() throws {
    let terminal = try Terminal()
    _ = terminal.run("add", "Dentist", "--date", "2026-03-10")
    let redone = terminal.run("redo", "--language", "en")
    #expect(redone.status == 1 && redone.errors.contains("There is nothing to redo"))
    _ = terminal.run("undo")
    let undone = terminal.run("undo", "--language", "en")
    #expect(undone.status == 1 && undone.errors.contains("There is nothing to undo"))
    #expect(terminal.run("history", "--limit", "0").status == 2)
  }
}
