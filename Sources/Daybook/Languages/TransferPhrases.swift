/// The fixed texts of import and export.
package struct TransferPhrases: Sendable {
  static let all = TransferPhrases()

  package let importTitle = Phrase("가져오기", "Import", "読み込み")
  package let exportTitle = Phrase("내보내기", "Export", "書き出し")
  package let importHint = Phrase(
    "쓰던 달력에서 내보낸 .ics 파일을 고르세요. 모르는 항목도 그대로 간직해요.",
    "Choose an .ics file from the calendar you use. Properties we do not know are kept as they are.",
    "お使いのカレンダーが書き出した .ics を選んでください。未知の項目もそのまま残します。")
  package let file = Phrase("파일", "File", "ファイル")
  package let into = Phrase("넣을 캘린더", "Into", "読み込み先")
  package let newCalendar = Phrase("새 캘린더 만들기", "Make a new calendar", "新しいカレンダーを作る")
  package let newCalendarName = Phrase("새 캘린더 이름", "Name of the new calendar", "新しいカレンダーの名前")
  package let newCalendarHint = Phrase(
    "비워 두면 파일에 적힌 이름을 써요.", "Left empty, the name in the file is used.",
    "空欄ならファイル内の名前を使います。")
  package let importAction = Phrase("가져오기", "Import", "読み込む")

  package let exportHint = Phrase(
    "다른 달력이 그대로 읽는 .ics 파일이에요.", "An .ics file that other calendars read.",
    "ほかのカレンダーがそのまま読める .ics ファイルです。")
  package let everything = Phrase("모든 캘린더", "All calendars", "すべてのカレンダー")
  package let exportRange = Phrase("기간을 정해서", "A range of days", "期間を指定")
  package let from = Phrase("시작하는 날", "From", "開始日")
  package let through = Phrase("끝나는 날", "Through", "終了日")
  package let download = Phrase("내려받기", "Download", "ダウンロード")

  // The report.
  package let importReport = Phrase("가져오기 결과", "Import report", "読み込み結果")
  package let outcomeAdded = Phrase("추가", "Added", "追加")
  package let outcomeUpdated = Phrase("바꿈", "Updated", "更新")
  package let outcomeUnchanged = Phrase("그대로", "Unchanged", "変更なし")
  package let outcomeSkipped = Phrase("건너뜀", "Skipped", "スキップ")
  package let outcomeFailed = Phrase("못 가져옴", "Not imported", "読み込めず")
  package let itemsInFile = Phrase("파일의 항목", "Items in the file", "ファイルの項目")
  package let fileProblems = Phrase("파일 전체의 문제", "Problems of the file", "ファイル全体の問題")
  package let lineColumn = Phrase("줄", "Line", "行")
  package let outcomeColumn = Phrase("결과", "Result", "結果")
  package let seeCalendar = Phrase("달력에서 보기", "See the calendar", "カレンダーを見る")
  package let importAnother = Phrase("다른 파일 가져오기", "Import another file", "別のファイルを読み込む")
  package let fileMissing = Phrase(
    "파일을 먼저 골라 주세요.", "Choose a file first.", "先にファイルを選んでください。")
  package let fileEmpty = Phrase(
    "파일이 비어 있어요. 다른 파일을 골라 주세요.", "The file is empty. Choose another.",
    "ファイルが空です。別のファイルを選んでください。")
  package let fileNotCalendar = Phrase(
    "달력 파일이 아니에요. BEGIN:VCALENDAR로 시작하는 .ics 파일을 골라 주세요.",
    "This is not a calendar file. Choose an .ics file that begins with BEGIN:VCALENDAR.",
    "カレンダーのファイルではありません。BEGIN:VCALENDAR で始まる .ics を選んでください。")
}
