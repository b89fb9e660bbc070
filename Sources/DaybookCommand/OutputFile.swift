import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file that somebody named.
enum OutputFile {
  /// Why it could not be written, as an `errno`; 0 when it is not known.
  struct Failure: Error, Equatable {
    var code: Int32
  }

  /// Writes bytes: a file whole or not at all, keeping a link to it; a pipe, a terminal or another
  /// device as it is, for putting a file in its place would break it.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFREG {
        return try replace(path: resolved(path), with: bytes)
      }
    } else if lstat(path, &status) != 0 {
      return try replace(path: path, with: bytes)
    }
    // A link that leads to no file yet is written through as well: the file is new, so nothing is lost
    // when it becomes half a file.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    let code = Console.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, code == 0 else { throw Failure(code: code == 0 ? errno : code) }
  }

  private static func replace(path: String, with bytes: [UInt8]) throws(Failure) {
    errno = 0
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(code: errno)
    }
  }

  /// The file that a path leads to.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

extension OutputFile.Failure: CustomStringConvertible {
  var description: String { code == 0 ? "not possible" : String(cString: strerror(code)) }
}
