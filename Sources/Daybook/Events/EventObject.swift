import CalendarCore
import ICalendar

/// The components of one UID, read: the master (or single event), its overrides, and zones of its own.
public struct EventObject: Sendable {
  /// All components in order; editing changes these.
  public var components: [Component]

  /// Wraps components.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// Reads stored text.
  public init(text: String) {
    self.init(CalendarDocument(reading: text).components)
  }

  /// The components as text to store.
  public var text: String {
    var writer = CalendarWriter()
    for component in components { writer.write(component) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The components as a series.
  var series: SeriesObject {
    get { SeriesObject(components) }
    set { components = newValue.components }
  }

  /// The place of the master among the components: the first that is neither an override nor a zone;
  /// of an override without a master, the first override.
  public var masterIndex: Int? { series.masterIndex }

  /// The master or single event.
  public var master: Component? { series.master }

  /// The places of the overrides of a master.
  var overrideIndices: [Int] { series.overrideIndices }

  /// Whether it has to be expanded: it has a rule, extra dates or overrides.
  public var isSeries: Bool { series.isSeries }

  /// What the object is.
  public var kind: ObjectKind {
    guard let master else { return .other }
    if master.isNamed("VEVENT") { return !isSeries && master.isRange ? .range : .event }
    if master.isNamed("VTODO") { return .task }
    if master.isNamed("VJOURNAL") { return .entry }
    return .other
  }
}
