import CalendarCore
import CalendarHTML
import Daybook

/// What was done lately, with a way back and forth.
struct HistoryPage {
  var frame: Frame
  /// The newest first.
  var acts: [ActSummary]
  /// What is undone and what is redone next.
  var undo: Int64?
  var redo: Int64?
  /// What the reader's clock showed at an instant, in seconds since the epoch.
  var clock: (Int64) -> CivilDateTime

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var html: HTML {
    """
    \(HTML.pageHeader(strings.history))
    <div class="form-page">
    <div class="history-tools">\(button("undo", strings.undo, isOn: undo != nil))\
    \(button("redo", strings.redo, isOn: redo != nil))</div>
    \(acts.isEmpty ? "<p class=\"empty-line\">\(strings.emptyHistory)</p>" : list)
    </div>
    """
  }

  private func button(_ which: String, _ label: String, isOn: Bool) -> HTML {
    """
    <form method="post" action="\(Paths.undo)">\(frame.csrfField)\
    <input type="hidden" name="latest" value="\(which)">\
    <input type="hidden" name="return" value="\(Paths.history)">\
    <button class="button"\(flag: "disabled", if: !isOn)>\(label)</button></form>
    """
  }

  private var list: HTML {
    let rows = acts.map { act in
      let time = clock(act.time)
      let mark: HTML = act.isUndone ? "<span class=\"chip\">\(strings.isUndoneMark)</span>" : ""
      let row: HTML = """
        <li\(attribute: "class", act.isUndone ? "undone" : nil)>\
        <span class="when">\(labels.shortDay(time.day)) \(labels.time(time.time))</span>\
        <span class="what" dir="auto">\(strings.done(act, labels: labels))</span>\(mark)</li>
        """
      return row
    }
    return "<ol class=\"history\">\(rows)</ol>"
  }
}
