import CalendarCore
import Daybook

/// What a page says about an item besides its title and times.
package struct ItemDetails: Hashable, Sendable {
  /// The name of its calendar.
  package var calendar: String
  /// Where it takes place; empty when nothing is said.
  package var place = ""

  package init(calendar: String, place: String = "") {
    self.calendar = calendar
    self.place = place
  }
}

/// How items are put into words on a page.
package struct ItemWords: Sendable {
  package var labels: LocaleLabels
  /// The year that needs no saying.
  package var year: Int
  /// What is known about an item.
  package var details: @Sendable (CalendarItem) -> ItemDetails

  package init(
    labels: LocaleLabels, year: Int, details: @escaping @Sendable (CalendarItem) -> ItemDetails
  ) {
    self.labels = labels
    self.year = year
    self.details = details
  }

  package var strings: Strings { Strings(labels.language) }

  /// The title, or its stand-in.
  package func title(_ item: CalendarItem) -> String {
    let isBlank = item.title.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return isBlank ? strings.untitled : item.title
  }

  /// Everything, as it is spoken: title, days, times, calendar.
  package func spoken(_ item: CalendarItem) -> String {
    var parts = [title(item)]
    if let start = item.startTime {
      if item.days.count > 1 {
        parts.append(
          "\(labels.day(item.days.start)) \(labels.time(start)) – \(moment(ofEnd: item))")
      } else {
        parts.append(labels.weekdayAndDay(item.days.start))
        parts.append(times(of: item, start: start))
      }
    } else {
      parts.append(
        item.days.count > 1
          ? labels.range(item.days, year: year) : labels.weekdayAndDay(item.days.start))
      parts.append(strings.allDay)
    }
    let calendar = details(item).calendar
    if !calendar.isEmpty { parts.append(strings.inCalendar(calendar)) }
    return strings.list(parts)
  }

  /// When an item is on on one of its days: `9:30–10:30`, `All day`, `from 13:00`.
  package func when(_ item: CalendarItem, on day: Day) -> String {
    guard let start = item.startTime else { return strings.allDayShort }
    guard item.days.count > 1 else { return times(of: item, start: start) }
    if day == item.days.start { return strings.since(labels.time(start)) }
    if day == item.days.last, let end = item.endTime, end != .midnight {
      return strings.until(labels.time(end))
    }
    return strings.allDayShort
  }

  /// The same where there is room for a start time only.
  package func shortWhen(_ item: CalendarItem, on day: Day) -> String {
    guard let start = item.startTime else { return strings.allDayShort }
    if day == item.days.start { return labels.cellTime(start) }
    if day == item.days.last, let end = item.endTime, end != .midnight {
      return "–\(labels.cellTime(end))"
    }
    return strings.allDayShort
  }

  /// Which of several days it is: `day 2 of 3`; nil for an item of one day.
  package func position(_ item: CalendarItem, on day: Day) -> String? {
    guard item.days.count > 1 else { return nil }
    return strings.dayOfSpan(item.days.start.distance(to: day) + 1, of: item.days.count)
  }

  /// The line under a title beside ``shortWhen(_:on:)``: the rest of its time, then its place.
  package func note(_ item: CalendarItem, on day: Day) -> String {
    var parts: [String] = []
    if let position = position(item, on: day) {
      parts.append(labels.range(item.days, year: year))
      parts.append(position)
    } else if let end = item.endTime, let start = item.startTime, end != start {
      parts.append(strings.until(labels.time(end)))
    }
    let place = details(item).place
    if !place.isEmpty { parts.append(place) }
    return parts.joined(separator: " · ")
  }

  private func times(of item: CalendarItem, start: TimeOfDay) -> String {
    guard let end = item.endTime, end != start else { return labels.time(start) }
    return labels.times(from: start, to: end)
  }

  private func moment(ofEnd item: CalendarItem) -> String {
    guard let end = item.endTime else { return labels.day(item.days.last) }
    // An end at 00:00 belongs to the day after the last one that is covered.
    let day = end == .midnight ? item.days.end : item.days.last
    return "\(labels.day(day)) \(labels.time(end))"
  }
}
