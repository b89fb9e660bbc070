import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence: recorded cases")
struct RecurrenceFixtureTests {
  @Test("all random rules give the recorded dates")
  func random() throws {
    let lines = try Fixture.lines("recurrence-random.tsv")
    #expect(lines.count == 2_011)
    for line in lines {
      let expected = line[2].split(separator: " ").map(String.init)
      let found = try dates(line[1], from: value(line[0]), limit: expected.count)
      #expect(found == expected, "\(line[0]) \(line[1])")
    }
  }

  /// A line of the decisive cases.
  struct Decisive: CustomTestStringConvertible {
    var decision: String
    var isEvent: Bool
    var start: String
    var zone: String?
    var rule: String
    var exclusions: [String]
    var isWhole: Bool
    var dates: [String]
    var instants: [String]

    init(_ line: [String]) {
      func words(_ text: String) -> [String] {
        text == "-" ? [] : text.split(separator: " ").map(String.init)
      }
      decision = line[0]
      isEvent = line[1] == "event"
      start = line[2]
      zone = line[3] == "-" ? nil : line[3]
      rule = line[4]
      exclusions = words(line[5])
      isWhole = line[6] == "all"
      dates = words(line[7])
      instants = words(line[8])
    }

    var testDescription: String { "\(decision) \(start) \(zone ?? "") \(rule)" }

    static var all: [Decisive] {
      (try? Fixture.lines("recurrence-decisive.tsv").map { Decisive($0) }) ?? []
    }
  }

  @Test("all decisive cases are there")
  func complete() { #expect(Decisive.all.count == 54) }

  @Test("a rule gives the decided dates", arguments: Decisive.all.filter { !$0.isEvent })
  func rules(_ test: Decisive) throws {
    let start = try value(test.start, zone: test.zone)
    let rule = try RecurrenceRule.read(test.rule, startingAt: start).rule
    let zone = try test.zone.map { try SystemZones.rules($0) }
    guard !start.isDate, test.zone != nil else {
      let found = RuleIterator(rule, start: start, homeZone: zone)
        .prefix(test.dates.count + (test.isWhole ? 1 : 0)).map {
          compact($0, isDate: start.isDate)
        }
      #expect(found == test.dates)
      return
    }
    try series(test)
  }

  @Test("a series gives the decided instants", arguments: Decisive.all.filter { $0.isEvent })
  func series(_ test: Decisive) throws {
    let start = try value(test.start, zone: test.zone)
    var set = RecurrenceSet(start: start)
    set.rules = [try RecurrenceRule.read(test.rule, startingAt: start).rule]
    set.exclusions = try test.exclusions.map { try value($0, zone: test.zone) }
    let zone = try test.zone.map { try SystemZones.rules($0) }
    let window = OccurrenceWindow(try instant("20000101")..<instant("20600101"))
    let found = set.occurrences(
      in: window, limit: test.dates.count + (test.isWhole ? 1 : 0), homeZone: zone
    ) { _ in zone }
    #expect(
      found.occurrences.map { compact($0.start.civil, isDate: start.isDate) } == test.dates)
    if !test.instants.isEmpty {
      #expect(
        found.occurrences.map { $0.startSeconds }
          == (try test.instants.map { try instant($0) }))
    }
  }
}
