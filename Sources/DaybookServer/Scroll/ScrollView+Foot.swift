import CalendarCore
import CalendarHTML
import Daybook

extension ScrollView {
  /// What stands below the list: the key of its colours, how days are chosen, and what is chosen.
  var foot: HTML {
    let strings = frame.strings
    return """
      <footer class="scroll-foot"><div class="scroll-key">\(key)\
      <a class="link" href="\(Paths.dayColors)">\(strings.changeDayColors)</a></div>\
      <div class="scroll-act"><nav class="segments" aria-label="\(strings.howToChoose)">\(modes)</nav>\
      <output class="chosen" id="chosen">\(chosenText)</output>\
      <a class="button primary" id="open-chosen" href="\(chosenPath)"\
      \(flag: "hidden", if: state.selection.isEmpty)>\(strings.openDay)</a></div></footer>
      """
  }

  private var chosenPath: String {
    Paths.day(state.selection.extent?.first ?? today)
  }

  private var key: [HTML] {
    let strings = frame.strings
    let samples: [(name: String, facts: DayFacts)] = [
      (strings.chosenDay, facts(today.advanced(by: 9), position: .single)),
      (strings.today, facts(today)),
      (strings.pastDays, facts(today.advanced(by: -1))),
      (strings.futureDays, facts(today.advanced(by: 1))),
    ]
    return samples.map { sample in
      let item: HTML = """
        <span class="sample\(theme.classes(of: sample.facts))">\
        <span class="number" aria-hidden="true">\(sample.facts.number)</span>\(sample.name)</span>
        """
      return item
    }
  }

  private var modes: [HTML] {
    let strings = frame.strings
    return ScrollState.modes.map { mode in
      let name =
        switch mode {
        case .none, .single: strings.chooseOne
        case .several: strings.chooseSeveral
        case .range: strings.chooseRange
        }
      let link: HTML = """
        <a href="\(state.choosing(mode).path)"\
        \(attribute: "aria-current", mode == state.mode ? "true" : nil)>\(name)</a>
        """
      return link
    }
  }

  private var chosenText: String {
    let labels = frame.labels
    guard let (first, last) = state.selection.extent else { return frame.strings.nothingChosen }
    guard first < last else { return labels.fullDate(first) }
    let count = fill(frame.strings.daysCounted, ["n": "\(state.selection.dayCount)"])
    return state.mode == .several
      ? count : "\(labels.date(first)) – \(labels.date(last)) · \(count)"
  }

  private func fill(_ template: String, _ values: [String: String]) -> String {
    values.reduce(template) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private func facts(_ day: Day, position: RangePosition? = nil) -> DayFacts {
    DayFacts(
      day: day, number: day.dayOfMonth, tense: DayTense(of: day, today: today), position: position)
  }

  /// Everything the script needs to draw any month as the server would.
  var scriptData: HTML {
    let templates = frame.labels.templates
    let strings = frame.strings
    let labels = frame.labels
    let days = [-1, 0, 1].map { today.advanced(by: $0) }
    var looks = days.map { theme.classes(of: facts($0)) }
    looks += days.map { theme.classes(of: facts($0, position: .single)) }
    var beyond = facts(today)
    beyond.unavailability = .disabled(today)
    looks.append(theme.classes(of: beyond))
    return """
       data-minimum="\(state.bounds.start.description)" data-maximum="\(state.bounds.last.description)" \
      data-anchor="\(state.anchor.description)" data-today="\(today.description)" \
      data-first-weekday="\(firstWeekday.days(since: .sunday))" data-mode="\(state.mode.name)" \
      data-chosen="\(state.selectionText)" data-months="\(templates.months.joined(separator: "|"))" \
      data-short-months="\(templates.shortMonths.joined(separator: "|"))" \
      data-weekdays="\(templates.weekdays.joined(separator: "|"))" \
      data-heading="\(templates.monthHeading)" data-short-heading="\(templates.shortMonthHeading)" \
      data-year="\(templates.year)" data-date="\(templates.date)" data-full-date="\(templates.fullDate)" \
      data-looks="\(looks.joined(separator: "|"))" data-none="\(strings.nothingChosen)" \
      data-days="\(strings.daysCounted)" data-today-label="\(strings.today)" \
      data-at-first="\(strings.firstDayThere(labels.fullDate(state.bounds.start)))" \
      data-at-last="\(strings.lastDayThere(labels.fullDate(state.bounds.last)))"
      """
  }
}
