/// The fixed texts for making, changing and deleting calendars.
package struct CalendarManagementPhrases: Sendable {
  static let all = CalendarManagementPhrases()

  package let editCalendar = Phrase("캘린더 고치기", "Edit calendar", "カレンダーを編集")
  package let calendarName = Phrase("이름", "Name", "名前")
  package let whatItHolds = Phrase("담긴 것", "Contents", "内容")
  package let makeCalendar = Phrase("캘린더 만들기", "Make calendar", "カレンダーを作る")
  package let deleteCalendar = Phrase("캘린더 지우기", "Delete calendar", "カレンダーを削除")
  package let emptyCalendar = Phrase("아직 비어 있어요", "Nothing in it yet", "まだ何もありません")
  package let calendarsHint = Phrase(
    "체크한 캘린더만 달력에 보여요. 이름을 누르면 고칠 수 있어요.",
    "Only ticked calendars are shown. Open one by its name to change it.",
    "チェックしたカレンダーだけを表示します。名前を押すと編集できます。")
  package let deleteCalendarHint = Phrase(
    "지운 다음 바로 ‘실행 취소’를 누르면 모두 돌아와요. 따로 남겨 두려면 먼저 파일로 내려받으세요.",
    "Undo, right after deleting, brings all of it back. To keep a copy, download the file first.",
    "削除した直後に「元に戻す」を押せばすべて戻ります。手元に残すには、先にファイルをダウンロードしてください。")
  package let calendarNameMissing = Phrase(
    "이름이 비어 있어요. 이름을 적어 주세요.", "The name is empty. Write one.",
    "名前が空です。入力してください。")
}

extension Strings {
  /// A text about managing calendars.
  package subscript(dynamicMember path: KeyPath<CalendarManagementPhrases, Phrase>) -> String {
    CalendarManagementPhrases.all[keyPath: path].text(in: language)
  }
}
