import CalendarCore
import Foundation
import ICalendar
import Testing

@Suite("Zones described for other programs")
struct TimeZoneDescriptionTests {
  /// Every zone of the tz database on this computer, without the links to others.
  static let names: [String] = {
    let data = try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/tzdata.zi"))
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ", maxSplits: 2)
      return words.first == "Z" && words.count > 1 ? String(words[1]) : nil
    }
  }()

  /// Reads a zone's VTIMEZONE back from the text that goes into a file.
  private func described(_ name: String, _ rules: TimeZoneRules) throws -> TimeZoneRules {
    let text = VTimeZone(tzid: name, rules: rules).component.text
    let document = CalendarDocument(reading: text)
    #expect(document.problems == [])
    let report = CheckReport(checking: Array(text.utf8)) { _ in nil }
    #expect(report.problems.map(\.kind) == [.noCalendar])
    return try TimeZoneRules(VTimeZone(try #require(document.components.first)))
  }

  /// The changes from 1970 on, until a year begins.
  private func changes(_ rules: TimeZoneRules, until year: String) throws -> [TimeZoneTransition] {
    var changes: [TimeZoneTransition] = []
    var instant: Int64 = 0
    let end = try ICalendarTests.instant("\(year)0101")
    while let next = rules.transition(after: instant), next.instant < end {
      changes.append(next)
      instant = next.instant
    }
    return changes
  }

  @Test("There are as many as a tz database has")
  func count() { #expect(Self.names.count > 300) }

  @Test("Read back, a description changes when the zone does, from 1970 on", arguments: names)
  func comesBack(_ name: String) throws {
    let rules = try SystemZones.rules(name)
    let described = try described(name, rules)
    #expect(described.offset(at: 0) == rules.offset(at: 0))
    #expect(try changes(described, until: "2500") == changes(rules, until: "2500"))
    for year in ["3000", "6400", "9998"] {
      for day in ["0115", "0715"] {
        let instant = try instant(year + day)
        #expect(described.offset(at: instant) == rules.offset(at: instant))
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let rules: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "Asia/Seoul", rules: []),
    Case(
      name: "Europe/Berlin",
      rules: ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"]),
    Case(
      name: "America/New_York",
      rules: ["FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"]),
    // The Saturday before the last Sunday of March; in October midnight after it is that Sunday's.
    Case(
      name: "America/Nuuk",
      rules: [
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=24,25,26,27,28,29,30;BYDAY=SA",
        "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      ]),
    // The first Sunday from the second of a month on.
    Case(
      name: "America/Santiago",
      rules: [
        "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU",
        "FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU",
      ]),
    // The end of the last Thursday of October, which may be in November.
    Case(
      name: "Africa/Cairo",
      rules: [
        "FREQ=YEARLY;BYMONTH=4;BYDAY=-1FR",
        "FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=26,27,28,29,30,31;BYDAY=FR",
        "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1;BYDAY=FR",
      ]),
    Case(name: "Africa/Casablanca", rules: []),
  ]

  @Test("A yearly change is a rule, changes with the moon are listed", arguments: cases)
  func rules(_ example: Case) throws {
    let zone = VTimeZone(tzid: example.name, rules: try SystemZones.rules(example.name))
    #expect(zone.observances.flatMap(\.rules).sorted() == example.rules.sorted())
  }

  @Test("Before 1970 the description holds still at the offset of 1970")
  func before() throws {
    let rules = try SystemZones.rules("Europe/Berlin")
    let described = try described("Europe/Berlin", rules)
    let summer = try instant("19450601")
    #expect(described.offset(at: summer) == 3_600)
    #expect(rules.offset(at: summer) != 3_600)
  }

  @Test(
    "A day that may fall into the next month has two rules, unless February is one of the months",
    arguments: [("M3.5.0/26", 2), ("M1.5.0/26", 2), ("M9.1.0/-1", 2), ("M2.5.0/26", 0)])
  func acrossMonths(_ change: String, _ count: Int) throws {
    let bytes = ZoneFile.bytes(footer: "AAA0BBB,\(change),M11.2.0")
    let rules = try TimeZoneRules(tzif: bytes, name: "Sample")
    let zone = VTimeZone(tzid: "Sample", rules: rules)
    #expect(zone.observances.flatMap(\.rules).count == count + 1)
    let described = try described("Sample", rules)
    let end = count > 0 ? "2500" : "2100"
    #expect(try changes(described, until: end) == changes(rules, until: end))
  }
}
