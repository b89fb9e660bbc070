#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  extension Color {
    /// The colour of a token in a theme.
    init(_ token: ThemeToken, _ scheme: ColorScheme) {
      let text = scheme == .dark ? token.dark : token.light
      self.init(RGBColor(hex: text) ?? .black)
    }

    init(_ color: RGBColor) {
      self.init(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
        blue: Double(color.blue) / 255, opacity: 1)
    }
  }

  extension Hue {
    /// How the hue is drawn.
    var colors: HueColors {
      let index = Int(rawValue)
      return HueColors.all.indices.contains(index) ? HueColors.all[index] : HueColors.all[0]
    }
  }

  extension ColorToken {
    /// The colour where text is drawn in it.
    func text(_ scheme: ColorScheme) -> Color {
      switch self {
      case .clear: .clear
      case .text: Color(ThemeToken.ink, scheme)
      case .weakText: Color(ThemeToken.ink3, scheme)
      case .accent: Color(ThemeToken.today, scheme)
      case .onAccent: Color(ThemeToken.page, scheme)
      case .hue(.red): Color(ThemeToken.sunday, scheme)
      case .hue(.blue): Color(ThemeToken.saturday, scheme)
      case .hue(let hue): Color(hue.colors.solid, scheme)
      }
    }

    /// The colour where it lies behind text.
    func fill(_ scheme: ColorScheme) -> Color {
      switch self {
      case .hue(let hue): Color(hue.colors.background, scheme)
      default: text(scheme)
      }
    }
  }

  extension TextWeight {
    var font: Font.Weight {
      switch self {
      case .regular: .regular
      case .medium: .medium
      case .bold: .semibold
      }
    }
  }
#endif
