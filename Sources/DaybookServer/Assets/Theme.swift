import CalendarCore

/// The colours of the interface and of the twelve hues. Style sheets name them as custom properties.
enum Theme {
  /// Colours by what they mean.
  static let tokens: [ThemeToken] = [
    .page,
    ThemeToken("sunken", "#F6F5F2", "#121110"),
    .out,
    ThemeToken("raised", "#FFFFFF", "#242220"),
    ThemeToken("track", "#EFEDE9", "#2A2826"),
    ThemeToken("thumb", "#FFFFFF", "#413E39"),
    ThemeToken("hover", "#F5F3F0", "#232120"),
    .line,
    ThemeToken("line-strong", "#D8D4CD", "#413E39"),
    ThemeToken("control", "#8C877F", "#7D776F"),
    .ink,
    .ink2,
    .ink3,
    .today,
    ThemeToken("select", "#FFD2DF", "#74274A"),
    ThemeToken("on-select", "#B0124A", "#FFB6CE"),
    ThemeToken("select-wash", "#FFF4F7", "#261A1F"),
    ThemeToken("select-line", "#D9608B", "#B5557F"),
    ThemeToken("mark", "#D92D3A", "#FF6B70"),
    .sunday,
    .saturday,
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

  /// The twelve hues.
  static let hues = HueColors.all

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
