/// That an act took another one back, or brought back what had been taken back.
///
/// Undoing writes a new act, and so does redoing; all of them together with the act they began with,
/// the root, are a chain, whose latest act tells whether the root is in effect.
public struct Reversal: Hashable, Sendable {
  /// The act that did it.
  public var act: Int64
  /// The act that the chain began with.
  public var root: Int64
  /// Whether the root is taken back after this act.
  public var isUndone: Bool

  /// Makes a record.
  public init(act: Int64, root: Int64, isUndone: Bool) {
    self.act = act
    self.root = root
    self.isUndone = isUndone
  }
}

/// The acts of the change log and what became of them.
public protocol ActReading {
  /// The number of the latest act whose first change has a lower revision than `revision`, or nil.
  func latestAct(before revision: Int64) throws(StoreError) -> Int64?

  /// When an act was made, in seconds since the epoch; nil when there is none.
  func time(ofAct act: Int64) throws(StoreError) -> Int64?

  /// What an act reversed, or nil when it is a change of its own.
  func reversal(_ act: Int64) throws(StoreError) -> Reversal?

  /// The latest act that reversed `root`, or nil when none did.
  func latestReversal(of root: Int64) throws(StoreError) -> Reversal?
}

/// The writer's side of the acts, for as long as a transaction lasts.
public protocol ActWriting: ActReading {
  /// Notes that the act of this transaction is a reversal.
  func record(_ reversal: Reversal) throws(StoreError)

  /// The acts that changed an object after a revision, in order, each once.
  func acts(changing object: ObjectRecord.ID, after revision: Int64) throws(StoreError) -> [Int64]
}
