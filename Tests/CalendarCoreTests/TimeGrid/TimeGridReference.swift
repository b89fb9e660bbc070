import CalendarCore

/// The column rule once more, as slowly and plainly as it can be said: every piece looks at every
/// other, minute by minute. Used only to compare with the engine.
struct TimeGridReference {
  struct Piece: Equatable, CustomStringConvertible {
    var uid: String
    var minutes: Range<Int>
    var room: Range<Int>
    var cluster = -1
    var column = -1
    var span = 1
    var count = 0

    var description: String { "\(uid) \(room) \(column)+\(span)/\(count) in \(cluster)" }
  }

  var pieces: [Piece] = []

  init(day: Day, items: [CalendarItem], least: Int) {
    for item in items {
      guard let piece = TimeGridReference.piece(of: item, on: day, least: least) else { continue }
      pieces.append(piece)
    }
    let order = items.sorted(by: CalendarItem.precedes).map(\.uid)
    pieces.sort { one, two in
      if one.room.lowerBound != two.room.lowerBound {
        return one.room.lowerBound < two.room.lowerBound
      }
      if one.room.count != two.room.count { return one.room.count > two.room.count }
      return order.firstIndex(of: one.uid)! < order.firstIndex(of: two.uid)!
    }
    findClusters()
    for index in pieces.indices {
      while pieces.contains(where: { $0.column == pieces[index].column })
        && (pieces[index].column < 0 || isTaken(pieces[index].column, index))
      {
        pieces[index].column += 1
      }
    }
    var counts: [Int: Int] = [:]
    for minute in 0..<1440 {
      var together: [Int: Int] = [:]
      for piece in pieces where piece.room.contains(minute) {
        together[piece.cluster, default: 0] += 1
      }
      counts.merge(together, uniquingKeysWith: max)
    }
    for index in pieces.indices {
      pieces[index].count = counts[pieces[index].cluster]!
      var next = pieces[index].column + 1
      while next < pieces[index].count, !isTaken(next, index) {
        pieces[index].span += 1
        next += 1
      }
    }
  }

  /// Counts seconds from the first of all days, and walks the day's minutes one by one.
  private static func piece(of item: CalendarItem, on day: Day, least: Int) -> Piece? {
    guard let start = item.start, let end = item.end else { return nil }
    func minutes(_ time: CivilDateTime) -> Int {
      Int(time.day.ordinal) * 1440 + time.time.hour * 60 + time.time.minute
    }
    let midnight = Int(day.ordinal) * 1440
    let (from, to) = (minutes(start), minutes(end))
    let covered = (0..<1440).filter { from <= midnight + $0 && midnight + $0 < to }
    if covered.isEmpty {
      guard from == to, start.day == day else { return nil }
    }
    let first = covered.first ?? from - midnight
    let last = covered.last.map { $0 + 1 } ?? first
    var room = first..<max(last, first + least)
    if room.upperBound > 1440 { room = min(first, 1440 - least)..<1440 }
    return Piece(uid: item.uid, minutes: first..<last, room: room)
  }

  /// Spreads numbers until nothing changes any more.
  private mutating func findClusters() {
    var mark = Array(pieces.indices)
    var isChanging = true
    while isChanging {
      isChanging = false
      for one in pieces.indices {
        for two in pieces.indices
        where pieces[one].room.overlaps(pieces[two].room) && mark[one] != mark[two] {
          mark[one] = min(mark[one], mark[two])
          mark[two] = mark[one]
          isChanging = true
        }
      }
    }
    let numbers = Array(Set(mark)).sorted()
    for index in pieces.indices {
      pieces[index].cluster = numbers.firstIndex(of: mark[index])!
    }
  }

  private func isTaken(_ column: Int, _ index: Int) -> Bool {
    pieces.indices.contains {
      $0 != index && pieces[$0].column == column && pieces[$0].room.overlaps(pieces[index].room)
    }
  }
}
