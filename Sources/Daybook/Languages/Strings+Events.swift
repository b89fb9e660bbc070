import CalendarCore

extension Strings {
  /// The name of the calendar that is made for the first event.
  package var defaultCalendarName: String { pick("내 캘린더", "My calendar", "マイカレンダー") }

  /// What is wrong with a field of an event, and what to do.
  package func message(_ problem: EventDraft.Problem, labels: LocaleLabels) -> String {
    switch problem {
    case .missing:
      pick("비어 있어요. 채워 주세요.", "This is empty. Fill it in.", "入力されていません。入力してください。")
    case .unreadableDate:
      self.dateUnreadable
    case .noSuchDay(let text):
      pick(
        "\(text)은 없는 날짜예요. 다른 날짜를 적어 주세요.", "There is no \(text). Choose another date.",
        "\(text) という日付はありません。別の日付を入力してください。")
    case .unreadableTime:
      self.timeUnreadable
    case .endBeforeStart(let earliest):
      lastDayTooEarly(first: labels.day(earliest))
    case .endTimeBeforeStart(let earliest):
      endTooEarly(start: labels.time(earliest))
    case .unknownZone:
      self.zoneUnknown
    case .unknownCalendar:
      self.calendarMissing
    case .calendarIsForAll:
      pick(
        "캘린더는 모든 일정을 함께 옮길 때만 바꿀 수 있어요. ‘모든 일정’을 고르거나 캘린더를 그대로 두세요.",
        "The calendar can only be changed for all events. Choose “All”, or leave the calendar as it is.",
        "カレンダーはすべての予定に対してのみ変更できます。「すべて」を選ぶか、カレンダーをそのままにしてください。")
    case .unknownHue:
      pick(
        "모르는 색이에요. 목록에서 골라 주세요.", "There is no such colour. Choose one of the list.",
        "不明な色です。一覧から選んでください。")
    case .tooLong(let limit):
      pick(
        "너무 길어요. \(number(limit))자 안으로 줄여 주세요.",
        "This is too long. Keep it under \(number(limit)) characters.",
        "長すぎます。\(number(limit))文字以内にしてください。")
    case .alreadyInCalendar:
      pick(
        "그 캘린더에는 이 일정이 이미 있어요. 다른 캘린더를 골라 주세요.",
        "That calendar has this event already. Choose another.",
        "そのカレンダーにはこの予定がすでにあります。別のものを選んでください。")
    case .seriesDaysAreFixed:
      pick(
        "반복하는 일정 전체의 날짜나 시간대는 아직 바꿀 수 없어요. ‘이 일정만’을 고르거나 날짜를 그대로 두세요.",
        "The days and the time zone of a whole series can’t be changed yet. Choose “This event”, or leave them as they are.",
        "繰り返し全体の日付やタイムゾーンはまだ変更できません。「この予定のみ」を選ぶか、そのままにしてください。")
    }
  }

  /// The event was deleted while its form was open.
  package var eventGone: String {
    pick(
      "그사이 이 일정이 지워졌어요. 쓴 내용은 그대로 있어요. 저장하면 새 일정이 돼요.",
      "This event was deleted meanwhile. What you typed is still here; saving makes a new event.",
      "この予定はその間に削除されました。入力した内容は残っています。保存すると新しい予定になります。")
  }

  /// A save failed; the form shows what was typed.
  package var notSaved: String {
    pick(
      "저장하지 못했어요. 쓴 글은 그대로 있어요.", "Couldn’t save. Your text is still here.",
      "保存できませんでした。入力した内容は残っています。")
  }

  /// The form's token was of another session.
  package var pageOutOfDate: String {
    pick(
      "페이지가 열린 지 오래됐어요. 한 번 더 저장해 주세요.", "The page was out of date. Save once more.",
      "ページを開いてから時間が経っています。もう一度保存してください。")
  }

  /// Somebody else is writing at this moment.
  package var storeIsBusy: String {
    pick(
      "지금 다른 곳에서 쓰고 있어요. 잠시 뒤에 다시 저장해 주세요.",
      "Something else is being saved at this moment. Try again soon.",
      "いま別の場所で保存しています。少し待ってからもう一度保存してください。")
  }

  /// Undoing would overwrite a later change.
  package var undoRefused: String {
    pick(
      "그 뒤에 다시 바뀐 것이 있어서 되돌릴 수 없어요. 아무것도 바꾸지 않았어요.",
      "Something was changed again since, so this can’t be undone. Nothing was changed.",
      "その後に変更があったため元に戻せません。何も変更していません。")
  }
}
