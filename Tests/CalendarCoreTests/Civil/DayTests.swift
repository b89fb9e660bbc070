import CalendarCore
import Testing

@Suite("Civil days")
struct DayTests {
  @Test("every month from -9999 to 9999 follows a slow calendar that adds up lengths")
  func everyMonthFollowsTheSlowCalendar() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var ordinal = try Day(year: -9999, month: 1, day: 1).ordinal
    var mismatches = 0
    for year in -9999...9999 {
      let leap = year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100))
      for number in 1...12 {
        let length = number == 2 && leap ? 29 : lengths[number - 1]
        let first = Day(ordinal: Int(ordinal))
        let last = first.advanced(by: length - 1)
        if try Day(year: year, month: number, day: 1) != first { mismatches += 1 }
        if (first.year, first.monthNumber, first.dayOfMonth) != (year, number, 1) {
          mismatches += 1
        }
        if (last.year, last.monthNumber, last.dayOfMonth) != (year, number, length) {
          mismatches += 1
        }
        ordinal += Int32(length)
      }
    }
    #expect(mismatches == 0)
    #expect(Day(ordinal: Int(ordinal)).description == "+10000-01-01")
  }

  @Test("every day of one Gregorian cycle is counted on from the day before")
  func everyDayOfACycle() throws {
    var current = try Day(year: 1800, month: 1, day: 1)
    var mismatches = 0
    for _ in 0..<146_097 {
      let next = current.advanced(by: 1)
      let isNextInMonth = next.month == current.month
      let expected = isNextInMonth ? current.dayOfMonth + 1 : 1
      if next.dayOfMonth != expected || next.weekday != current.weekday.advanced(by: 1)
        || (!isNextInMonth && current != current.month.lastDay)
      {
        mismatches += 1
      }
      current = next
    }
    #expect(mismatches == 0)
    #expect(current.description == "2200-01-01")
    #expect(day("2024-12-31").dayOfYear == 366)
    #expect(day("2023-03-01").dayOfYear == 60)
  }

  struct Anchor: CustomTestStringConvertible {
    var iso: String
    var ordinal: Int32
    var weekday: Weekday
    var testDescription: String { iso }
  }

  @Test(
    "known days have known numbers and weekdays",
    arguments: [
      Anchor(iso: "1970-01-01", ordinal: 0, weekday: .thursday),
      Anchor(iso: "1969-12-31", ordinal: -1, weekday: .wednesday),
      Anchor(iso: "2000-02-29", ordinal: 11_016, weekday: .tuesday),
      Anchor(iso: "2024-09-24", ordinal: 19_990, weekday: .tuesday),
      Anchor(iso: "1600-01-01", ordinal: -135_140, weekday: .saturday),
      Anchor(iso: "0000-03-01", ordinal: -719_468, weekday: .wednesday),
      Anchor(iso: "9999-12-31", ordinal: 2_932_896, weekday: .friday),
      Anchor(iso: "-9999-01-01", ordinal: -4_371_587, weekday: .monday),
    ])
  func knownDays(_ anchor: Anchor) throws {
    let day = try Day(iso: anchor.iso)
    #expect(day.ordinal == anchor.ordinal)
    #expect(day.weekday == anchor.weekday)
    #expect(day.description == anchor.iso)
  }

  struct Refusal: CustomTestStringConvertible {
    var text: String
    var error: CivilDateError
    var testDescription: String { text }
  }

  @Test(
    "text that is not a date is refused with what is wrong (T-99)",
    arguments: [
      Refusal(text: "2026-13-01", error: .monthOutOfRange(13)),
      Refusal(text: "2026-00-01", error: .monthOutOfRange(0)),
      Refusal(text: "2026-02-29", error: .dayOutOfRange(29, length: 28)),
      Refusal(text: "2026-04-31", error: .dayOutOfRange(31, length: 30)),
      Refusal(text: "2026-04-00", error: .dayOutOfRange(0, length: 30)),
      Refusal(text: "2026-4-1", error: .unreadable("2026-4-1")),
      Refusal(text: "", error: .unreadable("")),
      Refusal(text: "2026-04-01T00:00", error: .unreadable("2026-04-01T00:00")),
      Refusal(text: "٢٠٢٤-01-01", error: .unreadable("٢٠٢٤-01-01")),
      Refusal(text: "12026-01-01", error: .unreadable("12026-01-01")),
      Refusal(text: "-2026-01-01-", error: .unreadable("-2026-01-01-")),
    ])
  func refusals(_ refusal: Refusal) {
    #expect(throws: refusal.error) { try Day(iso: refusal.text) }
  }

  @Test("a day is made from a date in the user's own code, to choose it beforehand (T-60)")
  func publicDay() throws {
    // T-60: nothing could be preselected, because a day could not be made outside the kit.
    let chosen = try Day(year: 2024, month: 5, day: 1)
    #expect(chosen.description == "2024-05-01")
    #expect(try DaySpan(from: chosen, through: chosen).contains(chosen))
  }

  @Test("numbers out of range are refused, never trapped")
  func numbersOutOfRange() {
    #expect(throws: CivilDateError.yearOutOfRange(10_000)) {
      try Day(year: 10_000, month: 1, day: 1)
    }
    #expect(throws: CivilDateError.yearOutOfRange(.min)) { try Month(year: .min, month: 1) }
    #expect(throws: CivilDateError.dayOutOfRange(.max, length: 31)) {
      try Day(year: 1, month: 1, day: .max)
    }
  }

  @Test("arithmetic saturates at the ends instead of trapping")
  func saturation() {
    let far = day("9999-12-31").advanced(by: .max)
    #expect(far.advanced(by: .max) == far)
    #expect(far.advanced(by: 1) == far)
    #expect(day("-9999-01-01").advanced(by: .min) < day("-9999-01-01"))
    #expect(Day(ordinal: .max) == far)
    #expect(DaySpan.all.count == 1 << 31)
    #expect(DaySpan(start: DaySpan.all.start, count: DaySpan.all.count) == DaySpan.all)
    #expect(far.advanced(by: -(1 << 31)) == Day(ordinal: .min))
    #expect(Day(ordinal: .max).distance(to: Day(ordinal: .min)) == -(1 << 31))
    #expect(Month(index: .max).advanced(by: .max) == Month(index: .max))
    #expect(month("9999-12").advanced(by: 1).description == "+10000-01")
  }

  @Test("the length of February follows the Gregorian rule (T-29)")
  func februaryLengths() {
    // T-29: March lost a Sunday and February 2020 had 28 days.
    let lengths = ["2016", "2020", "2024", "1900", "2000", "2100"].map {
      month("\($0)-02").dayCount
    }
    #expect(lengths == [29, 29, 29, 28, 29, 28])
  }

  @Test("December steps to the next year's January and back; there is no month 0 or 13 (T-32)")
  func yearEnd() {
    // T-32: the old year stayed, months 0 and 13 appeared.
    #expect(month("2016-12").advanced(by: 1) == month("2017-01"))
    #expect(month("2017-01").advanced(by: -1) == month("2016-12"))
    for index in -30_000...30_000 {
      let month = Month(index: index)
      #expect((1...12).contains(month.number))
      #expect(month.year * 12 + month.number - 1 == index)
    }
  }

  @Test("months between two days are counted by year and month, not by a duration (T-33)")
  func monthsAreCountedByName() {
    // T-33: 31 August 2023 + 365 days spans 13 month headings.
    let first = day("2023-08-31")
    let last = first.advanced(by: 365)
    #expect(first.month.distance(to: last.month) + 1 == 13)
  }

  @Test("stepping by months keeps the chosen day number and does not drift (T-30, T-31)")
  func monthStepping() {
    // T-30, T-31: from the 31st.
    let march = day("2024-03-31")
    #expect(
      (1...3).map { march.advanced(byMonths: $0).description } == [
        "2024-04-30", "2024-05-31", "2024-06-30",
      ])
    let january = day("2023-01-31")
    #expect(
      (1...3).map { january.advanced(byMonths: $0).description } == [
        "2023-02-28", "2023-03-31", "2023-04-30",
      ])
    #expect(day("2024-02-29").advanced(byMonths: 12) == day("2025-02-28"))
    #expect(day("2024-01-31").advanced(byMonths: -11) == day("2023-02-28"))
  }

  @Test("the week is named by the weekday it starts on")
  func startOfWeek() {
    #expect(day("2026-03-10").onOrBefore(.sunday) == day("2026-03-08"))
    #expect(day("2026-03-08").onOrBefore(.sunday) == day("2026-03-08"))
    #expect(day("2026-03-08").onOrBefore(.monday) == day("2026-03-02"))
  }

  @Test("ISO 8601 counts weekdays from Monday, and Sunday is the seventh")
  func isoNumbers() {
    #expect(Weekday.allCases.map(\.isoNumber) == [7, 1, 2, 3, 4, 5, 6])
  }

  @Test("weekday names are read whole or cut, in any case")
  func weekdayNames() {
    #expect(Weekday(name: "Sunday") == .sunday)
    #expect(Weekday(name: "mon") == .monday)
    #expect(Weekday(name: "mo") == nil)
    #expect(Weekday(name: "sundays") == nil)
  }
}

