import Synchronization
import Testing

@testable import DaybookCommand

@Suite struct ScheduleWarningTests {
  private final class Bytes: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  /// What the program writes to standard error about a file on its standard input.
  private func errors(_ words: [String], about rule: String) -> String {
    let file =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Sample//EN\r\nBEGIN:VEVENT\r\nUID:a\r\n"
      + "SUMMARY:Often\r\nDTSTART:20260302T000000\r\nRRULE:\(rule)\r\nEND:VEVENT\r\n"
      + "END:VCALENDAR\r\n"
    let written = Bytes()
    let console = Console(
      output: { _ in }, errors: { written.append($0) }, input: { Array(file.utf8) })
    let surroundings = Surroundings(environment: [:], now: 1_772_366_400, console: console)
    #expect(Program.run(words + ["--ics", "-", "--zone", "UTC"], surroundings) == 0)
    return written.text
  }

  @Test func `a series too frequent to list in full is told on standard error`() {
    let words = ["occurrences", "--from", "2026-03-01", "--to", "2026-04-01"]
    let told = errors(words, about: "FREQ=SECONDLY;COUNT=100001")
    #expect(told.hasPrefix("daybook: warning: \"Often\" takes place more than 100000 times"))
    #expect(told.split(separator: "\n").count == 1)
    #expect(errors(words, about: "FREQ=DAILY") == "")
  }
}
