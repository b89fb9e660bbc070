import WasmRuntime

/// One line of output in the making.
///
/// Bytes rather than a String: text output must not depend on what Embedded Swift can print.
struct Line {
  private var bytes: [UInt8] = []

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(bytes more: [UInt8]) {
    bytes += more
  }

  mutating func append(_ number: Int) {
    append(" ")
    append(number.description)
  }

  /// Sends the line to the host and starts the next one.
  mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { runtime_write(base, buffer.count) }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
