#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command reads and writes: a value, so that a test can take the terminal's place.
struct Console: Sendable {
  /// Takes what goes to standard output.
  var output: @Sendable ([UInt8]) -> Void
  /// Takes what goes to standard error.
  var errors: @Sendable ([UInt8]) -> Void
  /// Everything on standard input.
  var input: @Sendable () -> [UInt8]
  /// The columns of the terminal; nil when standard output is none.
  var columns: Int?

  /// Writes text.
  func write(_ text: String) { output(Array(text.utf8)) }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) { output(bytes) }

  /// Writes a line to standard error.
  func complain(_ text: String) { errors(Array("daybook: \(text)\n".utf8)) }
}

extension Console {
  /// The program's own, written whole and without buffers. A reader that went away ends nothing.
  static var standard: Console {
    Console(
      output: { writeAll($0, to: STDOUT_FILENO) }, errors: { writeAll($0, to: STDERR_FILENO) },
      input: readAll, columns: terminalColumns)
  }

  @Sendable
  private static func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  private static var terminalColumns: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }
}

/// `write(2)`, which ``Console`` hides by a method of the same name.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
