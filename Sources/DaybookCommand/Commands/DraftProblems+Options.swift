import CalendarCore
import Daybook

/// The hues by name, for whoever has to type one.
let hueNames = Hue.allCases.map(\.name).joined(separator: ", ")

/// What is wrong with a draft that was made from options: wrong use when something was typed wrongly,
/// else a refusal.
func failure(_ problems: DraftProblems) -> CommandFailure {
  var lines: [String] = []
  var isWrongUse = false
  for field in EventDraft.Field.allCases {
    guard let problem = problems.byField[field] else { continue }
    lines.append("\(field.option): \(words(for: problem))")
    if problem.isWrongUse { isWrongUse = true }
  }
  let text = lines.joined(separator: "\n")
  return isWrongUse ? .usage(text) : .refused(text)
}

/// A problem in the words of the command line, which has neither lists nor buttons.
private func words(for problem: EventDraft.Problem) -> String {
  switch problem {
  case .missing: "Something is needed here."
  case .unknownHue(let text): "There is no colour \"\(text)\". There are \(hueNames)."
  case .unknownCalendar: "There is no such calendar. `daybook calendars` shows what there is."
  case .calendarIsForAll:
    "One occurrence cannot be in another calendar than its series. Leave --occurrence out."
  case .alreadyInCalendar: "That calendar has this event already. Name another."
  case .seriesRefused(let refusal):
    "\(Strings(.english).reason(refusal)) Name one occurrence with --occurrence."
  case .unreadableDate, .noSuchDay, .unreadableTime, .endBeforeStart, .endTimeBeforeStart,
    .unknownZone, .tooLong:
    Strings(.english).message(problem, labels: LocaleLabels(.english))
  }
}

extension EventDraft.Problem {
  /// Whether it lies in what was typed and not in what is stored.
  fileprivate var isWrongUse: Bool {
    switch self {
    case .alreadyInCalendar, .calendarIsForAll, .seriesRefused, .unknownCalendar: false
    case .missing, .unreadableDate, .noSuchDay, .unreadableTime, .endBeforeStart,
      .endTimeBeforeStart, .unknownZone, .unknownHue, .tooLong:
      true
    }
  }
}

extension EventDraft.Field {
  /// The option that gives the field.
  fileprivate var option: String {
    switch self {
    case .title: "The title"
    case .startDate: "--date"
    case .startTime: "--time"
    case .endDate: "--until"
    case .endTime: "--end-time"
    case .zone: "--zone"
    case .place: "--place"
    case .notes: "--notes"
    case .calendar: "--calendar"
    case .hue: "--color"
    }
  }
}
