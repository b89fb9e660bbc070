/// The twelve colours that events are drawn in. A theme gives each its backgrounds, edges and texts.
public enum Hue: UInt8, CaseIterable, Hashable, Sendable {
  /// `#F2716C`
  case red
  /// `#F88A3D`
  case orange
  /// `#F0B21B`
  case amber
  /// `#AFBC2A`
  case olive
  /// `#4AC06C`
  case green
  /// `#00C5B7`
  case teal
  /// `#00BBF2`
  case sky
  /// `#569FFF`
  case blue
  /// `#8B91FF`
  case indigo
  /// `#B482EE`
  case violet
  /// `#E670AC`
  case pink
  /// `#A39D96`
  case graphite

  /// The name in lower case, as stored and as style classes spell it.
  public var name: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .amber: "amber"
    case .olive: "olive"
    case .green: "green"
    case .teal: "teal"
    case .sky: "sky"
    case .blue: "blue"
    case .indigo: "indigo"
    case .violet: "violet"
    case .pink: "pink"
    case .graphite: "graphite"
    }
  }

  /// The hue of this name, or nil.
  public init?(name: String) {
    for hue in Hue.allCases where hue.name.utf8.elementsEqual(name.utf8) {
      self = hue
      return
    }
    return nil
  }

  /// The colour as a swatch shows it, the one written where a single colour is asked for.
  public var color: RGBColor {
    switch self {
    case .red: RGBColor(0xF2716C)
    case .orange: RGBColor(0xF88A3D)
    case .amber: RGBColor(0xF0B21B)
    case .olive: RGBColor(0xAFBC2A)
    case .green: RGBColor(0x4AC06C)
    case .teal: RGBColor(0x00C5B7)
    case .sky: RGBColor(0x00BBF2)
    case .blue: RGBColor(0x569FFF)
    case .indigo: RGBColor(0x8B91FF)
    case .violet: RGBColor(0xB482EE)
    case .pink: RGBColor(0xE670AC)
    case .graphite: RGBColor(0xA39D96)
    }
  }

  /// The hue of an event that has no colour: always the same for the same UID, on every machine
  /// (FNV-1a over the UID's UTF-8).
  public static func standard(forUID uid: String) -> Hue {
    var hash: UInt32 = 2_166_136_261
    for byte in uid.utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Hue(rawValue: UInt8(hash % 12)) ?? .graphite
  }

  /// The hue least used among `used`, the first in order of declaration after `after` when several are.
  public static func leastUsed(among used: [Hue], after: Hue? = nil) -> Hue {
    var counts = [Int](repeating: 0, count: Hue.allCases.count)
    for hue in used { counts[Int(hue.rawValue)] += 1 }
    let first = after.map { Int($0.rawValue) + 1 } ?? 0
    var best = Hue.graphite
    var bestCount = Int.max
    for offset in 0..<counts.count {
      let index = (first + offset) % counts.count
      if counts[index] < bestCount, let hue = Hue(rawValue: UInt8(index)) {
        best = hue
        bestCount = counts[index]
      }
    }
    return best
  }
}

extension Hue {
  /// The hue that looks nearest to any colour: by hue angle in OKLab; greys are graphite.
  ///
  /// OKLab after Björn Ottosson, "A perceptual color space for image processing".
  public init(nearest color: RGBColor) {
    let target = Chroma(color)
    guard target.squaredLength >= 0.03 * 0.03 else {
      self = .graphite
      return
    }
    var best = Hue.graphite
    var bestScore = -Double.infinity
    for hue in Hue.allCases where hue != .graphite {
      let candidate = Chroma(hue.color)
      // The signed square of the cosine, up to a constant factor, orders like the cosine and needs
      // no square root, which the engine could only get from a maths library.
      let dot = candidate.a * target.a + candidate.b * target.b
      let score = dot * dot.magnitude / candidate.squaredLength
      if score > bestScore {
        best = hue
        bestScore = score
      }
    }
    self = best
  }

  private struct Chroma {
    var a: Double
    var b: Double

    var squaredLength: Double { a * a + b * b }

    init(_ color: RGBColor) {
      let red = RGBColor.linear(color.red)
      let green = RGBColor.linear(color.green)
      let blue = RGBColor.linear(color.blue)
      let long = RGBColor.root(
        of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, degree: 3)
      let medium = RGBColor.root(
        of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, degree: 3)
      let short = RGBColor.root(
        of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, degree: 3)
      a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
      b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }
  }
}
