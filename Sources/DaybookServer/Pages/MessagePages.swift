import CalendarCore
import CalendarHTML
import Daybook

/// The first start: nothing is there yet, and three ways to begin.
struct WelcomePage: Sendable {
  var frame: Frame
  /// The reader's today.
  var today: Day

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    return frame.page(
      """
      <div class="center"><div class="words"><h1 id="heading">\(strings.welcome)</h1>\
      <p>\(strings.welcomeHint)</p></div>
      <ul class="choices">
      <li><a class="choice" href="\(Paths.newEvent(on: today))">\
      \(content(.plus, strings.makeEvent, strings.makeEventHint))</a></li>
      <li><a class="choice" href="\(Paths.importPage)">\
      \(content(.file, strings.importFile, strings.importFileHint))</a></li>
      <li><form method="post" action="\(Paths.sample)">\(frame.csrfField)<button class="choice">\
      \(content(.sparkle, strings.loadSample, strings.loadSampleHint))</button></form></li>
      </ul></div>
      """)
  }

  private func content(_ icon: Icon, _ title: String, _ hint: String) -> HTML {
    """
    \(icon.html)<span><strong>\(title)</strong><span class="hint">\(hint)</span></span>\
    \(Icon.chevronEnd.small)
    """
  }
}

/// A page for what did not work.
struct ErrorPage: Sendable {
  var frame: Frame
  /// The HTTP status.
  var status: Int
  /// What exactly was refused, in the reader's language; nil when there is no more to say.
  var detail: String?

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    let error = strings.error(status: status)
    let more: HTML = detail.map { "<p class=\"detail\" dir=\"auto\">\($0)</p>" } ?? ""
    return frame.page(
      """
      <div class="center"><div class="words"><h1 id="heading">\(error.title)</h1>\(more)\
      <p>\(error.hint)</p></div>\
      <a class="button large" href="\(Paths.home)">\(strings.backToCalendar)</a></div>
      """)
  }
}
