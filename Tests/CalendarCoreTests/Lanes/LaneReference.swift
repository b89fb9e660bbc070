import CalendarCore

/// The lane rule once more, as slowly and plainly as it can be said: every day looks at every event,
/// and what each event has is kept in dictionaries. Used only to compare with the engine.
struct LaneReference {
  struct Piece: Hashable, Comparable, CustomStringConvertible {
    var lane: Int
    var start: Int
    var end: Int
    var uid: String
    var before: Bool
    var after: Bool

    static func < (left: Piece, right: Piece) -> Bool {
      (left.lane, left.start) < (right.lane, right.start)
    }
    var description: String { "\(lane):\(start)-\(end) \(uid) \(before) \(after)" }
  }

  var pieces: [Piece] = []
  var totals: [Int] = []
  var mores: [Int] = []

  init(days: [Day], items: [CalendarItem], limit: Int?) {
    let inOrder = items.sorted { one, two in
      if one.days.start != two.days.start { return one.days.start < two.days.start }
      if one.days.count != two.days.count { return one.days.count > two.days.count }
      let oneTime = one.startTime.map { Int($0.secondsSinceMidnight) } ?? -1
      let twoTime = two.startTime.map { Int($0.secondsSinceMidnight) } ?? -1
      if oneTime != twoTime { return oneTime < twoTime }
      if one.title != two.title {
        return Array(one.title.utf8).lexicographicallyPrecedes(two.title.utf8)
      }
      return Array(one.uid.utf8).lexicographicallyPrecedes(two.uid.utf8)
    }
    var laneOf: [Int: Int] = [:]
    for (column, today) in days.enumerated() {
      for (index, item) in inOrder.enumerated() where !item.days.contains(today) {
        laneOf[index] = nil
      }
      var total = 0
      for (index, item) in inOrder.enumerated() where item.days.contains(today) {
        total += 1
        if laneOf[index] != nil { continue }
        var lane = 0
        while laneOf.values.contains(lane) { lane += 1 }
        if let limit, lane >= limit { continue }
        laneOf[index] = lane
      }
      totals.append(total)
      mores.append(total - laneOf.count)
      for (index, lane) in laneOf {
        let item = inOrder[index]
        if let open = pieces.firstIndex(where: {
          $0.uid == item.uid && $0.lane == lane && $0.end == column
        }) {
          pieces[open].end = column + 1
        } else {
          pieces.append(
            Piece(
              lane: lane, start: column, end: column + 1, uid: item.uid,
              before: item.days.start < today, after: false))
        }
      }
    }
    for index in pieces.indices {
      guard let item = items.first(where: { $0.uid == pieces[index].uid }) else { continue }
      pieces[index].after = item.days.last > days[pieces[index].end - 1]
    }
    pieces.sort()
  }
}
