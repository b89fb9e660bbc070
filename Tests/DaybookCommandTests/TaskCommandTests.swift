import Testing

@testable import DaybookCommand

@Suite("Tasks from the command line")
struct TaskCommandTests {
  @Test("tasks are added, listed by group, started, completed, edited and deleted")
  func daily() throws {
    let terminal = try Terminal()
    #expect(
      terminal.run("task", "add", "Rent", "--due", "2026-03-31", "--repeat", "month-end").output
        == "1\n")
    #expect(
      terminal.run("task", "add", "Bills", "--due", "2026-03-09", "--tag", "home").output == "2\n")
    #expect(terminal.run("task", "add", "Read", "--planned", "2026-03-10").output == "3\n")
    #expect(terminal.run("task", "add", "Page one", "--part-of", "3").output == "4\n")
    #expect(
      terminal.run("task", "list").lines == [
        "2\t[ ]\t2026-03-09 overdue\tBills  #home", "3\t[ ]\tplanned 2026-03-10\tRead",
        "4\t[ ]\t\t  Page one", "1\t[ ]\t2026-03-31\tRent",
      ])
    #expect(terminal.run("task", "start", "2", "3").output == "2\n3\n")
    #expect(
      terminal.run("task", "done", "1", "--json").output
        == "{\"ids\":[1],\"repeated\":[1],\"changed\":true}\n")
    #expect(terminal.run("task", "edit", "2", "--due", "2026-03-12", "--time", "09:30").status == 0)
    let lines = terminal.run("task", "list", "--json").lines
    #expect(lines.count == 4)
    let bills = """
      "title":"Bills","status":"in-progress","group":"next","overdue":false,"due":"2026-03-12",\
      "due_time":"09:30","tags":["home"]}
      """
    #expect(lines.contains { $0.hasPrefix("{\"id\":2,\"uid\":") && $0.hasSuffix(bills) })
    #expect(terminal.run("task", "list", "--group", "later").lines == ["1\t[ ]\t2026-04-30\tRent"])
    #expect(terminal.run("task", "list", "--search", "rent").lines.count == 2)
    #expect(terminal.run("task", "delete", "3").output == "3\n")
    #expect(terminal.run("task", "list").lines.count == 2)
    #expect(terminal.run("undo").status == 0)
    #expect(terminal.run("task", "list").lines.count == 4)
  }

  @Test("a pasted list and a todo.txt file are taken over, and written again")
  func files() throws {
    let terminal = try Terminal()
    terminal.input = Array("- Milk\n  - low fat\n".utf8)
    #expect(terminal.run("task", "add", "-").output == "1\n2\n")
    let file = try terminal.file("todo.txt", "(A) 2026-03-01 Call home +family due:2026-03-12")
    #expect(terminal.run("task", "import", file).output == "1 new, 0 already there\n")
    #expect(terminal.run("task", "import", file).output == "0 new, 1 already there\n")
    #expect(
      terminal.run("task", "export").lines == [
        "(A) 2026-03-01 Call home +family due:2026-03-12", "2026-03-10 Milk", "2026-03-10 low fat",
      ])
  }

  struct Refusal: CustomTestStringConvertible {
    var words: [String]
    var status: Int32
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(words: ["add", "a", "--due", "soon"], status: 2, message: "--due:"),
    Refusal(words: ["add", "a", "--repeat", "daily"], status: 2, message: "--repeat: To repeat"),
    Refusal(
      words: ["add", "a", "--due", "2026-03-01", "--planned", "2026-03-02"], status: 2,
      message: "March 2 or later"),
    Refusal(words: ["add", "a", "--part-of", "9"], status: 1, message: "There is no task 9"),
    Refusal(words: ["done", "9"], status: 1, message: "There is no such task"),
    Refusal(words: ["delete", "9"], status: 1, message: "There is no task 9"),
    Refusal(words: ["edit", "1", "--title", ""], status: 2, message: "The title"),
    Refusal(words: ["start", "one"], status: 2, message: "is not a number"),
    Refusal(words: ["list", "--group", "soon"], status: 2, message: "overdue, today"),
  ]

  @Test("what cannot be done is told, and nothing is changed", arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    let terminal = try Terminal()
    _ = terminal.run("task", "add", "Milk")
    let result = terminal.run(["task"] + refusal.words)
    #expect(result.status == refusal.status)
    #expect(result.errors.contains(refusal.message), "\(result.errors)")
    #expect(terminal.run("task", "list").lines == ["1\t[ ]\t\tMilk"])
  }
}
