// Editing changes one property and leaves every other line, its place and its spelling as they are.

extension Component {
  /// Sets a TEXT property. A property that already reads so is not touched; LANGUAGE and other
  /// parameters are kept, those that describe the old text are not.
  public mutating func setText(_ name: String, _ text: String) {
    change(name) { property in
      if isSameText(property.text, text) { return }
      property.value = TextValue.escaped(text)
      property.removeParameter("ALTREP")
      property.removeParameter("ENCODING")
      property.removeParameter("CHARSET")
      property.removeParameter("QUOTED-PRINTABLE")
    } orAdd: {
      Property(name, text: text)
    }
  }

  /// Sets a list property such as CATEGORIES to these texts, or removes it when there are none. Further
  /// properties of the name are removed, as their texts belong to the same list.
  public mutating func setTexts(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return remove(name) }
    let value = TextValue.list(escaping: texts)
    change(name) {
      $0.value = value
    } orAdd: {
      Property(name, rawValue: value)
    }
    removeRepeats(of: name)
  }

  /// Sets a DATE or DATE-TIME property with its VALUE and TZID; other parameters are kept.
  public mutating func setDateTime(_ name: String, _ dateTime: DateTimeValue) {
    change(name) { property in
      property.value = dateTime.text
      property.setForm(of: dateTime)
    } orAdd: {
      Property(name, dateTime: dateTime)
    }
  }

  /// Sets a DURATION property.
  public mutating func setDuration(_ name: String, _ duration: DurationValue) {
    setRaw(name, duration.text)
  }

  /// Sets an INTEGER property.
  public mutating func setInteger(_ name: String, _ number: Int) {
    setRaw(name, "\(number)")
  }

  /// Sets the value of a property as it is to stand in the file, its parameters kept.
  public mutating func setRaw(_ name: String, _ value: String) {
    change(name) {
      $0.value = value
    } orAdd: {
      Property(name, rawValue: value)
    }
  }

  /// Puts a property in the place of the first of its name, or after the others.
  public mutating func set(_ property: Property) {
    change(property.name) {
      $0 = property
    } orAdd: {
      property
    }
  }

  /// Adds a property after the others, besides those of its name.
  public mutating func add(_ property: Property) { properties.append(property) }

  /// Removes every property of this name.
  public mutating func remove(_ name: String) {
    properties.removeAll { $0.isNamed(name) }
  }

  private mutating func change(
    _ name: String, _ body: (inout Property) -> Void, orAdd make: () -> Property
  ) {
    if let index = properties.firstIndex(where: { $0.isNamed(name) }) {
      body(&properties[index])
    } else {
      properties.append(make())
    }
  }

  private mutating func removeRepeats(of name: String) {
    guard let first = properties.firstIndex(where: { $0.isNamed(name) }) else { return }
    for index in properties.indices.reversed() where index > first {
      if properties[index].isNamed(name) { properties.remove(at: index) }
    }
  }
}
