import CalendarCore
import CalendarHTML
import Daybook

extension MonthGridText {
  /// The words of a month in the language of `words`, on a page or in a picture.
  package init(_ words: ItemWords) {
    let labels = words.labels
    let strings = words.strings
    self.init(
      shortWeekday: labels.shortWeekdayName,
      weekday: labels.weekdayName,
      neighbourDay: labels.shortDay,
      spokenDay: { strings.daySpoken(labels.fullDate($0.day), events: $0.total) })
  }
}

extension MonthItemText {
  /// The words of items in the language of `words`.
  package init(_ words: ItemWords) {
    let labels = words.labels
    let strings = words.strings
    self.init(
      spokenItem: words.spoken,
      title: words.title,
      time: labels.cellTime,
      more: strings.moreCount,
      spokenMore: { strings.moreSpoken($0.more, on: labels.day($0.day)) })
  }
}
