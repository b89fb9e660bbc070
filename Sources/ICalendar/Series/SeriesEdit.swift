/// For which occurrences of a series a change is.
public enum SeriesScope: Hashable, Sendable {
  /// One occurrence.
  case this
  /// One occurrence and everything after it.
  case thisAndFollowing
  /// The whole series.
  case all
}

/// What shall change in a series, said of the occurrence in which somebody changed it.
public struct SeriesEdit: Sendable {
  /// A change to a property.
  public enum PropertyChange: Sendable {
    /// The property gets this text; parameters that describe it are kept.
    case text(String, String)
    /// The property is as given.
    case set(Property)
    /// The property goes.
    case remove(String)
  }

  /// A change to how the series repeats.
  public enum RuleChange: Sendable {
    /// It repeats as before.
    case keep
    /// It repeats by this rule instead of those it has.
    case set(RecurrenceRule)
    /// It does not repeat by a rule any more.
    case remove
  }

  /// When the occurrence shall be; nil for as it is. For more than one occurrence it says how much later
  /// each starts and how much longer it lasts.
  public var times: EventTimes?
  /// How the series repeats; not for one occurrence.
  public var rule: RuleChange
  /// What it shall say. A changed occurrence that says what the series did follows; one that has a
  /// text of its own keeps it.
  public var properties: [PropertyChange]

  /// Makes an edit.
  public init(
    times: EventTimes? = nil, rule: RuleChange = .keep, properties: [PropertyChange] = []
  ) {
    self.times = times
    self.rule = rule
    self.properties = properties
  }
}

extension SeriesEdit.PropertyChange {
  /// The name of the property.
  var name: String {
    switch self {
    case .text(let name, _), .remove(let name): name
    case .set(let property): property.name
    }
  }

  func apply(to component: inout Component) {
    switch self {
    case .text(let name, let text): component.setText(name, text)
    case .set(let property): component.set(property)
    case .remove(let name): component.remove(name)
    }
  }
}

/// What a change makes of a series. The series it was made to is in ``before``, as it was.
public struct SeriesChange: Sendable {
  /// The series before the change.
  public let before: SeriesObject
  /// What is stored under the old UID now: the whole series, or the part before the change; nil when
  /// nothing is.
  public let object: SeriesObject?
  /// The new series from the changed occurrence on, where the series was cut.
  public let following: SeriesObject?

  /// The second from which occurrences were moved; nil for all.
  let begin: Int64?
  /// The one occurrence that was changed or removed.
  let single: DateTimeValue?
  /// How far occurrences were moved, and the form that they have now; nil when they were not.
  let shift: Shift?

  struct Shift: Hashable, Sendable {
    var seconds: Int64
    var form: DateTimeValue
  }

  /// The objects after the change.
  public var objects: [SeriesObject] {
    var objects: [SeriesObject] = []
    if let object { objects.append(object) }
    if let following { objects.append(following) }
    return objects
  }
}
