import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

/// What an entry says: its four parts, or its free text, then mood and tags.
struct EntryPiece {
  var frame: Frame
  var vocabulary: FeelingVocabulary
  /// Whether a long text is cut, with a link to the whole.
  var isCut: Bool

  /// The characters (Unicode scalars) after which a text is cut.
  private static let textLimit = 3_000

  private var strings: Strings { frame.strings }

  func html(_ entry: DiaryEntry) -> HTML {
    html(entry.content, whole: Paths.entry(entry.id))
  }

  /// - Parameter whole: where a cut text stands whole.
  func html(_ content: EntryContent, whole: String) -> HTML {
    var parts: HTML = ""
    if !content.title.isEmpty {
      parts.append("<h3 class=\"entry-title\" dir=\"auto\">\(App.shown(content.title))</h3>")
    }
    let feelings: HTML = content.feelings.isEmpty ? "" : chips(content.feelings)
    switch content.body {
    case .free(let text):
      if !text.isEmpty {
        parts.append("<div class=\"entry-text\">\(shown(text, whole: whole))</div>")
      }
      if !feelings.isEmpty { parts.append(part(strings.feelings, feelings)) }
    case .steps(let steps):
      if !steps.situation.isEmpty {
        parts.append(part(strings.situation, shown(steps.situation, whole: whole)))
      }
      if !steps.thought.isEmpty {
        parts.append(part(strings.thought, shown(steps.thought, whole: whole)))
      }
      if !feelings.isEmpty { parts.append(part(strings.feelings, feelings)) }
      if !steps.action.isEmpty {
        parts.append(part(strings.action, shown(steps.action, whole: whole)))
      }
    }
    if let mood = content.mood, let name = strings.moodName(mood) {
      parts.append(
        part(
          strings.mood, "<span class=\"mood mood-\(mood)\"><b>\(mood)</b> \(name)</span>"))
    }
    if !content.tags.isEmpty {
      let tags = content.tags.map { tag in
        let link: HTML = """
          <a class="tag" href="\(Paths.search(tag: tag))" dir="auto">#\(App.shown(tag))</a>
          """
        return link
      }
      parts.append(part(strings.tags, "<span class=\"tags\">\(tags)</span>"))
    }
    return parts
  }

  private func part(_ label: String, _ value: HTML) -> HTML {
    """
    <div class="part"><span class="part-label">\(label)</span><div class="part-value">\(value)</div></div>
    """
  }

  private func chips(_ words: [String]) -> HTML {
    let chips = words.map { word in
      let hue = vocabulary.family(of: word)?.hue ?? .graphite
      let chip: HTML = """
        <span class="word hue-\(hue.name)" dir="auto">\(App.shown(word))</span>
        """
      return chip
    }
    return "<span class=\"words\">\(chips)</span>"
  }

  private func shown(_ text: String, whole: String) -> HTML {
    guard isCut else { return "<p class=\"kept\" dir=\"auto\">\(text)</p>" }
    let beginning = EntryPiece.beginning(of: text, limit: EntryPiece.textLimit)
    guard beginning.isCut else { return "<p class=\"kept\" dir=\"auto\">\(text)</p>" }
    return """
      <p class="kept" dir="auto">\(beginning.text)</p>\
      <p><a class="link" href="\(whole)">\(strings.readAll)</a></p>
      """
  }

  /// The beginning of a text.
  ///
  /// - Parameter limit: the most characters (Unicode scalars).
  static func beginning(of text: String, limit: Int) -> (text: String, isCut: Bool) {
    // A text of so few octets has no more characters, and need not be counted.
    guard text.utf8.count > limit,
      let end = text.unicodeScalars.index(
        text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex
    else { return (text, false) }
    return (String(text[..<end]) + "…", true)
  }

  /// When an entry was written, by the clock where it was written, and that zone.
  static func written(_ entry: DiaryEntry, frame: Frame, zones: SystemTimeZones) -> String {
    guard let created = entry.created else { return "" }
    let zone = entry.zone ?? "UTC"
    let rules = zones.rules(named: zone) ?? .utc
    let civil = rules.civil(at: created)
    var time = frame.labels.time(civil.time)
    if civil.day != entry.day { time = "\(frame.labels.shortDay(civil.day)) \(time)" }
    let place = zone.split(separator: "/").last.map {
      $0.split(separator: "_").joined(separator: " ")
    }
    let text = frame.strings.written(at: time, place: place ?? zone)
    return civil.day > entry.day ? "\(text) · \(frame.strings.backfilled)" : text
  }
}
