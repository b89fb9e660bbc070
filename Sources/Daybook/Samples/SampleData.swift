import CalendarCore

/// A calendar to look around in: plainly made-up events around one month.
public enum SampleData {
  /// The sample calendar as an iCalendar file.
  ///
  /// - Parameters:
  ///   - language: the language of its texts.
  ///   - month: the month it fills.
  public static func file(language: Language, month: Month) -> String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Sample data//EN",
      "X-WR-CALNAME:\(calendarName(language))",
    ]
    for (index, event) in events.enumerated() {
      lines += event.lines(index: index, language: language, month: month)
    }
    lines.append("END:VCALENDAR")
    return lines.map { $0 + "\r\n" }.joined()
  }

  private static func calendarName(_ language: Language) -> String {
    switch language {
    case .korean: "예시"
    case .english: "Sample"
    case .japanese: "サンプル"
    }
  }

  private struct SampleEvent: Sendable {
    var korean: String
    var english: String
    var japanese: String
    /// Days after the month's first day.
    var day: Int
    /// How many days it lasts.
    var days = 1
    var hour: Int?
    var minutes = 60
    var rule: String?
    var hue: Hue

    func lines(index: Int, language: Language, month: Month) -> [String] {
      let first = month.firstDay.advanced(by: day)
      let title =
        switch language {
        case .korean: korean
        case .english: english
        case .japanese: japanese
        }
      var lines = [
        "BEGIN:VEVENT", "UID:sample-\(month)-\(index + 1)@daybook.invalid",
        "DTSTAMP:20260101T000000Z", "SUMMARY:\(title)", "COLOR:\(hue.colorName)",
      ]
      if let hour {
        let start = "\(basic(first))T\(hour < 10 ? "0" : "")\(hour)0000"
        lines += ["DTSTART:\(start)", "DURATION:PT\(minutes)M"]
      } else {
        lines += [
          "DTSTART;VALUE=DATE:\(basic(first))",
          "DTEND;VALUE=DATE:\(basic(first.advanced(by: days)))",
        ]
      }
      if let rule { lines.append("RRULE:\(rule)") }
      lines.append("END:VEVENT")
      return lines
    }

    private func basic(_ day: Day) -> String { day.description.filter { $0 != "-" } }
  }

  private static let events: [SampleEvent] = [
    SampleEvent(
      korean: "이삿짐 정리", english: "Unpack the boxes", japanese: "荷物の整理", day: 1, days: 3,
      hue: .orange),
    SampleEvent(
      korean: "신청 기간", english: "Sign-up week", japanese: "申し込み期間", day: 4, days: 6, hue: .sky),
    SampleEvent(
      korean: "치과 예약", english: "Dentist", japanese: "歯医者", day: 4, hour: 18, hue: .red),
    SampleEvent(
      korean: "대청소", english: "Big clean", japanese: "大掃除", day: 6, hue: .orange),
    SampleEvent(
      korean: "기록물 정리", english: "Sort the archive", japanese: "資料整理", day: 9, days: 3,
      hue: .green),
    SampleEvent(
      korean: "기획 회의", english: "Planning", japanese: "企画会議", day: 9, hour: 9, minutes: 90,
      hue: .blue),
    SampleEvent(
      korean: "점심 약속", english: "Lunch with a friend", japanese: "友だちとランチ", day: 9, hour: 13,
      hue: .pink),
    SampleEvent(
      korean: "정기 검진", english: "Check-up", japanese: "定期検診", day: 9, hour: 16, hue: .red),
    SampleEvent(
      korean: "공동 작업실 사용", english: "Shared workshop", japanese: "共同アトリエ", day: 11, days: 6,
      hue: .violet),
    SampleEvent(
      korean: "온천 여행", english: "Hot springs trip", japanese: "温泉旅行", day: 12, days: 3, hue: .pink),
    SampleEvent(
      korean: "연극 관람", english: "Theatre", japanese: "観劇", day: 12, hour: 19, minutes: 120,
      hue: .amber),
    SampleEvent(
      korean: "세미나", english: "Seminar", japanese: "セミナー", day: 16, days: 2, hue: .teal),
    SampleEvent(
      korean: "부산 출장", english: "Busan trip", japanese: "釜山出張", day: 18, days: 2, hue: .indigo),
    SampleEvent(
      korean: "둘레길 걷기", english: "Hill walk", japanese: "山歩き", day: 20, hue: .olive),
    SampleEvent(
      korean: "제주 여행", english: "Jeju trip", japanese: "済州旅行", day: 25, days: 5, hue: .amber),
    SampleEvent(
      korean: "요가 수업", english: "Yoga class", japanese: "ヨガ教室", day: 3, hour: 7,
      rule: "FREQ=WEEKLY;COUNT=12", hue: .teal),
    SampleEvent(
      korean: "주간 회의", english: "Weekly meeting", japanese: "週次会議", day: 1, hour: 10,
      rule: "FREQ=WEEKLY;COUNT=12", hue: .blue),
  ]
}
