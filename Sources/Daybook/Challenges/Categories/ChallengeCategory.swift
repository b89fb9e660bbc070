import CalendarCore

/// What a range is about; it gives the range its colour.
public struct ChallengeCategory: Hashable, Sendable {
  /// What stands in CATEGORIES; never changes.
  public let key: String
  /// The name somebody gave it; nil for the name that the language has for it.
  public var name: String?
  /// Its colour.
  public var hue: Hue
  /// Whether its ranges are left out of pages.
  public var isHidden: Bool

  /// Whether it is one of the seven or was added by somebody. Another only stands in a file: its ranges
  /// are graphite, and it has nothing that could be changed.
  public var isKnown: Bool { name != nil || ChallengeCategories.standard[key] != nil }

  /// Makes a category.
  public init(key: String, name: String? = nil, hue: Hue, isHidden: Bool = false) {
    self.key = key
    self.name = name
    self.hue = hue
    self.isHidden = isHidden
  }
}

/// The categories there are, in the order people see them: seven that are always there, and those that
/// somebody added.
public struct ChallengeCategories: Hashable, Sendable {
  /// The categories.
  public private(set) var all: [ChallengeCategory]

  /// The seven, in the order in which the JSON format of ranges numbers them from 0.
  public static let standard = ChallengeCategories(all: [
    ChallengeCategory(key: "health", hue: .green), ChallengeCategory(key: "self-care", hue: .sky),
    ChallengeCategory(key: "habit", hue: .indigo),
    ChallengeCategory(key: "challenge", hue: .violet),
    ChallengeCategory(key: "memory", hue: .amber), ChallengeCategory(key: "love", hue: .pink),
    ChallengeCategory(key: "culture", hue: .orange),
  ])

  private init(all: [ChallengeCategory]) { self.all = all }

  /// The category of this key, or nil.
  public subscript(key: String) -> ChallengeCategory? { all.first { $0.key == key } }

  /// The category of a range, also of one whose key nobody knows: that is graphite.
  public func category(of challenge: Challenge) -> ChallengeCategory {
    self[challenge.category] ?? ChallengeCategory(key: challenge.category, hue: .graphite)
  }

  /// Moves a category by so many places, towards the end when positive, as far as there are places.
  mutating func move(_ key: String, by places: Int) {
    guard let index = all.firstIndex(where: { $0.key == key }) else { return }
    let category = all.remove(at: index)
    let place = index.addingReportingOverflow(places)
    let wanted = place.overflow ? (places < 0 ? 0 : all.count) : place.partialValue
    all.insert(category, at: min(max(wanted, 0), all.count))
  }

  /// Replaces the category of its key, or adds it at the end.
  mutating func set(_ category: ChallengeCategory) {
    if let index = all.firstIndex(where: { $0.key == category.key }) {
      all[index] = category
    } else {
      all.append(category)
    }
  }

  // MARK: As a setting

  /// The categories as a setting keeps them: a line for each, with tabs between key, hue, whether it
  /// is hidden, and the name.
  var text: String {
    all.map { category in
      let state = category.isHidden ? "hidden" : "shown"
      return "\(category.key)\t\(category.hue.name)\t\(state)\t\(category.name ?? "")"
    }.joined(separator: "\n")
  }

  /// Reads ``text``; a line that cannot be read is left out, and the seven are always there.
  init(text: String) {
    self.init(all: [])
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, !parts[0].isEmpty, let hue = Hue(name: parts[1]) else { continue }
      set(
        ChallengeCategory(
          key: parts[0], name: parts[3].isEmpty ? nil : parts[3], hue: hue,
          isHidden: parts[2] == "hidden"))
    }
    for category in ChallengeCategories.standard.all where self[category.key] == nil {
      set(category)
    }
  }
}

/// A category's name and hue as somebody typed them.
public struct CategoryDraft: Hashable, Sendable {
  /// What is wrong with a draft; at least one of them is.
  public struct Problems: Error, Hashable, Sendable {
    /// What is wrong with the name; nil when nothing is.
    public var name: CalendarDraft.NameProblem?
    /// Whether the hue is none of the twelve.
    public var isHueUnknown = false
  }

  /// The name, as typed. For one of the seven it may be empty, which gives back the language's name.
  public var name: String
  /// The hue's name, as typed.
  public var hue: String

  /// Makes a draft.
  public init(name: String = "", hue: String = "") {
    self.name = name
    self.hue = hue
  }

  /// A category as its form shows it.
  public init(_ category: ChallengeCategory) {
    self.init(name: category.name ?? "", hue: category.hue.name)
  }

  /// The name, nil for the language's own, and the hue to keep.
  ///
  /// - Parameters:
  ///   - key: the key of the category that is changed; nil for a new one.
  ///   - categories: all there are.
  func fields(
    for key: String?, in categories: ChallengeCategories
  ) throws(Problems) -> (name: String?, hue: Hue) {
    let name = EventDraft.oneLine(self.name)
    let hue = Hue(name: self.hue)
    var problems = Problems(isHueUnknown: hue == nil)
    let isStandard = key.map { ChallengeCategories.standard[$0] != nil } ?? false
    if name.isEmpty {
      if !isStandard { problems.name = .missing }
    } else if name.count > CalendarDraft.nameLimit {
      problems.name = .tooLong
    } else if categories.all.contains(where: { $0.key != key && $0.isCalled(name) }) {
      problems.name = .taken
    }
    guard problems.name == nil, let hue else { throw problems }
    return (name.isEmpty ? nil : name, hue)
  }
}

extension ChallengeCategory {
  /// Whether people may know it by this name, in any language, or by its key.
  public func isCalled(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return key.lowercased() == wanted
      || Language.allCases.contains { Strings($0).name(of: self).lowercased() == wanted }
  }
}
