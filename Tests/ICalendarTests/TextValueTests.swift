import ICalendar
import Testing

@Suite("TEXT values")
struct TextValueTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let raw: String
    let text: String

    init(_ name: String, _ raw: String, _ text: String) {
      testDescription = name
      self.raw = raw
      self.text = text
    }
  }

  static let cases: [Case] = [
    Case("plain", "Lunch", "Lunch"),
    Case("empty", "", ""),
    Case("line breaks", #"a\nb\Nc"#, "a\nb\nc"),
    Case("comma, semicolon, colon", #"a\,b\;c\:d"#, "a,b;c:d"),
    Case("unescaped comma", "a,b;c:d", "a,b;c:d"),
    Case("backslash before n is one pass", #"C:\\new"#, #"C:\new"#),
    Case("two backslashes", #"a\\\\b"#, #"a\\b"#),
    Case("three backslashes and n", #"\\\n"#, "\\\n"),
    Case("not an escape", #"a\xb\"c"#, #"a\xb\"c"#),
    Case("backslash at the end", #"a\"#, #"a\"#),
    Case("backslash before a character beyond ASCII", #"\é"#, #"\é"#),
  ]

  @Test("Escapes are read in one pass from left to right", arguments: cases)
  func unescaping(_ example: Case) {
    #expect(TextValue.unescaped(example.raw) == example.text)
    #expect(TextValue.unescaped(TextValue.escaped(example.text)) == example.text)
  }

  @Test("Every text of four difficult characters comes back")
  func roundTrip() {
    let alphabet: [Character] = ["\\", "n", "N", ",", ";", ":", "\n", "x", "é", "\""]
    for a in alphabet {
      for b in alphabet {
        for c in alphabet {
          for d in alphabet {
            let text = String([a, b, c, d])
            let raw = TextValue.escaped(text)
            #expect(!raw.contains("\n"))
            #expect(TextValue.unescaped(raw) == text)
            #expect(TextValue.list(raw) == [text])
          }
        }
      }
    }
  }

  @Test("Line breaks of any kind become one, control characters go")
  func controls() {
    #expect(TextValue.escaped("a\r\nb\rc\nd\r\r\ne") == #"a\nb\nc\nd\n\ne"#)
    #expect(TextValue.escaped("a\u{0}b\u{7}c\td\u{7F}e") == "abc\tde")
  }

  @Test("Lists are split at commas without a backslash")
  func lists() {
    #expect(TextValue.list(#"A,B\,C,D\\,E"#) == ["A", "B,C", #"D\"#, "E"])
    #expect(TextValue.list("") == [""])
    #expect(TextValue.list(",") == ["", ""])
    #expect(TextValue.list(escaping: ["A,B", #"C\"#, "D"]) == #"A\,B,C\\,D"#)
  }
}
