import CSQLite
import Daybook

extension SQLiteTransaction {
  func createCalendar(name: String, hue: String, header: String) throws(StoreError)
    -> CalendarRecord
  {
    try step { () throws(StoreError) in
      let calendar = CalendarRecord(
        id: .init(try takeNumber(\.calendar)), name: name, hue: hue, header: header)
      try write(calendar, by: .insertCalendar)
      try log(calendar.id, existsAfter: true)
      return calendar
    }
  }

  func updateCalendar(_ calendar: CalendarRecord) throws(StoreError) {
    try step { () throws(StoreError) in
      try write(calendar, by: .updateCalendar)
      guard connection.changedRows == 1 else { throw .missingCalendar(calendar.id) }
    }
  }

  func deleteCalendar(_ id: CalendarRecord.ID) throws(StoreError) {
    try step { () throws(StoreError) in
      while true {
        let keys = try objectKeys(of: id, limit: 256)
        if keys.isEmpty { break }
        for key in keys {
          guard let object = try connection.object(key) else { throw .missingObject(key) }
          try delete(object)
        }
      }
      try log(id, existsAfter: false)
      let statement = try connection.prepare(.deleteCalendar)
      try statement.bind(id.rawValue, at: 1)
      try statement.run()
      guard connection.changedRows == 1 else { throw .missingCalendar(id) }
    }
  }

  func restoreCalendar(_ calendar: CalendarRecord) throws(StoreError) {
    try step { () throws(StoreError) in
      let last = try lastNumbers().calendar
      guard (1...max(last, 1)).contains(calendar.id.rawValue), last > 0 else {
        throw .misuse("there never was a calendar \(calendar.id.rawValue)")
      }
      let statement = try connection.prepare(.calendarExists)
      try statement.bind(calendar.id.rawValue, at: 1)
      guard try !statement.step() else {
        throw .misuse("calendar \(calendar.id.rawValue) was not deleted")
      }
      try write(calendar, by: .restoreCalendar)
      try log(calendar.id, existsAfter: true)
    }
  }

  /// Writes down that a calendar was made or is about to be deleted.
  private func log(_ id: CalendarRecord.ID, existsAfter: Bool) throws(StoreError) {
    let (revision, act) = try takeRevision()
    let statement = try connection.prepare(.insertCalendarChange)
    try statement.bind(revision, at: 1)
    try statement.bind(act, at: 2)
    try statement.bind(time, at: 3)
    try statement.bind(id.rawValue, at: 4)
    try statement.bind(existsAfter, at: 5)
    try statement.run()
  }

  func setSetting(_ key: String, to value: String?) throws(StoreError) {
    try step { () throws(StoreError) in
      let statement = try connection.prepare(value == nil ? .deleteSetting : .replaceSetting)
      try statement.bind(key, at: 1)
      if let value { try statement.bind(value, at: 2) }
      try statement.run()
    }
  }

  private func objectKeys(of calendar: CalendarRecord.ID, limit: Int64) throws(StoreError)
    -> [ObjectRecord.ID]
  {
    let statement = try connection.prepare(.objectKeysOfCalendar)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(limit, at: 2)
    var keys: [ObjectRecord.ID] = []
    while try statement.step() { keys.append(.init(statement.integer(0))) }
    return keys
  }

  private func write(_ calendar: CalendarRecord, by query: Query) throws(StoreError) {
    let statement = try connection.prepare(query)
    try statement.bind(calendar.id.rawValue, at: 1)
    try statement.bind(calendar.name, at: 2)
    try statement.bind(calendar.hue, at: 3)
    try statement.bind(calendar.isVisible, at: 4)
    try statement.bind(calendar.header, at: 5)
    do throws(StoreError) {
      try statement.run()
    } catch .failed(let code, _) where code == Int(DAYBOOK_SQLITE_CONSTRAINT_UNIQUE) {
      throw .duplicateCalendar(name: calendar.name)
    }
  }
}
