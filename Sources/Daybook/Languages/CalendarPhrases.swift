/// The fixed texts around the month, the day and the list.
package struct CalendarPhrases: Sendable {
  static let all = CalendarPhrases()

  // The frame.
  package let appName = Phrase("데이북", "Daybook", "デイブック")
  package let calendar = Phrase("달력", "Calendar", "カレンダー")
  package let tasks = Phrase("할 일", "Tasks", "タスク")
  package let importExport = Phrase("가져오기·내보내기", "Import and export", "読み込みと書き出し")
  package let importExportShort = Phrase("파일", "Files", "ファイル")
  package let settings = Phrase("설정", "Settings", "設定")
  package let calendars = Phrase("캘린더", "Calendars", "カレンダー一覧")
  package let mainNavigation = Phrase("주 메뉴", "Main", "メインメニュー")
  package let skipToContent = Phrase("본문으로 건너뛰기", "Skip to content", "本文へ移動")
  package let storedHere = Phrase(
    "이 컴퓨터에만 저장돼요", "Stored on this computer only", "この端末だけに保存")

  // Moving about.
  package let today = Phrase("오늘", "Today", "今日")
  package let previousMonth = Phrase("이전 달", "Previous month", "前の月")
  package let nextMonth = Phrase("다음 달", "Next month", "次の月")
  package let previousDay = Phrase("이전 날", "Previous day", "前の日")
  package let nextDay = Phrase("다음 날", "Next day", "次の日")
  package let previousYear = Phrase("이전 해", "Previous year", "前の年")
  package let nextYear = Phrase("다음 해", "Next year", "次の年")
  package let chooseMonth = Phrase("연월 고르기", "Choose a month", "年月を選ぶ")
  package let chooseDay = Phrase("날짜 고르기", "Choose a day", "日付を選ぶ")
  package let yearAndMonth = Phrase("연월", "Year and month", "年月")
  package let go = Phrase("이동", "Go", "移動")
  package let view = Phrase("보기", "View", "表示")
  package let monthView = Phrase("월", "Month", "月")
  package let dayView = Phrase("일", "Day", "日")
  package let monthViewLong = Phrase("월간", "Month", "月間")
  package let dayViewLong = Phrase("일간", "Day", "1日")
  package let listView = Phrase("목록", "List", "一覧")
  package let close = Phrase("닫기", "Close", "閉じる")
  package let undo = Phrase("실행 취소", "Undo", "元に戻す")

  // What a day holds.
  package let newEvent = Phrase("새 일정", "New event", "予定を追加")
  package let allDay = Phrase("하루 종일", "All day", "終日")
  package let allDayShort = Phrase("종일", "All day", "終日")
  package let openDay = Phrase("이날 보기", "Open this day", "この日を表示")
  package let emptyDay = Phrase("이날은 비어 있어요", "Nothing on this day", "この日は予定がありません")
  package let emptyMonth = Phrase(
    "이달은 비어 있어요", "Nothing in this month", "この月は予定がありません")
  package let clipped = Phrase(
    "너무 자주 되풀이되는 일정은 일부만 보여요",
    "Some repeating events are too frequent to show in full",
    "繰り返しが多すぎる予定は一部のみ表示しています")
  package let untitled = Phrase("제목 없음", "Untitled", "無題")

  // The first start.
  package let welcome = Phrase("아직 일정이 없어요", "No events yet", "予定はまだありません")
  package let welcomeHint = Phrase(
    "하나 만들거나, 쓰던 달력의 .ics 파일을 가져오세요.",
    "Make one, or import an .ics file from the calendar you use.",
    "1件作るか、お使いのカレンダーの .ics ファイルを読み込んでください。")
  package let makeEvent = Phrase("일정 만들기", "Make an event", "予定を作る")
  package let makeEventHint = Phrase(
    "오늘부터 적어 보세요.", "Start with today.", "今日から書いてみましょう。")
  package let importFile = Phrase("파일 가져오기", "Import a file", "ファイルを読み込む")
  package let importFileHint = Phrase(
    "구글, 애플, 아웃룩에서 내보낸 .ics 파일을 그대로 읽어요.",
    "Reads .ics files from Google, Apple or Outlook as they are.",
    "Google、Apple、Outlook が書き出した .ics をそのまま読み込みます。")
  package let loadSample = Phrase("예시 넣어 보기", "Load sample data", "サンプルを入れる")
  package let loadSampleHint = Phrase(
    "‘예시’라는 캘린더를 따로 만들어 넣어요.",
    "It goes into a calendar of its own, named “Sample”.",
    "「サンプル」という別のカレンダーに入れます。")

  // The hues' names.
  package let red = Phrase("빨강", "Red", "赤")
  package let orange = Phrase("주황", "Orange", "オレンジ")
  package let amber = Phrase("노랑", "Amber", "黄")
  package let olive = Phrase("올리브", "Olive", "オリーブ")
  package let green = Phrase("초록", "Green", "緑")
  package let teal = Phrase("청록", "Teal", "青緑")
  package let sky = Phrase("하늘", "Sky", "空色")
  package let blue = Phrase("파랑", "Blue", "青")
  package let indigo = Phrase("남색", "Indigo", "藍")
  package let violet = Phrase("보라", "Violet", "紫")
  package let pink = Phrase("분홍", "Pink", "ピンク")
  package let graphite = Phrase("회색", "Graphite", "グレー")
}
