public import CalendarCore

/// The words of ranges on a month page.
public struct MonthRangeText {
  /// The name that a pill shows.
  public var name: (DayRange) -> String
  /// A range as it is spoken: name, days, category.
  public var spokenRange: (DayRange) -> String
  /// The mark of ranges that found no lane: `+2`.
  public var more: (Int) -> String
  /// The same as it is spoken, with its day.
  public var spokenMore: (Day, Int) -> String

  /// Makes the words.
  public init(
    name: @escaping (DayRange) -> String, spokenRange: @escaping (DayRange) -> String,
    more: @escaping (Int) -> String, spokenMore: @escaping (Day, Int) -> String
  ) {
    self.name = name
    self.spokenRange = spokenRange
    self.more = more
    self.spokenMore = spokenMore
  }
}

/// Where ranges lead, and what scripts know them by.
public struct MonthRangeLinks {
  /// The page of a range, or nil when the month only shows.
  public var range: (DayRange) -> String?
  /// What `data-uid` says of a range.
  public var uid: (DayRange) -> String
  /// Where the mark of ranges without a lane leads, or nil when the month only shows.
  public var day: (Day) -> String?

  /// Makes the links.
  public init(
    range: @escaping (DayRange) -> String?, uid: @escaping (DayRange) -> String,
    day: @escaping (Day) -> String?
  ) {
    self.range = range
    self.uid = uid
    self.day = day
  }
}

extension MonthGridContent {
  /// Ranges as pills: the lowest lane round the numbers, the others below them.
  ///
  ///     <a class="pill lane-0 span-3 hue-green begins" data-uid="…" data-lane="0">
  ///
  /// One element a row, whatever the number of days, so that a pill has no seams. `begins` and `ends`
  /// mark the round ends, `half-start` and `half-end` those in the middle of a column, `named` the
  /// first piece of a range on the page. A day whose number lies in a pill has the class `in-range` and
  /// the pill's hue, with `done` when something was done; `data-range-position` names the day's
  /// position in each of its ranges, in the order of lanes.
  ///
  /// - Parameters:
  ///   - layout: the ranges on the page that the grid draws.
  ///   - laneLimit: the most lanes; what finds none is counted, day by day. At least 1.
  ///   - text: the words.
  ///   - links: where things lead.
  ///   - isDone: whether something was done for a range on one of its days.
  public static func ranges(
    _ layout: RangeLayout, laneLimit: Int, text: MonthRangeText, links: MonthRangeLinks,
    isDone: @escaping (DayRange, Day) -> Bool
  ) -> MonthGridContent {
    let limit = max(laneLimit, 1)
    var rows: [[RangePill]] = []
    for pill in layout.pills {
      while rows.count <= pill.row { rows.append([]) }
      rows[pill.row].append(pill)
    }
    let hasName = firstPieces(of: layout)
    return MonthGridContent(
      gridClasses: " ranges",
      rowClasses: { row in
        let pills = rows.indices.contains(row) ? rows[row] : []
        let count = (pills.last?.lane ?? -1) + 1
        return " lanes-\(min(count, limit))\(count > limit ? " has-more" : "")"
      },
      cellClasses: { cell in
        guard let lowest = layout.positions(of: cell.day).first, layout.lanes[lowest.range] == 0
        else { return "" }
        let range = layout.ranges[lowest.range]
        return " in-range hue-\(range.hue.name)\(isDone(range, cell.day) ? " done" : "")"
      },
      cellAttributes: { cell in
        var names: String?
        for (_, position) in layout.positions(of: cell.day) {
          names = names.map { "\($0) \(position.name)" } ?? position.name
        }
        return "\(attribute: "data-range-position", names)"
      },
      write: { place, html in
        for pill in rows.indices.contains(place.row) ? rows[place.row] : []
        where pill.startColumn == place.column && pill.lane < limit {
          write(
            pill, of: layout.ranges[pill.range], isNamed: hasName(pill), text: text, links: links,
            to: &html)
        }
        let more = layout.positions(of: place.cell.day).count { layout.lanes[$0.range] >= limit }
        if more > 0 { writeMore(more, on: place.cell.day, text: text, links: links, to: &html) }
      })
  }

  /// Whether a pill is the first of its range on the page.
  private static func firstPieces(of layout: RangeLayout) -> (RangePill) -> Bool {
    var first = [Int](repeating: .max, count: layout.ranges.count)
    for pill in layout.pills { first[pill.range] = min(first[pill.range], pill.row) }
    return { first[$0.range] == $0.row }
  }

  private static func write(
    _ pill: RangePill, of range: DayRange, isNamed: Bool, text: MonthRangeText,
    links: MonthRangeLinks, to html: inout HTMLWriter
  ) {
    let name = text.name(range)
    var classes: HTML = "pill lane-\(pill.lane) span-\(pill.endColumn - pill.startColumn)"
    if pill.position.isFirst { classes.append(" begins") }
    if pill.position.isLast { classes.append(" ends") }
    if pill.startHalf % 2 != 0 { classes.append(" half-start") }
    if pill.endHalf % 2 != 0 { classes.append(" half-end") }
    if pill.edges.contains(.leading) { classes.append(" at-start") }
    if pill.edges.contains(.trailing) { classes.append(" at-end") }
    if isNamed { classes.append(" named") }
    let link = links.range(range)
    let element: HTML = link == nil ? "span" : "a"
    html.write(
      """
      <\(element) class="\(classes) hue-\(range.hue.name)"\(attribute: "href", link) \
      data-uid="\(links.uid(range))" data-lane="\(pill.lane)"\
      \(attribute: "role", link == nil ? "img" : nil) \
      aria-label="\(text.spokenRange(range))" title="\(name)">\
      <span class="name" dir="auto">\(name)</span></\(element)>
      """)
  }

  private static func writeMore(
    _ count: Int, on day: Day, text: MonthRangeText, links: MonthRangeLinks,
    to html: inout HTMLWriter
  ) {
    let link = links.day(day)
    let element: HTML = link == nil ? "span" : "a"
    html.write(
      """
      <\(element) class="more-ranges"\(attribute: "href", link) data-more="\(count)"\
      \(attribute: "role", link == nil ? "img" : nil) \
      aria-label="\(text.spokenMore(day, count))"><span class="wide">\(text.more(count))</span>\
      <span class="narrow" dir="ltr">+\(count)</span></\(element)>
      """)
  }
}
