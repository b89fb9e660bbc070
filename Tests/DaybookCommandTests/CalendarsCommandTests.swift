import DaybookStorage
import Foundation
import Synchronization
import Testing

@testable import DaybookCommand

@Suite struct CalendarsCommandTests {
  /// Runs the program on the data of this test, with nothing of the real environment.
  private func run(
    _ words: String..., input: String = "", data: String
  ) -> (status: Int32, output: String, errors: String) {
    let written = Written()
    let console = Console(
      output: { written.output.append($0) }, errors: { written.errors.append($0) },
      input: { Array(input.utf8) })
    let surroundings = Surroundings(environment: [:], now: 1_772_366_400, console: console)
    let status = Program.run(words + ["--data", data], surroundings)
    return (status, written.output.text, written.errors.text)
  }

  private final class Written: Sendable {
    let output = Bytes()
    let errors = Bytes()
  }

  private final class Bytes: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  private func withData(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-calendars-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private static let file = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//Sample//EN\r
    BEGIN:VEVENT\r
    UID:a\r
    DTSTART;VALUE=DATE:20260310\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:b\r
    DTSTART;VALUE=DATE:20260311\r
    END:VEVENT\r
    BEGIN:VTODO\r
    UID:c\r
    END:VTODO\r
    END:VCALENDAR\r

    """

  @Test func `without calendars it prints nothing and is content`() throws {
    try withData { data in
      try FileManager.default.createDirectory(
        atPath: data, withIntermediateDirectories: true, attributes: nil)
      _ = try SQLiteStore(path: "\(data)/daybook.db")
      let result = run("calendars", data: data)
      #expect(result == (0, "", ""))
    }
  }

  @Test func `it lists every calendar in its order, with what it holds`() throws {
    try withData { data in
      #expect(run("import", "-", "--calendar", "일", input: Self.file, data: data).status == 0)
      #expect(run("add", "Sample", "--date", "2026-03-10", data: data).status == 0)
      let result = run("calendars", data: data)
      #expect(result.status == 0 && result.errors == "")
      let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(lines.count >= 1)
      #expect(lines.first?.first == "일")
      #expect(lines.first?.last?.contains("1 task") == true)
    }
  }

  @Test func `its JSON is one object a line`() throws {
    try withData { data in
      #expect(run("import", "-", "--calendar", "A \"b\"", input: Self.file, data: data).status == 0)
      let result = run("calendars", "--json", data: data)
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 1)
      let value = try JSONSerialization.jsonObject(with: Data(try #require(lines.first).utf8))
      let object = try #require(value as? [String: Any])
      #expect(object["name"] as? String == "A \"b\"")
      #expect(object["hue"] as? String == "red")
      #expect(object["visible"] as? Bool == true)
      #expect(object["count"] as? Int == 3)
      #expect(object["events"] as? Int == 2)
      #expect(object["tasks"] as? Int == 1)
      #expect(object["entries"] as? Int == 0)
      #expect(object["others"] as? Int == 0)
    }
  }
}
