extension Importer {
  /// The first of the names that is not blank, else the file name without folders and ending, else
  /// `fallback`; cut where it is too long.
  static func calendarName(
    _ names: [String], fileName: String, else fallback: String
  ) -> String {
    let last = fileName.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let name =
      (names + [stem == "-" ? "" : String(stem)]).lazy.map(EventDraft.oneLine)
      .first { !$0.isEmpty } ?? fallback
    return String(String.UnicodeScalarView(name.unicodeScalars.prefix(nameLimit)))
  }
}

extension Importer.Target {
  /// The calendar that this means, or nil where one of the name is still to be made.
  func calendar(in calendars: [CalendarRecord]) throws(StoreError) -> CalendarRecord? {
    switch self {
    case .named(let name), .own(let name, _): return calendars.first { $0.name == name }
    case .calendar(let id):
      guard let found = calendars.first(where: { $0.id == id }) else { throw .missingCalendar(id) }
      return found
    }
  }

  /// The target with the name of the calendar that is the file's own, or that is free for it.
  ///
  /// - Parameter holdsSome: whether a calendar holds any of the file's objects.
  func resolved(
    in transaction: any StoreTransaction,
    holdsSome: (CalendarRecord.ID) throws(StoreError) -> Bool
  ) throws(StoreError) -> Importer.Target {
    guard case .own(let wanted, let joinsImports) = self else { return self }
    let calendars = try transaction.calendars()
    var number = 1
    while true {
      let suffix = number == 1 ? "" : " \(number)"
      let name = String(wanted.prefix(Importer.nameLimit - suffix.count)) + suffix
      guard let found = calendars.first(where: { $0.name == name }) else { return .named(name) }
      if joinsImports && CalendarHeader(text: found.header).isImported { return .named(name) }
      if try holdsSome(found.id) { return .named(name) }
      number += 1
    }
  }
}
