/// How a page follows a finger that swipes across it, and when it turns.
///
/// The page lies under the finger 1:1 and gives way by a third where there is no other page. Let go,
/// it turns when it lies far enough to the side or was moved fast enough, and otherwise comes back.
public struct PageSwipe: Hashable, Sendable {
  /// The part of the width after which the page turns, 0…1.
  public var distance: Double
  /// The speed from which it turns, in units a second.
  public var speed: Double

  /// Makes a rule.
  public init(distance: Double = 0.3, speed: Double = 400) {
    self.distance = distance
    self.speed = speed
  }

  /// By how many pages a swipe to a side turns: −1 to the earlier one, 1 to the later. From left to
  /// right a swipe to the right leads to the earlier page, from right to left to the later one.
  public func step(towards translation: Double, direction: LineDirection) -> Int {
    guard translation > 0 || translation < 0 else { return 0 }
    return (translation < 0) == (direction == .leftToRight) ? 1 : -1
  }

  /// Where the page lies under the finger.
  ///
  /// - Parameters:
  ///   - translation: how far the finger has gone to the right.
  ///   - canTurn: whether there is a page on that side.
  public func offset(of translation: Double, canTurn: Bool) -> Double {
    guard translation.isFinite else { return 0 }
    return canTurn ? translation : translation / 3
  }

  /// By how many pages to turn when the finger is lifted: −1, 0 or 1.
  ///
  /// A finger that goes back at the end takes the swipe back, however far the page lies.
  ///
  /// - Parameters:
  ///   - translation: how far the finger has gone to the right.
  ///   - velocity: how fast it goes to the right, in units a second.
  ///   - width: the width of the page.
  ///   - direction: which side the earlier page lies at.
  public func turn(
    translation: Double, velocity: Double, width: Double, direction: LineDirection
  ) -> Int {
    guard translation.isFinite, velocity.isFinite, width > 0 else { return 0 }
    let isFast = velocity.magnitude >= speed
    if isFast, (velocity > 0) != (translation > 0) { return 0 }
    guard isFast || translation.magnitude >= width * distance else { return 0 }
    return step(towards: translation, direction: direction)
  }
}
