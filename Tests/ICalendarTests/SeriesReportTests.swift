import CalendarCore
import ICalendar
import Testing

/// What people reported of series in other calendars, with the right result.
@Suite("Reported faults of editing a series")
struct SeriesReportTests {
  private func occurrences(_ object: SeriesObject?) -> [String] {
    SeriesSample.occurrences(object, limit: 8)
  }

  private let thursdays = SeriesSample.series(
    "DTSTART;TZID=Europe/Berlin:20260903T100000", "DTEND;TZID=Europe/Berlin:20260903T110000",
    "RRULE:FREQ=WEEKLY;BYDAY=TH")

  @Test("moving this and the following ones from Thursday to Wednesday moves the rule's day")
  func followingToAnotherWeekday() throws {
    let change = try thursdays.moving(
      "20261001T100000", to: "20260930T100000", scope: .thisAndFollowing)
    #expect(
      occurrences(change.object) == [
        "20260903T100000", "20260910T100000", "20260917T100000", "20260924T100000",
      ])
    #expect(
      occurrences(change.following).prefix(4) == [
        "20260930T100000", "20261007T100000", "20261014T100000", "20261021T100000",
      ])
    let following = SeriesSample.lines(change.following)
    #expect(following.contains("RRULE:FREQ=WEEKLY;BYDAY=WE"))
    #expect(following.contains("UID:new"))
    // The old series ends in UTC, as its start has a zone.
    #expect(
      SeriesSample.lines(change.object).contains(
        "RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20260924T080000Z"))
    #expect(change.before == thursdays)
  }

  @Test("a changed occurrence keeps its own day when the series is changed")
  func changedOccurrencesSurvive() throws {
    var series = thursdays
    let id = DateTimeValue.zoned(try civil("20260910T100000"), tzid: "Europe/Berlin")
    let own = EventTimes.timed(
      start: try civil("20260911T140000"), end: try civil("20260911T150000"),
      tzid: "Europe/Berlin")
    series = try #require(
      try series.editing(
        SeriesEdit(times: own), at: id, scope: .this, newUID: "", zones: SeriesSample.zones
      ).object)
    let change = try series.moving("20260903T100000", to: "20260902T113000", scope: .all)
    #expect(
      occurrences(change.object).prefix(4) == [
        "20260902T113000", "20260911T140000", "20260916T113000", "20260923T113000",
      ])
    let preview = change.preview(limit: 20, zones: SeriesSample.zones)
    #expect(preview.moved.count == 19)
    #expect(preview.unchangedCount == 1)
    #expect(preview.vanishing.isEmpty && preview.coming.isEmpty)
    #expect(
      preview.exceptions == [
        .init(kind: .changed, day: try civil("20260910").day, fate: .kept)
      ])
  }

  @Test("an edited occurrence replaces the original")
  func replaced() throws {
    let change = try thursdays.moving("20260910T100000", to: "20260912T090000", scope: .this)
    #expect(
      occurrences(change.object).prefix(3) == [
        "20260903T100000", "20260912T090000", "20260917T100000",
      ])
    #expect(change.object?.overrideIndices.count == 1)
  }

  @Test("after the first occurrence is deleted, moving from the next one on leaves no empty series")
  func noEmptySeries() throws {
    let first = DateTimeValue.zoned(try civil("20260903T100000"), tzid: "Europe/Berlin")
    let deleted = try thursdays.deleting(at: first, scope: .this, zones: SeriesSample.zones)
    let rest = try #require(deleted.object)
    let change = try rest.moving("20260910T100000", to: "20260911T100000", scope: .thisAndFollowing)
    #expect(change.following == nil)
    #expect(occurrences(change.object).prefix(2) == ["20260911T100000", "20260918T100000"])
    // Deleting from there on leaves nothing.
    let second = DateTimeValue.zoned(try civil("20260910T100000"), tzid: "Europe/Berlin")
    let gone = try rest.deleting(at: second, scope: .thisAndFollowing, zones: SeriesSample.zones)
    #expect(gone.object == nil && gone.objects.isEmpty)
    // A rule that names nothing is refused.
    var never = RecurrenceRule(.yearly)
    (never.months, never.monthDays) = ([2], [30])
    #expect(throws: SeriesRefusal.noOccurrences) {
      try rest.editing(
        SeriesEdit(rule: .set(never)), at: nil, scope: .all, newUID: "", zones: SeriesSample.zones)
    }
  }

  @Test("the first of a series can move alone, with all that follow, or as the whole series")
  func threeChoices() throws {
    let this = try thursdays.moving("20260903T100000", to: "20260904T100000", scope: .this)
    #expect(occurrences(this.object).prefix(2) == ["20260904T100000", "20260910T100000"])
    for scope in [SeriesScope.thisAndFollowing, .all] {
      let change = try thursdays.moving("20260903T100000", to: "20260904T100000", scope: scope)
      #expect(change.following == nil)
      #expect(occurrences(change.object).prefix(2) == ["20260904T100000", "20260911T100000"])
      #expect(SeriesSample.lines(change.object).contains("UID:old"))
    }
  }

  struct Ending: CustomTestStringConvertible {
    var start: String
    var rule: String
    var cut: String
    var earlier: String
    var later: String
    var testDescription: String { start }
  }

  @Test(
    "UNTIL has the type that the start asks for, and COUNT is shared out",
    arguments: [
      Ending(
        start: "DTSTART;TZID=Asia/Seoul:20260105T090000", rule: "FREQ=DAILY",
        cut: "20260108T090000", earlier: "FREQ=DAILY;UNTIL=20260107T000000Z",
        later: "FREQ=DAILY"),
      Ending(
        start: "DTSTART:20260105T090000Z", rule: "FREQ=DAILY;UNTIL=20260201T090000Z",
        cut: "20260108T090000", earlier: "FREQ=DAILY;UNTIL=20260107T090000Z",
        later: "FREQ=DAILY;UNTIL=20260201T090000Z"),
      Ending(
        start: "DTSTART:20260105T090000", rule: "FREQ=DAILY", cut: "20260108T090000",
        earlier: "FREQ=DAILY;UNTIL=20260107T090000", later: "FREQ=DAILY"),
      Ending(
        start: "DTSTART;VALUE=DATE:20260105", rule: "FREQ=DAILY", cut: "20260108",
        earlier: "FREQ=DAILY;UNTIL=20260107", later: "FREQ=DAILY"),
      Ending(
        start: "DTSTART;VALUE=DATE:20260105", rule: "count=10;freq=DAILY;X-A=1", cut: "20260108",
        earlier: "COUNT=3;freq=DAILY;X-A=1", later: "COUNT=7;freq=DAILY;X-A=1"),
      // The start is not named by the rule and uses up one.
      Ending(
        start: "DTSTART;VALUE=DATE:20260106", rule: "FREQ=WEEKLY;BYDAY=MO;COUNT=5",
        cut: "20260119", earlier: "FREQ=WEEKLY;BYDAY=MO;COUNT=2",
        later: "FREQ=WEEKLY;BYDAY=MO;COUNT=3"),
    ])
  func ending(_ test: Ending) throws {
    let series = SeriesSample.series(test.start, "RRULE:\(test.rule)")
    let id = try #require(series.master?.start).withCivil(civil(test.cut))
    let split = try series.split(at: id, uid: "new", isRelated: true, zones: SeriesSample.zones)
    #expect(SeriesSample.lines(split.earlier).contains("RRULE:\(test.earlier)"))
    #expect(SeriesSample.lines(split.later).contains("RRULE:\(test.later)"))
    #expect(SeriesSample.lines(split.later).contains("RELATED-TO;RELTYPE=SIBLING:old"))
    let all = SeriesSample.occurrences(split.earlier) + SeriesSample.occurrences(split.later)
    #expect(Array(all.prefix(10)) == SeriesSample.occurrences(series, limit: min(10, all.count)))
  }

  @Test("the rule's weekday is one of the event's own zone")
  func weekdayOfOwnZone() throws {
    // 08:00 on Monday in Manila is still Sunday in UTC.
    let series = SeriesSample.series(
      "DTSTART;TZID=Asia/Manila:20260907T080000", "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=10")
    let change = try series.moving("20260909T080000", to: "20260910T060000", scope: .all)
    #expect(
      SeriesSample.lines(change.object).contains("RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA;COUNT=10"))
    #expect(SeriesSample.lines(change.object).contains("DURATION:PT1H"))
    #expect(
      occurrences(change.object).prefix(6) == [
        "20260908T060000", "20260909T060000", "20260910T060000", "20260911T060000",
        "20260912T060000", "20260915T060000",
      ])
  }

  @Test("the 31st is refused where months lack the new day, the last day moves among the last days")
  func lastDays() throws {
    let thirtyFirst = SeriesSample.series("DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY")
    #expect(throws: SeriesRefusal.dateMissingInSomePeriods) {
      try thirtyFirst.moving("20260131", to: "20260130", scope: .all)
    }
    let last = SeriesSample.series(
      "DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1")
    let change = try last.moving("20260228", to: "20260227", scope: .all)
    #expect(
      occurrences(change.object).prefix(4) == ["20260130", "20260227", "20260330", "20260429"])
    // One of them can move anywhere.
    let one = try thirtyFirst.moving("20260331", to: "20260330", scope: .this)
    #expect(occurrences(one.object).prefix(3) == ["20260131", "20260330", "20260531"])
  }
}
