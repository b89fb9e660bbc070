import CalendarCore
import CalendarHTML
import Daybook

/// What a day asks for, row after row: a circle to check it off, the name with the run, and the seven
/// days of the week.
struct ChallengeRows {
  var frame: Frame
  var words: ChallengeWords
  /// The day whose rows they are.
  var day: Day
  /// The day that counts as today.
  var today: Day
  var firstWeekday: Weekday
  /// The page that the forms return to.
  var returnPath: String
  /// Whether nothing leads to a change.
  var isReadOnly = false

  private var strings: Strings { frame.strings }

  /// Whether today's list has a row for a challenge: everything but what asks for nothing today.
  static func isAskedFor(_ item: RangePage.Item) -> Bool {
    switch item.progress?.today {
    case .due, .done, .satisfied, .skipped, .exceeded: true
    case .free, .notBegun, .over, nil: false
    }
  }

  /// The list.
  func html(_ items: [RangePage.Item]) -> HTML {
    "<ul class=\"check-list\">\(items.map(row))</ul>"
  }

  private func row(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    let name = words.name(item)
    let title: HTML =
      isReadOnly
      ? "<span class=\"title\" dir=\"auto\">\(name)</span>"
      : """
      <a class="title" dir="auto" href="\(Paths.challenge(item.stored.id.rawValue))">\(name)</a>
      """
    return """
      <li class="check-row hue-\(item.hue.name)" data-uid="\(item.stored.uid)">\
      \(circle(item))<div class="what">\(title)<p class="note">\(notes(item))</p>\
      \(challenge.isChallenge ? week(challenge) : "")</div>\(menu(item))</li>
      """
  }

  // MARK: The circle

  private func circle(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    guard challenge.isChallenge else {
      return "<span class=\"circle none\"><span class=\"swatch-pill\"></span></span>"
    }
    let isDone = challenge.isDone(on: day)
    guard !isReadOnly, day <= today else {
      let state = isDone ? strings.dayDone : strings.dayNotDone
      let done: HTML = isDone ? " done" : ""
      return """
        <span class="circle off\(done)" role="img" aria-label="\(state)">\
        <span>\(Icon.check.small)</span></span>
        """
    }
    let label = strings.list([words.name(item), words.labels.day(day)])
    return form(item) {
      """
      <button class="circle" id="check-\(String(item.stored.id.rawValue))" name="do" value="\(isDone ? "clear" : "done")" \
      aria-pressed="\(isDone ? "true" : "false")" aria-label="\(label)">\
      <span>\(Icon.check.small)</span></button>
      """
    }
  }

  private func form(_ item: RangePage.Item, classes: HTML = "", _ content: () -> HTML) -> HTML {
    """
    <form\(classes) method="post" action="\(Paths.checkChallenge(item.stored.id.rawValue))" \
    data-in-place>\(frame.csrfField)<input type="hidden" name="day" value="\(day.description)">\
    <input type="hidden" name="return" value="\(returnPath)">\(content())</form>
    """
  }

  // MARK: Words

  /// The run, how today stands, the count; then the step of a course, or which day of the range it is
  /// where there is nothing more to say of the day.
  private func notes(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    let place = strings.dayOfSpan(
      item.days.start.distance(to: day) + 1, of: item.days.count)
    guard let progress = item.progress else { return "\(place)" }
    var parts: [HTML] = []
    var state: String?
    if day == today {
      if progress.current.length > 0 {
        let run = strings.inARow(progress.current)
        let isBest = progress.current.length >= progress.best.length && progress.current.length > 1
        parts.append(isBest ? "<strong>\(run)</strong>" : "\(run)")
      }
      state = self.state(progress, challenge)
    } else if challenge.log.skip(on: day) != nil, !challenge.isDone(on: day) {
      state = strings.daySkipped
    }
    if let state { parts.append("\(state)") }
    if let count = count(of: challenge) { parts.append("<span dir=\"ltr\">\(count)</span>") }
    if let reason = challenge.log.skip(on: day)?.reason, !reason.isEmpty {
      parts.append("<span dir=\"auto\">\(reason)</span>")
    }
    if day == today, let step = challenge.nextStep(today: today) {
      let text = strings.step(
        step.number, of: item.days.count, opens: step.opens, today: today, labels: words.labels)
      parts.append("\(text)")
    } else if state == nil {
      parts.append("\(place)")
    }
    return HTML(parts.enumerated().map { $0 == 0 ? $1 : " · " + $1 })
  }

