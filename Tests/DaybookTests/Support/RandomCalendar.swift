/// A well-formed calendar made of everything, the same for the same seed.
struct RandomCalendar {
  /// The file, with CR LF and long lines unfolded.
  let file: String
  /// The number of objects.
  let count: Int

  private static let zones = [
    "Europe/Berlin", "America/New_York", "Asia/Seoul", "Pacific/Kiritimati", "America/Santiago",
    "Australia/Lord_Howe",
  ]

  init(seed: UInt64, count: Int = 25) {
    var random = SeededGenerator(seed)
    var lines: [String] = []
    for zone in RandomCalendar.zones {
      // The system's rules count for a zone it knows; the file's are only kept.
      lines += [
        "BEGIN:VTIMEZONE", "TZID:\(zone)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
      ]
    }
    for number in 0..<count { lines += RandomCalendar.event(number, &random) }
    lines.insert(
      contentsOf: ["X-WR-CALNAME:Random \(seed)"]
        + (Bool.random(using: &random) ? ["X-A;B=c:d"] : []),
      at: 0)
    file = calendarFile(lines)
    self.count = count
  }

  private enum Form: CaseIterable {
    case date
    case floating
    case utc
    case zoned
  }

  private static func event(_ number: Int, _ random: inout SeededGenerator) -> [String] {
    let uid = "random-\(number)@sample.invalid"
    let form = Form.allCases.randomElement(using: &random) ?? .date
    let zone = zones.randomElement(using: &random) ?? "UTC"
    func value(_ name: String, day: Int, hour: Int, minute: Int) -> String {
      let date = "202603\(two(day))"
      let clock = "T\(two(hour))\(two(minute))00"
      return switch form {
      case .date: "\(name);VALUE=DATE:\(date)"
      case .floating: "\(name):\(date)\(clock)"
      case .utc: "\(name):\(date)\(clock)Z"
      case .zoned: "\(name);TZID=\(zone):\(date)\(clock)"
      }
    }
    let day = Int.random(in: 1...25, using: &random)
    let hour = Int.random(in: 0...22, using: &random)
    let minute = [0, 30, 59].randomElement(using: &random) ?? 0
    var lines = ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z"]
    lines.append(value("DTSTART", day: day, hour: hour, minute: minute))
    switch Int.random(in: 0...3, using: &random) {
    case 0: break
    case 1:
      lines.append(
        value("DTEND", day: day + Int.random(in: 1...5, using: &random), hour: hour, minute: minute)
      )
    case 2: lines.append(form == .date ? "DURATION:P2D" : "DURATION:PT90M")
    default: lines.append("DURATION:P1DT0H")
    }
    if form == .date { lines.removeAll { $0 == "DURATION:P1DT0H" } }
    lines.append(
      "SUMMARY:Event \(number) \\, \(["한국어", "日本語", "x"].randomElement(using: &random) ?? "")")
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      lines.append("X-UNKNOWN;P\(number)=\"a:b\":\(random.next() % 7)")
    }
    var overrides: [String] = []
    if Bool.random(using: &random) {
      let rules = [
        "FREQ=DAILY;COUNT=6", "FREQ=WEEKLY", "FREQ=DAILY;INTERVAL=3",
        "FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=9", "FREQ=MONTHLY", "FREQ=DAILY;UNTIL=20260401",
      ]
      let rule = rules.randomElement(using: &random) ?? "FREQ=DAILY"
      lines.append("RRULE:\(rule)")
      if rule.hasPrefix("FREQ=DAILY;COUNT") || rule == "FREQ=DAILY;UNTIL=20260401" {
        if Bool.random(using: &random), day < 25 {
          lines.append(value("EXDATE", day: day + 1, hour: hour, minute: minute))
        }
        if Bool.random(using: &random), day < 25 {
          overrides = ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z"]
          overrides.append(value("RECURRENCE-ID", day: day + 2, hour: hour, minute: minute))
          overrides.append(
            value(
              "DTSTART", day: Int.random(in: 1...28, using: &random),
              hour: Int.random(in: 0...23, using: &random), minute: minute))
          overrides += ["SUMMARY:Changed \(number)", "END:VEVENT"]
        }
      }
    }
    if Bool.random(using: &random) {
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM"]
    }
    return lines + ["END:VEVENT"] + overrides
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