@Suite("Civil times")
struct CivilDateTimeTests {
  @Test("a civil date-time becomes seconds and comes back, before and after the epoch")
  func roundTrip() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: -370_000_000_000...250_000_000_000, using: &random)
      let offset = Int32.random(in: -50_400...50_400, using: &random)
      let civil = CivilDateTime(secondsSinceEpoch: seconds, utcOffset: offset)
      #expect(civil.secondsSinceEpoch(utcOffset: offset) == seconds)
    }
    #expect(
      CivilDateTime(secondsSinceEpoch: 0, utcOffset: 32_400).description == "1970-01-01T09:00")
    #expect(CivilDateTime(secondsSinceEpoch: -1, utcOffset: 0).description == "1969-12-31T23:59:59")
    #expect(CivilDateTime(secondsSinceEpoch: .max, utcOffset: 1).day > day("9999-12-31"))
  }

  @Test("times that no clock shows are refused")
  func times() throws {
    #expect(throws: CivilDateError.timeOutOfRange(hour: 24, minute: 0, second: 0)) {
      try TimeOfDay(iso: "24:00")
    }
    #expect(throws: CivilDateError.unreadable("9:5")) { try TimeOfDay(iso: "9:5") }
    #expect(try TimeOfDay(iso: "9:05") == TimeOfDay(hour: 9, minute: 5))
    #expect(try TimeOfDay(iso: "23:59:58").description == "23:59:58")
  }
}
