// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { declared() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}
  public static func constant(_ value: Value) -> Binding<Value> { declared() }
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { declared() }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    private let unused: Void
    public var wrappedValue: Value {
      get { declared() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { declared() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  nonisolated public init(wrappedValue: Value) {}
  public var wrappedValue: Value { declared() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { declared() }
}
extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { declared() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { declared() }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { declared() }
  public var layoutDirection: LayoutDirection {
    get { declared() }
    set {}
  }
  public var locale: Locale {
    get { declared() }
    set {}
  }
  public var timeZone: TimeZone {
    get { declared() }
    set {}
  }
  public var isEnabled: Bool {
    get { declared() }
    set {}
  }
  public var accessibilityReduceMotion: Bool { declared() }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
