// jCal, the JSON form of iCalendar (RFC 7265): a component is a list of its name, its properties and
// its components; a property a list of its name, its parameters, its type and its values.

extension CalendarDocument {
  /// The components as jCal: the component itself when there is one, else a list of them.
  ///
  /// Lines that could not be read, for which jCal has no form, are left out. A value that cannot be
  /// read as its type is kept as it is written, under the type `unknown`.
  public var jCal: JSONValue {
    if components.count == 1, let only = components.first { return only.jCal }
    return .array(components.map { $0.jCal })
  }

  /// Reads jCal in UTF-8: a component, or a list of components.
  ///
  /// What has the form of jCal is read; everything else is left out and reported with its place in the
  /// text.
  ///
  /// - Throws: ``JSONError`` when the text is not JSON.
  public init(readingJCal bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    self.init(jCal: try JSONValue(reading: bytes))
  }

  /// Reads jCal in UTF-8; see ``init(readingJCal:)-(UnsafeBufferPointer<UInt8>)``.
  ///
  /// - Throws: ``JSONError`` when the text is not JSON.
  public init(readingJCal bytes: [UInt8]) throws(JSONError) {
    self.init(jCal: try JSONValue(reading: bytes))
  }

  /// Reads jCal; see ``init(readingJCal:)-(UnsafeBufferPointer<UInt8>)``.
  ///
  /// - Throws: ``JSONError`` when the text is not JSON.
  public init(readingJCal text: String) throws(JSONError) {
    self.init(jCal: try JSONValue(reading: text))
  }

  /// Takes over jCal that was read as JSON.
  public init(jCal: JSONValue) {
    var log = ProblemLog()
    components = JCalReader().document(jCal, log: &log)
    problems = log.inLineOrder()
  }
}

extension Component {
  /// The component as jCal; see ``CalendarDocument/jCal``.
  public var jCal: JSONValue {
    var values: [JSONValue] = []
    values.reserveCapacity(properties.count)
    for property in properties {
      if let value = property.jCal { values.append(value) }
    }
    return .array([
      .string(jCalName), .array(values), .array(components.map { $0.jCal }),
    ])
  }

  /// The name without what no line can have; `x` when nothing is left of it.
  private var jCalName: String {
    let name = lowercased(
      String(decoding: name.utf8.filter { $0 >= ASCII.space && $0 != 0x7F }, as: UTF8.self))
    return trimmingBlanks(name).isEmpty ? "x" : name
  }
}

/// Whether the text is a name as properties, parameters and the parts of a rule have it (RFC 5545 §3.1).
func isName(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy(ASCII.isNameByte)
}

/// The text with its ASCII letters small.
func lowercased(_ text: String) -> String {
  String(decoding: text.utf8.map { $0.asciiLowercased }, as: UTF8.self)
}

/// The text with its ASCII letters in capitals.
func uppercased(_ text: String) -> String {
  String(decoding: text.utf8.map(ASCII.uppercased), as: UTF8.self)
}
