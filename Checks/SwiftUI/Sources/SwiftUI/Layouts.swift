// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment = declared()
  public static let center: HorizontalAlignment = declared()
  public static let trailing: HorizontalAlignment = declared()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment = declared()
  public static let center: VerticalAlignment = declared()
  public static let bottom: VerticalAlignment = declared()
  public static let firstTextBaseline: VerticalAlignment = declared()
}
public struct Alignment: Equatable, Sendable {
  public static let center: Alignment = declared()
  public static let leading: Alignment = declared()
  public static let trailing: Alignment = declared()
  public static let top: Alignment = declared()
  public static let bottom: Alignment = declared()
  public static let topLeading: Alignment = declared()
  public static let topTrailing: Alignment = declared()
  public static let bottomLeading: Alignment = declared()
  public static let bottomTrailing: Alignment = declared()
}
public struct UnitPoint: Hashable, Sendable {
  public static let center: UnitPoint = declared()
  public static let top: UnitPoint = declared()
  public static let bottom: UnitPoint = declared()
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal: Axis.Set = declared()
    public static let vertical: Axis.Set = declared()
  }
}
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top: Edge.Set = declared()
    public static let leading: Edge.Set = declared()
    public static let bottom: Edge.Set = declared()
    public static let trailing: Edge.Set = declared()
    public static let all: Edge.Set = declared()
    public static let horizontal: Edge.Set = declared()
    public static let vertical: Edge.Set = declared()
  }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}
public struct LazyVGrid<Content: View>: PrimitiveView {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct Divider: PrimitiveView { nonisolated public init() {} }
public struct ViewThatFits<Content: View>: PrimitiveView {
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {}
}
public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy: Sendable {
  public var size: CGSize { declared() }
}
public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { declared() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { declared() }
}

public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { declared() }
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public let date: Date
  }
}
extension TimelineView: View where Content: View {
  public var body: Never { never() }
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}
public struct NavigationPath: Sendable {}
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
}
public struct Form<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { never() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
