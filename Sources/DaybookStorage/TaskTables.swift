import CalendarCore
import Daybook

/// The rows beside tasks: written with their objects.
extension SQLiteTransaction {
  /// Makes the row beside an object what its columns say: none unless it is a task.
  func writeTask(of object: ObjectRecord) throws(StoreError) {
    try removeTask(of: object.id)
    guard object.index.kind == .task else { return }
    let index = object.index.task ?? TaskIndex()
    let row = try connection.prepare(.insertTask)
    try row.bind(object.id.rawValue, at: 1)
    try row.bind(object.calendarID.rawValue, at: 2)
    try row.bind(object.uid, at: 3)
    try row.bind(index.parent, at: 4)
    try row.bind(index.status.rawValue, at: 5)
    try row.bind(index.stream.rawValue, at: 6)
    try row.bind(index.last, at: 7)
    try row.bind(index.dateForm?.rawValue, at: 8)
    try row.bind(index.dateForm == nil ? nil : index.dateLast, at: 9)
    try row.bind(index.rank, at: 10)
    try row.bind(index.searchText, at: 11)
    try row.run()
    try nestTasks(under: object.uid, in: object.calendarID)
  }

  /// Removes the row beside an object if there is one.
  func removeTask(of object: ObjectRecord.ID) throws(StoreError) {
    let place = try connection.prepare(.taskPlace)
    try place.bind(object.rawValue, at: 1)
    guard try place.step() else { return }
    let calendar = CalendarRecord.ID(place.integer(0))
    let uid = place.text(1)
    place.reset()
    let statement = try connection.prepare(.deleteTask)
    try statement.bind(object.rawValue, at: 1)
    try statement.run()
    try nestTasks(under: uid, in: calendar)
  }

  private func nestTasks(
    under uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) {
    let statement = try connection.prepare(.nestTasks)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(uid, at: 2)
    try statement.run()
  }

  /// Writes the rows beside every task anew.
  ///
  /// - Parameter index: what follows from an object.
  /// - Returns: the objects whose rows were wrong.
  func rebuildTasks(
    _ index: (ObjectRecord) -> ObjectIndex
  ) throws(StoreError) -> Set<ObjectRecord.ID> {
    let before = try taskFingerprints()
    for query in [Query.clearTasks, .clearTaskTally] { try connection.run(query) }
    try connection.forEachBatch(of: 256) { batch throws(StoreError) in
      for (object, _) in batch where object.index.kind == .task {
        var object = object
        object.index.task = index(object).task
        try writeTask(of: object)
      }
    }
    let after = try taskFingerprints()
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  /// A number for the row of each task that tells whether it changed.
  private func taskFingerprints() throws(StoreError) -> [ObjectRecord.ID: Int] {
    var fingerprints: [ObjectRecord.ID: Int] = [:]
    let statement = try connection.prepare(.taskContents)
    while try statement.step() {
      var hasher = Hasher()
      for column in 1..<11 as Range<Int32> { hasher.combine(statement.optionalText(column)) }
      fingerprints[.init(statement.integer(0))] = hasher.finalize()
    }
    return fingerprints
  }
}
