import Testing

@testable import DaybookCommand

@Suite("What is typed after a command")
struct ArgumentsTests {
  static let spec = CommandSpec(
    name: "sample", summary: "Samples.", operands: "FILE [MORE]", operandCount: 1...2,
    options: [
      .flag("flag", "A flag."), .value("value", "TEXT", "A value."),
      .value("many", "TEXT", "Several.", repeats: true),
    ])

  struct Good: CustomTestStringConvertible {
    var words: [String]
    var operands: [String] = ["a"]
    var flag = false
    var value: String?
    var many: [String] = []
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "options and operands in any order",
    arguments: [
      Good(words: ["a"]), Good(words: ["a", "b"], operands: ["a", "b"]),
      Good(words: ["--flag", "a"], flag: true), Good(words: ["a", "--flag", "--flag"], flag: true),
      Good(words: ["--value", "x", "a"], value: "x"), Good(words: ["a", "--value=x"], value: "x"),
      Good(words: ["a", "--value="], value: ""), Good(words: ["a", "--value=x=y"], value: "x=y"),
      Good(words: ["a", "--value", "--flag"], value: "--flag"),
      Good(words: ["a", "--many", "1", "--many=2"], many: ["1", "2"]),
      Good(words: ["-"], operands: ["-"]), Good(words: ["--", "--flag"], operands: ["--flag"]),
      Good(words: ["--", "-", "--"], operands: ["-", "--"]), Good(words: [""], operands: [""]),
    ])
  func good(_ each: Good) throws {
    let arguments = try Arguments(each.words, spec: Self.spec)
    #expect(arguments.operands == each.operands)
    #expect(arguments.flag("flag") == each.flag)
    #expect(arguments.value("value") == each.value)
    #expect(arguments.all("many") == each.many)
    #expect(!arguments.wantsHelp)
  }

  struct Bad: CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "what is wrong is said with what to do",
    arguments: [
      Bad(words: [], message: "Something is missing: daybook sample FILE [MORE] [options]"),
      Bad(
        words: ["a", "b", "c"],
        message: "Too many words, the first is \"c\": daybook sample FILE [MORE] [options]"),
      Bad(words: ["a", "--value"], message: "--value needs a value: --value TEXT"),
      Bad(words: ["a", "--flag=1"], message: "--flag takes no value."),
      Bad(words: ["a", "--value", "1", "--value", "2"], message: "--value was given twice."),
      Bad(
        words: ["--flga"], message: "daybook sample has no option --flga. Did you mean --flag?"),
      Bad(
        words: ["--hlep"], message: "daybook sample has no option --hlep. Did you mean --help?"),
      Bad(words: ["--unlike"], message: "daybook sample has no option --unlike."),
      Bad(words: ["-x"], message: "daybook sample has no option -x."),
    ])
  func bad(_ each: Bad) {
    #expect {
      _ = try Arguments(each.words, spec: Self.spec)
    } throws: { error in
      if case CommandFailure.usage(each.message) = error { return true }
      Issue.record(error)
      return false
    }
  }

  @Test("help is help, whatever else is missing")
  func help() throws {
    for word in ["--help", "-h"] {
      #expect(try Arguments([word], spec: Self.spec).wantsHelp)
      #expect(try Arguments(["a", "b", "c", word], spec: Self.spec).wantsHelp)
    }
  }
}

