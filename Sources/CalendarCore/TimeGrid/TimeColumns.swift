/// Shares the width of a day among pieces that overlap.
///
/// Pieces that overlap, directly or through others, form a cluster: it ends where a piece begins at or
/// after the latest end so far. Inside it each piece, in order of start, then longer, then as the
/// items are ordered, takes the first column that is free; in order of start, that needs no more
/// columns than the most pieces at one time. Then each widens over the columns after its own that
/// are free for its whole span.
enum TimeColumns {
  /// The blocks of a day's pieces, ordered by room.
  ///
  /// O(*n* log *n* + *n* × columns × log *n*) for *n* pieces.
  ///
  /// - Parameter pieces: in any order; ties are broken by the item's index, so items must be in theirs.
  static func blocks(of pieces: [TimePiece]) -> [TimeBlock] {
    let ordered = pieces.sorted { left, right in
      if left.room.lowerBound != right.room.lowerBound {
        return left.room.lowerBound < right.room.lowerBound
      }
      if left.room.upperBound != right.room.upperBound {
        return left.room.upperBound > right.room.upperBound
      }
      return left.item < right.item
    }
    var blocks: [TimeBlock] = []
    blocks.reserveCapacity(ordered.count)
    var first = 0
    var cluster = 0
    while first < ordered.count {
      var latest = ordered[first].room.upperBound
      var next = first + 1
      while next < ordered.count, ordered[next].room.lowerBound < latest {
        latest = Swift.max(latest, ordered[next].room.upperBound)
        next += 1
      }
      append(ordered[first..<next], cluster: cluster, to: &blocks)
      first = next
      cluster += 1
    }
    return blocks
  }

  private static func append(
    _ pieces: ArraySlice<TimePiece>, cluster: Int, to blocks: inout [TimeBlock]
  ) {
    // The rooms in each column from top to bottom; they never overlap.
    var columns: [[Range<Int>]] = []
    var places: [Int] = []
    for piece in pieces {
      let free = columns.firstIndex { rooms in
        rooms.last.map { $0.upperBound <= piece.room.lowerBound } ?? true
      }
      let place = free ?? columns.count
      if free == nil { columns.append([]) }
      columns[place].append(piece.room)
      places.append(place)
    }
    for (piece, place) in zip(pieces, places) {
      var end = place + 1
      while end < columns.count, isFree(piece.room, in: columns[end]) { end += 1 }
      blocks.append(
        TimeBlock(
          item: piece.item, minutes: piece.minutes, room: piece.room, cluster: cluster,
          column: place, columnSpan: end - place, columnCount: columns.count,
          continuesBefore: piece.continuesBefore, continuesAfter: piece.continuesAfter))
    }
  }

  /// Whether nothing in a column touches the room: halving, the last room that begins before its end
  /// decides.
  private static func isFree(_ room: Range<Int>, in rooms: [Range<Int>]) -> Bool {
    var low = 0
    var high = rooms.count
    while low < high {
      let middle = low + (high - low) / 2
      if rooms[middle].lowerBound < room.upperBound { low = middle + 1 } else { high = middle }
    }
    return low == 0 || rooms[low - 1].upperBound <= room.lowerBound
  }
}
