/// Finds the content lines of a text in octets, before anything is decoded, because a fold may split
/// a UTF-8 character (RFC 5545 §3.1).
///
/// A line ends at CR LF, LF or a lone CR. A line that begins with a blank continues the one before it,
/// also over blank lines, which some programs put between. Blank lines are skipped.
struct LineScanner {
  private let base: UnsafeRawPointer?
  private let count: Int

  /// The octet after the current content line, its continuations and its line end.
  private(set) var position: Int
  /// The number of the physical line at ``position``.
  private var nextNumber: Int32

  /// The current content line's first octet.
  private(set) var start = 0
  /// The end of its first physical line, without the line end.
  private(set) var end = 0
  /// The number of its first physical line.
  private(set) var number: Int32 = 0
  /// What its continuations add.
  private(set) var continuations: [Range<Int>] = []
  /// Whether it holds a NUL.
  private(set) var holdsNUL = false
  private var highBits: UInt64 = 0

  /// Scans a range of octets whose first line has the number `firstLine`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, firstLine: Int32) {
    let bounds = range.clamped(to: 0..<bytes.count)
    base = bytes.baseAddress.map { UnsafeRawPointer($0) }
    count = base == nil ? 0 : bounds.upperBound
    position = bounds.lowerBound
    nextNumber = firstLine
  }

  /// Whether the current line may hold octets beyond ASCII. Never false when it does.
  var mayHoldNonASCII: Bool { highBits & 0x8080_8080_8080_8080 != 0 }

  /// Whether the current line lies in the file in one piece and needs no repair.
  var isContiguous: Bool { continuations.isEmpty && !holdsNUL }

  /// Moves to the next content line; false at the end.
  mutating func next() -> Bool {
    guard let base else { return false }
    if !continuations.isEmpty { continuations.removeAll(keepingCapacity: true) }
    repeat {
      guard position < count else { return false }
      holdsNUL = false
      highBits = 0
      number = nextNumber
      start = position
      end = passLine(from: position, in: base)
      skipMark(in: base)
    } while start == end || (holdsNUL && isPadding(in: base))
    passContinuations(in: base)
    return true
  }

  /// The current line's octets without folds, NULs replaced by U+FFFD.
  func assemble(into line: inout [UInt8]) {
    line.removeAll(keepingCapacity: true)
    guard let base else { return }
    append(start..<end, of: base, to: &line)
    for range in continuations { append(range, of: base, to: &line) }
  }

  private func append(_ range: Range<Int>, of base: UnsafeRawPointer, to line: inout [UInt8]) {
    let piece = UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    guard holdsNUL else { return line.append(contentsOf: piece) }
    for byte in piece {
      if byte == ASCII.nul {
        line.append(contentsOf: [0xEF, 0xBF, 0xBD] as [UInt8])
      } else {
        line.append(byte)
      }
    }
  }

  private func byte(at offset: Int, of base: UnsafeRawPointer) -> UInt8 {
    base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Byte order marks begin a file and each of the files that were joined into one. A first line
  /// that is indented has nothing to continue, so its indentation goes too.
  private mutating func skipMark(in base: UnsafeRawPointer) {
    while end - start >= 3, byte(at: start, of: base) == 0xEF,
      byte(at: start + 1, of: base) == 0xBB, byte(at: start + 2, of: base) == 0xBF
    {
      start += 3
    }
    while start < end, ASCII.isBlank(byte(at: start, of: base)) { start += 1 }
  }

  /// Whether the line is made of NULs and blanks only, as padding at the end of a file is.
  private func isPadding(in base: UnsafeRawPointer) -> Bool {
    UnsafeRawBufferPointer(start: base + start, count: end - start).allSatisfy {
      $0 == ASCII.nul || ASCII.isBlank($0)
    }
  }

  private mutating func passContinuations(in base: UnsafeRawPointer) {
    while true {
      let isSoftBreak = passSoftBreak(in: base)
      guard position < count else { return }
      let first = byte(at: position, of: base)
      if isSoftBreak {
        let from = position
        continuations.append(from..<passLine(from: from, in: base))
      } else if ASCII.isBlank(first) {
        let from = position + 1
        continuations.append(from..<passLine(from: from, in: base))
      } else if first == ASCII.lineFeed || first == ASCII.carriageReturn {
        _ = passLine(from: position, in: base)
      } else {
        return
      }
    }
  }

  /// vCalendar 1.0 ends a line of quoted-printable text with "=" where it goes on. The sign is taken
  /// off the last piece.
  private mutating func passSoftBreak(in base: UnsafeRawPointer) -> Bool {
    var last = continuations.last ?? start..<end
    guard !last.isEmpty, byte(at: last.upperBound - 1, of: base) == ASCII.equals,
      isQuotedPrintable(in: base)
    else { return false }
    while !last.isEmpty, byte(at: last.upperBound - 1, of: base) == ASCII.equals {
      last = last.lowerBound..<last.upperBound - 1
    }
    if continuations.isEmpty {
      end = last.upperBound
    } else {
      continuations[continuations.count - 1] = last
    }
    return true
  }

  private func isQuotedPrintable(in base: UnsafeRawPointer) -> Bool {
    namesQuotedPrintable(UnsafeRawBufferPointer(start: base + start, count: end - start))
  }

  /// Finds the end of the physical line that holds `from` and moves ``position`` behind its line end.
  private mutating func passLine(from: Int, in base: UnsafeRawPointer) -> Int {
    if nextNumber < Int32.max { nextNumber += 1 }
    var offset = from
    while true {
      // Eight octets at a time: the subtraction sets the top bit of an octet below 0x0E. A borrow
      // can only mark octets after a marked one, so the first mark is exact.
      while offset + 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        highBits |= word
        let marks = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
        if marks != 0 {
          offset += marks.trailingZeroBitCount / 8
          break
        }
        offset += 8
      }
      guard offset < count else {
        position = count
        return count
      }
      let byte = byte(at: offset, of: base)
      highBits |= UInt64(byte)
      switch byte {
      case ASCII.lineFeed:
        position = offset + 1
        return offset
      case ASCII.carriageReturn:
        position = offset + 1
        if position < count, self.byte(at: position, of: base) == ASCII.lineFeed { position += 1 }
        return offset
      case ASCII.nul:
        holdsNUL = true
      default: break
      }
      offset += 1
    }
  }
}

/// Whether "QUOTED-PRINTABLE" stands before the first colon of a line. At the end of such a line "="
/// means that the text goes on.
func namesQuotedPrintable(_ line: UnsafeRawBufferPointer) -> Bool {
  guard let colon = line.firstIndex(of: ASCII.colon) else { return false }
  let word: StaticString = "QUOTED-PRINTABLE"
  let length = word.utf8CodeUnitCount
  guard colon >= length else { return false }
  return (0...colon - length).contains { offset in
    (0..<length).allSatisfy {
      ASCII.uppercased(line[offset + $0]) == word.utf8Start[$0]
    }
  }
}
