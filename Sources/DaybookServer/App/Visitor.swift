import CalendarCore
import Daybook
import ICalendar

/// Whoever sent a request: their language, zone and choices. The choices are cookies, so that each
/// device has its own and the first paint is right.
struct Visitor: Sendable {
  /// What a device can choose.
  enum Choice {
    static let language = Preference<Language>(
      "daybook_language", parse: { Language(tag: $0) }, write: { $0.tag })
    static let zone = Preference<String>("daybook_zone", parse: { $0 }, write: { $0 })
    static let firstWeekday = Preference<Weekday>(
      "daybook_first_weekday", parse: { Weekday(name: $0) }, write: { $0.name })
    static let theme = Preference<ThemeChoice>("daybook_theme")
    static let clock = Preference<ClockStyle>("daybook_clock")
  }

  /// What was chosen; the rest follows the browser and the server.
  var chosen: SettingsPage.Values
  var labels: LocaleLabels
  var zoneName: String
  var zone: TimeZoneRules
  var firstWeekday: Weekday
  /// The day it is where the visitor is.
  var today: Day

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - localZone: the name of the server's own zone.
  ///   - now: seconds since the epoch.
  init(_ request: Request, zones: SystemTimeZones, localZone: String, now: Int64) {
    let cookies = request.cookies
    chosen = SettingsPage.Values(
      language: cookies.value(of: Choice.language),
      firstWeekday: cookies.value(of: Choice.firstWeekday), zone: "",
      theme: cookies.value(of: Choice.theme) ?? .system,
      clock: cookies.value(of: Choice.clock))
    let language =
      chosen.language ?? request.headers["Accept-Language"].flatMap { Language(acceptLanguage: $0) }
      ?? .english
    labels = LocaleLabels(language, clock: chosen.clock)
    firstWeekday = chosen.firstWeekday ?? labels.firstWeekday
    if let name = cookies.value(of: Choice.zone), let rules = zones.rules(named: name) {
      chosen.zone = name
      (zoneName, zone) = (name, rules)
    } else {
      (zoneName, zone) = (localZone, zones.rules(named: localZone) ?? .utc)
    }
    today = zone.civil(at: now).day
  }

  var strings: Strings { Strings(labels.language) }
}
