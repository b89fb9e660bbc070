import CalendarCore
import Testing

@testable import Daybook

@Suite struct RangeFileTests {
  private func read(_ text: String) -> RangeFile {
    Array(text.utf8).withUnsafeBufferPointer { RangeFile(reading: $0) }
  }

  /// Everything that is told about a file, the file as a whole first.
  private func problems(_ file: RangeFile) -> [String] {
    (file.problems + file.entries.flatMap(\.problems)).map { "\($0)" }
  }

  private func runs(_ file: RangeFile) -> [String] {
    file.entries.flatMap { entry in
      entry.runs.map { "p\(entry.property.map(String.init) ?? "-"):\($0.start)…\($0.last)" }
    }
  }

  static let original = """
    {"nickname":"Sample","level":7,"calendar":[
      {"property":0,"date":["2021-08-02"]},
      {"property":0,"date":["2021-08-04","2021-08-05","2021-08-06","2021-08-07"]},
      {"property":2,"date":["2021-08-09","2021-08-10","2021-08-11","2021-08-12","2021-08-13",
                            "2021-08-14","2021-08-15"]},
      {"property":3,"date":["2021-08-22"]},
      {"property":6,"date":["2021-08-24","2021-08-25","2021-08-26","2021-08-27"]}]}
    """

