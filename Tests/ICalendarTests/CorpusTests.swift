import Foundation
import ICalendar
import Testing

/// Small files, each with one oddity of real ones, and what is expected of them. The files are named
/// for what is odd about them; `manifest.tsv` lists them.
@Suite("Corpus of odd files")
struct CorpusTests {
  struct Sample: CustomTestStringConvertible {
    let name: String
    /// Whether the file is as this program would write it.
    let isCanonical: Bool
    /// How many components it has, at every depth.
    let componentCount: Int
    /// Severity, kind and line of each problem.
    let problems: [String]
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/corpus")

  static let samples: [Sample] = {
    let lines = (try? Fixture.lines("corpus/manifest.tsv")) ?? []
    return lines.compactMap { fields in
      guard fields.count == 4, let count = Int(fields[2]),
        let data = try? Data(contentsOf: folder.appendingPathComponent("\(fields[0]).ics"))
      else { return nil }
      return Sample(
        name: fields[0], isCanonical: fields[1] == "canonical", componentCount: count,
        problems: fields[3] == "-" ? [] : fields[3].split(separator: " ").map(String.init),
        bytes: [UInt8](data))
    }
  }()

  @Test("Every file is in the manifest, and everything in the manifest is a file")
  func completeness() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".ics") }
    #expect(Set(files) == Set(Self.samples.map { "\($0.name).ics" }))
    #expect(files.count == Self.samples.count)
    #expect(files.count >= 250)
  }

  @Test("It is read whole, and again the same after writing", arguments: samples)
  func reading(_ sample: Sample) {
    let document = CalendarDocument(reading: sample.bytes)
    #expect(document.components.reduce(0) { $0 + count($1) } == sample.componentCount)
    let written = document.components.flatMap { $0.bytes() }
    let again = CalendarDocument(reading: written)
    #expect(again.components == document.components || document.components.isEmpty)
    #expect((written == sample.bytes) == sample.isCanonical)
  }

  private func count(_ component: Component) -> Int {
    component.components.reduce(1) { $0 + count($1) }
  }

  @Test("A check reports what is odd, and on which line", arguments: samples)
  func checking(_ sample: Sample) {
    let report = CheckReport(
      checking: sample.bytes, zones: { SystemZones.rules(ofTZID: $0) })
    let found = report.problems.map {
      "\($0.severity == .error ? "E" : "W"):\($0.kind):\($0.line)"
    }
    #expect(found == sample.problems)
    for problem in report.problems {
      #expect(problem.message.hasSuffix("."), "\(problem)")
      if let column = problem.column { #expect(column >= 1) }
    }
  }

  @Test("It goes through jCal and back", arguments: samples)
  func jCal(_ sample: Sample) throws {
    let document = CalendarDocument(reading: sample.bytes)
    let json = document.jCal
    let back = try CalendarDocument(readingJCal: json.bytes)
    #expect(back.problems == [])
    #expect(back.jCal == json)
    let text = back.components.flatMap { $0.bytes() }
    #expect(CalendarDocument(reading: text).jCal == json)
    // Control characters are left out of jCal, as no file can have them.
    if sample.name == "control-character" { return }
    for (left, right) in zip(document.components, back.components) { compare(left, right) }
  }

  /// What components mean to this program is the same on both sides.
  private func compare(_ left: Component, _ right: Component) {
    #expect(left.uid == right.uid && left.times == right.times)
    #expect(left.summary == right.summary && left.description == right.description)
    #expect(left.categories == right.categories && left.status == right.status)
    #expect(left.recurrenceID == right.recurrenceID)
    #expect(left.exceptionDates == right.exceptionDates)
    #expect(left.additionalDates == right.additionalDates)
    #expect(left.components.count == right.components.count)
    for (left, right) in zip(left.components, right.components) { compare(left, right) }
  }

  @Test("The objects of a file are those of the whole", arguments: samples)
  func objects(_ sample: Sample) {
    let file = CalendarFile(indexing: sample.bytes)
    let whole = CalendarDocument(reading: sample.bytes).components.flatMap {
      $0.isNamed("VCALENDAR") ? $0.components : [$0]
    }
    #expect(file.entries.map(\.name) == whole.map(\.name))
    for (entry, component) in zip(file.entries, whole) {
      let read = sample.bytes.withUnsafeBufferPointer { file.component(of: entry, in: $0) }
      #expect(read == component)
    }
  }
}
