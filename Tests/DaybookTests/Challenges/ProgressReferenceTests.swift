import CalendarCore
import Testing

@testable import Daybook

@Suite struct ProgressReferenceTests {
  private static func target(_ random: inout SeededGenerator) -> ChallengeTarget {
    let frequency: ChallengeTarget.Frequency =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .daily
      case 1:
        .weekdays(
          Set(
            (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
              Weekday.allCases.randomElement(using: &random)
            }))
      case 2: .timesAWeek(Int.random(in: 1...7, using: &random))
      case 3: .timesAMonth(Int.random(in: 1...31, using: &random))
      default: .everyDays(Int.random(in: 2...5, using: &random))
      }
    let measure: ChallengeTarget.Measure =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .done
      case 1: .atLeast(Int.random(in: 1...3, using: &random))
      default: .atMost(Int.random(in: 0...2, using: &random))
      }
    return ChallengeTarget(frequency, measure)
  }

  @Test("progress is what a slow second telling of the rules says, on random histories")
  func agreesWithReference() throws {
    var random = SeededGenerator(20_210_801)
    for round in 0..<4_000 {
      let start = Day(ordinal: Int.random(in: 18_000...20_000, using: &random))
      let range = DaySpan(start: start, count: Int.random(in: 1...120, using: &random))
      var entries: [(from: Day?, target: ChallengeTarget)] = [(nil, Self.target(&random))]
      var targets = TargetHistory(entries[0].target)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let from = start.advanced(by: Int.random(in: 1...60, using: &random))
        targets.set(Self.target(&random), from: from)
      }
      entries = targets.entries.map { ($0.from, $0.target) }

      let density = Double.random(in: 0.3...1, using: &random)
      var counts: [Day: Int] = [:]
      for offset in -3..<(range.count + 3)
      where Double.random(in: 0..<1, using: &random) < density {
        counts[start.advanced(by: offset)] = Int.random(in: 0...3, using: &random)
      }
      var skips: [ChallengeLog.Skip] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let first = start.advanced(by: Int.random(in: -3...100, using: &random))
        let count = Int.random(in: 1...12, using: &random)
        skips.append(.init(days: DaySpan(start: first, count: count)))
      }
      let today = start.advanced(by: Int.random(in: -3...130, using: &random))
      let firstWeekday = try #require(Weekday.allCases.randomElement(using: &random))

      let progress = ChallengeProgress(
        of: targets, over: range, log: ChallengeLog(counts: counts, skips: skips), today: today,
        firstWeekday: firstWeekday)
      let reference = ProgressReference(
        targets: entries, range: range, counts: counts,
        skipped: Set(skips.flatMap { $0.days.days.map { $0 } }), today: today,
        firstWeekday: firstWeekday)
      let found = [
        progress.metCount, progress.dueCount, progress.totalCount, progress.current.length,
        progress.best.length, progress.isAtRisk ? 1 : 0,
      ]
      let expected = [
        reference.met, reference.due, reference.total, reference.current, reference.best,
        reference.isAtRisk ? 1 : 0,
      ]
      #expect(
        found == expected,
        "round \(round): \(targets.entries) \(range) today \(today) \(reference.letters)")
      guard found == expected else { return }
    }
  }
}
