import CalendarCore
import ICalendar
import Testing

@Suite("Damaged time zone files")
struct TimeZoneErrorTests {
  /// A file of version 2 with one transition and a footer.
  private func file(
    version: UInt8 = 0x32, leap: UInt8 = 0, types: UInt8 = 2, type: UInt8 = 1, offset: Int32 = 3600,
    instants: [Int64] = [0, 1000], footer: String = "\nUTC0\n"
  ) -> [UInt8] {
    ZoneFile.bytes(
      version: version, leap: leap, types: types, type: type, offset: offset, instants: instants,
      footer: footer)
  }

  private func kind(_ bytes: [UInt8]) -> TimeZoneError.Kind? {
    do throws(TimeZoneError) {
      _ = try TimeZoneRules(tzif: bytes, name: "Test/Zone")
      return nil
    } catch {
      #expect(!"\(error)".isEmpty)
      return error.kind
    }
  }

  @Test("the file the other tests damage is readable")
  func readable() throws {
    let rules = try TimeZoneRules(tzif: file(), name: "Test/Zone")
    #expect(rules.offset(at: -1) == 0)
    #expect(rules.offset(at: 0) == 3600)
  }

  @Test("each damage has its own error")
  func errors() {
    #expect(kind([]) == .notTZif)
    #expect(kind(Array("BEGIN:VCALENDAR".utf8)) == .notTZif)
    #expect(kind(file(version: 0x39)) == .unknownVersion(0x39))
    #expect(kind(Array("TZif2".utf8)) == .truncated(part: "header"))
    #expect(kind(file(leap: 1)) == .leapSeconds)
    #expect(kind(file(types: 0)) == .badCount(part: "local time types", count: 0))
    #expect(kind(file(type: 7)) == .badType(7))
    #expect(kind(file(offset: 100_000)) == .badOffset(100_000))
    #expect(kind(file(instants: [5, 5])) == .unordered)
    #expect(kind(file(footer: "")) == .truncated(part: "footer"))
    #expect(kind(file(footer: "\nUTC0")) == .truncated(part: "footer"))
    #expect(kind(file(footer: "\nnonsense\n")) == .unreadableRule("nonsense"))
  }

  @Test("a file cut anywhere is refused or read, never a crash")
  func cut() throws {
    let bytes = try SystemZones.bytes("Europe/Berlin")
    for length in 0..<bytes.count {
      #expect(kind(Array(bytes[..<length])) != nil)
    }
  }

  @Test("a file with changed bytes is refused or read, never a crash")
  func changed() throws {
    let good = try SystemZones.bytes("America/St_Johns")
    var random = FixedRandom(seed: 4)
    for _ in 0..<3_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Half of them in the headers, where the counts are.
        let limit = Bool.random(using: &random) ? 60 : bytes.count
        bytes[Int.random(in: 0..<limit, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let rules = try? TimeZoneRules(tzif: bytes, name: "Test/Zone") else { continue }
      for instant in [Int64.min, -1, 0, 1_800_000_000, 1 << 40, Int64.max] {
        _ = rules.offset(at: instant)
        _ = rules.resolve(localSeconds: instant)
      }
    }
  }

  struct Rule: CustomTestStringConvertible {
    var text: String
    var summer: Int32?
    var winter: Int32 = 0
    var testDescription: String { text }
  }

  private static let rules = [
    Rule(text: "CET-1CEST,M3.5.0,M10.5.0/3", summer: 7200, winter: 3600),
    Rule(text: "<+03>-3", summer: 10_800, winter: 10_800),
    Rule(text: "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", summer: -7200, winter: -10_800),
    Rule(text: "IST-1GMT0,M10.5.0,M3.5.0/1", summer: 3600, winter: 0),
    Rule(text: "EST5EDT", summer: -14_400, winter: -18_000),
    Rule(text: "NPT-5:45", summer: 20_700, winter: 20_700),
    Rule(text: "LMT0:53:28", summer: -3208, winter: -3208),
    Rule(text: "AEST-10AEDT,J274/2,J91/3", summer: 36_000, winter: 39_600),
    Rule(text: "AAA0BBB,90/0,300/167", summer: 3600, winter: 0),
    Rule(text: "XXX3EDT4,0/0,J365/23", summer: -14_400, winter: -14_400),
    Rule(text: "EET-2EEST,M3.4.4/50,M10.4.4/50", summer: 10_800, winter: 7200),
    Rule(text: "", summer: nil), Rule(text: "AB1", summer: nil), Rule(text: "<+03", summer: nil),
    Rule(text: "CET", summer: nil), Rule(text: "CET25", summer: nil),
    Rule(text: "CET-1CEST,M13.1.0,M10.5.0", summer: nil),
    Rule(text: "CET-1CEST,M3.6.0,M10.5.0", summer: nil),
    Rule(text: "CET-1CEST,M3.5.7,M10.5.0", summer: nil),
    Rule(text: "CET-1CEST,J0,J10", summer: nil), Rule(text: "CET-1CEST,J366,J10", summer: nil),
    Rule(text: "CET-1CEST,366,10", summer: nil), Rule(text: "CET-1CEST,M3.5.0", summer: nil),
    Rule(text: "CET-1CEST,M3.5.0/168,M10.5.0", summer: nil),
    Rule(text: "CET-1CEST,M3.5.0,M10.5.0,", summer: nil), Rule(text: "CET-1:60", summer: nil),
  ]

  @Test("the rule after the last transition is read in all its forms", arguments: rules)
  func footer(_ rule: Rule) throws {
    // No transitions, so that the rule alone counts.
    let bytes = file(types: 1, instants: [], footer: "\n\(rule.text)\n")
    guard let summer = rule.summer else {
      #expect(kind(bytes) == (rule.text.isEmpty ? nil : .unreadableRule(rule.text)))
      return
    }
    let rules = try TimeZoneRules(tzif: bytes, name: "Test/Zone")
    for year in ["1907", "1970", "2026", "2399", "9998"] {
      #expect(rules.offset(at: try instant("\(year)0701")) == summer, "\(year)")
      #expect(rules.offset(at: try instant("\(year)0102")) == rule.winter, "\(year)")
    }
  }
}
