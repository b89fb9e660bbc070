import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Zones described for other programs")
struct ZoneDescriptionTests {
  static let names = [
    "UTC", "Africa/Cairo", "Africa/Casablanca", "Africa/El_Aaiun", "Africa/Johannesburg",
    "Africa/Juba", "Africa/Monrovia", "America/Anchorage", "America/Argentina/San_Luis",
    "America/Asuncion", "America/Bogota", "America/Caracas", "America/Chicago",
    "America/Godthab", "America/Halifax", "America/Havana", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Nuuk", "America/Phoenix",
    "America/Santiago", "America/Sao_Paulo", "America/Scoresbysund", "America/St_Johns",
    "Antarctica/Troll", "Asia/Amman", "Asia/Beirut", "Asia/Gaza", "Asia/Hebron", "Asia/Jerusalem",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Pyongyang", "Asia/Seoul", "Asia/Shanghai",
    "Asia/Tehran", "Asia/Tokyo", "Australia/Lord_Howe", "Australia/Sydney", "Europe/Berlin",
    "Europe/Chisinau", "Europe/Dublin", "Europe/Istanbul", "Europe/Lisbon", "Europe/London",
    "Europe/Moscow", "Europe/Volgograd", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Easter", "Pacific/Fiji", "Pacific/Kiritimati", "Pacific/Norfolk",
  ]

  /// Reads a zone's VTIMEZONE back from the text that goes into a file.
  private func described(_ name: String, _ rules: TimeZoneRules) throws -> TimeZoneRules {
    let text = VTimeZone(tzid: name, rules: rules).component.text
    let component = try #require(CalendarDocument(reading: text).components.first)
    return try TimeZoneRules(VTimeZone(component))
  }

  @Test("read back, a description has the zone's offsets from 1970 through 2037", arguments: names)
  func offsets(_ name: String) throws {
    let rules = try TestBook.zone(name)
    let described = try described(name, rules)
    let end = Day.seconds("2038-01-01")
    // Every half hour would be a million; around each change and once a week see all there is.
    var instants = Array(stride(from: Int64(0), to: end, by: 7 * 86_399))
    var instant: Int64 = -1
    while let next = rules.transition(after: instant), next.instant < end {
      instants += [next.instant - 1, next.instant, next.instant + 1]
      instant = next.instant
    }
    instant = -1
    while let next = described.transition(after: instant), next.instant < end {
      instants += [next.instant - 1, next.instant, next.instant + 1]
      instant = next.instant
    }
    for instant in instants where instant >= 0 && instant < end {
      #expect(
        described.offset(at: instant) == rules.offset(at: instant),
        "\(name) at \(CivilDateTime(secondsSinceEpoch: instant, utcOffset: 0))")
    }
  }

  @Test("after 2037 the description goes on as the zone does, where a yearly rule can say so")
  func afterwards() throws {
    // The clocks of these change with Ramadan, which the tz database lists and no yearly rule says.
    let moon: Set<String> = ["Africa/Casablanca", "Africa/El_Aaiun", "Asia/Gaza", "Asia/Hebron"]
    // The changes of these are on the first of a weekday from some day of the month on, or at an hour
    // of the day before or after one, and so not always on the same of its weekday in the month.
    let shifting: Set<String> = [
      "Africa/Cairo", "America/Godthab", "America/Nuuk", "America/Santiago",
      "America/Scoresbysund", "Asia/Jerusalem",
    ]
    var different: Set<String> = []
    for name in Self.names where !moon.contains(name) {
      let rules = try TestBook.zone(name)
      let described = try described(name, rules)
      let instants = stride(
        from: Day.seconds("2038-01-01"), to: Day.seconds("2060-01-01"), by: 11 * 3_607)
      if instants.contains(where: { described.offset(at: $0) != rules.offset(at: $0) }) {
        different.insert(name)
      }
    }
    #expect(different == shifting)
  }

  @Test("before 1970 the description holds still at the offset of 1970")
  func before() throws {
    let rules = try TestBook.zone("Europe/Berlin")
    let described = try described("Europe/Berlin", rules)
    #expect(described.offset(at: Day.seconds("1945-06-01")) == 3_600)
    #expect(rules.offset(at: Day.seconds("1945-06-01")) != 3_600)
  }
}

extension Day {
  fileprivate static func seconds(_ iso: String) -> Int64 {
    let day = (try? Day(iso: iso)) ?? Day(ordinal: 0)
    return CivilDateTime(day: day, time: .midnight).secondsSinceEpoch(utcOffset: 0)
  }
}
