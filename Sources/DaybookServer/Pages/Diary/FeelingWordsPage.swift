import CalendarCore
import CalendarHTML
import Daybook

/// The words for feelings: to add, to name anew, to hide, to put in another place.
struct FeelingWordsPage {
  /// What did not work with a word, as it was typed.
  struct Problem: Hashable, Sendable {
    var family: FeelingFamily?
    var word: String?
    var typed: String
    var message: String
  }

  var frame: Frame
  var vocabulary: FeelingVocabulary
  var problem: Problem?
  /// Where the way back leads.
  var back: String

  /// The whole page.
  var page: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }

  private var content: HTML {
    """
    \(HTML.diaryHeader(strings.editWords, back: back, frame: frame))
    <div class="form-page words-page"><p class="lead">\(strings.wordsHint)</p>\
    \(FeelingFamily.allCases.map(family))\
    <section aria-labelledby="reset"><h2 id="reset">\(strings.resetWords)</h2>\
    <p class="lead">\(strings.resetWordsHint)</p>\(form(act: "reset"))
    <div><button class="button large">\(strings.resetWords)</button></div></form></section></div>
    """
  }

  private func form(act: String, _ classes: HTML = "") -> HTML {
    """
    <form class="\(classes)" method="post" action="\(Paths.feelingWords)">\(frame.csrfField)\
    <input type="hidden" name="act" value="\(act)"><input type="hidden" name="back" value="\(back)">
    """
  }

  private func family(_ family: FeelingFamily) -> HTML {
    let words = vocabulary.words(of: family)
    let rows = words.enumerated().map { index, word in
      row(word, of: family, isFirst: index == 0, isLast: index == words.count - 1)
    }
    let failed = problem?.family == family && problem?.word == nil ? problem : nil
    let id = "new-\(family.rawValue)"
    return """
      <section class="hue-\(family.hue.name)" aria-labelledby="family-\(family.rawValue)">\
      <h2 id="family-\(family.rawValue)"><span class="dot"></span>\(strings.name(of: family))</h2>\
      <ul class="word-list">\(rows)</ul>
      \(form(act: "add", "add-word"))<input type="hidden" name="family" value="\(family.rawValue)">\
      <label class="spoken" for="\(id)">\(strings.newWord(in: family))</label>\
      <input class="input" id="\(id)" name="name" value="\(failed?.typed ?? "")" dir="auto" \
      autocomplete="off" placeholder="\(strings.newWordHint)"\
      \(attribute: "aria-invalid", failed == nil ? nil : "true")\
      \(attribute: "aria-describedby", failed == nil ? nil : "\(id)-error")\
      \(flag: "autofocus", if: failed != nil)>\
      <button class="button large">\(strings.addWord)</button>\(error(failed, "\(id)-error"))</form></section>
      """
  }

  private func error(_ problem: Problem?, _ id: String) -> HTML {
    guard let problem else { return "" }
    return "<p class=\"error\" id=\"\(id)\">\(Icon.alert.small)<span>\(problem.message)</span></p>"
  }

  private func row(
    _ word: FeelingVocabulary.Word, of family: FeelingFamily, isFirst: Bool, isLast: Bool
  ) -> HTML {
    let failed = problem?.word == word.text ? problem : nil
    let id = "word-\(family.rawValue)-\(index(of: word, in: family))"
    let families = FeelingFamily.allCases.map { other in
      let option: HTML = """
        <option value="\(other.rawValue)"\(flag: "selected", if: other == family)>\
        \(strings.name(of: other))</option>
        """
      return option
    }
    let hidden: HTML = word.isHidden ? " <span class=\"hint\">\(strings.hidden)</span>" : ""
    func move(_ act: String, _ label: String, _ icon: Icon, _ isOff: Bool) -> HTML {
      isOff
        ? ""
        : """
        <button class="button" name="do" value="\(act)">\(icon.small)\(label)</button>
        """
    }
    return """
      <li><details class="word-row"\(flag: "open", if: failed != nil)><summary><span class="word\
      \(word.isHidden ? " off" : "")" dir="auto">\(word.text)</span>\(hidden)</summary>
      \(form(act: "change", "form-grid"))<input type="hidden" name="word" value="\(word.text)">
      <div class="field"><label class="label" for="\(id)">\(strings.wordName)</label><div class="value">\
      <input class="input" id="\(id)" name="name" value="\(failed?.typed ?? word.text)" dir="auto" \
      autocomplete="off"\(attribute: "aria-invalid", failed == nil ? nil : "true")\
      \(attribute: "aria-describedby", failed == nil ? nil : "\(id)-error")>\
      \(error(failed, "\(id)-error"))</div></div>
      <div class="field"><label class="label" for="\(id)-family">\(strings.wordFamily)</label>\
      <div class="value"><span class="select"><select class="input" id="\(id)-family" name="family">\
      \(families)</select>\(Icon.chevronDown.small)</span></div></div>
      <div class="actions"><button class="button primary" name="do" value="save">\(strings.save)</button>\
      \(move("up", strings.moveUp, .chevronUp, isFirst))\
      \(move("down", strings.moveDown, .chevronDown, isLast))\
      <button class="button" name="do" value="\(word.isHidden ? "show" : "hide")">\
      \(word.isHidden ? strings.offerAgain : strings.offerNoMore)</button></div></form></details></li>
      """
  }

  private func index(of word: FeelingVocabulary.Word, in family: FeelingFamily) -> Int {
    vocabulary.words(of: family).firstIndex(of: word) ?? 0
  }
}
