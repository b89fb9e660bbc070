import ICalendar
import Testing

@Suite("Reading what was written")
struct RoundTripTests {
  private static let samples = (0..<10).map { sampleCalendar(seed: $0, count: 3) }

  private func written(_ components: [Component]) -> [UInt8] {
    var writer = CalendarWriter()
    for component in components { writer.write(component) }
    return writer.bytes
  }

  @Test("A sound file comes back property by property", arguments: 0..<20)
  func soundFiles(_ seed: Int) {
    let document = CalendarDocument(reading: sampleCalendar(seed: UInt64(seed), count: 30))
    #expect(document.problems == [])
    let again = CalendarDocument(reading: written(document.components))
    #expect(again.components == document.components)
    #expect(again.problems == [])
  }

  @Test("A damaged file is read without a trap, and the same again after writing")
  func damagedFiles() {
    var random = SeededGenerator(seed: 20_260_310)
    for round in 0..<2_000 {
      let bytes = mutated(
        RoundTripTests.samples[round % RoundTripTests.samples.count], using: &random)
      let document = CalendarDocument(reading: bytes)
      let output = written(document.components)
      let again = CalendarDocument(reading: output)
      #expect(again.components == document.components, "round \(round)")
      #expect(written(again.components) == output, "round \(round)")
    }
  }

  @Test("The index of a damaged file finds what reading the whole finds")
  func damagedIndexes() {
    var random = SeededGenerator(seed: 5545)
    for round in 0..<2_000 {
      let bytes = mutated(
        RoundTripTests.samples[round % RoundTripTests.samples.count], using: &random)
      let document = CalendarDocument(reading: bytes)
      let file = CalendarFile(indexing: bytes)
      var expected: [Component] = []
      for component in document.components {
        if component.isNamed("VCALENDAR") {
          expected += component.components
        } else {
          expected.append(component)
        }
      }
      let found = bytes.withUnsafeBufferPointer { buffer in
        file.entries.map { file.component(of: $0, in: buffer) }
      }
      #expect(found == expected, "round \(round)")
      #expect(file.entries.map(\.line) == expected.map(\.line), "round \(round)")
      #expect(file.entries.map(\.uid) == expected.map(\.uid), "round \(round)")
      #expect(file.entries.map(\.isOverride) == expected.map(\.isOverride), "round \(round)")
      let headers = document.components.filter { $0.isNamed("VCALENDAR") }
      #expect(
        file.calendars.map(\.header.properties) == headers.map(\.properties), "round \(round)")
    }
  }

  @Test("Every object of a damaged file can be read and checked without a trap")
  func damagedObjects() {
    var random = SeededGenerator(seed: 7986)
    for round in 0..<500 {
      let bytes = mutated(
        RoundTripTests.samples[round % RoundTripTests.samples.count], using: &random)
      let file = CalendarFile(indexing: bytes)
      var uids: Set<String> = []
      for group in file.groups {
        #expect(uids.insert(group.uid).inserted)
        let object = file.read(group, in: bytes)
        #expect(!object.components.isEmpty)
        for component in object.components {
          #expect(component.uid == group.uid, "round \(round)")
          _ = component.times
          _ = component.additionalDates
        }
      }
      let report = CheckReport(
        checking: bytes, zones: { _ in nil })
      let lines = report.problems.map(\.line)
      #expect(lines == lines.sorted())
    }
  }

  @Test("A file cut at any octet keeps every component before the cut")
  func cutFiles() {
    let bytes = sampleCalendar(seed: 4, count: 4)
    let whole = CalendarDocument(reading: bytes).components.first?.components ?? []
    for length in 0..<bytes.count {
      let document = CalendarDocument(reading: Array(bytes[..<length]))
      let parts = document.components.first?.components ?? []
      if parts.count > 1 {
        #expect(parts.dropLast().elementsEqual(whole.prefix(parts.count - 1)))
      }
    }
  }
}
