/// Why the store refused or failed.
public enum StoreError: Error, Sendable, Hashable {
  /// The object was changed since it was read; this is what it is now.
  case conflict(ObjectRecord)
  /// There is no such object (any more).
  case missingObject(ObjectRecord.ID)
  /// There is no such calendar.
  case missingCalendar(CalendarRecord.ID)
  /// The calendar already has an object with this UID.
  case duplicateUID(String)
  /// There is already a calendar of this name.
  case duplicateCalendar(name: String)
  /// The data was written by a newer Daybook than this.
  case newerSchema(found: Int, supported: Int)
  /// Another program holds the data.
  case busy
  /// The file may not be read and written, or its folder may not be written.
  case readOnly(path: String)
  /// There is a file of this name already, and it is kept.
  case fileExists(path: String)
  /// The disk is full.
  case diskFull
  /// The file is not a Daybook database or is damaged.
  case damaged(String)
  /// The program used the store in a way that its contract forbids.
  case misuse(String)
  /// Any other failure of the database: its code and words.
  case failed(code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// What happened and what to do, in one English line.
  public var description: String {
    switch self {
    case .conflict(let object):
      "\(object.uid) was changed meanwhile (now revision \(object.revision)): "
        + "look at it again before changing it"
    case .missingObject(let id):
      "there is no object \(id.rawValue) any more"
    case .missingCalendar(let id):
      "there is no calendar \(id.rawValue) any more"
    case .duplicateUID(let uid):
      "the calendar already has an object with the UID \(uid)"
    case .duplicateCalendar(let name):
      "there is already a calendar named \(name): choose another name"
    case .newerSchema(let found, let supported):
      "the data has format \(found), this program knows formats up to \(supported): "
        + "use a newer Daybook"
    case .busy:
      "another program is writing to the data: try again"
    case .readOnly(let path):
      "\(path) may not be read or written: check the permissions of the file and its folder"
    case .fileExists(let path):
      "\(path) exists already: choose another name"
    case .diskFull:
      "the disk is full, nothing was changed: free some space and try again"
    case .damaged(let detail):
      "the data cannot be read (\(detail)): keep the file and restore a backup"
    case .misuse(let detail):
      "the store was used wrongly: \(detail)"
    case .failed(let code, let message):
      "the database failed with code \(code): \(message)"
    }
  }
}
