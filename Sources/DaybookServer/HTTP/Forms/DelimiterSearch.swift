#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line that separates the parts of a multipart body.
struct Delimiter: Equatable {
  /// Where the line end before it starts: the end of the part before.
  let start: Int
  /// Behind its own line end: the start of the part after.
  let end: Int
  /// Whether it closes the body.
  let isLast: Bool
}

/// Finds delimiter lines: `CRLF -- boundary`, perhaps `--`, blanks, CRLF (RFC 2046 5.1.1).
struct DelimiterSearch {
  private let mark: [UInt8]

  init(boundary: String) { mark = Array("\r\n--\(boundary)".utf8) }

  /// The first delimiter, which may stand at the very start of the body.
  func first(in body: [UInt8]) -> Delimiter? {
    if body.starts(with: mark[2...]), let found = complete(body, start: 0, from: mark.count - 2) {
      return found
    }
    return next(in: body, from: 0)
  }

  /// The first delimiter whose line end starts at or behind `position`.
  func next(in body: [UInt8], from position: Int) -> Delimiter? {
    var position = position
    // Parts can be large and binary; the C library's search is many times faster than ours.
    while position + mark.count <= body.count {
      let candidate = body.withUnsafeBytes { buffer -> Int? in
        guard let base = buffer.baseAddress,
          let found = memchr(
            base + position, Int32(UInt8(ascii: "\r")), body.count - mark.count - position + 1)
        else { return nil }
        return UnsafeRawPointer(found) - base
      }
      guard let candidate else { return nil }
      let isMark = body.withUnsafeBytes { buffer in
        buffer.baseAddress.map { memcmp($0 + candidate, mark, mark.count) == 0 } ?? false
      }
      if isMark, let found = complete(body, start: candidate, from: candidate + mark.count) {
        return found
      }
      position = candidate + 1
    }
    return nil
  }

  /// The delimiter whose boundary ends at `position`, or nil when the line goes on otherwise, as
  /// when the content holds a longer text that starts like the boundary.
  private func complete(_ body: [UInt8], start: Int, from position: Int) -> Delimiter? {
    var position = position
    if body[position...].starts(with: "--".utf8) {
      // What follows the closing delimiter is to be ignored.
      return Delimiter(start: start, end: position + 2, isLast: true)
    }
    while position < body.count,
      body[position] == UInt8(ascii: " ") || body[position] == UInt8(ascii: "\t")
    {
      position += 1
    }
    guard body[position...].starts(with: "\r\n".utf8) else { return nil }
    return Delimiter(start: start, end: position + 2, isLast: false)
  }
}
