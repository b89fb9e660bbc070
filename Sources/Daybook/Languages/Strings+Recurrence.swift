import CalendarCore
import ICalendar

extension Strings {
  /// A rule that has no short sentence.
  package var repeatsOtherwise: String {
    pick("정해진 규칙에 따라 반복", "Repeats by its own rule", "独自の規則で繰り返し")
  }

  /// How a rule repeats, in words: `Every week on Monday · 12 times`.
  package func sentence(for rule: RecurrenceRule, start: Day, labels: LocaleLabels) -> String {
    guard let base = base(of: rule, start: start, labels: labels) else { return repeatsOtherwise }
    var parts = [base]
    if let count = rule.count {
      parts.append(pick("\(count)번", count == 1 ? "once" : "\(count) times", "\(count)回"))
    }
    if let until = rule.until {
      let day = labels.fullDate(until.civil.day)
      parts.append(pick("\(day)까지", "until \(day)", "\(day)まで"))
    }
    return parts.joined(separator: " · ")
  }

  private func base(of rule: RecurrenceRule, start: Day, labels: LocaleLabels) -> String? {
    let isPlain =
      rule.seconds.isEmpty && rule.minutes.isEmpty && rule.hours.isEmpty && rule.yearDays.isEmpty
      && rule.weekNumbers.isEmpty
    guard isPlain else { return nil }
    let interval = rule.interval
    switch rule.frequency {
    case .daily where rule.months.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty:
      return interval == 1
        ? pick("매일", "Every day", "毎日")
        : pick("\(interval)일마다", "Every \(interval) days", "\(interval)日ごと")
    case .weekly where rule.months.isEmpty && rule.positions.isEmpty:
      let named = rule.weekdays.isEmpty ? [start.weekday] : rule.weekdays.map(\.weekday)
      let days = named.map { labels.weekdayName($0) }.joined(separator: pick(", ", ", ", "・"))
      return interval == 1
        ? pick("매주 \(days)", "Every week on \(days)", "毎週\(days)")
        : pick(
          "\(interval)주마다 \(days)", "Every \(interval) weeks on \(days)", "\(interval)週ごと\(days)")
    case .monthly where rule.months.isEmpty:
      guard let day = dayOfMonth(rule, start: start, labels: labels) else { return nil }
      return interval == 1
        ? pick("매월 \(day)", "Monthly on \(day)", "毎月\(day)")
        : pick(
          "\(interval)달마다 \(day)", "Every \(interval) months on \(day)", "\(interval)か月ごと\(day)")
    case .yearly where rule.weekdays.isEmpty && rule.monthDays.count <= 1 && rule.months.count <= 1:
      let month = Month(index: start.year * 12 + (rule.months.first ?? start.monthNumber) - 1)
      let number = rule.monthDays.first ?? start.dayOfMonth
      guard number > 0 else { return nil }
      let day = labels.day(month.day(clamping: number))
      return interval == 1
        ? pick("매년 \(day)", "Every year on \(day)", "毎年\(day)")
        : pick("\(interval)년마다 \(day)", "Every \(interval) years on \(day)", "\(interval)年ごと\(day)")
    default:
      return nil
    }
  }

  private func dayOfMonth(
    _ rule: RecurrenceRule, start: Day, labels: LocaleLabels
  ) -> String? {
    if rule.weekdays.isEmpty, rule.positions.isEmpty {
      let days = rule.monthDays.isEmpty ? [start.dayOfMonth] : rule.monthDays
      guard days.count == 1 else { return nil }
      if days[0] == -1 { return pick("마지막 날", "the last day", "末日") }
      return days[0] > 0 ? pick("\(days[0])일", "day \(days[0])", "\(days[0])日") : nil
    }
    guard rule.monthDays.isEmpty, rule.weekdays.count == 1, rule.positions.count <= 1,
      let ordinal = rule.weekdays[0].ordinal ?? rule.positions.first, (-1...4).contains(ordinal),
      ordinal != 0
    else { return nil }
    let weekday = labels.weekdayName(rule.weekdays[0].weekday)
    if ordinal == -1 { return pick("마지막 \(weekday)", "the last \(weekday)", "最終\(weekday)") }
    let korean = ["첫째", "둘째", "셋째", "넷째"][ordinal - 1]
    let english = ["first", "second", "third", "fourth"][ordinal - 1]
    return pick("\(korean) \(weekday)", "the \(english) \(weekday)", "第\(ordinal)\(weekday)")
  }
}
