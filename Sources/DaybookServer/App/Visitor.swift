import CalendarCore
import Daybook
import ICalendar

/// Whoever sent a request: their language, zone and choices. The choices are cookies, so that each
/// device has its own and the first paint is right.
struct Visitor: Sendable {
  /// The names of the cookies.
  enum Cookie {
    static let language = "daybook_language"
    static let zone = "daybook_zone"
    static let firstWeekday = "daybook_first_weekday"
    static let theme = "daybook_theme"
    static let clock = "daybook_clock"
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
      language: cookies[Cookie.language].flatMap { Language(tag: $0) },
      firstWeekday: cookies[Cookie.firstWeekday].flatMap { Weekday(name: $0) },
      zone: "",
      theme: cookies[Cookie.theme].flatMap { ThemeChoice(rawValue: $0) } ?? .system,
      clock: cookies[Cookie.clock].flatMap { ClockStyle(rawValue: $0) })
    let language =
      chosen.language ?? request.headers["Accept-Language"].flatMap { Language(acceptLanguage: $0) }
      ?? .english
    labels = LocaleLabels(language, clock: chosen.clock)
    firstWeekday = chosen.firstWeekday ?? labels.firstWeekday
    if let name = cookies[Cookie.zone], let rules = zones.rules(named: name) {
      chosen.zone = name
      (zoneName, zone) = (name, rules)
    } else {
      (zoneName, zone) = (localZone, zones.rules(named: localZone) ?? .utc)
    }
    today = zone.civil(at: now).day
  }

  var strings: Strings { Strings(labels.language) }
}
