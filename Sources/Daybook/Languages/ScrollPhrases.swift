/// The fixed texts of the scrolling calendar and of the date picker.
package struct ScrollPhrases: Sendable {
  static let all = ScrollPhrases()

  // The list.
  package let scrollView = Phrase("이어 보기", "Scroll", "連続")
  package let earlierMonths = Phrase("이전 달들", "Earlier months", "前の月へ")
  package let laterMonths = Phrase("다음 달들", "Later months", "次の月へ")
  package let howToChoose = Phrase("고르는 방법", "How days are chosen", "選び方")
  package let chooseOne = Phrase("하루", "One", "1日")
  package let chooseSeveral = Phrase("여러 날", "Several", "複数")
  package let chooseRange = Phrase("기간", "Range", "期間")
  package let nothingChosen = Phrase("고른 날 없음", "No day chosen", "選択なし")

  package let daysCounted = Phrase("{n}일", "{n} days", "{n}日間")

  // The theme.
  package let dayColors = Phrase("날짜 색", "Day colours", "日付の色")
  package let dayColorsHint = Phrase(
    "이어 보기에서 쓰는 색과 굵기예요.", "How days look in the scrolling calendar.",
    "連続表示での日付の色と太さです。")
  package let changeDayColors = Phrase("색 바꾸기", "Change colours", "色を変更")
  package let chosenDay = Phrase("선택", "Chosen", "選択")
  package let pastDays = Phrase("지난 날", "Past", "過去")
  package let futureDays = Phrase("앞날", "Future", "未来")
  package let plainInk = Phrase("글자색", "Plain", "文字色")
  package let weight = Phrase("굵기", "Weight", "太さ")
  package let regularWeight = Phrase("보통", "Regular", "標準")
  package let mediumWeight = Phrase("조금 굵게", "Semibold", "やや太い")
  package let boldWeight = Phrase("굵게", "Bold", "太い")

  // The date picker.
  package let pickDate = Phrase("날짜 고르기", "Choose date", "日付を選ぶ")
  package let changeDate = Phrase("날짜 바꾸기, {date}", "Change date, {date}", "日付を変更、{date}")
  package let clearDate = Phrase("지우기", "Clear", "消去")
  package let setDate = Phrase("정하기", "Set", "決定")
  package let dateNotUnderstood = Phrase(
    "날짜로 읽을 수 없어요. {example}처럼 적어 주세요.",
    "This is no date. Write it like {example}.",
    "日付として読み取れません。{example}のように書いてください。")
  package let dateTooEarly = Phrase(
    "{date}부터 고를 수 있어요.", "Choose {date} or later.", "{date}以降を選んでください。")
  package let dateTooLate = Phrase(
    "{date}까지 고를 수 있어요.", "Choose {date} or earlier.", "{date}以前を選んでください。")
  package let dateUnavailable = Phrase(
    "이날은 고를 수 없어요.", "This day cannot be chosen.", "この日は選べません。")
  package let dateMissing = Phrase(
    "날짜를 골라 주세요.", "Choose a date.", "日付を選んでください。")
  package let dateKeys = Phrase(
    "화살표 키로 날짜를 옮겨요", "Arrow keys move between days", "矢印キーで日付を移動します")
  package let rangeBegun = Phrase(
    "첫날 {date}. 이제 마지막 날을 골라 주세요.", "From {date}. Now choose the last day.",
    "開始日は{date}です。終了日を選んでください。")
  package let thisWeek = Phrase("이번 주", "This week", "今週")
  package let nextThirtyDays = Phrase("앞으로 30일", "Next 30 days", "今後30日間")
  package let yearColumn = Phrase("연도", "Year", "年")
  package let monthColumn = Phrase("월", "Month", "月")
  package let dayColumn = Phrase("일", "Day", "日")
}

extension Strings {
  /// A text of the scrolling calendar and of the date picker.
  package subscript(dynamicMember path: KeyPath<ScrollPhrases, Phrase>) -> String {
    ScrollPhrases.all[keyPath: path].text(in: language)
  }

  /// Says that there are no days before `day`.
  package func firstDayThere(_ day: String) -> String {
    pick("\(day)부터 있어요", "\(day) is the first day", "\(day)が最初の日です")
  }

  /// Says that there are no days after `day`.
  package func lastDayThere(_ day: String) -> String {
    pick("\(day)까지 있어요", "\(day) is the last day", "\(day)が最後の日です")
  }
}
