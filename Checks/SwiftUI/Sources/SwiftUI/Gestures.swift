// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture {
  @MainActor @preconcurrency public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable { declared() }
  @MainActor @preconcurrency public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { declared() }
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { declared() }
}
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public var body: Never { never() }
}
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public var body: Never { never() }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date { declared() }
    public var location: CGPoint { declared() }
    public var startLocation: CGPoint { declared() }
    public var translation: CGSize { declared() }
    public var velocity: CGSize { declared() }
    public var predictedEndTranslation: CGSize { declared() }
  }
  public var body: Never { never() }
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var body: Never { never() }
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var body: Never { never() }
  public init(_ first: First, _ second: Second) {}
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = declared()
  public static let gesture: GestureMask = declared()
  public static let subviews: GestureMask = declared()
  public static let all: GestureMask = declared()
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock: EventModifiers = declared()
  public static let shift: EventModifiers = declared()
  public static let control: EventModifiers = declared()
  public static let option: EventModifiers = declared()
  public static let command: EventModifiers = declared()
  public static let all: EventModifiers = declared()
}
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let upArrow: KeyEquivalent = declared()
  public static let downArrow: KeyEquivalent = declared()
  public static let leftArrow: KeyEquivalent = declared()
  public static let rightArrow: KeyEquivalent = declared()
  public static let escape: KeyEquivalent = declared()
  public static let delete: KeyEquivalent = declared()
  public static let home: KeyEquivalent = declared()
  public static let end: KeyEquivalent = declared()
  public static let pageUp: KeyEquivalent = declared()
  public static let pageDown: KeyEquivalent = declared()
  public static let tab: KeyEquivalent = declared()
  public static let space: KeyEquivalent = declared()
  public static let `return`: KeyEquivalent = declared()
}
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down: KeyPress.Phases = declared()
    public static let `repeat`: KeyPress.Phases = declared()
    public static let up: KeyPress.Phases = declared()
    public static let all: KeyPress.Phases = declared()
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
