/// A colour of a page: its value in the light and in the dark theme, `#RRGGBB` or `#RRGGBBAA`.
public struct ThemeToken: Sendable {
  /// The name, as style sheets spell it: `ink-2`.
  public let name: String
  /// The value in the light theme.
  public let light: String
  /// The value in the dark theme.
  public let dark: String

  /// Makes a colour.
  public init(_ name: String, _ light: String, _ dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

extension ThemeToken {
  /// The page and its cells.
  public static let page = ThemeToken("page", "#FFFFFF", "#191817")
  /// Cells of the neighbouring months.
  public static let out = ThemeToken("out", "#FAF9F7", "#151413")
  /// Hairlines in grids and lists.
  public static let line = ThemeToken("line", "#EAE8E3", "#2C2A27")
  /// Text.
  public static let ink = ThemeToken("ink", "#201E1B", "#EFECE7")
  /// Secondary text.
  public static let ink2 = ThemeToken("ink-2", "#57534D", "#B7B2AA")
  /// Days of the neighbouring months.
  public static let ink3 = ThemeToken("ink-3", "#716C65", "#969089")
  /// The disc of today; its text has the colour of the page.
  public static let today = ThemeToken("today", "#201E1B", "#EFECE7")
  /// Sundays and holidays.
  public static let sunday = ThemeToken("sunday", "#C22F2B", "#FF8E86")
  /// Saturdays.
  public static let saturday = ThemeToken("saturday", "#1E60C2", "#8DB6FF")
}

extension ThemeToken {
  /// The dot of a day with an entry, the line of the present time, what is overdue.
  public static let mark = ThemeToken("mark", "#D92D3A", "#FF6B70")
}
