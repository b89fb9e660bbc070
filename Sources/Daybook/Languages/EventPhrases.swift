/// The fixed texts of the event's form and of a conflict.
package struct EventPhrases: Sendable {
  static let all = EventPhrases()

  package let editEvent = Phrase("일정 고치기", "Edit event", "予定を編集")
  package let title = Phrase("제목", "Title", "タイトル")
  package let titleHint = Phrase("무엇을 하나요?", "What is it?", "何をしますか")
  package let date = Phrase("날짜", "Date", "日付")
  package let time = Phrase("시각", "Time", "時刻")
  package let begins = Phrase("시작", "Begins", "開始")
  package let ends = Phrase("끝", "Ends", "終了")
  package let firstDay = Phrase("시작하는 날", "First day", "開始日")
  package let lastDay = Phrase("끝나는 날", "Last day", "終了日")
  package let startTime = Phrase("시작 시각", "Start time", "開始時刻")
  package let endTime = Phrase("끝 시각", "End time", "終了時刻")
  package let lastDayHint = Phrase(
    "마지막 날도 포함해요", "The last day is included", "最終日を含みます")
  package let timeZone = Phrase("시간대", "Time zone", "タイムゾーン")
  package let floatingZone = Phrase(
    "어디서나 같은 시각", "Same clock time everywhere", "どこでも同じ時刻")
  package let place = Phrase("장소", "Place", "場所")
  package let notes = Phrase("메모", "Notes", "メモ")
  package let notesHint = Phrase("적어 둘 것이 있나요?", "Anything to remember?", "覚えておくことはありますか")
  package let calendarField = Phrase("캘린더", "Calendar", "カレンダー")
  package let color = Phrase("색", "Colour", "色")
  package let repeats = Phrase("반복", "Repeats", "繰り返し")
  package let nextFive = Phrase("다음 다섯 번", "Next five", "次の5回")
  package let changeWhich = Phrase("바꿀 범위", "Change", "変更の範囲")
  package let thisEvent = Phrase("이 일정만", "This event", "この予定のみ")
  package let thisAndFollowing = Phrase("이 일정부터", "This and following", "これ以降")
  package let allEvents = Phrase("모든 일정", "All", "すべて")
  package let preview = Phrase("미리 보기", "Preview", "プレビュー")
  package let save = Phrase("저장", "Save", "保存")
  package let cancel = Phrase("취소", "Cancel", "キャンセル")
  package let delete = Phrase("지우기", "Delete", "削除")

  // Somebody else was faster.
  package let conflictHint = Phrase(
    "쓴 글은 아직 저장하지 않았어요. 어느 쪽을 남길지 골라 주세요.",
    "What you wrote is not saved yet. Choose which to keep.",
    "入力した内容はまだ保存されていません。どちらを残すか選んでください。")
  package let field = Phrase("항목", "Field", "項目")
  package let mine = Phrase("내가 쓴 것", "Yours", "自分の入力")
  package let theirs = Phrase("지금 저장된 것", "Saved now", "現在の保存内容")
  package let differs = Phrase("다름", "Differs", "相違")
  package let saveMine = Phrase("내 것으로 저장", "Save mine anyway", "自分の内容で保存")
  package let takeTheirs = Phrase("저장된 것 두기", "Keep what is saved", "保存済みのままにする")
  package let nothing = Phrase("비어 있음", "Empty", "なし")

  // What can be wrong, and what to do.
  package let dateUnreadable = Phrase(
    "날짜를 읽을 수 없어요. 2026-03-27처럼 적어 주세요.",
    "This is not a date. Write it like 2026-03-27.",
    "日付を読み取れません。2026-03-27 のように入力してください。")
  package let timeUnreadable = Phrase(
    "시각을 읽을 수 없어요. 09:30처럼 적어 주세요.",
    "This is not a time. Write it like 09:30.",
    "時刻を読み取れません。09:30 のように入力してください。")
  package let zoneUnknown = Phrase(
    "모르는 시간대예요. Asia/Seoul처럼 적어 주세요.",
    "There is no such time zone. Write it like Europe/London.",
    "不明なタイムゾーンです。Asia/Tokyo のように入力してください。")
  package let calendarMissing = Phrase(
    "그 캘린더는 이제 없어요. 다른 캘린더를 골라 주세요.",
    "That calendar is gone. Choose another.",
    "そのカレンダーはもうありません。別のものを選んでください。")
}
