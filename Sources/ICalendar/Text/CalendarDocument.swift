/// An iCalendar text read as a whole: its components and what is wrong with it.
///
/// Reading never fails: what can be read is kept, everything else is a ``Problem`` with its line. A
/// file of any size can be read; use ``CalendarFile`` to hold only a part of a large one in memory.
///
///     let document = CalendarDocument(reading: bytes)
///     for calendar in document.components { … }
public struct CalendarDocument: Sendable {
  /// The components outside any other, usually one VCALENDAR; in order.
  public var components: [Component]
  /// What is wrong, in line order; at most 10,000.
  public var problems: [Problem]

  /// Reads octets: UTF-8, with any line ends.
  public init(reading bytes: UnsafeBufferPointer<UInt8>) {
    var log = ProblemLog()
    var reader = ComponentReader(reportsStructure: true)
    components = reader.read(bytes, range: 0..<bytes.count, firstLine: 1, log: &log)
    if components.isEmpty {
      problems = [diagnosis(ofForeign: bytes)]
    } else {
      problems = log.inLineOrder()
    }
  }

  /// Reads octets: UTF-8, with any line ends.
  public init(reading bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { CalendarDocument(reading: $0) }
  }

  /// Reads text, with any line ends.
  public init(reading text: String) {
    var text = text
    self = text.withUTF8 { CalendarDocument(reading: $0) }
  }
}

/// Builds components from lines.
struct ComponentReader {
  private let reportsStructure: Bool
  private var nesting = Nesting()
  private var open: [Component] = []
  /// The properties of all open components, the outermost's first, so that each component's array is
  /// made once, of the right size.
  private var properties: [Property] = []
  /// Where those of each open component begin.
  private var firstProperty: [Int] = []
  private var finished: [Component] = []

  /// - Parameter reportsStructure: whether unbalanced components and stray lines are reported; off
  ///   for a part of a file whose structure was read before.
  init(reportsStructure: Bool) { self.reportsStructure = reportsStructure }

  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, firstLine: Int32,
    log: inout ProblemLog
  ) -> [Component] {
    var structure = ProblemLog(limit: reportsStructure ? ProblemLog.usualLimit : 0)
    var scanner = LineScanner(bytes, range: range, firstLine: firstLine)
    var scratch: [UInt8] = []
    while scanner.next() {
      let content: ContentLine
      if scanner.isContiguous {
        content = ContentLine.read(
          UnsafeBufferPointer(rebasing: bytes[scanner.start..<scanner.end]),
          number: scanner.number, mayHoldNonASCII: scanner.mayHoldNonASCII, log: &log)
      } else {
        if scanner.holdsNUL { log.report(nulProblem(line: scanner.number)) }
        scanner.assemble(into: &scratch)
        content = scratch.withUnsafeBufferPointer {
          ContentLine.read(
            $0, number: scanner.number, mayHoldNonASCII: scanner.mayHoldNonASCII, log: &log)
        }
      }
      switch content {
      case .property(let property):
        if open.isEmpty {
          structure.report(strayLineProblem(line: scanner.number))
        } else {
          properties.append(property)
        }
      case .begin(let name):
        let (closing, opens) = nesting.begin(name, line: scanner.number, log: &structure)
        close(closing)
        if opens {
          open.append(Component(name: name, line: scanner.number))
          firstProperty.append(properties.count)
        }
      case .end(let name):
        close(nesting.end(name, line: scanner.number, log: &structure))
      }
    }
    close(nesting.finish(log: &structure))
    if reportsStructure { log.report(contentsOf: structure.problems) }
    defer { finished = [] }
    return finished
  }

  private mutating func close(_ count: Int) {
    for _ in 0..<count {
      guard var component = open.popLast(), let first = firstProperty.popLast() else { return }
      component.properties = Array(properties[first...])
      properties.removeSubrange(first...)
      if open.isEmpty {
        finished.append(component)
      } else {
        open[open.count - 1].components.append(component)
      }
    }
  }
}

func nulProblem(line: Int32) -> Problem {
  Problem(
    line: Int(line), kind: .nulByte,
    message: "The line holds NUL bytes, which text cannot have. They became \u{FFFD}.")
}

func strayLineProblem(line: Int32) -> Problem {
  Problem(
    line: Int(line), kind: .strayLine, severity: .warning,
    message: "The line stands outside every component. It is left out.")
}
