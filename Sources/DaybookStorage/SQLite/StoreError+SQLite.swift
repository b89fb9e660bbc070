import CSQLite
import Daybook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension StoreError {
  /// What an SQLite result code means to the user of a store.
  ///
  /// - Parameters:
  ///   - code: the (extended) result code.
  ///   - message: SQLite's words.
  ///   - path: the database file.
  ///   - systemError: the `errno` behind an error of the disk, if known.
  init(code: Int32, message: String, path: String, systemError: Int32 = 0) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      self = .busy
    case SQLITE_FULL:
      self = .diskFull
    // SQLite cannot always tell a full disk from other errors, e.g. when its shared memory grows.
    case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT:
      self = .diskFull
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self = .damaged("\(path): \(message)")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      self = .readOnly(path: path)
    case SQLITE_CANTOPEN where [EACCES, EPERM, EROFS].contains(systemError):
      self = .readOnly(path: path)
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      let reason = systemError == 0 ? "" : " (\(String(cString: strerror(systemError))))"
      self = .failed(code: Int(code), message: "\(message)\(reason): \(path)")
    default:
      self = .failed(code: Int(code), message: "\(message): \(path)")
    }
  }

  /// What the `errno` of a failed system call on a file means to the user of a store.
  init(systemError: Int32, path: String) {
    switch systemError {
    case EEXIST: self = .fileExists(path: path)
    case EACCES, EPERM, EROFS: self = .readOnly(path: path)
    case ENOSPC, EDQUOT: self = .diskFull
    default:
      self = .failed(
        code: Int(systemError), message: "\(String(cString: strerror(systemError))): \(path)")
    }
  }
}
