/// How wide text is, without a font at hand: in columns of a terminal, and about how many
/// thousandths of the font size.
///
/// Text is taken scalar by scalar. Marks, joiners and variation selectors have no width and stay with
/// what stands before them, so that a cut leaves no half of a character behind.
enum TextWidth {
  /// One visible character and what belongs to it.
  struct Cluster {
    var scalars: [Unicode.Scalar]
    /// The columns of a terminal, 1 or 2.
    var columns: Int
    /// The width in thousandths of the font size, in no usual font much more.
    var thousandths: Int
  }

  /// The visible characters of a text; controls and line ends become blanks.
  static func clusters(of text: String) -> [Cluster] {
    var clusters: [Cluster] = []
    var joins = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      // Not characters, and not allowed in XML; or a change of direction, which a cut would leave open.
      if value & 0xFFFE == 0xFFFE || isDirection(value) { continue }
      if value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x2029).contains(value) {
        clusters.append(Cluster(scalars: [" "], columns: 1, thousandths: 278))
        joins = false
      } else if let last = clusters.indices.last,
        joins || isAttached(value)
          || isSecondFlag(value, after: clusters[last])
      {
        clusters[last].scalars.append(scalar)
        // A selector or a joined emoji makes what stands before as wide as an emoji.
        if value == 0xFE0F || value == 0x200D { clusters[last].widen() }
        joins = value == 0x200D
      } else if !isAttached(value) {
        let wide = isWide(value)
        clusters.append(
          Cluster(
            scalars: [scalar], columns: wide ? 2 : 1,
            thousandths: wide ? wideThousandths(value) : narrowThousandths(value)))
      }
    }
    return clusters
  }

  /// The text, cut with an ellipsis where it takes more than `room` by `width`; as bytes of UTF-8.
  ///
  /// - Parameters:
  ///   - ellipsis: the width of the ellipsis. Where not even that has room nothing is left.
  static func fitted(
    _ clusters: [Cluster], to room: Int, ellipsis: Int, by width: (Cluster) -> Int
  ) -> (bytes: [UInt8], width: Int) {
    let total = clusters.reduce(0) { $0 + width($1) }
    var bytes: [UInt8] = []
    if total <= room {
      for cluster in clusters { cluster.append(to: &bytes) }
      return (bytes, total)
    }
    guard ellipsis <= room else { return ([], 0) }
    var used = 0
    var isRightToLeft = false
    for cluster in clusters {
      let next = width(cluster)
      if used + next > room - ellipsis { break }
      cluster.append(to: &bytes)
      used += next
      if let first = cluster.scalars.first?.value, first > 0x40 {
        isRightToLeft = TextWidth.isRightToLeft(first)
      }
    }
    bytes += "…".utf8
    // Keeps the ellipsis at the end of what it ends.
    if isRightToLeft { bytes += "\u{200F}".utf8 }
    return (bytes, used + ellipsis)
  }

  private static func isSecondFlag(_ value: UInt32, after cluster: Cluster) -> Bool {
    guard (0x1F1E6...0x1F1FF).contains(value), cluster.scalars.count == 1,
      let first = cluster.scalars.first
    else { return false }
    return (0x1F1E6...0x1F1FF).contains(first.value)
  }
}

extension TextWidth.Cluster {
  func append(to bytes: inout [UInt8]) {
    for scalar in scalars {
      if let code = UTF8.encode(scalar) { bytes += code }
    }
  }

  fileprivate mutating func widen() {
    columns = 2
    thousandths = Swift.max(thousandths, 1250)
  }
}

// MARK: Tables

extension TextWidth {
  /// The advance widths of U+0020…U+007E in thousandths: the wider of two usual sans-serif fonts.
  private static let ascii: [Int16] = [
    278, 323, 474, 556, 556, 921, 680, 278, 338, 338, 467, 584, 278, 347, 278, 392, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 728, 293, 535, 667, 556, 833, 723, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 338, 392, 338, 555, 559, 606, 563, 618, 510, 620, 556, 325, 564, 607, 275, 275, 552,
    284, 926, 610, 606, 620, 620, 388, 500, 377, 607, 521, 802, 500, 521, 500, 338, 270, 338, 584,
  ]

  private static func narrowThousandths(_ value: UInt32) -> Int {
    let index = Int(value) - 0x20
    if ascii.indices.contains(index) { return Int(ascii[index]) }
    switch value {
    case 0x00A0...0x024F: return 640
    case 0x0370...0x03FF: return 680
    case 0x0400...0x052F: return 760
    case 0x0590...0x05FF: return 600
    case 0x0600...0x08FF: return 720
    case 0x2010...0x2027: return 1000
    case 0xFF61...0xFFDC: return 560
    default: return 1000
    }
  }

  private static func wideThousandths(_ value: UInt32) -> Int {
    // Hangul syllables are a little narrower than ideographs, emoji wider.
    if (0xAC00...0xD7A3).contains(value) { return 940 }
    return value >= 0x1F000 && value < 0x20000 ? 1250 : 1000
  }

  /// Whether a scalar has no width of its own: combining marks, joiners, selectors, directions, the
  /// vowels and finals of Hangul spelt out, tones of emoji.
  private static func isAttached(_ value: UInt32) -> Bool {
    switch value {
    case 0x00AD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2,
      0x05C4...0x05C5, 0x05C7, 0x0610...0x061A, 0x061C, 0x064B...0x065F, 0x0670,
      0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED, 0x0711,
      0x0730...0x074A, 0x0900...0x0902, 0x093A, 0x093C, 0x0941...0x0948, 0x094D, 0x0E31,
      0x0E34...0x0E3A, 0x0E47...0x0E4E, 0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0x302A...0x302D,
      0x3099...0x309A, 0xD7B0...0xD7FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xFFF0...0xFFFB, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a scalar belongs to a script that is written from right to left.
  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether a scalar embeds, overrides or isolates the direction of what follows.
  private static func isDirection(_ value: UInt32) -> Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether terminals give a scalar two columns (East Asian Width W and F, and emoji).
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3,
      0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB,
      0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA,
      0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757,
      0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E,
      0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1AFF0...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E,
      0x1F191...0x1F19A, 0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
      0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
