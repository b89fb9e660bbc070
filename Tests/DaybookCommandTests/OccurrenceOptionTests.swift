import Foundation
import Testing

@testable import DaybookCommand

@Suite("--occurrence")
struct OccurrenceOptionTests {
  @Test("An event that takes place once is not deleted or changed as an occurrence")
  func singleEvent() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let surroundings = Surroundings(
      environment: ["TZ": "UTC"], now: 1_772_323_200,
      console: Console(output: { _ in }, errors: { _ in }, input: { [] }))
    func run(_ words: String...) -> Int32 {
      Program.run(words + ["--data", folder.path], surroundings)
    }
    #expect(run("add", "Sample", "--date", "2026-03-10") == 0)
    #expect(run("delete", "1", "--occurrence", "20260310") == 1)
    #expect(run("edit", "1", "--occurrence", "x", "--title", "Other") == 1)
    #expect(run("delete", "1") == 0)
    #expect(run("delete", "1") == 1)
  }
}
