import Daybook
import ICalendar

extension Command {
  /// `daybook convert`
  static let convert = Command(
    spec: CommandSpec(
      name: "convert", summary: "Turns an iCalendar file into jCal (JSON), or jCal into iCalendar.",
      operands: "FILE|- [OUTPUT]", operandCount: 1...2, options: [],
      details: """
        jCal is the JSON form of iCalendar (RFC 7265). A file that begins with [ is jCal. Without OUTPUT,
        or with -, the result goes to standard output; an existing OUTPUT is replaced. What has no form on
        the other side is left out, told on standard error with its place, and makes the exit status 1.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let path = arguments.operands[0]
      let bytes = try surroundings.readFile(path)
      let (document, converted) = try converted(bytes, path)
      for problem in document.problems { surroundings.console.complain(problem.printed(in: path)) }
      guard !document.components.isEmpty else {
        throw .refused("\(path) holds no component. Nothing is written.")
      }
      try surroundings.write(converted, to: arguments.operands.dropFirst().first)
      return !document.problems.contains { $0.severity == .error }
    })

  private static func converted(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> (document: CalendarDocument, bytes: [UInt8]) {
    guard isJSON(bytes) else {
      let document = CalendarDocument(reading: bytes)
      return (document, document.jCal.bytes + [UInt8(ascii: "\n")])
    }
    do throws(JSONError) {
      let document = try CalendarDocument(readingJCal: bytes)
      return (document, document.components.flatMap { $0.bytes() })
    } catch {
      throw .refused(
        "\(path):\(error.line):\(error.column): error: This is not JSON: "
          + "\(error.message).")
    }
  }

  /// Whether the first octet that is no blank begins a list. No line of iCalendar begins so.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0)
      .first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "[")
  }
}
