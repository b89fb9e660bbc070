import Daybook

/// The search for what overlaps a window: one index range for each visible calendar, time form and
/// span class.
extension Connection {
  func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [SpanRecord] {
    var found: [SpanRecord] = []
    let statement = try prepare(.spans)
    try search(statement, floating: floating, instants: instants) { row, calendar, form in
      found.append(
        SpanRecord(
          id: .init(row.integer(0)), calendarID: calendar, uid: row.text(1), title: row.text(2),
          color: row.optionalText(3), form: form, start: row.integer(4), end: row.integer(5)))
    }
    return found
  }

  func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [ObjectRecord] {
    var found: [ObjectRecord] = []
    let statement = try prepare(.series)
    try search(statement, floating: floating, instants: instants) {
      row, _, _ throws(StoreError) in
      found.append(try row.object())
    }
    return found
  }

  private func search(
    _ statement: borrowing Statement, floating: Range<Int64>, instants: Range<Int64>,
    _ body: (borrowing Statement, CalendarRecord.ID, TimeForm) throws(StoreError) -> Void
  ) throws(StoreError) {
    let windows: [(TimeForm, Range<Int64>)] = [
      (.date, floating), (.floating, floating), (.instant, instants),
    ]
    for calendar in try visibleCalendars() {
      for (form, window) in windows where !window.isEmpty {
        for spanClass in SpanClass.all {
          statement.reset()
          try statement.bind(calendar.rawValue, at: 1)
          try statement.bind(form.rawValue, at: 2)
          try statement.bind(spanClass.rawValue, at: 3)
          try statement.bind(spanClass.earliestStart(reaching: window.lowerBound), at: 4)
          try statement.bind(window.upperBound, at: 5)
          try statement.bind(window.lowerBound, at: 6)
          while try statement.step() { try body(statement, calendar, form) }
        }
      }
    }
  }

  private func visibleCalendars() throws(StoreError) -> [CalendarRecord.ID] {
    let statement = try prepare(.visibleCalendars)
    var calendars: [CalendarRecord.ID] = []
    while try statement.step() { calendars.append(.init(statement.integer(0))) }
    return calendars
  }
}
