import CalendarCore

/// The span in text: `2024-05-06/2024-05-08`, both days included, or `2024-05-06T09:00/2024-05-06T10:00`.
func span(_ text: String) -> EventSpan {
  let ends = text.split(separator: "/").map(String.init)
  if ends[0].contains("T") { return .timed(from: clock(ends[0]), to: clock(ends[1])) }
  return .allDay(DaySpan(start: day(ends[0]), end: day(ends[1]).advanced(by: 1)))
}

extension EventSpan {
  /// The span as text, for tests to read and compare.
  var text: String {
    switch self {
    case .allDay(let days): "\(days.start)/\(days.last)"
    case .timed(let start, let end): "\(start)/\(end)"
    }
  }
}

/// What a move made, or the word for its refusal.
func outcome(_ move: () throws(MoveRefusal) -> EventSpan) -> String {
  do { return try move().text } catch {
    switch error {
    case .outsideBounds: return "outside"
    case .longerThanBounds: return "too long"
    }
  }
}
