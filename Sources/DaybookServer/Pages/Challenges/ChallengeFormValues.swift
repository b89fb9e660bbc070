import CalendarCore
import Daybook

/// The values of the form of a range, as typed.
struct ChallengeFormValues: Hashable, Sendable {
  /// How often something is asked for, as the form offers it.
  enum Often: String, CaseIterable, Hashable, Sendable {
    case daily
    case weekdays
    case week
    case month
    case days
  }

  /// When a day counts, as the form offers it.
  enum Measure: String, CaseIterable, Hashable, Sendable {
    case done
    case least
    case most
  }

  var name = ""
  /// `2026-03-27`
  var firstDay = ""
  /// The last day, included.
  var lastDay = ""
  /// A category's key.
  var category = ""
  /// See ``Challenge/Kind``.
  var kind = Challenge.Kind.challenge.rawValue
  var often = Often.daily
  /// The English names of the chosen weekdays.
  var weekdays: [String] = []
  var timesAWeek = "3"
  var timesAMonth = "10"
  var everyDays = "2"
  var measure = Measure.done
  var least = ""
  var most = ""
  var targetFrom = ""
  var notes = ""
  /// A calendar's key; empty for the usual one.
  var calendar = ""
}

extension ChallengeFormValues {
  /// A draft as its form shows it. A target that cannot be read leaves the fields as they are at first.
  init(_ draft: ChallengeDraft) {
    name = draft.name
    firstDay = draft.firstDay
    lastDay = draft.lastDay
    category = draft.category
    kind = draft.kind
    targetFrom = draft.targetFrom
    notes = draft.notes
    calendar = draft.calendar.map { "\($0.rawValue)" } ?? ""
    guard let target = try? ChallengeTarget(text: draft.target) else { return }
    switch target.frequency {
    case .daily: often = .daily
    case .weekdays(let chosen):
      often = .weekdays
      weekdays = Weekday.allCases.filter(chosen.contains).map(\.name)
    case .timesAWeek(let times): (often, timesAWeek) = (.week, "\(times)")
    case .timesAMonth(let times): (often, timesAMonth) = (.month, "\(times)")
    case .everyDays(let days): (often, everyDays) = (.days, "\(days)")
    }
    switch target.measure {
    case .done: measure = .done
    case .atLeast(let count): (measure, least) = (.least, "\(count)")
    case .atMost(let count): (measure, most) = (.most, "\(count)")
    }
  }

  /// What was sent.
  init(_ form: Form) {
    func text(_ name: String) -> String { form.text(name) ?? "" }
    self.init(
      name: text("name"), firstDay: text("first_day"), lastDay: text("last_day"),
      category: text("category"), kind: text("kind"),
      often: Often(rawValue: text("often")) ?? .daily, weekdays: form.all("weekday"),
      timesAWeek: text("times_week"), timesAMonth: text("times_month"),
      everyDays: text("every_days"), measure: Measure(rawValue: text("measure")) ?? .done,
      least: text("count_least"), most: text("count_most"), targetFrom: text("target_from"),
      notes: text("notes"), calendar: text("calendar"))
  }

  /// What was typed as a draft.
  var draft: ChallengeDraft {
    ChallengeDraft(
      name: name, firstDay: firstDay, lastDay: lastDay, category: category, kind: kind,
      target: kind == Challenge.Kind.range.rawValue ? "" : target, targetFrom: targetFrom,
      notes: notes, calendar: Int64(calendar).map { CalendarRecord.ID($0) })
  }

  /// The target in the words that ``ChallengeTarget/init(text:)`` reads. A field that is empty or holds
  /// something else gives words that it refuses.
  private var target: String {
    func digits(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }
    let often =
      switch self.often {
      case .daily: "daily"
      case .weekdays: weekdays.isEmpty ? "," : weekdays.joined(separator: ",")
      case .week: "\(digits(timesAWeek))/week"
      case .month: "\(digits(timesAMonth))/month"
      case .days: "every-\(digits(everyDays))-days"
      }
    return switch measure {
    case .done: often
    case .least: "\(often) at-least-\(digits(least))"
    case .most: "\(often) at-most-\(digits(most))"
    }
  }
}
