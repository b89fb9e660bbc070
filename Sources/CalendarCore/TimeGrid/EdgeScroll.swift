/// How a view scrolls by itself while something is dragged near its edge.
///
/// Within ``zone`` of the edge the view moves, the faster the nearer, and at full speed on the edge
/// and beyond; at the end of what can be scrolled it stops. The drag goes on meanwhile: it is always
/// about the day and time under the pointer, so it is worked out anew after each step.
public struct EdgeScroll: Hashable, Sendable {
  /// How far from an edge it begins.
  public var zone: Double
  /// The units a second at the edge.
  public var fullSpeed: Double

  /// Makes a rule.
  public init(zone: Double = 48, fullSpeed: Double = 800) {
    self.zone = zone
    self.fullSpeed = fullSpeed
  }

  /// The speed in units a second; negative towards the start, 0 away from the edges or at the end.
  ///
  /// - Parameters:
  ///   - pointer: the pointer's distance from the start of what is visible; outside of it counts as
  ///     on the edge.
  ///   - extent: the length of what is visible. Where it is shorter than both zones, each gets half.
  ///   - offset: how much is scrolled away at the start.
  ///   - content: the length of all there is.
  public func speed(
    pointer: Double, extent: Double, offset: Double, content: Double
  ) -> Double {
    let zone = Swift.min(zone, extent / 2)
    guard pointer.isFinite, zone > 0, fullSpeed > 0 else { return 0 }
    if pointer < zone {
      return offset > 0 ? -fullSpeed * Swift.min((zone - pointer) / zone, 1) : 0
    }
    let fromEnd = extent - pointer
    if fromEnd < zone {
      return offset + extent < content ? fullSpeed * Swift.min((zone - fromEnd) / zone, 1) : 0
    }
    return 0
  }

  /// By how many pages to turn while something is held near a side: −1 to the earlier, 1 to the later
  /// days, 0 to stay. Held for less than `patience`, it stays.
  ///
  /// What is dragged keeps its place under the pointer and comes along to the new page.
  ///
  /// - Parameters:
  ///   - pointer: the pointer's distance from the left edge.
  ///   - width: the width of the page.
  ///   - direction: which side the first day stands at.
  ///   - held: for how many milliseconds the pointer has been there.
  ///   - patience: after how many milliseconds the page turns.
  public func pageTurn(
    pointer: Double, width: Double, direction: LineDirection, held: Int, patience: Int = 600
  ) -> Int {
    let speed = speed(pointer: pointer, extent: width, offset: 1, content: width + 2)
    guard held >= patience, speed != 0 else { return 0 }
    return (speed > 0) == (direction == .leftToRight) ? 1 : -1
  }
}
