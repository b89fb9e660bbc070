import CSQLite
import Daybook

/// One connection to a database file, with its prepared statements.
///
/// It is opened without a mutex of its own and is not `Sendable`: whoever owns it keeps it to one
/// thread at a time.
final class Connection {
  /// How a file is opened.
  enum Access {
    /// Reads and writes; the file must exist.
    case write
    /// Refuses every statement that would change something.
    case read
    /// Looks at the file alone, as it lies there: takes no lock, recovers and changes nothing.
    case inspect
  }

  /// The file, or `:memory:`.
  let path: String
  private let handle: OpaquePointer
  private var idleStatements: [Query: [OpaquePointer]] = [:]

  /// Opens a file that exists already, or a database in memory, waiting for other connections up to
  /// `busyTimeout` milliseconds.
  init(path: String, access: Access, busyTimeout: Int32) throws(StoreError) {
    self.path = path
    var handle: OpaquePointer?
    var flags = SQLITE_OPEN_NOMUTEX
    var name = path
    switch access {
    case .write, .read:
      flags |= SQLITE_OPEN_READWRITE
    case .inspect:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = Connection.immutableURI(path)
    }
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) }
      let systemError = handle.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(handle)
      throw StoreError(
        code: code, message: message ?? "out of memory", path: path, systemError: systemError)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyTimeout)
    let options = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ]
    for (option, value) in options {
      daybook_sqlite3_db_config(handle, option, Int32(value))
    }
    if access == .read { try execute("PRAGMA query_only = ON") }
    if access == .write { try execute("PRAGMA cache_size = -16000") }
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    for statement in idleStatements.values.joined() { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Whether a transaction is open. SQLite ends one by itself after some errors of the disk.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The number of rows that the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// A statement ready to be bound, from the cache if one is idle.
  func prepare(_ query: Query) throws(StoreError) -> Statement {
    if let idle = idleStatements[query]?.popLast() {
      return Statement(handle: idle, query: query, connection: self)
    }
    let handle = try compile(query.text, flags: UInt32(SQLITE_PREPARE_PERSISTENT))
    return Statement(handle: handle, query: query, connection: self)
  }

  /// Runs a query that has no parameters and whose rows are not wanted.
  func run(_ query: Query) throws(StoreError) {
    try prepare(query).run()
  }

  /// Runs SQL written out in the program, statement by statement.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code) }
  }

  /// The rows of SQL written out in the program, each joined by spaces.
  func lines(_ sql: String) throws(StoreError) -> [String] {
    let statement = try compile(sql, flags: 0)
    defer { sqlite3_finalize(statement) }
    var lines: [String] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        var fields: [String] = []
        for column in 0..<sqlite3_column_count(statement) {
          fields.append(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
        }
        lines.append(fields.joined(separator: " "))
      case SQLITE_DONE:
        return lines
      case let code:
        throw error(code)
      }
    }
  }

  /// The number that SQL written out in the program gives in its first row, or 0.
  func number(_ sql: String) throws(StoreError) -> Int64 {
    try lines(sql).first.flatMap { Int64($0) } ?? 0
  }

  /// Puts a statement back into the cache. Called when a ``Statement`` ends.
  func takeBack(_ statement: OpaquePointer, of query: Query) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    idleStatements[query, default: []].append(statement)
  }

  /// What a result code of this connection means.
  func error(_ code: Int32) -> StoreError {
    StoreError(
      code: code, message: String(cString: sqlite3_errmsg(handle)), path: path,
      systemError: sqlite3_system_errno(handle))
  }

  /// The work SQLite did for the cached statements since the last call, in steps of its machine.
  func takeStepCount() -> Int {
    var steps = 0
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      steps += Int(sqlite3_stmt_status(current, SQLITE_STMTSTATUS_VM_STEP, 1))
      statement = sqlite3_next_stmt(handle, current)
    }
    return steps
  }

  private func compile(_ sql: String, flags: UInt32) throws(StoreError) -> OpaquePointer {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code) }
    return statement
  }

  private static func immutableURI(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var uri = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
        uri += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default:
        uri.append(byte)
      }
    }
    return String(decoding: uri, as: UTF8.self) + "?immutable=1"
  }
}
