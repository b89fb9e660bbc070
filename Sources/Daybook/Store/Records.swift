import CalendarCore

/// A calendar as the store keeps it.
public struct CalendarRecord: Hashable, Sendable {
  /// The store's key of a calendar.
  public struct ID: Hashable, Sendable {
    /// The integer key.
    public let rawValue: Int64
    /// Wraps a key.
    public init(_ rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The key; nothing but the store makes one.
  public var id: ID
  /// The name people see; unique among calendars.
  public var name: String
  /// The colour's name, one of the twelve hues.
  public var hue: String
  /// Whether its events are shown in views.
  public var isVisible: Bool
  /// What stood around the components of the imported file: the properties of its VCALENDAR and its
  /// VTIMEZONEs, as iCalendar text, so that an export gives them back; empty for a calendar made here.
  public var header: String

  /// Makes a record.
  public init(id: ID, name: String, hue: String, isVisible: Bool = true, header: String = "") {
    self.id = id
    self.name = name
    self.hue = hue
    self.isVisible = isVisible
    self.header = header
  }
}

/// What an object is.
public enum ObjectKind: Int64, Hashable, Sendable, CaseIterable {
  /// A VEVENT.
  case event = 0
  /// A VTODO.
  case task = 1
  /// A VJOURNAL.
  case entry = 2
  /// Any other component with a UID, kept as it came.
  case other = 3
  /// A VEVENT that is a named range of days: plain, or a challenge. It is no event of the schedule.
  case range = 4
}

/// How the times of an object are meant, and so how ``ObjectIndex/start`` is to be read.
public enum TimeForm: Int64, Hashable, Sendable {
  /// Whole days: seconds since the epoch of midnight as if UTC.
  case date = 0
  /// A wall time of whoever looks: seconds since the epoch as if UTC.
  case floating = 1
  /// A point in time: seconds since the epoch.
  case instant = 2
}

/// What stands in columns beside an object's text. All of it follows from the text and can be
/// rebuilt.
public struct ObjectIndex: Hashable, Sendable {
  /// What the object is.
  public var kind: ObjectKind
  /// SUMMARY of the master component, unescaped.
  public var title: String
  /// The colour as the text has it, or nil when it has none: `#RRGGBB`.
  public var color: String?
  /// How `start` and `end` are meant.
  public var form: TimeForm
  /// The start in seconds as `form` says; nil for what has no date. For a series: no occurrence
  /// starts before this.
  public var start: Int64?
  /// The exclusive end in seconds as `form` says, equal to `start` for what has no length.
  public var end: Int64?
  /// Whether the object has to be expanded (a rule, extra dates or overrides). Such objects are found
  /// through ``seriesEnd``, not through `end`.
  public var isSeries: Bool
  /// For a series: no occurrence starts or ends after this; nil when it is endless.
  public var seriesEnd: Int64?
  /// For a task: what lists need. It is given to the store and not read back with the object; see
  /// ``TaskReading``.
  public var task: TaskIndex?

