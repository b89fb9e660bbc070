import ICalendar
import Testing

@Suite("JSON")
struct JSONTests {
  static let written: [(value: JSONValue, text: String)] = [
    (.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.number(0), "0"), (.number(-12), "-12"), (.string(""), "\"\""),
    (.string("a\"b\\c/d"), #""a\"b\\c/d""#),
    (.string("\n\r\t\u{0}\u{1B}\u{7F}\u{9B}"), #""\n\r\t\u0000\u001b\u007f\u009b""#),
    (.string("é 한 🎂"), "\"é 한 🎂\""),
    (.array([]), "[]"), (.array([.number(1), .array([.null])]), "[1,[null]]"),
    (.object([]), "{}"),
    (.object([("b", .number(1)), ("a", .object([("", .string("x"))]))]), #"{"b":1,"a":{"":"x"}}"#),
  ]

  @Test("A value is written in the order it was given, and read back", arguments: written)
  func writing(_ example: (value: JSONValue, text: String)) throws {
    #expect(example.value.text == example.text)
    #expect(try JSONValue(reading: example.text) == example.value)
  }

  static let readable: [(text: String, value: JSONValue)] = [
    (" [ 1 ,\r\n2\t] ", .array([.number(1), .number(2)])),
    ("\u{FEFF}{}", .object([])),
    (#""\u00e9\u0041\b\f\/""#, .string("éA\u{8}\u{C}/")),
    (#""\ud83c\udf82""#, .string("🎂")),
    (#""\ud83c""#, .string("\u{FFFD}")), (#""\udf82\ud83cx""#, .string("\u{FFFD}\u{FFFD}x")),
    (#""\ud83c\u0041""#, .string("\u{FFFD}A")),
  ]

  @Test("What JSON allows is read", arguments: readable)
  func reading(_ example: (text: String, value: JSONValue)) throws {
    #expect(try JSONValue(reading: example.text) == example.value)
  }

  @Test("Numbers keep their digits", arguments: ["-0.50", "1e9", "1E-7", "12345678901234567890.1"])
  func numbers(_ digits: String) throws {
    #expect(try JSONValue(reading: digits).text == digits)
  }

  @Test("Objects are equal in any order, lists are not")
  func equality() throws {
    #expect(
      try JSONValue(reading: #"{"a":1,"b":[2]}"#) == JSONValue(reading: #"{"b":[2],"a":1}"#))
    #expect(try JSONValue(reading: #"{"a":1}"#) != JSONValue(reading: #"{"a":1,"b":1}"#))
    #expect(try JSONValue(reading: "[1,2]") != JSONValue(reading: "[2,1]"))
    // A name that stands twice is two members, seen from either side.
    let twice = try JSONValue(reading: #"{"a":1,"a":1}"#)
    let other = try JSONValue(reading: #"{"a":1,"b":2}"#)
    #expect(twice != other)
    #expect(other != twice)
    #expect(
      try JSONValue(reading: #"{"a":1,"a":1,"a":2}"#)
        != JSONValue(reading: #"{"a":1,"a":2,"a":2}"#))
    // Octet by octet: the two ways of writing an accent differ.
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test("Every value knows its place")
  func places() throws {
    let values = try #require(JSONValue(reading: "[1,\n  {\"a\":\r\n [2]}]").array)
    #expect(values.map { [$0.line, $0.column] } == [[1, 2], [2, 3]])
    let inner = try #require(values.last?.members?.first?.value)
    #expect([inner.line, inner.column] == [3, 2])
    #expect(JSONValue.null.line == 0)
  }

  static let refused: [(text: String, error: JSONError)] = [
    ("", JSONError(.unexpectedEnd, line: 1, column: 1)),
    ("[1,", JSONError(.unexpectedEnd, line: 1, column: 4)),
    ("[1,\n2", JSONError(.unexpectedEnd, line: 2, column: 2)),
    ("[1 2]", JSONError(.expected("a comma or ]"), line: 1, column: 4)),
    ("[1,]", JSONError(.expected("a value"), line: 1, column: 4)),
    ("{\"a\" 1}", JSONError(.expected("a colon"), line: 1, column: 6)),
    ("{\"a\":1 \"b\":2}", JSONError(.expected("a comma or }"), line: 1, column: 8)),
    ("{a:1}", JSONError(.expected("a name in quotes"), line: 1, column: 2)),
    ("{\"a\"", JSONError(.unexpectedEnd, line: 1, column: 5)),
    ("tru", JSONError(.unexpectedEnd, line: 1, column: 4)),
    ("nul!", JSONError(.expected("a value"), line: 1, column: 1)),
    ("'a'", JSONError(.expected("a value"), line: 1, column: 1)),
    ("01", JSONError(.badNumber, line: 1, column: 1)),
    ("-", JSONError(.badNumber, line: 1, column: 1)),
    ("1.", JSONError(.badNumber, line: 1, column: 1)),
    ("1e", JSONError(.badNumber, line: 1, column: 1)),
    ("\"\\x\"", JSONError(.badEscape, line: 1, column: 2)),
    ("\"\\u12g4\"", JSONError(.badEscape, line: 1, column: 2)),
    ("\"\\u12", JSONError(.badEscape, line: 1, column: 2)),
    ("\"a\\", JSONError(.unexpectedEnd, line: 1, column: 4)),
    ("\"a", JSONError(.unexpectedEnd, line: 1, column: 3)),
    ("\"a\nb\"", JSONError(.controlCharacter, line: 1, column: 3)),
    ("1 2", JSONError(.trailingText, line: 1, column: 3)),
    (
      String(repeating: "[", count: 129) + String(repeating: "]", count: 129),
      JSONError(.tooDeep(limit: 128), line: 1, column: 129)
    ),
  ]

  @Test("What is no JSON is refused with its place", arguments: refused)
  func refusal(_ example: (text: String, error: JSONError)) {
    #expect(throws: example.error) { try JSONValue(reading: example.text) }
    #expect(example.error.description.hasPrefix("line \(example.error.line), column "))
  }

  @Test("Text that is not UTF-8 is refused")
  func encoding() {
    #expect(throws: JSONError(.encoding, line: 1, column: 2)) {
      try JSONValue(reading: [0x22, 0xE9, 0x22])
    }
  }

  @Test("128 levels are read")
  func depth() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try JSONValue(reading: text).text == text)
  }

  @Test("No damage makes reading trap, and what is read is read again")
  func damage() throws {
    var random = SeededGenerator(seed: 7)
    let sound = Array(#"{"a":[1,-2.5e3,"é\u00e9\n",true,null],"b":{"c":[[],{}]}}"#.utf8)
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(index..<min(bytes.count, index + 3))
          if bytes.isEmpty { bytes = sound }
        }
      }
      guard let value = try? JSONValue(reading: bytes) else { continue }
      #expect(try JSONValue(reading: value.bytes) == value)
    }
  }
}
