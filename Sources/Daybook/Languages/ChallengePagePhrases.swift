/// The fixed texts of the pages of ranges and challenges.
package struct ChallengePagePhrases: Sendable {
  static let all = ChallengePagePhrases()

  // The month.
  package let allChallenges = Phrase("모든 챌린지", "All challenges", "すべてのチャレンジ")
  package let viewOnly = Phrase("보기 전용", "View only", "閲覧のみ")
  package let backToEditing = Phrase("고칠 수 있는 화면으로", "Back to editing", "編集できる画面へ")
  package let pickFirstDay = Phrase(
    "첫날을 골라 주세요", "Choose the first day", "最初の日を選んでください")
  package let typeTheDays = Phrase("날짜를 직접 적기", "Type the days", "日付を入力する")
  package let pickAnotherFirst = Phrase("첫날 다시 고르기", "Another first day", "最初の日を選び直す")

  // The lists.
  package let runningChallenges = Phrase("하는 중", "Running", "実施中")
  package let comingChallenges = Phrase("앞으로", "Coming", "これから")
  package let endedChallenges = Phrase("끝남", "Over", "終了")
  package let archivedChallenges = Phrase("보관함", "Archived", "アーカイブ")
  package let noChallengesYet = Phrase(
    "아직 챌린지가 없어요", "No challenges yet", "チャレンジはまだありません")
  package let noChallengesYetHint = Phrase(
    "달력에서 첫날과 마지막 날을 골라 하나 만들어 보세요.",
    "Make one by choosing its first and last day on the calendar.",
    "カレンダーで最初の日と最終日を選んで作ってみましょう。")
  package let archive = Phrase("보관하기", "Archive", "アーカイブ")
  package let takeOut = Phrase("보관함에서 꺼내기", "Take out of the archive", "アーカイブから戻す")
  package let archivedHint = Phrase(
    "보관한 챌린지는 달력에 보이지 않아요. 기록은 그대로 있어요.",
    "Archived challenges are not on the calendar. What was noted is kept.",
    "アーカイブしたものはカレンダーに表示されません。記録は残ります。")

  // A day of a challenge.
  package let oneMore = Phrase("하나 더", "One more", "もう1回")
  package let dayCountField = Phrase("횟수", "Count", "回数")
  package let countAgain = Phrase("다시 세기", "Count this day again", "スキップを取り消す")
  package let skipUntil = Phrase(
    "마지막으로 쉬는 날 (비워 두면 하루)", "Last day skipped (empty: one day)", "最後の休み（空欄なら1日）")
  package let notYetThisWeek = Phrase(
    "이번 주에는 아직 없어요", "Not done this week yet", "今週はまだありません")
  package let noRangesOnDay = Phrase(
    "이날에는 챌린지가 없어요", "No challenges on this day", "この日のチャレンジはありません")

  // The form.
  package let challengeNameHint = Phrase(
    "무엇을 이어 갈까요?", "What will you keep up?", "何を続けますか")
  package let challengeDays = Phrase("기간", "Days", "期間")
  package let rangeKind = Phrase("종류", "Kind", "種類")
  package let howOften = Phrase("얼마나 자주", "How often", "頻度")
  package let onWeekdays = Phrase("고른 요일에", "On chosen weekdays", "曜日を選ぶ")
  package let someTimesAWeek = Phrase("한 주에 몇 번", "Times a week", "週に何回")
  package let someTimesAMonth = Phrase("한 달에 몇 번", "Times a month", "月に何回")
  package let everyFewDays = Phrase("며칠에 한 번", "Once every few days", "何日かに1回")
  package let timesField = Phrase("몇 번", "How many times", "回数")
  package let daysField = Phrase("며칠", "How many days", "日数")
  package let dayCountsWhen = Phrase("한 날로 치는 기준", "A day counts", "達成の基準")
  package let whenChecked = Phrase("체크하면", "When checked", "チェックしたら")
  package let atLeastField = Phrase("이만큼 이상", "At least", "以上")
  package let atMostField = Phrase("이만큼 이하", "At most", "以下")
  package let targetFromHint = Phrase(
    "목표를 바꾸면 이날부터 새 목표로 셈해요. 그 앞은 전과 같아요. 비워 두면 오늘부터예요.",
    "A changed target applies from this day; the days before keep the old one. Empty is today.",
    "目標を変えた場合の適用開始日です。それより前は以前の目標のままです。空欄なら今日からです。")

  // The categories.
  package let categoryName = Phrase("이름", "Name", "名前")
  package let makeCategory = Phrase("분류 만들기", "Make category", "分類を作る")
  package let editCategory = Phrase("분류 고치기", "Edit category", "分類を編集")
  package let categoriesHint = Phrase(
    "체크한 분류만 달력에 보여요. 이름을 누르면 이름과 색을 고칠 수 있어요.",
    "Only ticked categories are shown. Open one by its name to change its name and colour.",
    "チェックした分類だけを表示します。名前を押すと名前と色を変えられます。")
  package let usualNameHint = Phrase(
    "비워 두면 원래 이름을 써요.", "Left empty, it has its usual name.", "空欄なら元の名前になります。")

  // When a day begins.
  package let dayBegins = Phrase("하루의 시작", "A day begins", "1日の始まり")
  package let dayBeginsHint = Phrase(
    "이 시각 전에 한 것은 전날 한 것으로 셈해요.",
    "What is done before this hour counts for the day before.",
    "この時刻より前の記録は前日の分になります。")

  // Import and export.
  package let importChallenges = Phrase(
    "챌린지 가져오기", "Import challenges", "チャレンジの読み込み")
  package let importChallengesHint = Phrase(
    "날짜 목록이 든 JSON을 읽어요. 먼저 무엇이 들어오는지 보여 드려요.",
    "Reads JSON with lists of dates. You see what would come in before anything is changed.",
    "日付のリストが入ったJSONを読み込みます。変更の前に内容を確認できます。")
  package let jsonText = Phrase("또는 JSON 붙여 넣기", "Or paste JSON", "またはJSONを貼り付け")
  package let previewAction = Phrase("미리 보기", "Preview", "プレビュー")
  package let importPreview = Phrase("가져올 것 미리 보기", "What would be imported", "読み込む内容の確認")
  package let textOfFile = Phrase("파일 내용", "Text of the file", "ファイルの内容")
  package let correctAndPreview = Phrase("고쳐서 다시 보기", "Preview again", "修正して再確認")
  package let notTaken = Phrase("가져오지 못하는 것", "Not imported", "読み込めないもの")
  package let goodToKnow = Phrase("알아 둘 것", "Good to know", "確認事項")
  package let nothingInFile = Phrase(
    "가져올 기간이 없어요", "There are no ranges to import", "読み込む期間がありません")
  package let exportChallenges = Phrase("JSON으로 내보내기", "Export as JSON", "JSONで書き出す")
  package let exportChallengesHint = Phrase(
    "날짜와 분류만 담겨요. 이름, 목표와 기록까지 옮기려면 .ics로 내보내세요.",
    "Holds days and categories only. To take names, targets and notes along, export as .ics.",
    "日付と分類のみです。名前・目標・記録も移すには .ics で書き出してください。")
  package let allInICS = Phrase("모두 담긴 .ics", "Everything as .ics", "すべてを含む .ics")
  package let jsonMissing = Phrase(
    "파일을 고르거나 JSON을 붙여 넣어 주세요.", "Choose a file or paste JSON.",
    "ファイルを選ぶか、JSONを貼り付けてください。")
}

extension Strings {
  /// A text of the pages of challenges.
  package subscript(dynamicMember path: KeyPath<ChallengePagePhrases, Phrase>) -> String {
    ChallengePagePhrases.all[keyPath: path].text(in: language)
  }
}
