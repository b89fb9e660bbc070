import CSQLite
import Daybook

extension SQLiteTransaction {
  @discardableResult
  func apply(_ changes: [ObjectChange]) throws(StoreError) -> [ObjectRecord?] {
    try step { () throws(StoreError) in
      var results: [ObjectRecord?] = []
      results.reserveCapacity(changes.count)
      for change in changes { results.append(try apply(change)) }
      return results
    }
  }

  private func apply(_ change: ObjectChange) throws(StoreError) -> ObjectRecord? {
    switch change {
    case .create(let calendar, let uid, let text, let index):
      var object = ObjectRecord(
        id: .init(try takeNumber(\.object)), calendarID: calendar, uid: uid, text: text,
        revision: 0, index: index)
      object.revision = try log(object, textBefore: nil, existsAfter: true)
      try write(object, by: .insertObject)
      if index.kind == .entry { try writeEntry(of: object) }
      if index.kind == .task { try writeTask(of: object) }
      return object

    case .update(let id, let revision, let calendar, let text, let index):
      var object = try current(id, at: revision)
      object.revision = try log(object, textBefore: object.text, existsAfter: true)
      let oldKind = object.index.kind
      object.calendarID = calendar
      object.text = text
      object.index = index
      try write(object, by: .updateObject)
      if oldKind == .entry || index.kind == .entry { try writeEntry(of: object) }
      if oldKind == .task || index.kind == .task { try writeTask(of: object) }
      return object

    case .delete(let id, let revision):
      try delete(current(id, at: revision))
      return nil
    }
  }

  @discardableResult
  func restore(_ change: ChangeRecord, index: ObjectIndex) throws(StoreError) -> ObjectRecord {
    try step { () throws(StoreError) in
      // The log is believed, not the caller.
      guard let logged = try connection.change(change.revision),
        logged.objectID == change.objectID, let text = logged.textBefore
      else { throw .missingObject(change.objectID) }
      if let present = try connection.object(logged.objectID) { throw .conflict(present) }
      var object = ObjectRecord(
        id: logged.objectID, calendarID: logged.calendarID, uid: logged.uid, text: text,
        revision: 0, index: index)
      object.revision = try log(object, textBefore: nil, existsAfter: true)
      try write(object, by: .insertObject)
      if index.kind == .entry { try writeEntry(of: object) }
      if index.kind == .task { try writeTask(of: object) }
      return object
    }
  }

  /// Deletes an object, with a line in the change log.
  func delete(_ object: ObjectRecord) throws(StoreError) {
    _ = try log(object, textBefore: object.text, existsAfter: false)
    if object.index.kind == .entry { try removeEntry(of: object.id) }
    if object.index.kind == .task { try removeTask(of: object.id) }
    let statement = try connection.prepare(.deleteObject)
    try statement.bind(object.id.rawValue, at: 1)
    try statement.run()
  }

  /// The object, if it still has the revision that the caller knows.
  private func current(_ id: ObjectRecord.ID, at revision: Int64) throws(StoreError)
    -> ObjectRecord
  {
    guard let object = try connection.object(id) else { throw .missingObject(id) }
    guard object.revision == revision else { throw .conflict(object) }
    return object
  }

  private func write(_ object: ObjectRecord, by query: Query) throws(StoreError) {
    let statement = try connection.prepare(query)
    try statement.bind(object)
    do throws(StoreError) {
      try statement.run()
    } catch .failed(let code, _) where code == Int(DAYBOOK_SQLITE_CONSTRAINT_UNIQUE) {
      throw .duplicateUID(object.uid)
    } catch .failed(let code, _) where code == Int(DAYBOOK_SQLITE_CONSTRAINT_FOREIGNKEY) {
      throw .missingCalendar(object.calendarID)
    }
  }

  /// Computes every object's columns anew and writes those that differ, and what stands beside entries
  /// and tasks. Returns the number of objects of which something was wrong.
  func reindex(_ index: (ObjectRecord) -> ObjectIndex) throws(StoreError) -> Int {
    try step { () throws(StoreError) in
      var wrong: Set<ObjectRecord.ID> = []
      try connection.forEachBatch(of: 256) { batch throws(StoreError) in
        for (object, spanClass) in batch {
          var fresh = index(object)
          // What stands beside tasks is compared by itself.
          fresh.task = nil
          let isRight = fresh == object.index && spanClass == SpanClass(fresh).rawValue
          if isRight { continue }
          let statement = try connection.prepare(.updateIndex)
          try statement.bind(object.id.rawValue, at: 1)
          try statement.bind(fresh, at: 5)
          try statement.run()
          wrong.insert(object.id)
        }
      }
      return wrong.union(try rebuildEntries()).union(try rebuildTasks(index)).count
    }
  }
}
