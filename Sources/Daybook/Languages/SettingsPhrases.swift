/// The fixed texts of the settings.
package struct SettingsPhrases: Sendable {
  static let all = SettingsPhrases()

  package let display = Phrase("보기", "Display", "表示")
  package let displayLanguage = Phrase("언어", "Language", "言語")
  package let browserLanguage = Phrase("브라우저를 따름", "As the browser", "ブラウザーに合わせる")
  package let firstWeekday = Phrase("한 주의 시작", "Week begins on", "週の始まり")
  package let languageDefault = Phrase("언어를 따름", "As the language", "言語に合わせる")
  package let zone = Phrase("시간대", "Time zone", "タイムゾーン")
  package let zoneHint = Phrase(
    "시각이 정해진 일정을 이 시간대로 보여 줘요.", "Events with a time are shown in this zone.",
    "時刻のある予定をこのタイムゾーンで表示します。")
  package let theme = Phrase("화면", "Theme", "テーマ")
  package let themeSystem = Phrase("기기를 따름", "As the device", "端末に合わせる")
  package let themeLight = Phrase("밝게", "Light", "ライト")
  package let themeDark = Phrase("어둡게", "Dark", "ダーク")
  package let clock = Phrase("시각 표시", "Clock", "時刻の表示")
  package let clock24 = Phrase("24시간", "24 hours", "24時間")
  package let clock12 = Phrase("12시간", "12 hours", "12時間")
  package let shown = Phrase("보임", "Shown", "表示中")
  package let hidden = Phrase("숨김", "Hidden", "非表示")
  package let noCalendars = Phrase(
    "아직 캘린더가 없어요", "No calendars yet", "カレンダーはまだありません")
  package let settingsSaved = Phrase(
    "설정을 저장했어요", "Settings saved", "設定を保存しました")
}

/// The fixed texts of the error pages: what happened, then what to do.
package struct ErrorPhrases: Sendable {
  static let all = ErrorPhrases()

  package let badRequest = Phrase(
    "요청을 읽을 수 없어요", "This request cannot be read", "リクエストを読み取れません")
  package let badRequestHint = Phrase(
    "주소를 다시 살펴봐 주세요. 날짜는 2026-03-10처럼 적어요.",
    "Check the address. Dates are written like 2026-03-10.",
    "アドレスを確認してください。日付は 2026-03-10 のように書きます。")
  package let forbidden = Phrase(
    "이 요청은 받을 수 없어요", "This request was refused", "このリクエストは受け付けられません")
  package let forbiddenHint = Phrase(
    "오래 열어 둔 화면일 수 있어요. 화면을 새로 열고 다시 해 주세요.",
    "The page may have been open for long. Reload it and try again.",
    "長く開いていた画面かもしれません。再読み込みしてもう一度お試しください。")
  package let notFound = Phrase(
    "여기에는 아무것도 없어요", "There is nothing here", "ここには何もありません")
  package let notFoundHint = Phrase(
    "지워졌거나 주소가 바뀌었을 수 있어요.", "It may have been deleted, or the address is different.",
    "削除されたか、アドレスが違う可能性があります。")
  package let methodNotAllowed = Phrase(
    "이 주소에서는 할 수 없는 일이에요", "This address does not do that", "このアドレスではできない操作です")
  package let methodNotAllowedHint = Phrase(
    "달력에서 다시 시작해 주세요.", "Start again from the calendar.",
    "カレンダーからやり直してください。")
  package let conflictError = Phrase(
    "그사이 바뀌었어요", "It was changed meanwhile", "この間に変更されました")
  package let conflictErrorHint = Phrase(
    "지금 모습을 다시 열고 고쳐 주세요.", "Open it again as it is now, then change it.",
    "現在の内容を開き直してから編集してください。")
  package let tooLarge = Phrase(
    "파일이 너무 커요", "The file is too large", "ファイルが大きすぎます")
  package let tooLargeHint = Phrase(
    "나눠서 가져오거나 명령줄의 daybook import를 써 주세요.",
    "Split it, or use daybook import on the command line.",
    "分割するか、コマンドラインの daybook import をお使いください。")
  package let serverError = Phrase(
    "데이북에 문제가 생겼어요", "Something went wrong in Daybook", "デイブックで問題が起きました")
  package let serverErrorHint = Phrase(
    "저장된 것은 그대로 있어요. 다시 해 보고, 계속되면 daybook doctor를 실행해 주세요.",
    "What was saved is still there. Try again; if it goes on, run daybook doctor.",
    "保存済みの内容はそのままです。もう一度試し、続くときは daybook doctor を実行してください。")
  package let otherError = Phrase(
    "하지 못했어요", "That did not work", "完了できませんでした")
  package let otherErrorHint = Phrase(
    "달력으로 돌아가서 다시 해 주세요.", "Go back to the calendar and try again.",
    "カレンダーに戻ってもう一度お試しください。")
  package let backToCalendar = Phrase("달력으로", "Back to the calendar", "カレンダーへ")
}
