/// Finds the components of a file and their identifiers in one pass that decodes only the lines it
/// needs.
struct FileIndexer {
  /// The most calendars, and the most components in them: without a bound, a file of nothing but
  /// BEGIN lines fills the memory.
  static let usualLimit = 2_000_000

  let limit: Int

  private(set) var calendars: [CalendarFile.Calendar] = []
  private(set) var entries: [CalendarFile.Entry] = []
  private var nesting = Nesting()
  /// How many levels are open below the entry; −1 outside of any entry.
  private var depthInEntry = -1
  private var isInCalendar = false
  private var isFull = false
  private var scratch: [UInt8] = []

  init(limit: Int = FileIndexer.usualLimit) { self.limit = limit }

  mutating func index(_ bytes: UnsafeBufferPointer<UInt8>, log: inout ProblemLog) {
    var scanner = LineScanner(bytes, range: 0..<bytes.count, firstLine: 1)
    while scanner.next() {
      guard depthInEntry < 0 || isInteresting(bytes[scanner.start]) else { continue }
      if scanner.isContiguous {
        take(
          UnsafeBufferPointer(rebasing: bytes[scanner.start..<scanner.end]), of: scanner, log: &log)
      } else {
        scanner.assemble(into: &scratch)
        let line = scratch
        line.withUnsafeBufferPointer { take($0, of: scanner, log: &log) }
      }
      if isFull { return }
    }
    closeAll(nesting.finish(log: &log), at: bytes.count)
  }

  /// The first letters of BEGIN, END, UID and RECURRENCE-ID.
  private func isInteresting(_ byte: UInt8) -> Bool {
    switch ASCII.uppercased(byte) {
    case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "U"), UInt8(ascii: "R"): true
    default: false
    }
  }

  private mutating func take(
    _ line: UnsafeBufferPointer<UInt8>, of scanner: LineScanner, log: inout ProblemLog
  ) {
    if let name = ContentLine.boundary("BEGIN", in: line) {
      begin(name, scanner: scanner, log: &log)
    } else if let name = ContentLine.boundary("END", in: line) {
      closeAll(
        nesting.end(name, line: scanner.number, log: &log), at: scanner.start,
        including: scanner.position)
    } else if depthInEntry == 0 {
      identify(line, of: scanner)
    } else if depthInEntry < 0 {
      takeHeaderLine(line, of: scanner, log: &log)
    }
  }

  private mutating func begin(_ name: String, scanner: LineScanner, log: inout ProblemLog) {
    let (closing, opens) = nesting.begin(name, line: scanner.number, log: &log)
    closeAll(closing, at: scanner.start)
    guard opens else { return }
    guard depthInEntry >= 0 || max(entries.count, calendars.count) < limit else {
      isFull = true
      return log.reportAnyway(
        Problem(
          line: Int(scanner.number), kind: .tooMany,
          message: "The file holds more than \(limit) components. Those from here on are left out; "
            + "split the file and read the parts one by one."))
    }
    if depthInEntry >= 0 {
      depthInEntry += 1
    } else if nesting.open.last?.role == .calendar {
      isInCalendar = true
      calendars.append(
        CalendarFile.Calendar(header: Component(name: name, line: scanner.number)))
    } else {
      depthInEntry = 0
      entries.append(
        CalendarFile.Entry(
          name: name, range: scanner.start..<scanner.position, line: Int(scanner.number),
          calendar: isInCalendar ? calendars.count - 1 : nil, uid: nil, isOverride: false))
    }
  }

  /// Ends components, the innermost first.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - start: where the line begins that ends them.
  ///   - end: where that line ends, if it is the END of the outermost of them.
  private mutating func closeAll(_ count: Int, at start: Int, including end: Int? = nil) {
    for number in 0..<count {
      if depthInEntry > 0 {
        depthInEntry -= 1
      } else if depthInEntry == 0 {
        depthInEntry = -1
        if let last = entries.indices.last {
          let isOwnEnd = number == count - 1
          let bound = isOwnEnd ? end ?? start : start
          entries[last].range = entries[last].range.lowerBound..<bound
        }
      } else {
        isInCalendar = false
      }
    }
  }

  private mutating func identify(_ line: UnsafeBufferPointer<UInt8>, of scanner: LineScanner) {
    guard let last = entries.indices.last else { return }
    if begins(line, with: "UID"), entries[last].uid == nil {
      guard let property = property(line, of: scanner) else { return }
      let uid = trimmingBlanks(property.text)
      if !uid.isEmpty { entries[last].uid = uid }
    } else if begins(line, with: "RECURRENCE-ID") {
      guard property(line, of: scanner) != nil else { return }
      entries[last].isOverride = true
    }
  }

  private func property(_ line: UnsafeBufferPointer<UInt8>, of scanner: LineScanner) -> Property? {
    // Reported when the component is read.
    var unreported = ProblemLog(limit: 0)
    let content = ContentLine.read(
      line, number: scanner.number, mayHoldNonASCII: false, log: &unreported)
    guard case .property(let property) = content, property.isReadable else { return nil }
    return property
  }

  private mutating func takeHeaderLine(
    _ line: UnsafeBufferPointer<UInt8>, of scanner: LineScanner, log: inout ProblemLog
  ) {
    guard isInCalendar, let last = calendars.indices.last else {
      return log.report(strayLineProblem(line: scanner.number))
    }
    if scanner.holdsNUL { log.report(nulProblem(line: scanner.number)) }
    let content = ContentLine.read(
      line, number: scanner.number, mayHoldNonASCII: scanner.mayHoldNonASCII, log: &log)
    if case .property(let property) = content {
      calendars[last].header.properties.append(property)
    }
  }

  /// Whether the line's name is `name`, as far as one can see without reading it.
  private func begins(_ line: UnsafeBufferPointer<UInt8>, with name: StaticString) -> Bool {
    let length = name.utf8CodeUnitCount
    guard line.count > length,
      line[length] == ASCII.colon || line[length] == ASCII.semicolon
    else { return false }
    for offset in 0..<length where ASCII.uppercased(line[offset]) != name.utf8Start[offset] {
      return false
    }
    return true
  }
}
