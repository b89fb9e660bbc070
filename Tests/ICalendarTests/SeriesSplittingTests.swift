import CalendarCore
import ICalendar
import Testing

@Suite("Cutting and moving a series at random")
struct SeriesSplittingTests {
  /// A series with exceptions, extra dates and changed occurrences, and what they are.
  private struct Sample {
    var object: SeriesObject
    var text: String
  }

  private static let changingZones = ["America/New_York", "Europe/Vienna", "Australia/Lord_Howe"]
  private static let evenZones = ["Asia/Seoul", "Asia/Kolkata", "UTC"]

  private func sample(
    _ random: inout RandomRules, zones: [String] = changingZones, namesTimes: Bool = true
  ) -> Sample? {
    var rule = random.rule([.daily, .weekly, .monthly, .yearly])
    if random.number(in: 0...2) == 0 { rule.count = random.number(in: 2...30) }
    if !namesTimes { (rule.hours, rule.minutes, rule.seconds) = ([], [], []) }
    let civil = random.start()
    let zone = zones[random.number(in: 0...2)]
    let form = random.number(in: 0...3)
    let start: DateTimeValue =
      switch form {
      case 0: .date(civil.day)
      case 1: .floating(civil)
      default: .zoned(civil, tzid: zone)
      }
    var event = Component("VEVENT")
    event.setText("UID", "old")
    event.setDateTime("DTSTART", start)
    if random.number(in: 0...1) == 0, !start.isDate {
      event.setDuration("DURATION", DurationValue(seconds: 5400))
    }
    event.setRaw("RRULE", rule.text)
    event.setText("X-KEEP", "as it is")
    var object = SeriesObject([event])
    let all = all(object)
    guard all.count > 4 else { return nil }
    for _ in 0..<random.number(in: 0...3) {
      let id = all[random.number(in: 0...min(all.count - 1, 12))].recurrenceID
      object.components[0].add(Property("EXDATE", dateTime: id))
    }
    if random.number(in: 0...2) == 0 {
      let day = civil.day.advanced(by: random.number(in: 1...60))
      object.components[0].add(
        Property("RDATE", dateTime: start.withCivil(CivilDateTime(day: day, time: civil.time))))
    }
    for _ in 0..<random.number(in: 0...2) {
      let id = all[random.number(in: 0...min(all.count - 1, 12))].recurrenceID
      var override = Component("VEVENT")
      override.setText("UID", "old")
      override.setDateTime("RECURRENCE-ID", id)
      if random.number(in: 0...3) == 0, var property = override.property("RECURRENCE-ID") {
        property.setParameter(Parameter("RANGE", "THISANDFUTURE"))
        override.set(property)
      }
      override.setDateTime(
        "DTSTART",
        id.withCivil(id.civil.advanced(bySeconds: Int64(random.number(in: 0...2)) * 86400)))
      object.components.append(override)
    }
    return Sample(object: object, text: SeriesSample.lines(object).joined(separator: " | "))
  }

  private func all(_ object: SeriesObject?, limit: Int = 60) -> [Occurrence] {
    guard let set = object?.recurrenceSet else { return [] }
    return set.occurrences(
      in: OccurrenceWindow(-4_000_000_000..<250_000_000_000), limit: limit,
      zones: SeriesSample.zones
    ).occurrences
  }

  private struct Taking: Hashable, Comparable {
    var start: Int64
    var end: Int64
    static func < (left: Taking, right: Taking) -> Bool {
      (left.start, left.end) < (right.start, right.end)
    }
  }

  private func taking(_ list: [Occurrence]) -> [Taking] {
    list.map { Taking(start: $0.startSeconds, end: $0.endSeconds) }.sorted()
  }

  @Test("both parts of a cut series take place when the whole did", arguments: 0..<4)
  func cut(_ part: UInt64) throws {
    var random = RandomRules(seed: 0xC07 + part)
    var cuts = 0
    for _ in 0..<50 {
      guard let sample = sample(&random) else { continue }
      let before = all(sample.object, limit: 45)
      guard before.count > 3 else { continue }
      let chosen = before[random.number(in: 0...min(before.count - 1, 20))]
      guard
        let split = try? sample.object.split(
          at: chosen.recurrenceID, uid: "new", zones: SeriesSample.zones)
      else { continue }
      cuts += 1
      let note = Comment(rawValue: "\(chosen.recurrenceID.text) of \(sample.text)")
      guard let earlier = split.earlier else {
        #expect(split.later == sample.object, note)
        continue
      }
      let parts = taking(all(earlier, limit: 60)) + taking(all(split.later, limit: 60))
      let expected = taking(before)
      #expect(Array(parts.sorted().prefix(expected.count)) == expected, note)
      #expect(
        split.later.components.allSatisfy { $0.uid == "new" }
          && earlier.components.allSatisfy {
            $0.uid == "old"
          })
      #expect(split.later.master?.text("X-KEEP") == "as it is")
    }
    #expect(cuts > 10)
  }

  @Test("a move of this and the following ones moves those, and nothing before", arguments: 0..<4)
  func move(_ part: UInt64) throws {
    var random = RandomRules(seed: 0x3_0E + part)
    var moves = 0
    for _ in 0..<70 {
      guard let sample = sample(&random, zones: Self.evenZones, namesTimes: false) else { continue }
      let before = all(sample.object, limit: 45)
      guard before.count > 3 else { continue }
      let chosen = before[random.number(in: 0...min(before.count - 1, 14))]
      let id = chosen.recurrenceID
      // Of an occurrence that stands where the series has it.
      guard chosen.overrideIndex == nil,
        let place = sample.object.place(of: id, zones: SeriesSample.zones),
        let shown = sample.object.times(of: id, at: place, zones: SeriesSample.zones)
      else { continue }
      let days = random.number(in: -3...3)
      let change = try? sample.object.editing(
        SeriesEdit(times: shown.starting(on: shown.firstDay.advanced(by: days))), at: id,
        scope: .thisAndFollowing, newUID: "new", zones: SeriesSample.zones)
      guard let change else { continue }
      moves += 1
      let note = Comment(rawValue: "\(id.text) by \(days) of \(sample.text)")
      var expected: [Taking] = []
      var movedCount = 0
      for occurrence in before {
        let isBefore = change.following != nil && second(occurrence.recurrenceID) < second(id)
        // What has a time of its own keeps it.
        let stays = isBefore || occurrence.start != occurrence.recurrenceID
        let shift = stays ? 0 : Int64(days) * 86400
        if shift != 0 { movedCount += 1 }
        expected.append(
          Taking(start: occurrence.startSeconds + shift, end: occurrence.endSeconds + shift))
      }
      let found = change.objects.flatMap { taking(all($0)) }.sorted()
      // The last of a clipped list may have passed each other.
      let length = max(0, before.count < 45 ? before.count : before.count - 8)
      #expect(Array(found.prefix(length)) == Array(expected.sorted().prefix(length)), note)
      let preview = change.preview(limit: 45, zones: SeriesSample.zones)
      #expect(preview.moved.count == movedCount && preview.vanishing.isEmpty, note)
      #expect(preview.coming.isEmpty, note)
      #expect(change.before == sample.object)
    }
    #expect(moves > 6)
  }

  private func second(_ value: DateTimeValue) -> Int64 {
    guard let zone = value.rules(zone: SeriesSample.zones) else {
      return value.civil.secondsSinceEpoch(utcOffset: 0)
    }
    return zone.resolve(value.civil).instant
  }
}
