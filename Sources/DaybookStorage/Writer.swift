import Daybook

/// The one connection of a store that writes.
final class Writer {
  let connection: Connection
  private var durability = Durability.full
  private var isWriting = false

  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    try connection.execute("PRAGMA synchronous = FULL")
  }

  /// Runs `body` between BEGIN and COMMIT.
  func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (SQLiteTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard !isWriting else { throw .misuse("a transaction was begun inside another") }
    isWriting = true
    defer { isWriting = false }
    try use(durability)
    // The write lock is taken at once: a lock taken later could not wait for another program.
    try connection.run(.beginWriting)
    let transaction = SQLiteTransaction(connection, time: time)
    defer { transaction.end() }
    do throws(StoreError) {
      let result = try body(transaction)
      try transaction.finish()
      try connection.run(.commit)
      return result
    } catch {
      if connection.isInTransaction { try? connection.run(.rollBack) }
      throw error
    }
  }

  private func use(_ durability: Durability) throws(StoreError) {
    guard durability != self.durability else { return }
    switch durability {
    case .full: try connection.execute("PRAGMA synchronous = FULL")
    case .normal: try connection.execute("PRAGMA synchronous = NORMAL")
    }
    self.durability = durability
  }
}
