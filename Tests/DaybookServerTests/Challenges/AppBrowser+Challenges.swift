import Daybook
import Testing

@testable import DaybookServer

extension AppBrowser {
  /// The form for a new challenge on some days.
  func newChallengeForm(
    _ from: String = "2026-03-05", _ to: String = "2026-03-12"
  ) throws -> AppForm {
    try #require(try get("/challenge/new?from=\(from)&to=\(to)").form(with: "first_day"))
  }

  /// Makes a challenge with the form for new ones.
  @discardableResult
  func makeChallenge(
    _ name: String, _ from: String = "2026-03-05", _ to: String = "2026-03-12",
    _ change: (inout AppForm) -> Void = { _ in }
  ) throws -> AppPage {
    var form = try newChallengeForm(from, to)
    form["name"] = name
    change(&form)
    return try submit(form)
  }

  /// The challenge that is there, when there is one and no other.
  func onlyChallenge() throws -> StoredChallenge {
    let all = try book.challenges()
    #expect(all.count == 1)
    return try #require(all.first)
  }
}
