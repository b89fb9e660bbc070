import CalendarCore
import CalendarHTML
import Daybook

/// The settings.
struct SettingsPage: Sendable {
  /// The chosen values; nil follows the browser or the language.
  struct Values: Hashable, Sendable {
    var language: Language?
    var firstWeekday: Weekday?
    /// An IANA name.
    var zone = ""
    var theme = ThemeChoice.system
    var clock: ClockStyle?
  }

  var frame: Frame
  var values: Values
  /// The IANA names that are offered.
  var zones: [String] = []
  /// What is wrong with the zone, if anything.
  var zoneError: String?
  var calendars = CalendarsSection()
  var dayColors = DayColorsSection()

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    """
    \(HTML.pageHeader(strings.settings))
    <div class="form-page">
    <section aria-labelledby="display"><h2 id="display">\(strings.display)</h2>
    <form class="form-grid" method="post" action="\(Paths.settings)">\(frame.csrfField)
    \(select("language", strings.displayLanguage, languageOptions))
    \(select("first_weekday", strings.firstWeekday, weekdayOptions))
    \(zoneField)
    \(segments("theme", strings.theme, themeChoices))
    \(segments("clock", strings.clock, clockChoices))
    <div class="act"><button class="button primary large">\(strings.save)</button></div>
    </form></section>
    <section aria-labelledby="\(Paths.calendarsAnchor)"><h2 id="\(Paths.calendarsAnchor)">\
    \(strings.calendars)</h2>
    \(calendars.html(frame))</section>
    \(dayColors.html(frame))
    <p><a class="link" href="\(Paths.history)">\(strings.history)</a></p>
    </div>
    """
  }

  private func select(_ name: String, _ label: String, _ options: [HTML]) -> HTML {
    """
    <div class="field"><label class="label" for="\(name)">\(label)</label><div class="value">\
    <span class="select"><select class="input" id="\(name)" name="\(name)">\(options)</select>\(Icon.chevronDown.small)</span></div></div>
    """
  }

  private func option(_ value: String, _ text: String, _ isChosen: Bool, language: String? = nil)
    -> HTML
  {
    """
    <option value="\(value)"\(attribute: "lang", language)\(flag: "selected", if: isChosen)>\
    \(text)</option>
    """
  }

  private var languageOptions: [HTML] {
    [option("", strings.browserLanguage, values.language == nil)]
      + Language.allCases.map {
        option($0.tag, $0.ownName, values.language == $0, language: $0.tag)
      }
  }

  private var weekdayOptions: [HTML] {
    [option("", strings.languageDefault, values.firstWeekday == nil)]
      + Weekday.allCases.map {
        option($0.name, frame.labels.weekdayName($0), values.firstWeekday == $0)
      }
  }

  private var zoneField: HTML {
    let options = zones.map { zone in
      let option: HTML = "<option value=\"\(zone)\">"
      return option
    }
    var error: HTML = ""
    if let zoneError {
      error = """
        <p class="error" id="zone-error">\(Icon.alert.small)<span>\(zoneError)</span></p>
        """
    }
    return """
      <div class="field"><label class="label" for="zone">\(strings.zone)</label><div class="value">\
      <input class="input" id="zone" name="zone" value="\(values.zone)" list="zones" \
      autocomplete="off" autocapitalize="off" spellcheck="false"\
      \(attribute: "aria-invalid", zoneError == nil ? nil : "true") \
      aria-describedby="\(zoneError == nil ? "zone-hint" : "zone-error zone-hint")"\
      \(flag: "autofocus", if: zoneError != nil)><datalist id="zones">\(options)</datalist>\(error)\
      <p class="hint" id="zone-hint">\(strings.zoneHint)</p></div></div>
      """
  }

  private func segments(_ name: String, _ label: String, _ choices: [HTML]) -> HTML {
    """
    <fieldset class="field"><legend>\(label)</legend><div class="value middle">\
    <div class="segments" role="radiogroup" aria-label="\(label)">\(choices)</div></div></fieldset>
    """
  }

  private func choice(_ name: String, _ value: String, _ text: String, _ isChosen: Bool) -> HTML {
    """
    <label><input type="radio" name="\(name)" value="\(value)"\(flag: "checked", if: isChosen)>\
    <span>\(text)</span></label>
    """
  }

  private var themeChoices: [HTML] {
    ThemeChoice.allCases.map { theme in
      let text =
        switch theme {
        case .system: strings.themeSystem
        case .light: strings.themeLight
        case .dark: strings.themeDark
        }
      return choice("theme", theme.rawValue, text, values.theme == theme)
    }
  }

  private var clockChoices: [HTML] {
    [
      choice("clock", "", strings.languageDefault, values.clock == nil),
      choice("clock", ClockStyle.hours24.rawValue, strings.clock24, values.clock == .hours24),
      choice("clock", ClockStyle.hours12.rawValue, strings.clock12, values.clock == .hours12),
    ]
  }
}
