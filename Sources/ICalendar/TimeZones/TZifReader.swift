import CalendarCore

extension TimeZoneRules {
  /// Reads a compiled time zone file of version 1 to 4 (RFC 9636), such as those below
  /// `/usr/share/zoneinfo`.
  ///
  /// - Throws: ``TimeZoneError`` naming the byte at which the file is not what it should be, or
  ///   ``TimeZoneError/Kind/leapSeconds`` for a file that counts leap seconds.
  public init(tzif bytes: [UInt8], name: String) throws(TimeZoneError) {
    var reader = TZifReader(bytes: bytes, name: name)
    self.init(table: try reader.table())
  }
}

private struct TZifReader {
  let bytes: [UInt8]
  let name: String
  var position = 0

  struct Header {
    var version: UInt8
    var universalFlagCount: Int
    var standardFlagCount: Int
    var leapCount: Int
    var transitionCount: Int
    var typeCount: Int
    var letterCount: Int
  }

  mutating func table() throws(TimeZoneError) -> TransitionTable {
    let first = try header()
    guard first.version >= UInt8(ascii: "2") else {
      let (offset, changes) = try block(first, timeSize: 4)
      return TransitionTable(name: name, initialOffset: offset, changes: changes, cycleEnd: nil)
    }
    try skip(first.size(timeSize: 4), "data block of version 1")
    let second = try header()
    let (offset, changes) = try block(second, timeSize: 8)
    guard let rule = try footer() else {
      return TransitionTable(name: name, initialOffset: offset, changes: changes, cycleEnd: nil)
    }
    return extended(initialOffset: offset, changes: changes, by: rule)
  }

  /// Adds 402 years of the rule after the last transition, so that 400 of them can repeat.
  private func extended(
    initialOffset: Int32, changes: [OffsetChange], by rule: PosixTimeZoneRule
  ) -> TransitionTable {
    guard rule.daylight != nil else {
      // A rule without daylight time repeats what the last transition says; without any transition
      // it is the zone's only offset.
      return TransitionTable(
        name: name, initialOffset: changes.isEmpty ? rule.standardOffset : initialOffset,
        changes: changes, cycleEnd: nil)
    }
    let year = changes.last.map {
      CivilDateTime(secondsSinceEpoch: $0.instant, utcOffset: 0).day.year
    }
    let from = min(max(year ?? 1969, -9999), 9999)
    var all = changes
    let last = changes.last?.instant ?? Int64.min
    var initial = initialOffset
    for year in from...from + 402 {
      for change in rule.changes(inYear: year) where change.instant > last {
        all.append(change)
      }
    }
    if changes.isEmpty, let end = rule.changes(inYear: from - 1).last {
      initial = end.offset
    }
    let cycleEnd = CivilDateTime(day: Month(index: (from + 402) * 12).firstDay, time: .midnight)
      .secondsSinceEpoch(utcOffset: 0)
    return TransitionTable(
      name: name, initialOffset: initial, changes: all, cycleEnd: cycleEnd,
      cyclesBackward: changes.isEmpty)
  }

  private mutating func header() throws(TimeZoneError) -> Header {
    guard bytes.count - position >= 4, bytes[position] == UInt8(ascii: "T"),
      bytes[position + 1] == UInt8(ascii: "Z"), bytes[position + 2] == UInt8(ascii: "i"),
      bytes[position + 3] == UInt8(ascii: "f")
    else { throw error(.notTZif) }
    guard bytes.count - position >= 44 else {
      throw TimeZoneError(.truncated(part: "header"), name: name, offset: bytes.count)
    }
    let version = bytes[position + 4]
    guard version == 0 || (UInt8(ascii: "2")...UInt8(ascii: "4")).contains(version) else {
      throw TimeZoneError(.unknownVersion(version), name: name, offset: position + 4)
    }
    position += 20
    let header = Header(
      version: version, universalFlagCount: try count("universal time flags"),
      standardFlagCount: try count("standard time flags"), leapCount: try count("leap seconds"),
      transitionCount: try count("transitions"), typeCount: try count("local time types"),
      letterCount: try count("abbreviation letters"))
    return header
  }

