import CalendarCore

/// A colour of the interface: its value in the light and in the dark theme, `#RRGGBB` or `#RRGGBBAA`.
struct ThemeToken: Hashable, Sendable {
  let name: String
  let light: String
  let dark: String

  init(_ name: String, _ light: String, _ dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

/// The colours of the interface and of the twelve hues. Style sheets name them as custom properties.
enum Theme {
  /// Colours by what they mean.
  static let tokens: [ThemeToken] = [
    ThemeToken("page", "#FFFFFF", "#191817"),
    ThemeToken("sunken", "#F6F5F2", "#121110"),
    ThemeToken("out", "#FAF9F7", "#151413"),
    ThemeToken("raised", "#FFFFFF", "#242220"),
    ThemeToken("track", "#EFEDE9", "#2A2826"),
    ThemeToken("thumb", "#FFFFFF", "#413E39"),
    ThemeToken("hover", "#F5F3F0", "#232120"),
    ThemeToken("line", "#EAE8E3", "#2C2A27"),
    ThemeToken("line-strong", "#D8D4CD", "#413E39"),
    ThemeToken("control", "#8C877F", "#7D776F"),
    ThemeToken("ink", "#201E1B", "#EFECE7"),
    ThemeToken("ink-2", "#57534D", "#B7B2AA"),
    ThemeToken("ink-3", "#716C65", "#969089"),
    ThemeToken("today", "#201E1B", "#EFECE7"),
    ThemeToken("select", "#FFD2DF", "#74274A"),
    ThemeToken("on-select", "#B0124A", "#FFB6CE"),
    ThemeToken("select-wash", "#FFF4F7", "#261A1F"),
    ThemeToken("select-line", "#D9608B", "#B5557F"),
    ThemeToken("mark", "#D92D3A", "#FF6B70"),
    ThemeToken("sunday", "#C22F2B", "#FF8E86"),
    ThemeToken("saturday", "#1E60C2", "#8DB6FF"),
    ThemeToken("past", "#3D6797", "#93B6DE"),
    ThemeToken("future", "#8B6800", "#E4BF62"),
    ThemeToken("focus", "#1F5FE0", "#8FB9FF"),
    ThemeToken("danger", "#B3261E", "#FF9A92"),
    ThemeToken("danger-wash", "#FDECEA", "#3A1D1B"),
    ThemeToken("ok", "#1B7A43", "#7FD091"),
    ThemeToken("link", "#1F5BB8", "#9CC2FF"),
    ThemeToken("scrim", "#201E1B66", "#000000A6"),
    ThemeToken("brand", "#B0124A", "#E0668F"),
    ThemeToken("toast-act", "#FFB6CE", "#B0124A"),
  ]

  /// How a hue is drawn: the bar's background, its text and its edge, a fill that carries `page`
  /// coloured text, and a vivid shade for decoration.
  struct HueColors: Hashable, Sendable {
    let hue: Hue
    let background: ThemeToken
    let text: ThemeToken
    let edge: ThemeToken
    let solid: ThemeToken
    let vivid: ThemeToken

    /// Colours as (light, dark) in the order of the properties.
    init(
      _ hue: Hue, _ background: (String, String), _ text: (String, String),
      _ edge: (String, String), _ solid: (String, String), _ vivid: (String, String)
    ) {
      self.hue = hue
      self.background = ThemeToken("hue-\(hue.name)-bg", background.0, background.1)
      self.text = ThemeToken("hue-\(hue.name)-text", text.0, text.1)
      self.edge = ThemeToken("hue-\(hue.name)-edge", edge.0, edge.1)
      self.solid = ThemeToken("hue-\(hue.name)-solid", solid.0, solid.1)
      self.vivid = ThemeToken("hue-\(hue.name)-vivid", vivid.0, vivid.1)
    }

    /// All five.
    var tokens: [ThemeToken] { [background, text, edge, solid, vivid] }
  }

  /// The twelve hues.
  static let hues: [HueColors] = [
    HueColors(
      .red, ("#FFDAD6", "#5C2B29"), ("#682222", "#FFE8E6"),
      ("#C9504E", "#ED807B"), ("#B23B3C", "#FE9B95"), ("#F2716C", "#ED807B")),
    HueColors(
      .orange, ("#FFDCC7", "#603212"), ("#622C00", "#FFEADD"),
      ("#C15D00", "#E68A4E"), ("#A54F00", "#F7A470"), ("#F88A3D", "#E68A4E")),
    HueColors(
      .amber, ("#FFE6BA", "#5D4304"), ("#503800", "#F9EDD8"),
      ("#A57700", "#CE9B2B"), ("#896300", "#E1B359"), ("#F0B21B", "#E9B44B")),
    HueColors(
      .olive, ("#E6EEB9", "#434817"), ("#3C4200", "#EDF1DB"),
      ("#7D8700", "#A2AE3F"), ("#697200", "#B8C465"), ("#AFBC2A", "#AFBB4D")),
    HueColors(
      .green, ("#CBEFD1", "#1B4627"), ("#004B1E", "#E1F5E4"),
      ("#149446", "#5FBC76"), ("#008039", "#7FD091"), ("#4AC06C", "#5FBC76")),
    HueColors(
      .teal, ("#BBF0E9", "#004641"), ("#004842", "#D9F5F1"),
      ("#008F85", "#00BEB0"), ("#007B72", "#47D3C6"), ("#00C5B7", "#00BEB0")),
    HueColors(
      .sky, ("#C2EBFF", "#004258"), ("#00445A", "#DBF3FF"),
      ("#0088B1", "#1EB4E7"), ("#007599", "#59C9F7"), ("#00BBF2", "#1EB4E7")),
    HueColors(
      .blue, ("#D3E6FF", "#213C61"), ("#133D70", "#E4F0FF"),
      ("#367DD7", "#69A6F8"), ("#2069C1", "#8CBDFF"), ("#569FFF", "#69A6F8")),
    HueColors(
      .indigo, ("#DEE2FF", "#343761"), ("#333570", "#EBEDFF"),
      ("#6C6FD7", "#939AF7"), ("#5A5BC1", "#ABB3FF"), ("#8B91FF", "#939AF7")),
    HueColors(
      .violet, ("#EBDDFF", "#44315A"), ("#492D67", "#F2EAFF"),
      ("#9262C7", "#B78EE9"), ("#7E4EB2", "#CBA7F9"), ("#B482EE", "#B78EE9")),
    HueColors(
      .pink, ("#FFD7E9", "#572B41"), ("#622344", "#FFE7F1"),
      ("#BE508A", "#E37FB0"), ("#A83C77", "#F59AC5"), ("#E670AC", "#E37FB0")),
    HueColors(
      .graphite, ("#E6E3E0", "#3E3B38"), ("#403C37", "#F1EEEA"),
      ("#827C76", "#A9A49C"), ("#6F6963", "#BFBAB2"), ("#A39D96", "#A9A49C")),
  ]

  /// The style rules that define every token: light, dark by the device's wish, dark by choice.
  static var styles: String {
    let all = tokens + hues.flatMap(\.tokens)
    func block(_ value: (ThemeToken) -> String) -> String {
      all.map { "--\($0.name):\(value($0))" }.joined(separator: ";")
    }
    let dark = block(\.dark)
    let classes = hues.map { colors in
      let name = "hue-\(colors.hue.name)"
      let parts = ["bg", "text", "edge", "solid", "vivid"]
      return ".\(name){"
        + parts.map { "--\($0):var(--\(name)-\($0))" }.joined(separator: ";") + "}"
    }
    return """
      :root{color-scheme:light;\(block(\.light))}
      @media (prefers-color-scheme:dark){:root:not([data-theme="light"]){color-scheme:dark;\(dark)}}
      :root[data-theme="dark"]{color-scheme:dark;\(dark)}
      @media print{:root:root:root{color-scheme:light;\(block(\.light))}}
      \(classes.joined(separator: "\n"))

      """
  }
}
