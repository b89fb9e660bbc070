import CalendarCore
import Daybook

@testable import DaybookServer

/// March 2026 with sample events: bars over several weeks, lines with times, and two days that hold
/// more than fits.
struct SampleMonth {
  var language: Language
  var clock: ClockStyle?

  static let today = Day(ordinal: 20522)

  static func day(_ month: Int, _ day: Int) -> Day {
    (try? Day(year: 2026, month: month, day: day)) ?? today
  }

  static var march: Month { today.month }

  var labels: LocaleLabels { LocaleLabels(language, clock: clock) }

  var calendars: [CalendarEntry] {
    let names =
      switch language {
      case .korean: ["개인", "집", "일", "공휴일 · 절기"]
      case .english: ["Personal", "Home", "Work", "Holidays"]
      case .japanese: ["個人", "家", "仕事", "祝日"]
      }
    let hues: [Hue] = [.sky, .orange, .blue, .red]
    return names.indices.map {
      CalendarEntry(id: Int64($0 + 1), name: names[$0], hue: hues[$0], isVisible: $0 != 3)
    }
  }

  func frame(
    _ title: String = "Sample", section: Frame.Section = .calendar,
    theme: ThemeChoice = .system, notice: Notice? = nil
  ) -> Frame {
    Frame(
      title: title, labels: labels, section: section, theme: theme, calendars: calendars,
      csrf: "sample-token", path: "/month/2026-03", notice: notice)
  }

  let details: @Sendable (CalendarItem) -> ItemDetails = { item in
    ItemDetails(calendar: "Sample", place: item.key % 5 == 0 ? "Sample room 3" : "")
  }

  private func pick(_ korean: String, _ english: String, _ japanese: String) -> String {
    Phrase(korean, english, japanese).text(in: language)
  }

  private func allDay(
    _ title: String, _ hue: Hue, _ from: (Int, Int), _ through: (Int, Int)
  ) -> CalendarItem {
    CalendarItem(
      uid: "sample-\(title)", title: title,
      days: DaySpan(
        start: Self.day(from.0, from.1), end: Self.day(through.0, through.1).advanced(by: 1)),
      hue: hue)
  }

  private func timed(
    _ title: String, _ hue: Hue, _ date: (Int, Int), _ hour: Int, _ minute: Int = 0
  ) -> CalendarItem {
    CalendarItem(
      uid: "sample-\(title)-\(date.1)", title: title,
      days: DaySpan(start: Self.day(date.0, date.1), count: 1),
      startTime: try? TimeOfDay(hour: hour, minute: minute),
      endTime: try? TimeOfDay(hour: hour + 1, minute: minute), hue: hue)
  }

