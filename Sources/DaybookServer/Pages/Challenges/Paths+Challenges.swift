import CalendarCore

/// What a page of the challenge month is for.
enum ChallengeMonthMode: Hashable, Sendable {
  /// To see and change everything.
  case edit
  /// To see only: nothing leads to a change.
  case read
  /// To choose the first day of a new range.
  case pickFirst
  /// To choose its last day.
  case pickLast(from: Day)

  /// Whether a day of a new range is being chosen.
  var isPicking: Bool { self != .edit && self != .read }
}

extension Paths {
  static let challengeJump = "/challenges"
  static let allChallenges = "/challenges/all"
  static let newChallenge = "/challenge/new"
  static let categories = "/challenges/categories"
  static let categoryVisibility = "/challenges/categories/visibility"
  static let categoryOrder = "/challenges/categories/order"
  static let changeCategory = "/challenges/category"
  static let importRanges = "/challenges/import"
  static let exportRanges = "/challenges/export.json"
  static let dayStart = "/challenges/day-start"

  /// The address of a new range with `{from}` and `{to}` for its days, for scripts.
  static let newChallengePattern = "/challenge/new?from={from}&to={to}"

  /// The parameters that the pages of a mode carry.
  private static func query(_ mode: ChallengeMonthMode) -> String {
    switch mode {
    case .edit: ""
    case .read: "?view=read"
    case .pickFirst: "?pick=first"
    case .pickLast(let first): "?from=\(first)"
    }
  }

  static func challenges(_ month: Month, _ mode: ChallengeMonthMode = .edit) -> String {
    "/challenges/\(month)\(query(mode))"
  }

  /// The address of a month with `{month}` for its text.
  static func challengePattern(_ mode: ChallengeMonthMode) -> String {
    "/challenges/{month}\(query(mode))"
  }

  static func challenges(selecting day: Day, on month: Month) -> String {
    "/challenges/\(month)?day=\(day)"
  }

  /// The form of a new range from one day to another, whichever is earlier.
  static func newChallenge(from first: Day, to last: Day) -> String {
    "/challenge/new?from=\(min(first, last))&to=\(max(first, last))"
  }

  static func challenge(_ key: Int64) -> String { "/challenge/\(key)" }

  static func checkChallenge(_ key: Int64) -> String { "/challenge/\(key)/check" }

  static func archiveChallenge(_ key: Int64) -> String { "/challenge/\(key)/archive" }

  static func takeOutChallenge(_ key: Int64) -> String { "/challenge/\(key)/take-out" }

  static func deleteChallenge(_ key: Int64) -> String { "/challenge/\(key)/delete" }

  static func category(_ key: String) -> String {
    "\(changeCategory)?key=\(PercentEncoding.encode(key))"
  }

  static func exportRanges(calendar id: Int64) -> String { "\(exportRanges)?calendar=\(id)" }
}
