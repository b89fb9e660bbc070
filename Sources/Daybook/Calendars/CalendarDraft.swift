import CalendarCore

/// A calendar's name and hue as somebody typed them.
public struct CalendarDraft: Hashable, Sendable {
  /// What is wrong with a name.
  public enum NameProblem: Hashable, Sendable {
    /// There is none.
    case missing
    /// It has more characters than ``CalendarDraft/nameLimit``.
    case tooLong
    /// Another calendar has it.
    case taken
  }

  /// What is wrong with a draft, field by field; at least one of them is.
  public struct Problems: Error, Hashable, Sendable {
    /// What is wrong with the name; nil when nothing is.
    public var name: NameProblem?
    /// Whether the hue is none of the twelve.
    public var isHueUnknown = false
  }

  /// The most characters of a name.
  public static let nameLimit = 200

  /// The name, as typed.
  public var name: String
  /// The hue's name, as typed.
  public var hue: String

  /// Makes a draft.
  public init(name: String = "", hue: String = "") {
    self.name = name
    self.hue = hue
  }

  /// The name and the hue to store.
  ///
  /// - Parameter others: the calendars whose names are taken.
  func fields(beside others: [CalendarRecord]) -> Result<(name: String, hue: Hue), Problems> {
    let name = EventDraft.oneLine(self.name)
    let hue = Hue(name: self.hue)
    var problems = Problems(isHueUnknown: hue == nil)
    if name.isEmpty {
      problems.name = .missing
    } else if name.count > CalendarDraft.nameLimit {
      problems.name = .tooLong
    } else if others.contains(where: { $0.name == name }) {
      problems.name = .taken
    }
    guard problems.name == nil, let hue else { return .failure(problems) }
    return .success((name, hue))
  }
}
