// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// MARK: Layout

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func offset(_ offset: CGSize) -> some View { EmptyView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { EmptyView() }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { EmptyView() }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { EmptyView() }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { EmptyView() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
}

// MARK: Drawing

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { EmptyView() }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    EmptyView()
  }
}

// MARK: Text

extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  nonisolated public func monospacedDigit() -> some View { EmptyView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView() }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { EmptyView() }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { EmptyView() }
}

// MARK: Values and events

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { EmptyView() }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { EmptyView() }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { EmptyView() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EmptyView()
  }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { EmptyView() }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View { EmptyView() }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text: SubmitTriggers = declared()
}

// MARK: Styles and presentation

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EmptyView()
  }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func labelsHidden() -> some View { EmptyView() }
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { EmptyView() }
}
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { declared() }
}

// MARK: Accessibility

public struct AccessibilityAttachmentModifier {}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior = declared()
  public static let contain: AccessibilityChildBehavior = declared()
  public static let combine: AccessibilityChildBehavior = declared()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton: AccessibilityTraits = declared()
  public static let isHeader: AccessibilityTraits = declared()
  public static let isSelected: AccessibilityTraits = declared()
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { declared() }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { declared() }
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    declared()
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  public func contains(_ member: AccessibilityTraits) -> Bool { declared() }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { declared() }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { declared() }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    declared()
  }
  public static func == (left: AccessibilityTraits, right: AccessibilityTraits) -> Bool {
    declared()
  }
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind = declared()
  public static let escape: AccessibilityActionKind = declared()
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { EmptyView() }
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { declared() }
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { EmptyView() }
}
