// The values of EXDATE and RDATE, changed one by one: a value that stays is not written anew.

extension Property {
  /// The property with some of its dates; nil when none is left. What cannot be read stays where
  /// `keepsUnreadable` says.
  func keepingDates(
    unreadable keepsUnreadable: Bool, where isKept: (DateTimeValue) -> Bool
  ) -> Property? {
    var parts: [String] = []
    var isWhole = true
    for (text, value) in dateParts {
      if value.map(isKept) ?? keepsUnreadable { parts.append(text) } else { isWhole = false }
    }
    if isWhole { return keepsUnreadable || !parts.isEmpty ? self : nil }
    return parts.isEmpty ? nil : replacingValue(DateList.joined(parts))
  }

  /// The property with its dates where `moved` puts them. A date for which it gives nil, a period and
  /// what cannot be read stay; when the others take another form, those stand in a property of their
  /// own.
  func movingDates(_ moved: (DateTimeValue) -> DateTimeValue?) -> [Property] {
    var movedTexts: [String] = []
    var stayingTexts: [String] = []
    var all: [String] = []
    var form: DateTimeValue?
    var keepsForm = true
    for (text, value) in dateParts {
      if let value, !text.utf8.contains(UInt8(ascii: "/")), let new = moved(value) {
        movedTexts.append(new.text)
        all.append(isSameText(new.text, value.text) ? text : new.text)
        if !new.hasForm(of: value) { keepsForm = false }
        form = new
      } else {
        stayingTexts.append(text)
        all.append(text)
      }
    }
    guard let form else { return [self] }
    if keepsForm { return [replacingValue(DateList.joined(all))] }
    var properties: [Property] = []
    if !stayingTexts.isEmpty { properties.append(replacingValue(DateList.joined(stayingTexts))) }
    var property = replacingValue(DateList.joined(movedTexts))
    property.setForm(of: form)
    properties.append(property)
    return properties
  }

  /// The parts of the list as written, each with its date; nil for what cannot be read. Of a period
  /// the start.
  private var dateParts: [(text: String, value: DateTimeValue?)] {
    var parts: [(text: String, value: DateTimeValue?)] = []
    for part in value.utf8.split(separator: ASCII.comma, omittingEmptySubsequences: false) {
      let text = String(decoding: part, as: UTF8.self)
      let single = replacingValue(text)
      parts.append((text, single.recurrenceDates().dates.first?.start))
    }
    return parts
  }

  private func replacingValue(_ value: String) -> Property {
    var property = self
    property.value = value
    return property
  }
}

private enum DateList {
  static func joined(_ parts: [String]) -> String {
    var text = ""
    for (place, part) in parts.enumerated() {
      if place > 0 { text += "," }
      text += part
    }
    return text
  }
}