  private func state(_ progress: ChallengeProgress, _ challenge: Challenge) -> String? {
    if progress.isAtRisk { return strings.streakAtRisk }
    switch progress.today {
    case .due(let remaining):
      return strings.stillWanted(remaining, in: challenge.targets.target(on: day))
    case .satisfied: return strings.periodSatisfied
    case .skipped: return strings.daySkipped
    case .exceeded: return strings.dayOverLimit
    case .free: return strings.dayFree
    case .done, .notBegun, .over: return nil
    }
  }

  /// The count of the day beside the one that is wanted, for a challenge that counts.
  private func count(of challenge: Challenge) -> String? {
    switch challenge.targets.target(on: day).measure {
    case .done: return nil
    case .atLeast(let wanted), .atMost(let wanted):
      return strings.countReached(challenge.log.counts[day] ?? 0, of: wanted)
    }
  }

  // MARK: The week

  private func week(_ challenge: Challenge) -> HTML {
    let days = DaySpan(start: day.onOrBefore(firstWeekday), count: 7).days
    let done = days.filter { challenge.isDone(on: $0) }
    let dashes = days.map { day in
      let classes: HTML =
        done.contains(day) ? " class=\"on\"" : challenge.days.contains(day) ? "" : " class=\"out\""
      let dash: HTML = "<i\(classes)></i>"
      return dash
    }
    let names = done.map { words.labels.shortWeekdayName($0.weekday) }
    return """
      <span class="dashes" role="img" aria-label="\(strings.doneThisWeek(names))">\(dashes)</span>
      """
  }

  // MARK: What else can be noted

  private func menu(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    guard !isReadOnly, challenge.isChallenge else { return "" }
    let name = words.name(item)
    return """
      <details class="pop row-menu" name="pop"><summary class="icon-button" \
      aria-label="\(strings.moreAbout(name))">\(Icon.more.html)</summary>\
      <div class="pop-panel">\(countForm(item))\(skipForm(item))\
      <a class="menu-link" href="\(Paths.challenge(item.stored.id.rawValue))">\
      \(strings.editChallenge)</a></div></details>
      """
  }

  private func countForm(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    guard day <= today, count(of: challenge) != nil else { return "" }
    let id = "count-\(item.stored.id.rawValue)"
    let value = challenge.log.counts[day].map(String.init) ?? ""
    let more = form(item, classes: " class=\"menu-form\"") {
      "<button class=\"button\" name=\"do\" value=\"more\">\(strings.oneMore)</button>"
    }
    return more
      + form(item, classes: " class=\"menu-form\"") {
        """
        <label for="\(id)">\(strings.dayCountField)</label>\
        <input class="input" id="\(id)" name="count" value="\(value)" inputmode="numeric" \
        autocomplete="off" maxlength="7" required>\
        <button class="button" name="do" value="count">\(strings.save)</button>
        """
      }
  }

  private func skipForm(_ item: RangePage.Item) -> HTML {
    let challenge = item.stored.challenge
    if challenge.log.skip(on: day) != nil {
      return form(item, classes: " class=\"menu-form\"") {
        "<button class=\"button\" name=\"do\" value=\"clear\">\(strings.countAgain)</button>"
      }
    }
    let key = String(item.stored.id.rawValue)
    return form(item, classes: " class=\"menu-form\"") {
      """
      <label for="reason-\(key)">\(strings.skipReason)</label>\
      <input class="input" id="reason-\(key)" name="reason" maxlength="200" dir="auto" \
      autocomplete="off">\
      <label for="until-\(key)">\(strings.skipUntil)</label>\
      <input class="input" type="date" id="until-\(key)" name="until" min="\(day.description)" \
      max="\(item.days.last.description)">\
      <button class="button" name="do" value="skip">\(strings.skipDay)</button>
      """
    }
  }
}
