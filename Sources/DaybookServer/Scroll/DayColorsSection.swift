import CalendarCore
import CalendarHTML
import Daybook

/// The section of the settings with the colours of the scrolling calendar's days.
struct DayColorsSection: Sendable {
  var theme = ScrollTheme.standard

  func html(_ frame: Frame) -> HTML {
    let strings = frame.strings
    let rows = ScrollTheme.Rule.allCases.map { rule in
      let name = Self.name(of: rule, strings)
      let row: HTML = """
        <fieldset class="field"><legend>\(name)</legend><div class="value pair">\
        \(select("\(rule.rawValue)_hue", "\(name), \(strings.color)", hues(rule, strings)))\
        \(select("\(rule.rawValue)_weight", "\(name), \(strings.weight)", weights(rule, strings)))\
        </div></fieldset>
        """
      return row
    }
    return """
      <section aria-labelledby="\(Paths.dayColorsAnchor)"><h2 id="\(Paths.dayColorsAnchor)">\
      \(strings.dayColors)</h2><p class="lead">\(strings.dayColorsHint)</p>
      <form class="form-grid" method="post" action="\(Paths.saveDayColors)">\(frame.csrfField)
      \(rows)
      <div class="act"><button class="button primary large">\(strings.save)</button></div>
      </form></section>
      """
  }

  private static func name(of rule: ScrollTheme.Rule, _ strings: Strings) -> String {
    switch rule {
    case .selected: strings.chosenDay
    case .today: strings.today
    case .past: strings.pastDays
    case .future: strings.futureDays
    }
  }

  private func hues(_ rule: ScrollTheme.Rule, _ strings: Strings) -> [HTML] {
    let chosen = theme[rule].hueName
    return [option("text", strings.plainInk, chosen)]
      + Hue.allCases.map { option($0.name, strings.name(of: $0), chosen) }
  }

  private func weights(_ rule: ScrollTheme.Rule, _ strings: Strings) -> [HTML] {
    let names: [(TextWeight, String)] = [
      (.regular, strings.regularWeight), (.medium, strings.mediumWeight),
      (.bold, strings.boldWeight),
    ]
    return names.map { option(ScrollTheme.Ink.name($0), $1, theme[rule].weightName) }
  }

  private func option(_ value: String, _ text: String, _ chosen: String) -> HTML {
    "<option value=\"\(value)\"\(flag: "selected", if: value == chosen)>\(text)</option>"
  }

  private func select(_ name: String, _ label: String, _ options: [HTML]) -> HTML {
    """
    <label class="select"><span class="spoken">\(label)</span>\
    <select class="input" name="\(name)">\(options)</select>\(Icon.chevronDown.small)</label>
    """
  }
}
