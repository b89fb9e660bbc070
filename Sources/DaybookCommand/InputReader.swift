#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads files, pipes and devices whole, up to a limit: one without an end must not fill the memory.
enum InputReader {
  /// The most bytes that are read.
  static let limit = 512 << 20

  /// Why something could not be read.
  enum Failure: Error, Equatable {
    /// It goes on beyond so many bytes.
    case tooLarge(limit: Int)
    /// It is a folder.
    case folder
    /// What the system said, as an `errno`.
    case system(code: Int32)
  }

  /// Reads a file.
  static func read(path: String, limit: Int = limit) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(code: errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// Reads what is left of an open file.
  static func read(descriptor: Int32, limit: Int = limit) throws(Failure) -> [UInt8] {
    var status = stat()
    var bytes: [UInt8] = []
    if fstat(descriptor, &status) == 0 {
      let size = Int(clamping: status.st_size)
      if size > limit { throw .tooLarge(limit: limit) }
      bytes.reserveCapacity(max(0, size))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = readBytes(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw errno == EISDIR ? .folder : .system(code: errno)
      }
      if bytes.count + count > limit { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}

extension InputReader.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLarge(let limit):
      "it has more than \(limit >> 20) MB, the most that is read at once. Split it into several files"
    case .folder: "it is a folder. Name the files in it"
    case .system(let code): String(cString: strerror(code))
    }
  }
}

/// `read(2)`, which ``InputReader`` hides by methods of the same name.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