  /// Makes an index row.
  public init(
    kind: ObjectKind, title: String, color: String? = nil, form: TimeForm, start: Int64?,
    end: Int64?, isSeries: Bool = false, seriesEnd: Int64? = nil, task: TaskIndex? = nil
  ) {
    self.kind = kind
    self.title = title
    self.color = color
    self.form = form
    self.start = start
    self.end = end
    self.isSeries = isSeries
    self.seriesEnd = seriesEnd
    self.task = task
  }
}

/// One stored object: all components of one UID in one calendar, as iCalendar text.
public struct ObjectRecord: Hashable, Sendable {
  /// The store's key of an object.
  public struct ID: Hashable, Sendable {
    /// The integer key.
    public let rawValue: Int64
    /// Wraps a key.
    public init(_ rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The key, kept for the object's whole life, deletion and its undoing included.
  public var id: ID
  /// The calendar it lives in.
  public var calendarID: CalendarRecord.ID
  /// Its UID, unique in the calendar.
  public var uid: String
  /// The components as iCalendar text, without a VCALENDAR around them.
  public var text: String
  /// The number of the change that made this text; grows with every change of any object.
  public var revision: Int64
  /// The columns beside the text.
  public var index: ObjectIndex

  /// Makes a record.
  public init(
    id: ID, calendarID: CalendarRecord.ID, uid: String, text: String, revision: Int64,
    index: ObjectIndex
  ) {
    self.id = id
    self.calendarID = calendarID
    self.uid = uid
    self.text = text
    self.revision = revision
    self.index = index
  }
}

/// A single (not recurring) event in a window: what a page draws, read from index columns alone.
public struct SpanRecord: Hashable, Sendable {
  /// The object's key.
  public var id: ObjectRecord.ID
  /// Its calendar.
  public var calendarID: CalendarRecord.ID
  /// Its UID.
  public var uid: String
  /// Its title.
  public var title: String
  /// Its own colour, `#RRGGBB`, if it has one.
  public var color: String?
  /// How the times are meant.
  public var form: TimeForm
  /// Start in seconds as `form` says.
  public var start: Int64
  /// Exclusive end in seconds as `form` says.
  public var end: Int64

  /// Makes a record.
  public init(
    id: ObjectRecord.ID, calendarID: CalendarRecord.ID, uid: String, title: String,
    color: String?, form: TimeForm, start: Int64, end: Int64
  ) {
    self.id = id
    self.calendarID = calendarID
    self.uid = uid
    self.title = title
    self.color = color
    self.form = form
    self.start = start
    self.end = end
  }
}

/// A change to one object, to be made.
public enum ObjectChange: Hashable, Sendable {
  /// Makes a new object. Refused when the calendar already has the UID.
  case create(calendar: CalendarRecord.ID, uid: String, text: String, index: ObjectIndex)
  /// Replaces the text of an object, and its calendar if it moves. Refused unless the object still
  /// has `revision`.
  case update(
    ObjectRecord.ID, revision: Int64, calendar: CalendarRecord.ID, text: String,
    index: ObjectIndex)
  /// Deletes an object. Refused unless it still has `revision`.
  case delete(ObjectRecord.ID, revision: Int64)
}

/// How many changes of each kind an act made.
public struct ChangeCounts: Hashable, Sendable {
  /// Objects that were made or brought back.
  public var made: Int
  /// Objects that were changed.
  public var changed: Int
  /// Objects that were deleted.
  public var deleted: Int

  /// Makes counts.
  public init(made: Int = 0, changed: Int = 0, deleted: Int = 0) {
    self.made = made
    self.changed = changed
    self.deleted = deleted
  }

  /// All changes.
  public var total: Int { made + changed + deleted }
}

/// One line of the change log: what one object was before a change.
public struct ChangeRecord: Hashable, Sendable {
  /// The change's number, growing.
  public var revision: Int64
  /// Changes made by one act of a person share this number: the revision of the first of them.
  public var act: Int64
  /// When, in seconds since the epoch.
  public var time: Int64
  /// The object.
  public var objectID: ObjectRecord.ID
  /// Its UID.
  public var uid: String
  /// The calendar it was in before, or is in since its making.
  public var calendarID: CalendarRecord.ID
  /// The text before the change; nil when the change made the object or brought it back.
  public var textBefore: String?
  /// Whether the object existed after the change.
  public var existsAfter: Bool

  /// Makes a record.
  public init(
    revision: Int64, act: Int64, time: Int64, objectID: ObjectRecord.ID, uid: String,
    calendarID: CalendarRecord.ID, textBefore: String?, existsAfter: Bool
  ) {
    self.revision = revision
    self.act = act
    self.time = time
    self.objectID = objectID
    self.uid = uid
    self.calendarID = calendarID
    self.textBefore = textBefore
    self.existsAfter = existsAfter
  }
}