  private mutating func count(_ part: String) throws(TimeZoneError) -> Int {
    let value = Int64(bitPattern: unsigned(4))
    // More than the file has bytes cannot be; the bound also keeps the sizes from overflowing.
    guard value <= Int64(bytes.count) else {
      throw TimeZoneError(
        .badCount(part: part, count: Int(clamping: value)), name: name, offset: position - 4)
    }
    return Int(value)
  }

  private mutating func block(
    _ header: Header, timeSize: Int
  ) throws(TimeZoneError) -> (Int32, [OffsetChange]) {
    guard header.leapCount == 0 else { throw error(.leapSeconds) }
    guard (1...256).contains(header.typeCount) else {
      throw error(.badCount(part: "local time types", count: header.typeCount))
    }
    let begin = position
    try skip(header.size(timeSize: Int64(timeSize)), "data block")
    let end = position
    position = begin
    var instants: [Int64] = []
    instants.reserveCapacity(header.transitionCount)
    for _ in 0..<header.transitionCount {
      let instant = signed(timeSize)
      if let last = instants.last, instant <= last {
        throw TimeZoneError(.unordered, name: name, offset: position - timeSize)
      }
      instants.append(TransitionTable.clamped(instant))
    }
    var types: [Int] = []
    types.reserveCapacity(header.transitionCount)
    for _ in 0..<header.transitionCount {
      let type = Int(bytes[position])
      guard type < header.typeCount else { throw error(.badType(type)) }
      types.append(type)
      position += 1
    }
    var offsets: [Int32] = []
    for _ in 0..<header.typeCount {
      let offset = signed(4)
      guard (-26 * 3600...26 * 3600).contains(offset) else {
        throw TimeZoneError(
          .badOffset(Int(clamping: offset)), name: name, offset: position - 4)
      }
      offsets.append(Int32(offset))
      position += 2
    }
    position = end
    var changes: [OffsetChange] = []
    changes.reserveCapacity(instants.count)
    for (instant, type) in zip(instants, types) {
      changes.append(OffsetChange(instant: instant, offset: offsets[type]))
    }
    return (offsets[0], changes)
  }

  /// The rule between the two line feeds at the end; nil when there is none.
  private mutating func footer() throws(TimeZoneError) -> PosixTimeZoneRule? {
    guard position < bytes.count, bytes[position] == 0x0A else {
      throw TimeZoneError(.truncated(part: "footer"), name: name, offset: position)
    }
    let begin = position + 1
    guard let end = bytes[begin...].firstIndex(of: 0x0A) else {
      throw TimeZoneError(.truncated(part: "footer"), name: name, offset: bytes.count)
    }
    if begin == end { return nil }
    var parser = PosixTimeZoneParser(bytes[begin..<end])
    guard let rule = parser.rule() else {
      throw TimeZoneError(
        .unreadableRule(String(decoding: bytes[begin..<end], as: UTF8.self)), name: name,
        offset: parser.offset)
    }
    return rule
  }

  private mutating func skip(_ size: Int64, _ part: String) throws(TimeZoneError) {
    guard size <= Int64(bytes.count - position) else {
      throw TimeZoneError(.truncated(part: part), name: name, offset: bytes.count)
    }
    position += Int(size)
  }

  /// Big-endian bytes; the caller has checked that they are there.
  private mutating func unsigned(_ size: Int) -> UInt64 {
    var value: UInt64 = 0
    for byte in bytes[position..<position + size] { value = value << 8 | UInt64(byte) }
    position += size
    return value
  }

  private mutating func signed(_ size: Int) -> Int64 {
    let value = unsigned(size)
    return size == 4
      ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  private func error(_ kind: TimeZoneError.Kind) -> TimeZoneError {
    TimeZoneError(kind, name: name, offset: position)
  }
}

extension TZifReader.Header {
  /// The bytes that the data block must have.
  func size(timeSize: Int64) -> Int64 {
    Int64(transitionCount) * (timeSize + 1) + Int64(typeCount) * 6 + Int64(letterCount)
      + Int64(leapCount) * (timeSize + 4) + Int64(standardFlagCount) + Int64(universalFlagCount)
  }
}
