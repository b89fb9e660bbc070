import CalendarCore

@testable import Daybook

/// The rules of a streak told once more, slowly: every day is asked which period it belongs to, days
/// are gathered by that, and the outcomes are written down as letters and read from the end.
struct ProgressReference {
  var letters = ""
  var met = 0
  var due = 0
  var total = 0
  var current = 0
  var best = 0
  var isAtRisk = false

  private struct Key: Hashable {
    var rule: Int
    var number: Int
  }

  init(
    targets: [(from: Day?, target: ChallengeTarget)], range: DaySpan, counts: [Day: Int],
    skipped: Set<Day>, today: Day, firstWeekday: Weekday
  ) {
    var order: [Key] = []
    var members: [Key: [Day]] = [:]
    var ruleStart: [Int: Day] = [:]
    for offset in 0..<range.count {
      let day = range.start.advanced(by: offset)
      var rule = 0
      for (index, entry) in targets.enumerated() {
        if let from = entry.from, from <= day { rule = index }
      }
      if ruleStart[rule] == nil { ruleStart[rule] = day }
      let number: Int?
      switch targets[rule].target.frequency {
      case .daily: number = offset
      case .weekdays(let weekdays): number = weekdays.contains(day.weekday) ? offset : nil
      case .timesAWeek:
        var monday = day
        while monday.weekday != firstWeekday { monday = monday.advanced(by: -1) }
        number = Int(monday.ordinal)
      case .timesAMonth: number = day.year * 100 + day.monthNumber
      case .everyDays(let count): number = ruleStart[rule, default: day].distance(to: day) / count
      }
      guard let number else { continue }
      let key = Key(rule: rule, number: number)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(day)
    }

    var hopes: [Bool] = []
    for key in order {
      let days = members[key] ?? []
      let target = targets[key.rule].target
      func isDone(_ day: Day) -> Bool {
        guard day <= today, let count = counts[day] else { return false }
        switch target.measure {
        case .done: return count > 0
        case .atLeast(let least): return count >= least
        case .atMost(let most): return count <= most
        }
      }
      let countable = days.filter { isDone($0) || !skipped.contains($0) }
      let done = days.filter(isDone).count
      let wanted: Int
      switch target.frequency {
      case .daily, .weekdays, .everyDays: wanted = 1
      case .timesAWeek(let times):
        wanted = countable.count == 7 ? times : max(1, times * countable.count / 7)
      case .timesAMonth(let times):
        let length = days[0].month.dayCount
        wanted =
          countable.count == length
          ? min(times, length) : max(1, times * countable.count / length)
      }
      if countable.isEmpty {
        letters += "s"
      } else if done >= wanted {
        letters += "m"
      } else if days.allSatisfy({ $0 < today }) {
        letters += "x"
      } else {
        letters += "o"
      }
      let later = countable.filter { $0 > today }.count
      hopes.append(
        !days.contains(today) || skipped.contains(today) || isDone(today)
          || done + later >= wanted)
    }

    total = letters.filter { $0 != "s" }.count
    met = letters.filter { $0 == "m" }.count
    due = letters.filter { $0 == "m" || $0 == "x" }.count
    let counting = letters.filter { $0 == "m" || $0 == "x" }
    best = counting.split(separator: "x").map(\.count).max() ?? 0
    current = counting.reversed().prefix { $0 == "m" }.count
    isAtRisk =
      zip(letters, hopes).contains { letter, hope in letter == "o" && !hope } && current > 0
  }
}
