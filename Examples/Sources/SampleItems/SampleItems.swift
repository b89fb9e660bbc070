public import CalendarCore

/// Items as lines of text: first day or time, last day or end, title.
///
///     2026-03-02/2026-03-04 Moving house
///     2026-03-04T07:00/2026-03-04T08:00 Yoga
///
/// The last day of an all-day item is the last on which it takes place.
public let sampleLines = """
  2026-03-02/2026-03-04 Moving house
  2026-03-04T07:00/2026-03-04T08:00 Yoga
  2026-03-05/2026-03-10 Applications for spring
  2026-03-05T18:30/2026-03-05T19:00 Dentist
  2026-03-07/2026-03-07 Spring cleaning
  2026-03-10/2026-03-12 Sort the archive
  2026-03-10T09:30/2026-03-10T10:30 Planning
  2026-03-10T13:00/2026-03-10T14:00 Lunch
  2026-03-10T20:00/2026-03-10T21:00 Walk
  2026-03-12/2026-03-17 Workshop is ours
  2026-03-13/2026-03-15 Hot springs
  2026-03-20T22:00/2026-03-21T02:00 Night of the museums
  2026-03-24/2026-03-27 Wallpaper in every room of the upper floor
  2026-03-26/2026-03-30 Island trip
  2026-04-01/2026-04-03 Pottery course
  """

/// Reads items from lines.
///
/// - Throws: ``CivilDateError`` for a date or a time that is none; a line without a title is left out.
public func items(from lines: String) throws(CivilDateError) -> [CalendarItem] {
  var items: [CalendarItem] = []
  for line in lines.split(separator: "\n") {
    let words = line.split(separator: " ", maxSplits: 1)
    let ends = words.first?.split(separator: "/").map(String.init) ?? []
    guard words.count == 2, ends.count == 2 else { continue }
    let title = String(words[1])
    if ends[0].contains("T") {
      items.append(
        CalendarItem(uid: title, title: title, from: try moment(ends[0]), to: try moment(ends[1])))
    } else {
      let days = try DaySpan(from: Day(iso: ends[0]), through: Day(iso: ends[1]))
      items.append(CalendarItem(uid: title, title: title, days: days))
    }
  }
  return items
}

private func moment(_ text: String) throws(CivilDateError) -> CivilDateTime {
  let parts = text.split(separator: "T").map(String.init)
  guard parts.count == 2 else { throw .unreadable(text) }
  return CivilDateTime(day: try Day(iso: parts[0]), time: try TimeOfDay(iso: parts[1]))
}
