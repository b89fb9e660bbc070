/// How a hue is drawn: the bar's background, its text and its edge, a fill that carries text in the
/// colour of the page, and a vivid shade for decoration that stands beside its name.
public struct HueColors: Sendable {
  /// The hue.
  public let hue: Hue
  /// What a bar is filled with.
  public let background: ThemeToken
  /// Text on the background.
  public let text: ThemeToken
  /// The edge of a bar and the dot of a line.
  public let edge: ThemeToken
  /// A fill that carries text in the colour of the page.
  public let solid: ThemeToken
  /// A shade for decoration.
  public let vivid: ThemeToken

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
  public var tokens: [ThemeToken] { [background, text, edge, solid, vivid] }

  /// The twelve hues in their order.
  public static let all: [HueColors] = [
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
}
