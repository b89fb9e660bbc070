// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public protocol ShapeStyle: Sendable {}
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { declared() }
}
public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  nonisolated public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public static let clear: Color = declared()
  public func opacity(_ opacity: Double) -> Color { declared() }
}
// Apart from the type, so that a colour can be made outside of the main actor.
extension Color: PrimitiveView {}
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let regular: Font.Weight = declared()
    public static let medium: Font.Weight = declared()
    public static let semibold: Font.Weight = declared()
    public static let bold: Font.Weight = declared()
  }
  public static let title2: Font = declared()
  public static let headline: Font = declared()
  public static let body: Font = declared()
  public static let callout: Font = declared()
  public static let caption: Font = declared()
  public static let caption2: Font = declared()
  public func weight(_ weight: Font.Weight) -> Font { declared() }
  public func monospacedDigit() -> Font { declared() }
}

public protocol Animatable {}
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { declared() }
}
extension Shape {
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var body: Never { never() }
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { EmptyView() }
}
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { declared() }
}
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { declared() }
}
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { declared() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { declared() }
}
public struct UnevenRoundedRectangle: Shape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { declared() }
}
public struct Path: Equatable, Sendable {
  public init() {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {}
  public mutating func closeSubpath() {}
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = declared()
  public static func easeOut(duration: TimeInterval) -> Animation { declared() }
}
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete: AnimationCompletionCriteria = declared()
  public static let removed: AnimationCompletionCriteria = declared()
}