@Suite("The program as a whole")
struct ProgramTests {
  @Test(
    "every command has help that names its options", arguments: Program.commands.map(\.spec.name))
  func help(_ name: String) throws {
    let terminal = try Terminal()
    let result = terminal.run(name, "--help")
    #expect(result.status == 0 && result.errors.isEmpty)
    let spec = try #require(Program.commands.first { $0.spec.name == name }?.spec)
    #expect(result.output.contains("Usage: daybook \(name)"))
    for option in spec.options { #expect(result.output.contains("--\(option.name)")) }
    #expect(terminal.run("--help").output.contains("  \(name) "))
  }

  struct Use: CustomTestStringConvertible {
    var words: [String]
    var status: Int32
    var errors: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "wrong use is 2, a refusal is 1, each with its reason",
    arguments: [
      Use(words: ["mnth"], status: 2, errors: "There is no command \"mnth\". Did you mean month?"),
      Use(words: ["frobnicate"], status: 2, errors: "There is no command \"frobnicate\"."),
      Use(
        words: ["month", "2026-13"], status: 2, errors: "\"2026-13\" is not a month like 2026-03."),
      Use(
        words: ["month", "--lanes", "-1"], status: 2,
        errors: "--lanes takes a number from 0, not \"-1\"."),
      Use(
        words: ["month", "--rows", "5"], status: 2,
        errors: "--rows takes natural or six, not \"5\"."),
      Use(words: ["month", "--first-weekday", "x"], status: 2, errors: "--first-weekday takes"),
      Use(
        words: ["month", "--zone", "Mars"], status: 2, errors: "There is no time zone \"Mars\"."),
      Use(
        words: ["month", "--language", "xx"], status: 2, errors: "--language takes ko, en or ja"),
      Use(
        words: ["month", "--today", "soon"], status: 2, errors: "--today: \"soon\" is not a date"),
      Use(
        words: ["month", "--ics", "/nowhere.ics"], status: 1, errors: "/nowhere.ics cannot be read"),
      Use(words: ["occurrences"], status: 2, errors: "--from is missing."),
      Use(
        words: ["occurrences", "--from", "2026-03-02", "--to", "2026-03-01"], status: 2,
        errors: "--to is before --from."),
      Use(
        words: ["occurrences", "--from", "2026-03-02T25:00", "--to", "2026-03-03"], status: 2,
        errors: "\"25:00\" is not a time like 09:00."),
      Use(
        words: ["occurrences", "--from", "2026-03-02T09:00+x", "--to", "2026-03-03"], status: 2,
        errors: "\"+x\" is not an offset like +09:00 or Z."),
      Use(words: ["add", "x"], status: 2, errors: "--date is missing."),
      Use(
        words: ["add", "x", "--date", "2026-02-30"], status: 2,
        errors: "--date: There is no 2026-02-30."),
      Use(
        words: ["add", "x", "--date", "2026-03-10", "--end-time", "10:00"], status: 2,
        errors: "--end-time needs --time."),
      Use(
        words: ["add", "x", "--date", "2026-03-10", "--color", "mauve"], status: 2,
        errors: "--color: There is no colour \"mauve\". There are red,"),
      Use(
        words: ["add", "x", "--date", "2026-03-10", "--calendar", "None"], status: 1,
        errors: "There is no calendar \"None\". There is none yet."),
      Use(words: ["edit", "x"], status: 2, errors: "\"x\" is not a number."),
      Use(words: ["delete", "x"], status: 2, errors: "\"x\" is not a number."),
      Use(
        words: ["list", "--from", "2026-03-10", "--to", "2026-03-01"], status: 2,
        errors: "--to is before --from."),
      Use(
        words: ["export", "--from", "2026-03-01"], status: 2, errors: "--from and --to go together."
      ),
      Use(words: ["restore", "/nowhere.db"], status: 1, errors: "There is no file /nowhere.db."),
      Use(words: ["check", "/nowhere.ics"], status: 1, errors: "/nowhere.ics cannot be read"),
      Use(words: ["import", "/nowhere.ics"], status: 1, errors: "/nowhere.ics cannot be read"),
      Use(
        words: ["serve", "--host", "0.0.0.0"], status: 1,
        errors: "Daybook answers on this computer only"),
      Use(words: ["version", "x"], status: 2, errors: "Too many words"),
    ])
  func wrong(_ each: Use) throws {
    let result = try Terminal().run(each.words)
    #expect(result.status == each.status)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("daybook: \(each.errors)") || result.errors.contains(each.errors),
      "\(result.errors)")
  }

  @Test("nothing typed shows help, as wrong use; the version is a number")
  func nothing() throws {
    let terminal = try Terminal()
    #expect(terminal.run([]).status == 2)
    #expect(terminal.run([]).output == terminal.run("help").output)
    #expect(terminal.run("version").output == "daybook \(daybookVersion)\n")
    #expect(terminal.run("--version").output == "daybook \(daybookVersion)\n")
  }
}