  var items: [CalendarItem] {
    var items = [
      allDay(pick("이삿짐 정리", "Unpack boxes", "引っ越しの片付け"), .orange, (3, 2), (3, 4)),
      allDay(pick("봄 학기 신청 기간", "Spring term sign-up", "春学期の申込期間"), .sky, (3, 5), (3, 10)),
      allDay(pick("대청소", "Spring clean", "大掃除"), .orange, (3, 7), (3, 7)),
      allDay(pick("기록물 정리", "Sort records", "記録の整理"), .green, (3, 10), (3, 12)),
      allDay(pick("공동 작업실 사용", "Shared studio", "共同アトリエ"), .violet, (3, 12), (3, 17)),
      allDay(pick("온천 여행", "Hot-spring trip", "温泉旅行"), .pink, (3, 13), (3, 15)),
      allDay(pick("세미나", "Seminar", "セミナー"), .teal, (3, 17), (3, 18)),
      allDay(pick("부산 출장", "Busan trip", "釜山出張"), .indigo, (3, 19), (3, 20)),
      allDay(pick("둘레길 걷기", "Trail walk", "遊歩道を歩く"), .olive, (3, 21), (3, 21)),
      allDay(pick("도배 공사", "New wallpaper", "壁紙の張り替え"), .orange, (3, 24), (3, 27)),
      allDay(pick("제주 여행", "Jeju trip", "済州旅行"), .amber, (3, 26), (3, 30)),
      allDay(pick("공방 워크숍", "Craft workshop", "工房ワークショップ"), .indigo, (4, 1), (4, 3)),
      timed(pick("치과 예약", "Dentist", "歯医者"), .red, (3, 5), 18, 30),
      timed(pick("독서 모임", "Book club", "読書会"), .violet, (3, 6), 19, 30),
      timed(pick("자전거 점검", "Bike check", "自転車の点検"), .sky, (3, 7), 11),
      timed(pick("기획 회의", "Planning", "企画会議"), .blue, (3, 10), 9, 30),
      timed(pick("점심 약속", "Lunch", "ランチ"), .pink, (3, 10), 13),
      timed(pick("정기 검진", "Check-up", "定期検診"), .red, (3, 10), 16),
      timed(pick("저녁 달리기", "Evening run", "夜のランニング"), .green, (3, 10), 18, 30),
      timed(pick("은행 방문", "Bank", "銀行"), .sky, (3, 12), 15),
      timed(pick("연극 관람", "Theatre", "観劇"), .amber, (3, 13), 19),
      timed(pick("전시 관람", "Exhibition", "展覧会"), .amber, (3, 19), 14),
      timed(pick("자동차 점검", "Car service", "車の点検"), .sky, (3, 25), 11),
      timed(pick("원고 마감", "Draft due", "原稿しめきり"), .blue, (3, 25), 15, 30),
      timed(pick("악기 연습", "Practice", "楽器の練習"), .green, (3, 25), 19),
      timed(pick("전화 상담", "Phone call", "電話相談"), .red, (3, 25), 21),
      timed(pick("결혼식 참석", "Wedding", "結婚式"), .pink, (4, 4), 12),
    ]
    for date in [4, 11, 18, 25] {
      items.append(timed(pick("요가 수업", "Yoga", "ヨガ教室"), .teal, (3, date), 7))
    }
    for date in [9, 16, 23, 30] {
      items.append(timed(pick("주간 회의", "Weekly meeting", "週例会議"), .blue, (3, date), 10))
    }
    for index in items.indices {
      items[index].key = Int64(index + 1)
    }
    return items
  }

  func page(_ items: [CalendarItem], month: Month = march) -> MonthPage {
    MonthPage(
      month: month, firstWeekday: labels.firstWeekday, today: Self.today, items: items,
      laneLimit: 4)
  }

  func monthView(
    items: [CalendarItem]? = nil, selected: Day? = nil, theme: ThemeChoice = .system,
    notice: Notice? = nil
  ) -> MonthView {
    MonthView(
      frame: frame(labels.monthHeading(Self.march), theme: theme, notice: notice),
      page: page(items ?? self.items), today: Self.today, selected: selected, details: details)
  }
}

/// Titles that a page must survive.
enum HostileTitle {
  static let script = "<script>alert(1)</script>"
  static let quotes = "\"onmouseover=\"alert(1)\" 'single' & <b>"
  static let long = String(repeating: "아주 긴 제목 very long title ", count: 20)
  static let rightToLeft = "اجتماع الفريق الأسبوعي \u{202E}abc"
  static let lines = "first line\nsecond line\u{0}\u{7}"
  static let emoji = "👩‍👩‍👧‍👦🎉 축하 자리"
  static let all = [script, quotes, long, rightToLeft, lines, emoji]
}

/// Items with any title.
enum CalendarItemSample {
  static func bar(_ title: String, from day: Int, count: Int, key: Int64) -> CalendarItem {
    CalendarItem(
      key: key, uid: title, title: title,
      days: DaySpan(start: SampleMonth.day(3, day), count: count))
  }

  static func line(_ title: String, on day: Int, key: Int64) -> CalendarItem {
    CalendarItem(
      key: key, uid: title, recurrenceID: "20260310T090000", title: title,
      days: DaySpan(start: SampleMonth.day(3, day), count: 1), startTime: .midnight,
      endTime: .midnight)
  }
}
