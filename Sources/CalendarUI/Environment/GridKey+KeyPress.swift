#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  extension GridKey {
    /// The keys that a grid of days takes. A keyboard of Apple's sends no F2 as a character.
    static let equivalents: [KeyEquivalent: GridKey] = [
      .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down, .home: .home,
      .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .space: .space, .return: .enter,
      .escape: .escape,
    ]
  }

  extension KeyModifiers {
    init(_ modifiers: EventModifiers) {
      self = []
      if modifiers.contains(.shift) { insert(.shift) }
      if modifiers.contains(.control) { insert(.control) }
      if modifiers.contains(.option) { insert(.alt) }
      if modifiers.contains(.command) { insert(.meta) }
    }
  }
#endif
