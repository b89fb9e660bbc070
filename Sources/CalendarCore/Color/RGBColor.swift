/// A colour in sRGB, eight bits a channel.
public struct RGBColor: Hashable, Sendable {
  /// Red, 0…255.
  public let red: UInt8
  /// Green, 0…255.
  public let green: UInt8
  /// Blue, 0…255.
  public let blue: UInt8

  /// Black, `#000000`.
  public static let black = RGBColor(red: 0, green: 0, blue: 0)
  /// White, `#FFFFFF`.
  public static let white = RGBColor(red: 255, green: 255, blue: 255)

  /// Makes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`; higher bits are ignored.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// Reads `#RRGGBB`, `#RGB` or `#RRGGBBAA` (the alpha is ignored) in any case; nil for anything else.
  public init?(hex text: String) {
    var digits: [UInt32] = []
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "#") else { return nil }
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt32(byte) - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(UInt32(byte) - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(UInt32(byte) - 55)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    switch digits.count {
    case 3:
      self.init(digits[0] * 0x110000 + digits[1] * 0x1100 + digits[2] * 0x11)
    case 6, 8:
      var value: UInt32 = 0
      for digit in digits[0..<6] { value = value << 4 | digit }
      self.init(value)
    default:
      return nil
    }
  }

  /// `#RRGGBB` in upper case.
  public var hex: String {
    let digits: [Character] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F",
    ]
    var text = "#"
    for channel in [red, green, blue] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return text
  }
}

extension RGBColor {
  /// Relative luminance, 0…1 (WCAG 2.2).
  public var relativeLuminance: Double {
    0.2126 * RGBColor.linear(red) + 0.7152 * RGBColor.linear(green)
      + 0.0722 * RGBColor.linear(blue)
  }

  /// The contrast ratio with `other`, 1…21 (WCAG 2.2).
  public func contrast(with other: RGBColor) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (Swift.max(first, second) + 0.05) / (Swift.min(first, second) + 0.05)
  }

  /// Black or white, whichever has the higher contrast on this colour; black when they are equal.
  public var textColor: RGBColor {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  /// A channel in linear light, 0…1 (IEC 61966-2-1).
  static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 without a maths library: base² · (base²)^(1/5).
    let square = base * base
    return square * root(of: square, degree: 5)
  }

  /// The real `degree`-th root of a number in 0…1 by Newton's method.
  static func root(of number: Double, degree: Int) -> Double {
    guard number > 0 else { return 0 }
    var estimate = 1.0
    for _ in 0..<60 {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      let next = estimate - (estimate - number / power) / Double(degree)
      if next == estimate { break }
      estimate = next
    }
    return estimate
  }
}
