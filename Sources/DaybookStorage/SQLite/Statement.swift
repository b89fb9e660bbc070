import CSQLite
import Daybook

/// A prepared statement lent by a ``Connection`` for as long as this value lives.
///
/// When it goes out of scope it is reset and goes back to the connection's cache. It cannot be
/// copied, so a forgotten, half-read statement that pins the write-ahead log cannot be written.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let query: Query
  private let connection: Connection

  init(handle: OpaquePointer, query: Query, connection: Connection) {
    self.handle = handle
    self.query = query
    self.connection = connection
  }

  deinit {
    connection.takeBack(handle, of: query)
  }

  /// Goes to the next row. Returns false when there is none.
  borrowing func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code)
    }
  }

  /// Runs a statement that returns no rows.
  borrowing func run() throws(StoreError) {
    while try step() {}
  }

  /// Makes the statement ready to be bound and stepped anew.
  borrowing func reset() {
    sqlite3_reset(handle)
  }

  // MARK: Parameters, counted from 1

  borrowing func bind(_ value: Int64, at position: Int32) throws(StoreError) {
    try check(sqlite3_bind_int64(handle, position, value))
  }

  borrowing func bind(_ value: Int64?, at position: Int32) throws(StoreError) {
    guard let value else { return try check(sqlite3_bind_null(handle, position)) }
    try bind(value, at: position)
  }

  borrowing func bind(_ value: Bool, at position: Int32) throws(StoreError) {
    try bind(value ? 1 : 0 as Int64, at: position)
  }

  borrowing func bind(_ value: String, at position: Int32) throws(StoreError) {
    var value = value
    let code = value.withUTF8 { bytes in
      // An empty string may have no address, which SQLite would take for NULL.
      guard let start = bytes.baseAddress, !bytes.isEmpty else {
        return daybook_sqlite3_bind_text(handle, position, "", 0)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        daybook_sqlite3_bind_text(handle, position, $0, UInt64(bytes.count))
      }
    }
    try check(code)
  }

  borrowing func bind(_ value: String?, at position: Int32) throws(StoreError) {
    guard let value else { return try check(sqlite3_bind_null(handle, position)) }
    try bind(value, at: position)
  }

  private borrowing func check(_ code: Int32) throws(StoreError) {
    if code != SQLITE_OK { throw connection.error(code) }
  }

  // MARK: Columns of the current row, counted from 0

  borrowing func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  borrowing func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  borrowing func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  borrowing func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  private borrowing func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }
}
