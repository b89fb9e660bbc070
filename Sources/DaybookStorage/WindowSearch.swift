import Daybook

/// The search for what overlaps a window: one index range for each visible calendar, time form and
/// span class that has members.
extension Connection {
  func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [SpanRecord] {
    var found: [SpanRecord] = []
    try search(.spans, classes: .nextSpanClass, windows: windows(floating, instants)) {
      row, calendar, form in
      found.append(
        SpanRecord(
          id: .init(row.integer(0)), calendarID: calendar, uid: row.text(1), title: row.text(2),
          color: row.optionalText(3), form: form, start: row.integer(4), end: row.integer(5)))
    }
    return found
  }

  func ranges(days: Range<Int64>) throws(StoreError) -> [ObjectRecord] {
    var found: [ObjectRecord] = []
    try search(.ranges, classes: .nextRangeClass, windows: [(.date, days)]) {
      row, _, _ throws(StoreError) in
      found.append(try row.object())
    }
    return found
  }

  func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [ObjectRecord] {
    var found: [ObjectRecord] = []
    try search(.series, classes: .nextSeriesClass, windows: windows(floating, instants)) {
      row, _, _ throws(StoreError) in
      found.append(try row.object())
    }
    return found
  }

  private typealias Window = (form: TimeForm, seconds: Range<Int64>)

  private func windows(_ floating: Range<Int64>, _ instants: Range<Int64>) -> [Window] {
    [(.date, floating), (.floating, floating), (.instant, instants)]
  }

  private func search(
    _ query: Query, classes: Query, windows: [Window],
    _ body: (borrowing Statement, CalendarRecord.ID, TimeForm) throws(StoreError) -> Void
  ) throws(StoreError) {
    let members = try prepare(query)
    let classes = try prepare(classes)
    for calendar in try visibleCalendars() {
      for (form, window) in windows where !window.isEmpty {
        var spanClass = try first(classes, of: calendar, form, after: -1)
        while let current = spanClass {
          members.reset()
          try members.bind(calendar.rawValue, at: 1)
          try members.bind(form.rawValue, at: 2)
          try members.bind(current.rawValue, at: 3)
          try members.bind(current.earliestStart(reaching: window.lowerBound), at: 4)
          try members.bind(window.upperBound, at: 5)
          try members.bind(window.lowerBound, at: 6)
          while try members.step() { try body(members, calendar, form) }
          spanClass = try first(classes, of: calendar, form, after: current.rawValue)
        }
      }
    }
  }

  /// The shortest class after `number` that has members: one step in the index, however many members
  /// the classes have.
  private func first(
    _ classes: borrowing Statement, of calendar: CalendarRecord.ID, _ form: TimeForm,
    after number: Int64
  ) throws(StoreError) -> SpanClass? {
    classes.reset()
    try classes.bind(calendar.rawValue, at: 1)
    try classes.bind(form.rawValue, at: 2)
    try classes.bind(number, at: 3)
    return try classes.step() ? SpanClass(rawValue: classes.integer(0)) : nil
  }

  private func visibleCalendars() throws(StoreError) -> [CalendarRecord.ID] {
    let statement = try prepare(.visibleCalendars)
    var calendars: [CalendarRecord.ID] = []
    while try statement.step() { calendars.append(.init(statement.integer(0))) }
    return calendars
  }
}
