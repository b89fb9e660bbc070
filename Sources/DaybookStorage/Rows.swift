import Daybook

/// How rows become records and records become parameters.
extension Statement {
  /// The calendar in the current row.
  borrowing func calendar() -> CalendarRecord {
    CalendarRecord(
      id: .init(integer(0)), name: text(1), hue: text(2), isVisible: integer(3) != 0,
      header: text(4))
  }

  /// The object in the current row.
  borrowing func object() throws(StoreError) -> ObjectRecord {
    guard let kind = ObjectKind(rawValue: integer(4)), let form = TimeForm(rawValue: integer(5))
    else { throw .damaged("object \(integer(0)) is of no known kind") }
    return ObjectRecord(
      id: .init(integer(0)), calendarID: .init(integer(1)), uid: text(2), text: text(13),
      revision: integer(3),
      index: ObjectIndex(
        kind: kind, title: text(12), color: optionalText(11), form: form,
        start: optionalInteger(7), end: optionalInteger(8), isSeries: integer(9) != 0,
        seriesEnd: optionalInteger(10)))
  }

  /// The span class of the object in the current row.
  borrowing func spanClass() -> Int64 { integer(6) }

  /// The change in the current row.
  borrowing func change() -> ChangeRecord {
    ChangeRecord(
      revision: integer(0), act: integer(1), time: integer(2), objectID: .init(integer(3)),
      uid: text(6), calendarID: .init(integer(4)), textBefore: optionalText(7),
      existsAfter: integer(5) != 0)
  }

  /// The change of a calendar in the current row.
  borrowing func calendarChange() -> CalendarChangeRecord {
    CalendarChangeRecord(
      revision: integer(0), act: integer(1), time: integer(2), existsAfter: integer(3) != 0,
      calendar: CalendarRecord(
        id: .init(integer(4)), name: text(5), hue: text(6), isVisible: integer(7) != 0,
        header: text(8)))
  }

  /// Binds an object's columns as the statements that write objects number them.
  borrowing func bind(_ object: ObjectRecord) throws(StoreError) {
    try bind(object.id.rawValue, at: 1)
    try bind(object.calendarID.rawValue, at: 2)
    try bind(object.uid, at: 3)
    try bind(object.revision, at: 4)
    try bind(object.index, at: 5)
    try bind(object.text, at: 14)
  }

  /// Binds the nine columns that follow from an object's text.
  borrowing func bind(_ index: ObjectIndex, at position: Int32) throws(StoreError) {
    try bind(index.kind.rawValue, at: position)
    try bind(index.form.rawValue, at: position + 1)
    try bind(SpanClass(index).rawValue, at: position + 2)
    try bind(index.start, at: position + 3)
    try bind(index.end, at: position + 4)
    try bind(index.isSeries, at: position + 5)
    try bind(index.seriesEnd, at: position + 6)
    try bind(index.color, at: position + 7)
    try bind(index.title, at: position + 8)
  }

  /// Binds a line of the change log.
  borrowing func bind(_ change: ChangeRecord) throws(StoreError) {
    try bind(change.revision, at: 1)
    try bind(change.act, at: 2)
    try bind(change.time, at: 3)
    try bind(change.objectID.rawValue, at: 4)
    try bind(change.calendarID.rawValue, at: 5)
    try bind(change.existsAfter, at: 6)
    try bind(change.uid, at: 7)
    try bind(change.textBefore, at: 8)
  }
}
