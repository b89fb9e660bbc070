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
  var input: @Sendable () throws(InputReader.Failure) -> [UInt8]
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
  /// The program's own, written whole and without buffers. When standard output cannot be written the
  /// program ends with status 1, so that nobody takes half of it for the whole. A reader that went
  /// away has what it wanted: that is no failure and ends nothing.
  static var standard: Console {
    Console(
      output: { bytes in
        let code = writeAll(bytes, to: STDOUT_FILENO)
        guard code != 0, code != EPIPE else { return }
        let reason =
          "daybook: Standard output cannot be written: \(String(cString: strerror(code))).\n"
        _ = writeAll(Array(reason.utf8), to: STDERR_FILENO)
        exit(1)
      }, errors: { _ = writeAll($0, to: STDERR_FILENO) },
      input: { () throws(InputReader.Failure) in
        try InputReader.read(descriptor: STDIN_FILENO)
      }, columns: terminalColumns)
  }

  private static var terminalColumns: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes bytes; returns 0, or the `errno` of what failed.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// `write(2)`, which ``Console`` hides by a method of the same name.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
