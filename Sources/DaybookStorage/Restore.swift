import Daybook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SQLiteStore {
  /// Puts a copy of a backup where no data is yet. The backup is only read, whatever it is.
  ///
  /// The copy is made under another name, brought up to date, examined, and gets its name when all of
  /// that went well.
  ///
  /// - Parameters:
  ///   - backup: a file that ``backup(to:)`` wrote.
  ///   - path: the file to make. Its folder must exist.
  /// - Throws: ``StoreError/damaged(_:)`` for a backup that is not a Daybook database or has faults,
  ///   ``StoreError/newerSchema(found:supported:)``, and ``StoreError/fileExists(path:)`` when there
  ///   is data, or the log of a database that was moved away: it would be played into the copy.
  public static func restore(from backup: String, to path: String) throws(StoreError) {
    let busyTimeout: Int32 = 5000
    for suffix in ["", "-wal", "-journal"] where access(path + suffix, F_OK) == 0 {
      throw .fileExists(path: path + suffix)
    }
    for suffix in ["-wal", "-journal"] where PrivateFile(path: backup + suffix).isEmpty == false {
      throw .damaged(
        "\(backup) is in use or was not closed, for there is \(backup)\(suffix): "
          + "a copy made by `daybook backup` has no such file")
    }
    let source = try DatabaseFile(path: backup, schema: .current, busyTimeout: busyTimeout)
      .openUnchanged()
    try source.backUp(to: path) { copy throws(StoreError) in
      var file = DatabaseFile(path: copy, schema: .current, busyTimeout: busyTimeout)
      file.keepsOlderState = false
      let faults = try file.openAlone().faults()
      guard faults.isEmpty else { throw .damaged(faults.joined(separator: "; ")) }
    }
  }
}
