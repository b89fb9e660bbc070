import CalendarCore

/// What an address of the scrolling calendar says: where it begins to be read, between which days it
/// runs, and what is chosen in it.
struct ScrollState: Hashable, Sendable {
  /// The month that is shown first.
  var anchor: Month
  /// The first and the last day.
  var bounds: DaySpan
  var mode: SelectionMode
  var selection: DaySelection
  /// The bounds as the address gives them; nil where it gives none.
  var first: Day?
  var last: Day?

  /// The most months that one list holds: twice this. Browsers lay out some 17 million pixels.
  private static let reach = 10_000
  /// How far the list goes to either side of today where the address gives no bound.
  private static let standardReach = 5_000
  /// The most ranges that an address may choose.
  private static let rangeLimit = 400

  static let modes: [SelectionMode] = [.single, .several, .range]

  /// Reads an address.
  ///
  /// - Throws: the text that cannot be read.
  init(_ query: Fields, today: Day) throws(ScrollStateError) {
    first = try Self.day(query.text("from"))
    last = try Self.day(query.text("to"))
    if let first, let last, last < first { throw ScrollStateError(text: "\(first) – \(last)") }
    anchor = today.month
    if let text = query.text("month"), !text.isEmpty {
      guard let month = Month(typed: text), Month.nameable.contains(month) else {
        throw ScrollStateError(text: text)
      }
      anchor = month
    }
    bounds = .all
    mode = query.text("mode").flatMap(SelectionMode.init(name:)) ?? .single
    selection = DaySelection()
    setBounds(today: today)
    try choose(query.text("chosen") ?? "")
  }

  private static func day(_ text: String?) throws(ScrollStateError) -> Day? {
    guard let text, !text.isEmpty else { return nil }
    guard let day = try? Day(iso: text), Month.nameable.contains(day.month) else {
      throw ScrollStateError(text: text)
    }
    return day
  }

  /// The rules by which days are chosen.
  var rules: SelectionRules {
    SelectionRules(
      mode: mode, bounds: (try? DateBounds(from: bounds.start, through: bounds.last)) ?? .unbounded)
  }

  /// The months of the list.
  var months: MonthRun<GregorianCalendar> { MonthRun(bounds, in: GregorianCalendar()) }

  /// The list runs from one bound to the other, but not farther than a browser can lay it out from
  /// where it begins to be read, which lies within it.
  private mutating func setBounds(today: Day) {
    let start = first ?? Self.month(today.month, -Self.standardReach, orNot: last).firstDay
    let end = last ?? Self.month(today.month, Self.standardReach, orNot: first).days.last
    anchor = min(max(anchor, start.month), end.month)
    let low = max(start, Self.month(anchor, -Self.reach, orNot: nil).firstDay)
    let high = min(end, Self.month(anchor, Self.reach, orNot: nil).days.last)
    bounds = DaySpan(start: low, end: max(high, low).advanced(by: 1))
  }

  /// A month some months from another, or from the bound that lies beyond it.
  private static func month(_ month: Month, _ count: Int, orNot bound: Day?) -> Month {
    var origin = month
    if let bound { origin = count < 0 ? min(month, bound.month) : max(month, bound.month) }
    let index = origin.advanced(by: count)
    return min(max(index, Month.nameable.lowerBound), Month.nameable.upperBound)
  }

  private mutating func choose(_ text: String) throws(ScrollStateError) {
    var spans: [DaySpan] = []
    var begun: Day?
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "/", omittingEmptySubsequences: false)
      guard spans.count < Self.rangeLimit, let first = try? Day(iso: String(ends[0])) else {
        throw ScrollStateError(text: text)
      }
      if ends.count == 2, ends[1].isEmpty {
        begun = first
        continue
      }
      guard let last = try? Day(iso: String(ends[ends.count - 1])), ends.count <= 2,
        let span = try? DaySpan(from: first, through: last)
      else { throw ScrollStateError(text: text) }
      spans.append(span)
    }
    selection = DaySelection(spans).admitted(by: rules)
    if let begun { try? selection.tap(begun, rules: rules) }
  }
}

/// A text of an address that names no day, month or choice.
struct ScrollStateError: Error, Hashable, Sendable {
  var text: String
}

extension ScrollState {
  /// The address of this state.
  var path: String {
    var path = "\(Paths.scroll)?month=\(anchor)"
    if let first { path += "&from=\(first)" }
    if let last { path += "&to=\(last)" }
    if mode != .single { path += "&mode=\(mode.name)" }
    let chosen = selectionText
    if !chosen.isEmpty { path += "&chosen=\(chosen)" }
    return path
  }

  /// What is chosen: days and ranges, `2026-03-10,2026-03-12/2026-03-14`; a range that is not
  /// complete ends with its slash.
  var selectionText: String {
    if let start = selection.pendingStart { return "\(start)/" }
    return selection.ranges.spans
      .map { $0.count == 1 ? "\($0.start)" : "\($0.start)/\($0.last)" }.joined(separator: ",")
  }

  /// The state after a tap on a day; the same when the day cannot be chosen.
  func tapping(_ day: Day) -> ScrollState {
    var state = self
    state.anchor = day.month
    try? state.selection.tap(day, rules: rules)
    return state
  }

  /// The same list read from another month.
  func at(_ month: Month) -> ScrollState {
    var state = self
    state.anchor = month
    return state
  }

  /// The same list with days chosen in another way.
  func choosing(_ mode: SelectionMode) -> ScrollState {
    var state = self
    state.mode = mode
    state.selection = selection.admitted(by: state.rules)
    return state
  }
}

extension SelectionMode {
  /// The word in an address.
  var name: String {
    switch self {
    case .none: "none"
    case .single: "single"
    case .several: "several"
    case .range: "range"
    }
  }

  init?(name: String) {
    guard let mode = ScrollState.modes.first(where: { $0.name == name }) else { return nil }
    self = mode
  }
}
