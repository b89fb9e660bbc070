/// The lines between `---` and `---` at the beginning of a Markdown file: names with a text or a list.
///
/// This is the part of YAML that such files use: plain texts, texts in `"…"` or `'…'`, lists in `[…]`
/// and lists of `- item` lines. A value that is none of these is read as plain text.
struct FrontMatter {
  /// A name and its values: one, or those of a list.
  struct Field {
    var name: String
    var values: [String]
    /// The line of the file, counted from 1.
    var line: Int
  }

  /// The fields in their order.
  var fields: [Field] = []
  /// The lines that are none.
  var unreadable: [Int] = []

  /// Reads the lines between the marks.
  ///
  /// - Parameter first: the line of the file on which they begin.
  init(lines: [Substring], first: Int) {
    for (index, line) in lines.enumerated() {
      let number = first + index
      let text = EventDraft.oneLine(String(line))
      if text.isEmpty || text.hasPrefix("#") { continue }
      if text.hasPrefix("- ") || text == "-" {
        let item = FrontMatter.scalar(String(text.dropFirst()))
        if fields.isEmpty {
          unreadable.append(number)
        } else if !item.isEmpty {
          fields[fields.count - 1].values.append(item)
        }
        continue
      }
      guard let colon = text.firstIndex(of: ":") else {
        unreadable.append(number)
        continue
      }
      let value = EventDraft.oneLine(String(text[text.index(after: colon)...]))
      fields.append(
        Field(
          name: EventDraft.oneLine(String(text[..<colon])).lowercased(),
          values: FrontMatter.values(value), line: number))
    }
  }

  /// The first field of one of these names.
  func field(_ names: String...) -> Field? { fields.first { names.contains($0.name) } }

  // MARK: Writing

  /// A line with one text.
  static func line(_ name: String, _ value: String) -> String { "\(name): \(quoted(value))\n" }

  /// A line with a list; nothing for an empty one.
  static func line(_ name: String, _ values: [String]) -> String {
    guard !values.isEmpty else { return "" }
    let list = values.map { quoted($0, always: true) }.joined(separator: ", ")
    return "\(name): [\(list)]\n"
  }

  private static func quoted(_ value: String, always: Bool = false) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-+:/_.@".utf8.contains(byte)
      }
    }
    // A plain text that looks like a number or a date is read back as the text it is.
    if isPlain, !always, let first = value.utf8.first, first != 0x2D, first != 0x3A, first != 0x40 {
      return value
    }
    var quoted = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  // MARK: Reading

  private static func values(_ text: String) -> [String] {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count >= 2 else {
      let value = scalar(text)
      return value.isEmpty ? [] : [value]
    }
    var items: [String] = []
    var item = ""
    var quote: Character?
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        isEscaped = false
      } else if quote == "\"", character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        // An apostrophe inside a word opens nothing.
        if EventDraft.oneLine(item).isEmpty { quote = character }
      } else if quote == nil, character == "," {
        items.append(item)
        item = ""
        continue
      }
      item.append(character)
    }
    items.append(item)
    return items.map(scalar).filter { !$0.isEmpty }
  }

  private static func scalar(_ text: String) -> String {
    let text = EventDraft.oneLine(text)
    guard text.utf8.count >= 2, let first = text.first, text.last == first else { return text }
    let inner = text.dropFirst().dropLast()
    switch first {
    case "'": return String(inner.replacing("''", with: "'"))
    case "\"":
      var value = ""
      var isEscaped = false
      for scalar in inner.unicodeScalars {
        if !isEscaped, scalar == "\\" {
          isEscaped = true
          continue
        }
        value.unicodeScalars.append(isEscaped && scalar == "n" ? " " : scalar)
        isEscaped = false
      }
      return value
    default: return text
    }
  }
}
