import CalendarCore
import ICalendar
import Testing

@testable import Daybook

/// The schedule of random calendars, compared with a slow reference: every object of the file is
/// expanded over many years, and the occurrences are filtered by the definition of a window.
@Suite("A schedule equals a search without index, cache and windows")
struct ScheduleReferenceTests {
  private func reference(_ file: String, days: DaySpan, zone: TimeZoneRules) -> Set<String> {
    let decades = DaySpan(start: days.start.advanced(by: -800), end: days.end.advanced(by: 800))
    let all = FileSchedule(files: [Array(file.utf8)], zones: TestBook.zones)
      .occurrences(in: ScheduleWindow(days: decades, zone: zone), zone: zone)
    return Set(all.filter { $0.days.overlaps(days) }.map(describe))
  }

  private func describe(_ occurrence: EventOccurrence) -> String {
    "\(occurrence.uid) \(occurrence.recurrenceID ?? "") \(occurrence.start) \(occurrence.end) "
      + "\(occurrence.title) \(occurrence.hue.name) \(occurrence.isAllDay) "
      + "\(occurrence.instants.map { "\($0)" } ?? "")"
  }

  @Test("random calendars, days and zones", arguments: UInt64(1)...12)
  func random(_ seed: UInt64) throws {
    let file = RandomCalendar(seed: seed).file
    let book = try TestBook()
    try book.importFile(file)
    var random = SeededGenerator(seed &* 7)
    for zoneName in ["UTC", "Pacific/Kiritimati", "America/Santiago", "Europe/Berlin"] {
      let zone = try TestBook.zone(zoneName)
      for _ in 0..<6 {
        let start = try Day(iso: "2026-02-20").advanced(by: Int.random(in: 0...60, using: &random))
        let days = DaySpan(start: start, count: [1, 1, 7, 42].randomElement(using: &random) ?? 1)
        let found = try book.book.occurrences(on: days, zone: zone)
        #expect(
          Set(found.map(describe)) == reference(file, days: days, zone: zone),
          "\(zoneName) \(days.start) +\(days.count)")
        #expect(Set(found.map(describe)).count == found.count, "each once")
        #expect(found == found.sorted(by: EventOccurrence.precedes))
      }
    }
  }

  @Test("the columns stay right through any changes", arguments: UInt64(1)...8)
  func index(_ seed: UInt64) throws {
    let book = try TestBook()
    try book.importFile(RandomCalendar(seed: seed, count: 12).file)
    try book.expectRightIndex("after the import")
    var random = SeededGenerator(seed)
    var acts: [Int64] = []
    for step in 0..<40 {
      let days = try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-04-30"))
      let found = try book.book.occurrences(on: days, zone: .utc)
      guard let occurrence = found.randomElement(using: &random) else { break }
      let record = try #require(try book.store.object(occurrence.objectID))
      var draft = book.book.draft(of: record, occurrence: occurrence.recurrenceID)
      switch Int.random(in: 0...5, using: &random) {
      case 0: draft.title = "Step \(step)"
      case 1 where !draft.isAllDay:
        draft.endDate = "\(try Day(iso: draft.endDate).advanced(by: 1))"
        draft.startTime = ["00:00", "07:30", "23:59"].randomElement(using: &random) ?? ""
      case 2:
        draft.endDate = "\(try Day(iso: draft.endDate).advanced(by: 2))"
      case 3: draft.isAllDay = true
      case 4: draft.hue = Hue.allCases.randomElement(using: &random)?.name ?? ""
      default: draft.title = ""
      }
      if Int.random(in: 0...4, using: &random) == 0 {
        let days = Int.random(in: -2...2, using: &random)
        draft.startDate = "\(try Day(iso: draft.startDate).advanced(by: days))"
        draft.endDate = "\(try Day(iso: draft.endDate).advanced(by: max(days, 0)))"
      }
      let scope: EventScope =
        switch (occurrence.recurrenceID, Int.random(in: 0...3, using: &random)) {
        case (let id?, 0...1): .occurrence(id)
        case (let id?, 2): .following(id)
        case (let id, _): .all(openedAt: id)
        }
      do throws(EventChangeError) {
        let change =
          Int.random(in: 0...9, using: &random) == 0
          ? try book.book.deleteEvent(
            record.id, scope: scope, revision: record.revision, time: TestBook.now)
          : try book.book.changeEvent(
            record.id, to: draft, scope: scope, revision: record.revision, time: TestBook.now)
        if let act = change.act { acts.append(act) }
      } catch {
        guard case .seriesRefused? = error.onlyProblem else {
          Issue.record(error)
          continue
        }
      }
      if step % 7 == 6, let act = acts.popLast() {
        do throws(UndoError) { _ = try book.book.undo(act: act, time: TestBook.now) } catch {
          guard case .changedSince = error else {
            Issue.record(error)
            continue
          }
        }
      }
      try book.expectRightIndex("after step \(step)")
    }
    // What came out of it is still a file that comes back as it is.
    let exported = try book.export()
    let copy = try TestBook()
    try copy.importFile(exported)
    #expect(PlainComponent.differences(try copy.export(), exported) == [])
    try copy.expectRightIndex()
  }
}
