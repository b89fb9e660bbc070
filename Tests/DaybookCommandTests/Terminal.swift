import Foundation
import Synchronization
import Testing

@testable import DaybookCommand

/// Runs the program in a folder of its own and keeps what it writes.
final class Terminal {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// 2026-03-10T03:00:00Z, noon in Seoul.
  static let now: Int64 = 1_773_111_600

  let folder: String
  var environment: [String: String]
  var columns: Int?
  var input: [UInt8] = []

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("daybook-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    environment = ["XDG_DATA_HOME": url.path, "TZ": "Asia/Seoul", "LANG": "en_US.UTF-8"]
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file into the folder and returns its path.
  func file(_ name: String, _ lines: String...) throws -> String {
    try file(name, bytes: Array((lines.map { $0 + "\r\n" }.joined()).utf8))
  }

  func file(_ name: String, bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// A calendar file around some lines.
  func calendar(_ name: String, _ lines: [String]) throws -> String {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//Sample//EN"] + lines
    return try file(
      name, bytes: Array((all + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined().utf8))
  }

  func run(_ words: String...) -> Result { run(words) }

  func run(_ words: [String]) -> Result {
    let streams = Streams()
    let (columns, input) = (columns, input)
    let status = Program.run(
      words,
      Surroundings(
        environment: environment, now: Terminal.now,
        console: Console(
          output: { bytes in streams.state.withLock { $0.output += bytes } },
          errors: { bytes in streams.state.withLock { $0.errors += bytes } },
          input: { input }, columns: columns)))
    return streams.state.withLock {
      Result(
        status: status, output: String(decoding: $0.output, as: UTF8.self),
        errors: String(decoding: $0.errors, as: UTF8.self))
    }
  }

  private final class Streams: Sendable {
    struct State {
      var output: [UInt8] = []
      var errors: [UInt8] = []
    }
    let state = Mutex(State())
  }
}
