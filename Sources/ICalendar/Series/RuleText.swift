/// The text of a rule, part by part, so that a change writes the parts it is about and leaves the
/// others as they were written.
struct RuleText {
  private var parts: [(name: String, text: String)] = []

  init(_ text: String) {
    for part in text.utf8.split(separator: ASCII.semicolon, omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != ASCII.equals }
      parts.append(
        (
          trimmingBlanks(String(decoding: name, as: UTF8.self)),
          String(decoding: part, as: UTF8.self)
        ))
    }
  }

  var text: String {
    var text = ""
    for (place, part) in parts.enumerated() {
      if place > 0 { text += ";" }
      text += part.text
    }
    return text
  }

  /// Writes the parts in which two rules differ.
  mutating func rewrite(from old: RecurrenceRule, to new: RecurrenceRule) {
    let (oldParts, newParts) = (RuleText(old.text).parts, RuleText(new.text).parts)
    for part in oldParts where !newParts.contains(where: { isSameText($0.name, part.name) }) {
      remove(part.name)
    }
    for part in newParts
    where !oldParts.contains(where: { isSameText($0.text, part.text) }) {
      set(part.name, part.text)
    }
  }

  private mutating func remove(_ name: String) {
    parts.removeAll { isSameName($0.name, name) }
  }

  /// Puts a part in the place of the last of its name, which is the one that counts, or at the end.
  private mutating func set(_ name: String, _ text: String) {
    if let place = parts.lastIndex(where: { isSameName($0.name, name) }) {
      parts[place].text = text
    } else {
      // A semicolon at the end stays there.
      let end = parts.last.map { $0.text.utf8.isEmpty } == true ? parts.count - 1 : parts.count
      parts.insert((name, text), at: end)
    }
  }
}
