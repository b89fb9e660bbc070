/// A key that a grid of days understands. Any other is none of its business.
public enum GridKey: UInt8, CaseIterable, Hashable, Sendable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// The space bar.
  case space
  /// Enter or Return.
  case enter
  /// Escape.
  case escape
  /// F2.
  case f2

  /// The key as browsers name it in `KeyboardEvent.key`: `ArrowLeft`, `PageUp`, a space for the space
  /// bar; nil for every other key.
  public init?(name: String) {
    for key in GridKey.allCases where key.name.utf8.elementsEqual(name.utf8) {
      self = key
      return
    }
    return nil
  }

  /// The name in `KeyboardEvent.key` (W3C, UI Events KeyboardEvent key Values).
  public var name: String {
    switch self {
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .space: " "
    case .enter: "Enter"
    case .escape: "Escape"
    case .f2: "F2"
    }
  }
}

/// The modifier keys that are held down.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: UInt8

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt or Option.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Command or the Windows key.
  public static let meta = KeyModifiers(rawValue: 8)

  /// Makes modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
