import CalendarCore

/// A date pattern of Unicode TS 35, taken apart once.
///
/// The letter for the year is `y`, the calendar year. `Y`, the year of the week, is read as `y`: no
/// label of ours means it, and 2024-12-29 is in 2024.
struct DatePattern: Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case year
    case monthNumber(width: Int)
    case monthName
    case shortMonthName
    case day(width: Int)
    case weekdayName
    case shortWeekdayName
    case hour(HourCycle, width: Int)
    case minute
    case period
  }

  /// How hours are counted.
  enum HourCycle: Hashable, Sendable {
    /// 1…12
    case oneToTwelve
    /// 0…11
    case zeroToEleven
    /// 0…23
    case zeroToTwentyThree
  }

  let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    let characters = Array(pattern.unicodeScalars)
    var index = 0
    while index < characters.count {
      let scalar = characters[index]
      if scalar == "'" {
        index += 1
        if index < characters.count, characters[index] == "'" {
          literal += "'"
          index += 1
          continue
        }
        while index < characters.count, characters[index] != "'" {
          literal.unicodeScalars.append(characters[index])
          index += 1
        }
        index += 1
        continue
      }
      var width = 1
      while index + width < characters.count, characters[index + width] == scalar { width += 1 }
      if let part = DatePattern.part(scalar, width: width) {
        flush()
        parts.append(part)
        index += width
      } else {
        // Narrow no-break spaces are missing in many fonts; a plain space says the same.
        literal.unicodeScalars.append(scalar == "\u{202F}" || scalar == "\u{A0}" ? " " : scalar)
        index += 1
      }
    }
    flush()
    self.parts = parts
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The pattern without the half of the day and the space beside it.
  var withoutPeriod: DatePattern {
    DatePattern(parts: parts.filter { $0 != .period && $0 != .literal(" ") })
  }

  /// The pattern with its parts as names in braces, for texts that are filled in elsewhere: `{y}`,
  /// `{M}` and `{MM}` for numbers, `{MMM}` and `{MMMM}` for names, `{d}`, `{E}` and `{EEEE}`. Parts of
  /// a time are left out.
  var template: String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .year: text += "{y}"
      case .monthNumber(let width): text += width > 1 ? "{MM}" : "{M}"
      case .monthName: text += "{MMMM}"
      case .shortMonthName: text += "{MMM}"
      case .day(let width): text += width > 1 ? "{dd}" : "{d}"
      case .weekdayName: text += "{EEEE}"
      case .shortWeekdayName: text += "{E}"
      case .hour, .minute, .period: continue
      }
    }
    return text
  }

  private static func part(_ letter: Unicode.Scalar, width: Int) -> Part? {
    switch letter {
    case "y", "Y", "u": .year
    case "M", "L":
      switch width {
      case 4...: .monthName
      case 3: .shortMonthName
      default: .monthNumber(width: width)
      }
    case "d": .day(width: width)
    case "E", "c", "e": width >= 4 ? .weekdayName : .shortWeekdayName
    case "h": .hour(.oneToTwelve, width: width)
    case "K": .hour(.zeroToEleven, width: width)
    case "H", "k": .hour(.zeroToTwentyThree, width: width)
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  /// The text of a date.
  func text(_ day: Day, data: LocaleData) -> String {
    text(day, time: .midnight, data: data)
  }

  /// The text of a time of day.
  func text(_ time: TimeOfDay, data: LocaleData) -> String {
    text(Day(ordinal: 0), time: time, data: data)
  }

  private func text(_ day: Day, time: TimeOfDay, data: LocaleData) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      // A true minus, so that a year before 0 is not read as a dash between two numbers.
      case .year: text += day.year < 0 ? "−\(-day.year)" : "\(day.year)"
      case .monthNumber(let width): text += padded(day.monthNumber, width)
      case .monthName: text += entry(data.months, day.monthNumber - 1)
      case .shortMonthName: text += entry(data.shortMonths, day.monthNumber - 1)
      case .day(let width): text += padded(day.dayOfMonth, width)
      case .weekdayName: text += entry(data.weekdays, Int(day.weekday.rawValue))
      case .shortWeekdayName: text += entry(data.shortWeekdays, Int(day.weekday.rawValue))
      case .hour(let cycle, let width):
        switch cycle {
        case .oneToTwelve: text += padded((time.hour + 11) % 12 + 1, width)
        case .zeroToEleven: text += padded(time.hour % 12, width)
        case .zeroToTwentyThree: text += padded(time.hour, width)
        }
      case .minute: text += padded(time.minute, 2)
      case .period: text += time.hour < 12 ? data.am : data.pm
      }
    }
    return text
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    width > 1 && number < 10 ? "0\(number)" : "\(number)"
  }

  private func entry(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : "\(index + 1)"
  }
}
