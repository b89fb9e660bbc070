/// A component: what stands between BEGIN and END (RFC 5545 §3.6), with everything it came with.
///
/// Properties keep their order, and so do subcomponents; unknown, repeated and unreadable lines are
/// kept. Names are matched whatever their case.
///
///     var event = component
///     event.summary                              // "Team lunch"
///     event.setText("LOCATION", "Room 2")        // nothing else changes
public struct Component: Sendable {
  /// The name after BEGIN, in the case it was written, such as `VEVENT`.
  public var name: String
  /// The properties in order, unreadable lines among them.
  public var properties: [Property]
  /// The subcomponents in order.
  public var components: [Component]
  private let lineNumber: Int32

  /// Makes a component.
  public init(_ name: String, properties: [Property] = [], components: [Component] = []) {
    self.init(name: name, properties: properties, components: components, line: 0)
  }

  init(name: String, properties: [Property] = [], components: [Component] = [], line: Int32) {
    self.name = name
    self.properties = properties
    self.components = components
    self.lineNumber = line
  }

  /// The line of the file on which it begins, counted from 1; 0 when it was made here.
  public var line: Int { Int(lineNumber) }

  /// Whether the component has this name, whatever the case.
  public func isNamed(_ name: String) -> Bool { isSameName(self.name, name) }

  /// The first property of this name.
  public func property(_ name: String) -> Property? {
    properties.first { $0.isNamed(name) }
  }

  /// All properties of this name, in order.
  public func properties(_ name: String) -> [Property] {
    properties.filter { $0.isNamed(name) }
  }

  /// All subcomponents of this name, in order; not theirs.
  public func components(_ name: String) -> [Component] {
    components.filter { $0.isNamed(name) }
  }
}

extension Component: Equatable {
  /// Whether both are written alike, octet by octet, wherever they were read.
  public static func == (left: Component, right: Component) -> Bool {
    isSameText(left.name, right.name) && left.properties == right.properties
      && left.components == right.components
  }
}
