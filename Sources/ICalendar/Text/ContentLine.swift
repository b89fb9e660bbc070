/// One unfolded content line, taken apart (RFC 5545 §3.1).
enum ContentLine {
  case begin(String)
  case end(String)
  case property(Property)

  /// Reads an unfolded line. What is wrong is reported and the line kept, at worst as unreadable.
  static func read(
    _ line: UnsafeBufferPointer<UInt8>, number: Int32, mayHoldNonASCII: Bool,
    log: inout ProblemLog
  ) -> ContentLine {
    if mayHoldNonASCII, !isValidUTF8(line) {
      log.report(
        Problem(
          line: Int(number), kind: .encoding,
          message: "The line is not UTF-8. The octets that cannot be read became \u{FFFD}."))
    }
    if let name = boundary("BEGIN", in: line) { return .begin(name) }
    if let name = boundary("END", in: line) { return .end(name) }

    var position = 0
    while position < line.count, ASCII.isNameByte(line[position]) { position += 1 }
    guard position > 0, position < line.count,
      line[position] == ASCII.colon || line[position] == ASCII.semicolon
    else { return .property(unreadable(line, number: number, log: &log)) }
    let name = text(line, 0..<position)

    var parameters: [Parameter] = []
    if line[position] == ASCII.semicolon {
      var reader = ParameterReader(line: line, position: position)
      guard reader.readAll() else {
        return .property(unreadable(line, number: number, log: &log))
      }
      if let column = reader.faultColumn {
        log.report(
          Problem(
            line: Int(number), column: column, property: name, kind: .badParameter,
            severity: .warning,
            message:
              "A parameter has no name or value, a quote that is not closed, or a colon outside "
              + "quotes. It is kept as it is; put quotes around its value."))
      }
      parameters = reader.parameters
      position = reader.position
    }
    var property = Property(
      name: name, parameters: parameters, value: text(line, position + 1..<line.count),
      isReadable: true, line: number)
    // At the end of quoted-printable text "=" says that the text goes on, which it does not.
    if !parameters.isEmpty, property.isQuotedPrintable {
      while property.value.utf8.last == ASCII.equals {
        property.value = String(Substring(property.value.utf8.dropLast()))
      }
    }
    return .property(property)
  }

  /// The component's name if the line is `BEGIN:name` or `END:name`.
  static func boundary(_ word: StaticString, in line: UnsafeBufferPointer<UInt8>) -> String? {
    let length = word.utf8CodeUnitCount
    guard line.count > length + 1, ASCII.uppercased(line[0]) == word.utf8Start[0] else {
      return nil
    }
    for offset in 1..<length where ASCII.uppercased(line[offset]) != word.utf8Start[offset] {
      return nil
    }
    var start = length
    if line[start] == ASCII.semicolon {
      while start < line.count, line[start] != ASCII.colon { start += 1 }
    }
    guard start < line.count, line[start] == ASCII.colon else { return nil }
    start += 1
    var end = line.count
    while start < end, ASCII.isBlank(line[start]) { start += 1 }
    while start < end, ASCII.isBlank(line[end - 1]) { end -= 1 }
    return start < end ? text(line, start..<end) : nil
  }

  private static func unreadable(
    _ line: UnsafeBufferPointer<UInt8>, number: Int32, log: inout ProblemLog
  ) -> Property {
    let hasColon = line.contains(ASCII.colon)
    let message =
      hasColon
      ? "What stands before the colon is not a property name. The line is kept but not used."
      : "The line has no colon, so it is no property. It is kept but not used; if it continues "
        + "the line before, begin it with a space."
    log.report(
      Problem(line: Int(number), kind: hasColon ? .badName : .noColon, message: message))
    return .unreadable(text(line, 0..<line.count), line: number)
  }
}

private func text(_ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
  String(decoding: UnsafeBufferPointer(rebasing: line[range]), as: UTF8.self)
}

private struct ParameterReader {
  let line: UnsafeBufferPointer<UInt8>
  /// At the semicolon before the next parameter, at last at the colon.
  var position: Int
  var parameters: [Parameter] = []
  var faultColumn: Int?
  // Off after an unclosed quote, for the rest of the line: trying each quote anew would make a line
  // of quotes cost the square of its length.
  private var quotesCount = true

  init(line: UnsafeBufferPointer<UInt8>, position: Int) {
    self.line = line
    self.position = position
  }

  /// Reads the parameters up to the colon; false when there is none.
  mutating func readAll() -> Bool {
    while position < line.count {
      if line[position] == ASCII.colon { return true }
      position += 1
      readOne()
    }
    return false
  }

  private mutating func readOne() {
    let start = position
    while position < line.count, !isDelimiter(line[position]), line[position] != ASCII.equals {
      position += 1
    }
    let name = text(line, start..<position)
    guard position < line.count, line[position] == ASCII.equals else {
      parameters.append(Parameter(name: name, rawValue: nil))
      faultColumn = faultColumn ?? start + 1
      return
    }
    if start == position { faultColumn = faultColumn ?? start + 1 }
    let valueStart = position + 1
    position = endOfValue(from: valueStart)
    if isSameName(name, "TZID") { passOffset(from: valueStart) }
    parameters.append(Parameter(name: name, rawValue: text(line, valueStart..<position)))
  }

  private mutating func endOfValue(from start: Int) -> Int {
    var end = start
    var isQuoted = false
    while end < line.count {
      let byte = line[end]
      if byte == ASCII.quote, quotesCount {
        isQuoted.toggle()
      } else if !isQuoted, isDelimiter(byte) {
        return end
      }
      end += 1
    }
    guard isQuoted else { return end }
    quotesCount = false
    faultColumn = faultColumn ?? start + 1
    return endOfValue(from: start)
  }

  /// Moves behind the offset with which Outlook begins the names of zones, `(UTC+01:00) Berlin`, when
  /// its colon stands outside quotes.
  private mutating func passOffset(from start: Int) {
    guard position < line.count, line[start] == UInt8(ascii: "("),
      !line[start..<position].contains(UInt8(ascii: ")")),
      let end = line[position...].prefix(8).firstIndex(of: UInt8(ascii: ")"))
    else { return }
    faultColumn = faultColumn ?? start + 1
    position = end + 1
    while position < line.count, !isDelimiter(line[position]) { position += 1 }
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == ASCII.semicolon || byte == ASCII.colon
  }
}
