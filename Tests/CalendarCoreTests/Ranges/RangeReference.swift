import CalendarCore

/// What ranges cover, kept as sets of half-days; the lane rule and the invariants of pills once more,
/// looking at every half-day. Used only to compare with the engine.
struct RangeReference {
  struct Half: Hashable, Comparable {
    var day: Day
    var isAfternoon: Bool

    static func < (left: Half, right: Half) -> Bool {
      left.day != right.day ? left.day < right.day : !left.isAfternoon && right.isAfternoon
    }
  }

  var grid: MonthGrid
  var inOrder: [DayRange]
  var lanes: [Int]

  static func halves(of range: DayRange) -> Set<Half> {
    var halves: Set<Half> = []
    for day in range.days.days {
      let isMorningOff = day == range.days.start && range.firstDay == .half
      let isAfternoonOff = day == range.days.last && range.lastDay == .half
      if !isMorningOff { halves.insert(Half(day: day, isAfternoon: false)) }
      if !isAfternoonOff { halves.insert(Half(day: day, isAfternoon: true)) }
    }
    return halves
  }

  init(_ ranges: [DayRange], grid: MonthGrid) {
    self.grid = grid
    inOrder = ranges.filter { range in range.days.days.contains { grid.days.contains($0) } }
    inOrder.sort { one, two in
      let first = RangeReference.halves(of: one)
      let second = RangeReference.halves(of: two)
      if let start = first.min(), let other = second.min(), start != other { return start < other }
      if first.count != second.count { return first.count > second.count }
      return (one.name, one.id) < (two.name, two.id)
    }
    lanes = []
    for index in inOrder.indices {
      let own = RangeReference.halves(of: inOrder[index])
      var lane = 0
      while (0..<index).contains(where: {
        lanes[$0] == lane && !RangeReference.halves(of: inOrder[$0]).isDisjoint(with: own)
      }) {
        lane += 1
      }
      lanes.append(lane)
    }
  }

  func problems(of layout: RangeLayout) -> [String] {
    var problems: [String] = []
    if layout.ranges != inOrder { problems.append("ranges \(layout.ranges.map(\.id))") }
    if layout.lanes != lanes { problems.append("lanes \(layout.lanes), not \(lanes)") }
    let halves = inOrder.map { RangeReference.halves(of: $0) }
    var covering: [Half: Int] = [:]
    for half in halves.flatMap({ $0 }) { covering[half, default: 0] += 1 }
    if layout.laneCount != covering.values.max() ?? 0 {
      problems.append("\(layout.laneCount) lanes, not \(covering.values.max() ?? 0)")
    }
    for index in inOrder.indices {
      let pills = layout.pills.filter { $0.range == index }
      if Set(pills.map(\.lane)).count > 1 { problems.append("\(index) changes its lane") }
      var covered: Set<Half> = []
      for pill in pills {
        for half in pill.startHalf..<pill.endHalf {
          covered.insert(
            Half(
              day: grid.rows[pill.row].start.advanced(by: half / 2), isAfternoon: half % 2 == 1))
        }
        let first = grid.rows[pill.row].start.advanced(by: pill.startColumn)
        let last = grid.rows[pill.row].start.advanced(by: pill.endColumn - 1)
        if pill.position.isFirst != (inOrder[index].days.start == first)
          || pill.position.isLast != (inOrder[index].days.last == last)
        {
          problems.append("\(index) has other ends in row \(pill.row)")
        }
        if pill.edges.contains(.leading) != (pill.startHalf == 0)
          || pill.edges.contains(.trailing) != (pill.endHalf == 14)
        {
          problems.append("\(index) has other edges in row \(pill.row)")
        }
      }
      if covered != halves[index].filter({ grid.days.contains($0.day) }) {
        problems.append("\(index) is not covered by its pills")
      }
    }
    for (one, two) in zip(layout.pills, layout.pills.dropFirst())
    where one.row == two.row && one.lane == two.lane && one.endHalf > two.startHalf {
      problems.append("pills overlap in row \(one.row)")
    }
    for day in grid.days.days {
      let own = layout.positions(of: day)
      let expected = inOrder.indices.filter { inOrder[$0].days.contains(day) }
      if Set(own.map(\.range)) != Set(expected) { problems.append("\(day) is in other ranges") }
      for (index, position) in own where position != inOrder[index].position(of: day) {
        problems.append("\(day) has another position")
      }
    }
    return problems
  }
}
