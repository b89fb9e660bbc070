import Daybook

/// The connections that read beside the writer.
///
/// Nobody ever waits for one: when all are in use another is opened, so a reader inside a reader
/// cannot lock up. Only a few are kept for the next time.
final class ReaderPool: Sendable {
  private final class Idle {
    var connections: [Connection] = []
  }

  private let file: DatabaseFile
  private let idle = Lock(Idle())
  private let limit = 4

  init(_ file: DatabaseFile) {
    self.file = file
  }

  /// Runs `body` inside one read transaction, so that it sees one state.
  func read<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let connection = try take()
    defer { giveBack(connection) }
    try connection.run(.begin)
    do throws(StoreError) {
      let result = try body(connection)
      try connection.run(.commit)
      return result
    } catch {
      if connection.isInTransaction { try? connection.run(.rollBack) }
      throw error
    }
  }

  private func take() throws(StoreError) -> Connection {
    if let connection = idle.withLock({ $0.connections.popLast() }) { return connection }
    return try Connection(path: file.path, access: .read, busyTimeout: file.busyTimeout)
  }

  private func giveBack(_ connection: Connection) {
    guard !connection.isInTransaction else { return }
    idle.withLock { idle in
      if idle.connections.count < limit { idle.connections.append(connection) }
    }
  }
}
