/// Arithmetic on a window that stops at the ends of what a calendar can hold.
enum Clamped {
  static func range(
    from begin: Int64, minus before: Int64, to end: Int64, plus after: Int64
  ) -> ClosedRange<Int64> {
    let from = TransitionTable.clamped(TransitionTable.clamped(begin) - before)
    return from...max(from, TransitionTable.clamped(TransitionTable.clamped(end) + after))
  }

  /// A number of seconds moved by another, as far as either can go.
  static func sum(_ seconds: Int64, _ change: Int64) -> Int64 {
    let sum = seconds.addingReportingOverflow(change)
    return sum.overflow ? (change < 0 ? .min : .max) : sum.partialValue
  }
}

/// Lookups in ascending lists.
enum Sorted {
  static func contains(_ values: [Int64], _ value: Int64) -> Bool {
    if values.isEmpty { return false }
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < values.count && values[low] == value
  }
}
