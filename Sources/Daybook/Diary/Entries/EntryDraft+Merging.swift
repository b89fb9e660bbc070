extension EntryDraft {
  /// This draft with another one after it: no text, word or tag of either is lost. The mood is the
  /// other's where it has one.
  ///
  /// Too many words for feelings would be refused when saved; those beyond the limit go into the text.
  ///
  /// - Parameter language: the language of the labels where steps become free text.
  public func merged(with other: EntryDraft, language: Language) -> EntryDraft {
    var both = self
    func joined(_ first: String, _ second: String) -> String {
      if isSameText(first, second) { return first }
      return [first, second].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    if form == other.form {
      both.text = joined(text, other.text)
      both.situation = joined(situation, other.situation)
      both.thought = joined(thought, other.thought)
      both.action = joined(action, other.action)
    } else {
      both.form = .free
      both.text = joined(freeText(language), other.freeText(language))
      (both.situation, both.thought, both.action) = ("", "", "")
    }
    if both.title.isEmpty {
      both.title = other.title
    } else if !isSameText(title, other.title), !other.title.isEmpty {
      both.title = "\(title) · \(other.title)"
    }
    let words = EntryDraft.words(feelings + other.feelings)
    both.feelings = Array(words.prefix(EntryDraft.feelingLimit))
    let rest = words.dropFirst(EntryDraft.feelingLimit).joined(separator: ", ")
    if both.form == .free {
      both.text = joined(both.text, rest)
    } else {
      both.action = joined(both.action, rest)
    }
    both.tags = EntryDraft.tags(tags + other.tags)
    both.mood = other.mood ?? mood
    return both
  }

  private func freeText(_ language: Language) -> String {
    let steps = EntrySteps(situation: situation, thought: thought, action: action)
    guard !steps.isEmpty else { return text }
    let composed = Strings(language).composition(of: steps, feelings: [])
    return [text, composed].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