  @Test func `the five ranges of August 2021`() {
    let file = read(Self.original)
    #expect(file.nickname == "Sample" && file.level == "7")
    #expect(
      runs(file) == [
        "p0:2021-08-02…2021-08-02", "p0:2021-08-04…2021-08-07", "p2:2021-08-09…2021-08-15",
        "p3:2021-08-22…2021-08-22", "p6:2021-08-24…2021-08-27",
      ])
    #expect(problems(file) == [])
    #expect(file.entries.map(\.line) == [2, 3, 4, 6, 7])
  }

  @Test func `the format began in August 2021`() {
    #expect("\(RangeFile.firstDay)" == "2021-08-01")
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var runs: [String] = []
    var problems: [String] = []
    var testDescription: String { name }
  }

  private static func file(_ entries: String) -> String { "{\"calendar\":[\(entries)]}" }
  private static let good = #"{"property":1,"date":["2021-08-20"]}"#
  private static let goodRun = "p1:2021-08-20…2021-08-20"

  @Test(arguments: [
    Case(
      name: "4–7 and 8–15 stay two",
      text: file(
        #"{"property":0,"date":["2021-08-04","2021-08-05","2021-08-06","2021-08-07"]},{"property":0,"date":["2021-08-08","2021-08-09"]}"#
      ),
      runs: ["p0:2021-08-04…2021-08-07", "p0:2021-08-08…2021-08-09"]),
    Case(
      name: "over the end of February and of a year",
      text: file(#"{"property":4,"date":["2023-12-31","2024-01-01","2024-02-29","2024-03-01"]}"#),
      runs: ["p4:2023-12-31…2024-01-01", "p4:2024-02-29…2024-03-01"],
      problems: [
        "line 1, calendar[0].date: Between 2024-01-01 and 2024-02-29 are days that are missing: these are two ranges."
      ]),
    Case(
      name: "dates in any order, one of them twice",
      text: file(#"{"property":5,"date":["2021-08-03","2021-08-02","2021-08-03"]}"#),
      runs: ["p5:2021-08-02…2021-08-03"],
      problems: [
        "line 1, calendar[0].date[1]: 2021-08-02 stands after a later date.",
        "line 1, calendar[0].date[2]: 2021-08-03 stands there twice; it counts once.",
      ]),
    Case(
      name: "T-55: a date with a time is the date that is written, whatever the zone",
      text: file(
        #"{"property":5,"date":["2021-08-24T23:59:59Z","2021-08-25 00:00","2021-08-26T00:00:00+09:00"]}"#
      ),
      runs: ["p5:2021-08-24…2021-08-26"],
      problems: (["2021-08-24T23:59:59Z", "2021-08-25 00:00", "2021-08-26T00:00:00+09:00"]
        as [String]).enumerated().map {
          "line 1, calendar[0].date[\($0)]: The time in \"\($1)\" is not used; the date is taken as written."
        }),
    Case(
      name: "an unknown property",
      text: file(#"{"property":7,"date":["2021-08-02"]},{"property":-1,"date":["2021-08-02"]}"#),
      runs: ["p7:2021-08-02…2021-08-02", "p-1:2021-08-02…2021-08-02"],
      problems: [7, -1].enumerated().map {
        "line 1, calendar[\($0)].property: There is no property \($1); there are 0 to 6. Its ranges are drawn in a neutral colour."
      }),
    Case(
      name: "missing members",
      text: file("{\"property\":1},\n{\"date\":[\"2021-08-02\"]},{},\(good)"),
      runs: ["p-:2021-08-02…2021-08-02", goodRun],
      problems: [
        "line 1, calendar[0]: The member \"date\" is missing.",
        "line 2, calendar[1]: The member \"property\" is missing.",
        "line 2, calendar[2]: The member \"property\" is missing.",
        "line 2, calendar[2]: The member \"date\" is missing.",
      ]),
    Case(
      name: "other types",
      text: file(
        "{\"property\":\"0\",\"date\":\"2021-08-02\"},7,null,[\(good)],{\"property\":0.5,\"date\":[20210802,null,{}]},\(good)"
      ),
      runs: [goodRun],
      problems: [
        "line 1, calendar[0].property: This is a text and should be a number.",
        "line 1, calendar[0].date: This is a text and should be a list.",
        "line 1, calendar[1]: This is a number and should be an object.",
        "line 1, calendar[2]: This is null and should be an object.",
        "line 1, calendar[3]: This is a list and should be an object.",
        "line 1, calendar[4].property: This is 0.5 and should be a whole number.",
        "line 1, calendar[4].date[0]: This is a number and should be a date.",
        "line 1, calendar[4].date[1]: This is null and should be a date.",
        "line 1, calendar[4].date[2]: This is an object and should be a date.",
      ]),
    Case(
      name: "dates that are none among some that are",
      text: file(
        #"{"property":0,"date":["2021-08-02","2021-02-30","soon","2021-8-3","2021-08-031","20210803","2021-08-04Tx","","9999-01-01","2021-08-03"]}"#
      ),
      runs: ["p0:2021-08-02…2021-08-03"],
      problems: [
        "2021-02-30", "soon", "2021-8-3", "2021-08-031", "20210803", "2021-08-04Tx", "",
        "9999-01-01",
      ].enumerated().map {
        "line 1, calendar[0].date[\($0 + 1)]: \"\($1)\" is not a date like 2021-08-02."
      }),
    Case(
      name: "no dates", text: file(#"{"property":0,"date":[]}"#),
      problems: ["line 1, calendar[0].date: There are no dates, so nothing comes of this entry."]),
    Case(
      name: "members that mean nothing, or stand there twice",
      text:
        #"{"nickname":"a","nickname":"b","theme":{},"calendar":[{"property":1,"property":2,"date":["2021-08-20"],"note":"x"}]}"#,
      runs: [goodRun],
      problems: [
        "line 1, nickname: The member \"nickname\" stands there twice; the first counts.",
        "line 1, theme: The member \"theme\" means nothing here and is not used.",
        "line 1, calendar[0].property: The member \"property\" stands there twice; the first counts.",
        "line 1, calendar[0].note: The member \"note\" means nothing here and is not used.",
      ]),
    Case(name: "an empty list is a file without ranges", text: file("")),
    Case(
      name: "no calendar", text: "\n{\"level\":[]}",
      problems: [
        "line 2, level: This is a list and should be a number.",
        "line 2: The member \"calendar\" is missing.",
      ]),
    Case(
      name: "a calendar of another type", text: #"{"calendar":{}}"#,
      problems: ["line 1, calendar: This is an object and should be a list."]),
    Case(
      name: "a list at the top", text: "[]",
      problems: ["line 1: This is a list and should be an object."]),
    Case(
      name: "escapes and other scripts",
      text:
        #"{"nickname":"\u4e09 \ud83d\ude00\n\"","calendar":[{"propert\u0079":1,"date":["2021\u002d08-20"]}]}"#,
      runs: [goodRun]),
  ])
  func `what is read, and what is told`(_ example: Case) {
    let file = read(example.text)
    #expect(runs(file) == example.runs)
    #expect(problems(file) == example.problems)
    // Every kind of problem has words in every language.
    for language in Language.allCases {
      for problem in file.problems + file.entries.flatMap(\.problems) {
        #expect(Strings(language).describe(problem).contains(problem.path))
      }
    }
  }

  @Test(arguments: [
    ("", 1, 1), ("\u{FEFF}", 1, 4), ("{", 1, 2), ("{\"a\":1,}", 1, 8), ("{'a':1}", 1, 2),
    ("{\"a\" 1}", 1, 6), ("\n\r\n  {\"a\":tru}", 3, 8), ("[1 2]", 1, 4), ("{} {}", 1, 4),
    ("BEGIN:VCALENDAR", 1, 1), ("[\"a\",", 1, 6), ("\0", 1, 1),
  ])
  func `what is no JSON is told with its place`(_ text: String, _ line: Int, _ column: Int) throws {
    let file = read(text)
    #expect(file.entries.isEmpty)
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1 && problem.isError && problem.line == line)
    #expect("\(problem)".hasSuffix("(column \(column))"), "\(problem)")
  }

  @Test func `depth, size and every cut of a file end in an answer`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(read(deep).problems.count == 1)
    #expect(
      read("{\"calendar\":" + String(repeating: "{\"a\":", count: 50_000)).problems.count == 1)
    let many = "{\"calendar\":[" + String(repeating: "0,", count: 1_000_001) + "0]}"
    #expect(read(many).problems.count == 1)
    let bytes = Array(Self.original.utf8)
    for length in 0..<bytes.count {
      let file = bytes[..<length].withUnsafeBufferPointer { RangeFile(reading: $0) }
      #expect(file.problems.count == 1)
    }
    var random = SeededGenerator(5)
    for _ in 0..<3_000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let file = broken.withUnsafeBufferPointer { RangeFile(reading: $0) }
      #expect(file.entries.count <= 6)
    }
  }

  @Test func `many problems are counted, and an error among them is never hidden`() throws {
    let dates =
      (0..<500).map { _ in "\"2021-08-02\"" } + ["5"] + (0..<500).map { _ in "\"2021-08-02\"" }
    let file = read(Self.file("{\"property\":0,\"date\":[\(dates.joined(separator: ","))]}"))
    let problems = try #require(file.entries.first).problems
    #expect(problems.count == 101)
    #expect(problems.filter(\.isError).map(\.path) == ["calendar[0].date[500]"])
    #expect(problems.last?.kind == .more(900))
  }
}
