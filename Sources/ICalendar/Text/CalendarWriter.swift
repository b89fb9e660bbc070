/// Writes components as iCalendar text: CR LF, lines folded at 75 octets, never inside a UTF-8
/// character (RFC 5545 §3.1).
///
///     var writer = CalendarWriter()
///     writer.write(calendar)
///     writer.bytes
public struct CalendarWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// Whether lines that could not be read are left out, for programs that refuse a whole file because
  /// of one of them.
  public var omitsUnreadableLines: Bool

  static let lineLimit = 75

  /// Makes a writer that has written nothing.
  public init(omitsUnreadableLines: Bool = false) {
    self.omitsUnreadableLines = omitsUnreadableLines
  }

  /// Writes a component with everything in it.
  public mutating func write(_ component: Component) {
    begin(component.name)
    for property in component.properties { write(property) }
    for part in component.components { write(part) }
    end(component.name)
  }

  /// Writes `BEGIN:name`, for a component whose contents follow one by one.
  public mutating func begin(_ name: String) {
    write(Property("BEGIN", rawValue: name))
  }

  /// Writes `END:name`.
  public mutating func end(_ name: String) {
    write(Property("END", rawValue: name))
  }

  /// Writes a content line.
  public mutating func write(_ property: Property) {
    if !property.isReadable, omitsUnreadableLines { return }
    let start = bytes.count
    if property.isReadable {
      append(property.name)
      for parameter in property.parameters {
        bytes.append(ASCII.semicolon)
        append(parameter.name)
        if let value = parameter.rawValue {
          bytes.append(ASCII.equals)
          append(value)
        }
      }
      bytes.append(ASCII.colon)
    }
    append(property.value)
    if bytes.count - start > CalendarWriter.lineLimit { fold(from: start) }
    bytes.append(ASCII.carriageReturn)
    bytes.append(ASCII.lineFeed)
  }

  /// Copies text that is already in the form of a file, such as a stored object, and ends its line.
  public mutating func write(text: String) {
    bytes.append(contentsOf: text.utf8)
    if let last = bytes.last, last != ASCII.lineFeed {
      bytes.append(ASCII.carriageReturn)
      bytes.append(ASCII.lineFeed)
    }
  }

  /// A line break inside a line would begin another property, whoever put it there.
  private mutating func append(_ text: String) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard
      bytes[start...].contains(where: { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn })
    else { return }
    let written = Array(bytes[start...])
    bytes.removeSubrange(start...)
    for (index, byte) in written.enumerated() {
      switch byte {
      case ASCII.lineFeed where index > 0 && written[index - 1] == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn:
        bytes.append(ASCII.backslash)
        bytes.append(UInt8(ascii: "n"))
      default: bytes.append(byte)
      }
    }
  }

  private mutating func fold(from start: Int) {
    let line = Array(bytes[start...])
    bytes.removeSubrange(start...)
    var position = 0
    var room = CalendarWriter.lineLimit
    while line.count - position > room {
      var end = position + room
      while end > position + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
      if line[end - 1] == ASCII.equals {
        end = CalendarWriter.endBeforeEquals(line, position..<end)
        guard end < line.count else { break }
      }
      bytes.append(contentsOf: line[position..<end])
      bytes.append(ASCII.carriageReturn)
      bytes.append(ASCII.lineFeed)
      bytes.append(ASCII.space)
      position = end
      room = CalendarWriter.lineLimit - 1
    }
    bytes.append(contentsOf: line[position...])
  }

  /// Where to cut a line that would be cut after "=", which at the end of a line of quoted-printable
  /// text means that the text goes on: before the signs. Where there is nothing but signs, only such a
  /// line becomes longer than others.
  private static func endBeforeEquals(_ line: [UInt8], _ piece: Range<Int>) -> Int {
    let other = line[piece].lastIndex { $0 != ASCII.equals }
    if let other, other > piece.lowerBound { return other + 1 }
    guard line.withUnsafeBytes({ namesQuotedPrintable($0) }) else { return piece.upperBound }
    if let other { return other + 1 }
    guard var end = line[piece.upperBound...].firstIndex(where: { $0 != ASCII.equals }) else {
      return line.count
    }
    end += 1
    while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

extension Component {
  /// The component as iCalendar text.
  ///
  /// - Parameter omittingUnreadableLines: see ``CalendarWriter/omitsUnreadableLines``.
  /// - Returns: the octets, which end with a line end.
  public func bytes(omittingUnreadableLines: Bool = false) -> [UInt8] {
    var writer = CalendarWriter(omitsUnreadableLines: omittingUnreadableLines)
    writer.write(self)
    return writer.bytes
  }

  /// The component as iCalendar text.
  public var text: String { String(decoding: bytes(), as: UTF8.self) }
}
