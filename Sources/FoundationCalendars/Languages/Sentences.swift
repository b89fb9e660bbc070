import CalendarCore
import Foundation

/// The sentences of a language.
struct Sentences {
  let spoken: SpokenPhrases
  let controls: ControlPhrases

  /// The sentences of a locale's language; English where it has none of its own here.
  init(locale: Locale) {
    switch locale.language.languageCode?.identifier {
    case "ko": self = .korean
    case "ja": self = .japanese
    default: self = .english
    }
  }

  init(spoken: SpokenPhrases, controls: ControlPhrases) {
    self.spoken = spoken
    self.controls = controls
  }
}

extension Sentences {
  /// English.
  static var english: Sentences {
    Sentences(
      spoken: SpokenPhrases(
        separator: ", ", plural: .oneAndOther,
        day: DayPhrases(
          today: "today", events: CountPhrase("{count} events", [.one: "{count} event"]),
          more: CountPhrase("{count} more on {day}"), unavailable: "unavailable",
          beforeMinimum: "unavailable, the first day is {day}",
          afterMaximum: "unavailable, the last day is {day}"),
        item: ItemPhrases(
          untitled: "untitled", allDay: "all day", moment: "{day} at {time}",
          fromTo: "from {from} to {to}", dayOfSpan: "day {index} of {count}",
          continuesBefore: "began earlier", continuesAfter: "continues"),
        range: RangePhrases(
          selected: "selected", start: "first selected day", end: "last selected day",
          selectedRange: "{days} selected",
          selectedDays: CountPhrase("{count} days selected", [.one: "{count} day selected"]),
          fromMidday: "from midday", untilMidday: "until midday")),
      controls: ControlPhrases(
        previousMonth: "Previous month", nextMonth: "Next month",
        chooseMonth: "Choose year and month", previousYear: "Previous year",
        nextYear: "Next year", today: "Today", entry: "diary entry",
        futureDay: "You can’t write in a future day yet", chooseDate: "Choose a date",
        done: "Done", edit: "Edit", addTask: "Add task", delete: "Delete", title: "Title",
        due: "Due", noDue: "no date", overdue: "overdue", notStarted: "Not started",
        inProgress: "In progress", complete: "Complete", moveEarlier: "Move earlier",
        moveLater: "Move later", now: "Now"))
  }
}
