extension Property {
  /// The property as jCal; nil for a line that could not be read, which one is that begins or ends
  /// nothing.
  var jCal: JSONValue? {
    guard isReadable, !isNamed("BEGIN"), !isNamed("END") else { return nil }
    let holdsControls = parameters.contains {
      $0.rawValue?.utf8.contains(where: TextValue.isControl) ?? false
    }
    guard !holdsControls else { return withoutControlCharacters.jCal }
    let value = jCalValue
    var parts: [JSONValue] = [
      .string(lowercased(name)), jCalParameters(of: value.type), .string(value.type.text),
    ]
    parts += value.values
    return .array(parts)
  }

  /// The property with parameters as a line may have them: control characters would not come back.
  private var withoutControlCharacters: Property {
    var property = self
    for place in property.parameters.indices {
      let parameter = property.parameters[place]
      property.parameters[place] = Parameter(
        name: parameter.name,
        rawValue: parameter.rawValue.map {
          String(decoding: $0.utf8.filter { !TextValue.isControl($0) }, as: UTF8.self)
        })
    }
    return property
  }

  /// The type word of jCal, and how the parameters follow from it.
  private enum JCalType {
    case known(ValueType)
    /// Of quoted-printable text.
    case decodedText
    /// No standard says the type, or the value cannot be read as it; VALUE stays a parameter.
    case unknown
    /// A word of VALUE that RFC 5545 does not have.
    case other(String)

    var text: String {
      switch self {
      case .known(let type): lowercased(type.name)
      case .decodedText: "text"
      case .unknown: "unknown"
      case .other(let name): lowercased(name)
      }
    }
  }

  private var jCalValue: (type: JCalType, values: [JSONValue]) {
    let definition = PropertyDefinition.named(name)
    // Control characters, which no file can have, would not come back.
    let value = JCalText.line(value)
    let form = definition?.form ?? .single
    if parameter("VALUE") == nil, isBase64 { return (.known(.binary), [.string(value)]) }
    guard let type = valueType else {
      let word = trimmingBlanks(parameter("VALUE")?.value ?? "")
      if isName(word), !isSameName(word, "UNKNOWN") { return (.other(word), [.string(value)]) }
      return (.unknown, [.string(value)])
    }
    if type == .text, isQuotedPrintable { return (.decodedText, [.string(JCalText.line(text))]) }
    guard let (read, values) = JCalValues.read(value, as: type, form: form) else {
      return (.unknown, [.string(value)])
    }
    return (.known(read), values)
  }

  private func jCalParameters(of type: JCalType) -> JSONValue {
    var members: [JSONValue.Member] = []
    for parameter in parameters where isName(parameter.name) && !isImplied(parameter, by: type) {
      var values: [JSONValue] = []
      for value in parameter.values { values.append(.string(JCalText.line(value))) }
      let name = lowercased(parameter.name)
      // The names of an object's members differ.
      if let index = members.firstIndex(where: { isSameText($0.name, name) }) {
        let before = members[index].value
        members[index].value = .array((before.array ?? [before]) + values)
      } else if values.count == 1, let only = values.first {
        members.append(JSONValue.Member(name, only))
      } else {
        members.append(JSONValue.Member(name, .array(values)))
      }
    }
    return JSONValue(.object(members))
  }

  private func isImplied(_ parameter: Parameter, by type: JCalType) -> Bool {
    func isNamed(_ name: String) -> Bool { isSameName(parameter.name, name) }
    switch type {
    case .unknown: return false
    case .known(.binary): return isNamed("VALUE") || (isNamed("ENCODING") && isBase64)
    case .decodedText:
      return isNamed("VALUE") || isNamed("ENCODING") || isNamed("CHARSET")
        || isNamed("QUOTED-PRINTABLE")
    case .known, .other: return isNamed("VALUE")
    }
  }
}
