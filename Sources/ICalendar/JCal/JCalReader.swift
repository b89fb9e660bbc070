/// Reads components from jCal. What has not its form is reported and left out.
struct JCalReader {
  /// The components of a text.
  func document(_ json: JSONValue, log: inout ProblemLog) -> [Component] {
    // A component begins with its name, a list of components with a component.
    if let values = json.array, values.first?.string == nil {
      var components: [Component] = []
      for value in values {
        if let component = component(value, depth: 0, log: &log) { components.append(component) }
      }
      return components
    }
    return component(json, depth: 0, log: &log).map { [$0] } ?? []
  }

  private func component(_ json: JSONValue, depth: Int, log: inout ProblemLog) -> Component? {
    guard let parts = json.array, parts.count == 3, let name = parts[0].string,
      isComponentName(name), let properties = parts[1].array, let components = parts[2].array
    else {
      log.report(
        json,
        "A component must be a list of its name, a list of properties and a list of "
          + "components. This is something else, and left out.")
      return nil
    }
    guard depth <= Nesting.limit else {
      log.report(
        json, kind: .tooDeep,
        "Components are nested deeper than \(Nesting.limit) levels. This one is left out.")
      return nil
    }
    var component = Component(name: uppercased(name), line: Int32(clamping: json.line))
    for value in properties {
      if let property = property(value, log: &log) { component.properties.append(property) }
    }
    for value in components {
      if let part = self.component(value, depth: depth + 1, log: &log) {
        component.components.append(part)
      }
    }
    return component
  }

  // MARK: Properties

  private func property(_ json: JSONValue, log: inout ProblemLog) -> Property? {
    guard let parts = json.array, parts.count >= 4, let name = parts[0].string,
      let parameters = parts[1].members, let type = parts[2].string
    else {
      log.report(
        json,
        "A property must be a list of its name, an object of parameters, its type and at "
          + "least one value. This is something else, and left out.")
      return nil
    }
    guard isName(name), !isSameName(name, "BEGIN"), !isSameName(name, "END") else {
      log.report(parts[0], "\"\(name)\" cannot be the name of a property. It is left out.")
      return nil
    }
    let known = ValueType(name: type)
    if known == .recurrence {
      for value in parts[3...] { reportRepeatedParts(of: value, property: name, log: &log) }
    }
    let definition = PropertyDefinition.named(name)
    guard let value = JCalText.value(Array(parts[3...]), type: known, property: name) else {
      log.report(
        parts[3], property: uppercased(name),
        "The value has not the form that jCal has for the type \(type). The property is left out.")
      return nil
    }
    var property = Property(
      name: uppercased(name), parameters: [], value: value, isReadable: true,
      line: Int32(clamping: json.line))
    for member in parameters {
      guard let parameter = parameter(member, of: type, log: &log) else { continue }
      property.parameters.append(parameter)
    }
    if known == .binary, property.parameter("ENCODING") == nil {
      property.parameters.append(Parameter("ENCODING", "BASE64"))
    }
    if isTypeNamed(known, definition: definition), !isSameName(type, "unknown"), isName(type) {
      property.parameters.append(Parameter("VALUE", uppercased(type)))
    }
    return property
  }

  private func reportRepeatedParts(
    of rule: JSONValue, property: String, log: inout ProblemLog
  ) {
    guard let members = rule.members, members.count <= JCalRule.partLimit else { return }
    for (place, member) in members.enumerated()
    where members[..<place].contains(where: { isSameName($0.name, member.name) }) {
      log.report(
        member.value, property: uppercased(property),
        "The rule says \"\(member.name)\" more than once. The last counts.")
    }
  }

  /// Whether VALUE must say the type.
  private func isTypeNamed(_ type: ValueType?, definition: PropertyDefinition?) -> Bool {
    guard let definition, let type else { return true }
    return definition.mustNameType || definition.type != type
  }

  private func parameter(
    _ member: JSONValue.Member, of type: String, log: inout ProblemLog
  ) -> Parameter? {
    // The type says what VALUE would, except where it is not known.
    if isSameName(member.name, "VALUE"), !isSameName(type, "unknown") { return nil }
    var values: [String] = []
    var isText = isName(member.name)
    for value in member.value.array ?? [member.value] {
      guard let text = JCalText.plain(value) else {
        isText = false
        break
      }
      values.append(text)
    }
    guard isText else {
      log.report(
        member.value,
        "The parameter \"\(member.name)\" is not a name with a text or a list of texts. It is left "
          + "out.")
      return nil
    }
    return Parameter(name: uppercased(member.name), values: values)
  }

  /// Components have had stranger names than properties and parameters can have.
  private func isComponentName(_ text: String) -> Bool {
    !trimmingBlanks(text).isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}

extension ProblemLog {
  fileprivate mutating func report(
    _ json: JSONValue, kind: Problem.Kind = .malformedJCal, property: String? = nil,
    _ message: String
  ) {
    report(
      Problem(
        line: json.line, column: json.column, property: property, kind: kind, message: message))
  }
}
