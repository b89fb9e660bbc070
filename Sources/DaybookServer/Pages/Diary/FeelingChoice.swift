import CalendarCore
import CalendarHTML
import Daybook

/// The words for feelings as boxes to tick, by family, with links that jump to each family.
struct FeelingChoice {
  var sheet: EntrySheet

  private var strings: Strings { sheet.strings }
  private var chosen: [String] { sheet.typed.feelings }

  var html: HTML {
    let families = FeelingFamily.allCases
    let tabs = families.map { family in
      let count = chosen.count { sheet.vocabulary.family(of: $0) == family }
      let number: HTML =
        count == 0 ? "" : "<span class=\"tab-count hue-\(family.hue.name)\">\(count)</span>"
      let tab: HTML = """
        <a href="#feelings-\(family.rawValue)" data-family="\(family.rawValue)">\
        \(strings.name(of: family))\(number)</a>
        """
      return tab
    }
    let error = sheet.errors[.feelings]
    return """
      <p class="hint" id="feelings-hint">\(strings.feelingsHint)</p>
      <div class="feelings" id="\(EntrySheet.Field.feelings.id)" data-limit="\(EntryDraft.feelingLimit)" \
      data-too-many="\(strings.tooManyFeelings)">\
      <p class="error" data-limit-message\(attribute: "id", error == nil ? nil : "field-feelings-error")\
      \(flag: "hidden", if: error == nil) role="alert">\(Icon.alert.small)\
      <span>\(error ?? strings.tooManyFeelings)</span></p>
      <nav class="family-tabs" aria-label="\(strings.feelings)">\(tabs)</nav>
      \(families.map(group))\(otherWords)
      <p><button class="button quiet" name="go" value="words">\(strings.editWords)</button></p></div>
      """
  }

  private func group(_ family: FeelingFamily) -> HTML {
    let offered = sheet.vocabulary.offered(family)
    // A word that is not offered any more, or was called so before, stays choosable where it is chosen.
    let kept = chosen.filter {
      sheet.vocabulary.family(of: $0) == family && !offered.contains($0)
    }
    let chips = (offered + kept).map { chip($0, family.rawValue) }
    return """
      <fieldset class="family hue-\(family.hue.name)" id="feelings-\(family.rawValue)">\
      <legend><span class="dot"></span>\(strings.name(of: family))</legend>\
      <div class="chip-row">\(chips)</div></fieldset>
      """
  }

  private var otherWords: HTML {
    let others = chosen.filter { sheet.vocabulary.family(of: $0) == nil }
    guard !others.isEmpty else { return "" }
    return """
      <fieldset class="family hue-graphite"><legend><span class="dot"></span>\(strings.otherWords)\
      </legend><div class="chip-row">\(others.map { chip($0, "other") })</div></fieldset>
      """
  }

  private func chip(_ word: String, _ family: String) -> HTML {
    """
    <label class="chip"><input type="checkbox" name="feelings" value="\(word)" \
    data-of="\(family)"\(flag: "checked", if: chosen.contains(word))><span dir="auto">\(word)</span></label>
    """
  }
}

/// What an entry may have besides its text: the mood and the tags.
struct EntryExtras {
  var sheet: EntrySheet

  private var strings: Strings { sheet.strings }

  var html: HTML { "\(mood)\(tags)" }

  private var mood: HTML {
    let none: HTML = """
      <label><input type="radio" name="mood" value=""\(flag: "checked", if: sheet.typed.mood == nil)>\
      <span>\(strings.noMood)</span></label>
      """
    let moods = EntryContent.moods.map { mood in
      let name = strings.moodName(mood) ?? ""
      let choice: HTML = """
        <label class="mood-\(mood)"><input type="radio" name="mood" value="\(mood)"\
        \(flag: "checked", if: sheet.typed.mood == mood)><span><b>\(mood)</b> <span class="name">\(name)</span>\
        </span></label>
        """
      return choice
    }
    let error = sheet.errors[.mood]
    return """
      <fieldset class="write-field" id="\(EntrySheet.Field.mood.id)"><legend class="label">\
      \(strings.mood)</legend><div class="moods">\(none)\(moods)</div>\
      \(sheet.message(error, .mood))</fieldset>
      """
  }

  private var tags: HTML {
    let own = sheet.typed.tags
    let offered = sheet.offeredTags.filter { !own.contains($0) }
    let chips = (own + offered).map { tag in
      let chip: HTML = """
        <label class="chip small"><input type="checkbox" name="tag" value="\(tag)"\
        \(flag: "checked", if: own.contains(tag))><span dir="auto">#\(tag)</span></label>
        """
      return chip
    }
    let row: HTML = chips.isEmpty ? "" : "<div class=\"chip-row\">\(chips)</div>"
    let error = sheet.errors[.tags]
    let hints = error == nil ? "tags-hint" : "\(EntrySheet.Field.tags.id)-error tags-hint"
    return """
      <div class="write-field"><label class="label" for="\(EntrySheet.Field.tags.id)">\(strings.tags)\
      </label>\(row)<input class="input" id="\(EntrySheet.Field.tags.id)" name="tags" value="" dir="auto" \
      autocomplete="off"\(attribute: "aria-invalid", error == nil ? nil : "true") \
      aria-describedby="\(hints)">\(sheet.message(error, .tags))\
      <p class="hint" id="tags-hint">\(strings.tagsHint)</p></div>
      """
  }
}
