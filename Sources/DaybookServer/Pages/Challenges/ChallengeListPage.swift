import CalendarCore
import CalendarHTML
import Daybook

/// Every range there is, by how it stands: running, coming, over, archived.
struct ChallengeListPage {
  var frame: Frame
  /// In list order.
  var items: [RangePage.Item]
  /// The day that counts as today.
  var today: Day

  /// The most ranges of a part that are listed; the months have the rest.
  private static let partLimit = 200

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    let shown = items.filter { !$0.stored.challenge.isArchived }
    let parts: HTML =
      items.isEmpty
      ? """
      <div class="words"><h2>\(strings.noChallengesYet)</h2><p class="lead">\
      \(strings.noChallengesYetHint)</p></div>
      """
      : HTML([
        part(strings.runningChallenges, shown.filter { $0.days.contains(today) }),
        part(strings.comingChallenges, shown.filter { $0.days.start > today }),
        part(strings.endedChallenges, shown.filter { $0.days.end <= today }.reversed()),
        part(
          strings.archivedChallenges, items.filter(\.stored.challenge.isArchived),
          hint: strings.archivedHint),
      ])
    return """
      \(HTML.pageHeader(strings.allChallenges))
      <div class="form-page challenge-list">
      <p class="actions"><a class="button" href="\(Paths.challenges(today.month, .pickFirst))">\
      \(Icon.plus.small)\(strings.newChallenge)</a>\
      <a class="button quiet" href="\(Paths.challenges(today.month))">\(strings.seeCalendar)</a></p>
      \(parts)
      </div>
      """
  }

  private func part(_ title: String, _ items: [RangePage.Item], hint: String? = nil) -> HTML {
    guard !items.isEmpty else { return "" }
    let words = ChallengeWords(labels: frame.labels, year: today.year)
    let lead: HTML = hint.map { "<p class=\"lead\">\($0)</p>" } ?? ""
    let rest = items.count - Self.partLimit
    let more: HTML = rest > 0 ? "<p class=\"lead\">\(strings.moreCount(rest))</p>" : ""
    return """
      <section class="month-list"><h2>\(title)</h2>\(lead)\
      <ul>\(items.prefix(Self.partLimit).map { words.listRow($0, isReadOnly: false) })</ul>\(more)\
      </section>

      """
  }
}
