/// The fixed texts of the diary.
package struct DiaryPhrases: Sendable {
  static let all = DiaryPhrases()

  package let diary = Phrase("일기", "Diary", "日記")
  package let journalName = Phrase("일기", "Diary", "日記")
  package let journal = Phrase("일기장", "Journal", "日記帳")
  package let onePerDay = Phrase("하루에 하나", "One entry a day", "1日に1つ")
  package let manyPerDay = Phrase("하루에 여러 개", "Many entries a day", "1日にいくつでも")
  package let onlyTodayOrYesterday = Phrase(
    "오늘과 어제만 쓰기", "Write only today or yesterday", "今日と昨日だけ書く")
  package let showsStreak = Phrase(
    "며칠째인지 보이기", "Show the days in a row", "連続日数を表示")

  // The card of a day.
  package let writeFeelings = Phrase("감정 기록하기", "Write how you felt", "気持ちを記録する")
  package let writeFreely = Phrase("자유롭게 쓰기", "Write freely", "自由に書く")
  package let noEntry = Phrase(
    "이날의 기록이 없어요. 지금 적어도 괜찮아요.", "Nothing on this day. You can write it now.",
    "この日の記録はありません。今から書いても大丈夫です。")
  package let futureDay = Phrase(
    "미래 날짜는 아직 기록할 수 없어요", "You can’t write in a future day yet",
    "未来の日付にはまだ書けません")
  package let hasDraft = Phrase("쓰다 만 글이 있어요", "You have a draft", "書きかけがあります")
  package let continueDraft = Phrase("이어 쓰기", "Continue", "続きを書く")
  package let discardDraft = Phrase("버리기", "Discard", "捨てる")
  package let onThisDay = Phrase("같은 날의 기록", "On this day", "同じ日の記録")
  package let backfilled = Phrase("나중에 씀", "Written later", "後から記入")

  // The parts of an entry.
  package let situation = Phrase("사건", "Situation", "できごと")
  package let thought = Phrase("생각", "Thought", "考え")
  package let feelings = Phrase("감정", "Feelings", "気持ち")
  package let action = Phrase("행동", "Action", "行動")
  package let mood = Phrase("기분", "Mood", "気分")
  package let tags = Phrase("태그", "Tags", "タグ")

  // The four questions.
  package let askSituation = Phrase("무슨 일이 있었나요?", "What happened?", "何がありましたか")
  package let askThought = Phrase("어떤 생각이 들었나요?", "What did you think?", "どう考えましたか")
  package let askFeelings = Phrase("그때 무엇을 느꼈나요?", "What did you feel?", "何を感じましたか")
  package let askAction = Phrase("어떻게 했나요?", "What did you do?", "どうしましたか")
  package let feelingsHint = Phrase(
    "가까운 말을 다섯 개까지 고를 수 있어요.", "Choose up to five words that come close.",
    "近い言葉を5つまで選べます。")
  package let tooManyFeelings = Phrase(
    "감정 낱말은 다섯 개까지 고를 수 있어요", "You can choose up to five feeling words",
    "気持ちの言葉は5つまで選べます")

  // The families of words for feelings.
  package let joy = Phrase("기쁨", "Joy", "喜び")
  package let sadness = Phrase("슬픔", "Sadness", "悲しみ")
  package let fear = Phrase("두려움", "Fear", "恐れ")
  package let displeasure = Phrase("불쾌", "Displeasure", "不快")
  package let anger = Phrase("분노", "Anger", "怒り")

  // The moods.
  package let mood1 = Phrase("아주 나쁨", "Very bad", "とても悪い")
  package let mood2 = Phrase("나쁨", "Bad", "悪い")
  package let mood3 = Phrase("보통", "So-so", "ふつう")
  package let mood4 = Phrase("좋음", "Good", "良い")
  package let mood5 = Phrase("아주 좋음", "Very good", "とても良い")

  // What can be wrong, and what to do.
  package let emptyEntry = Phrase(
    "아직 아무것도 적지 않았어요.", "There is nothing in it yet.", "まだ何も書かれていません。")
  package let onlyRecent = Phrase(
    "오늘과 어제만 쓰도록 설정되어 있어요. 설정에서 바꿀 수 있어요.",
    "Only today and yesterday can be written. Change this in the settings.",
    "今日と昨日だけ書く設定です。設定で変更できます。")
  package let unnameableDay = Phrase(
    "쓸 수 없는 해예요. 다른 날을 골라 주세요.", "No file can hold this year. Choose another day.",
    "使えない年です。別の日を選んでください。")
  package let dayIsTaken = Phrase(
    "이 일기장은 하루에 하나예요. 이날의 기록을 고쳐 주세요.",
    "This journal has one entry a day. Change the one of that day.",
    "この日記帳は1日に1つです。その日の記録を編集してください。")
  package let journalMissing = Phrase(
    "그 일기장은 이제 없어요. 다른 일기장을 골라 주세요.", "That journal is gone. Choose another.",
    "その日記帳はもうありません。別のものを選んでください。")
  package let unknownMood = Phrase(
    "기분은 1(아주 나쁨)부터 5(아주 좋음)까지예요.", "The mood is 1 (very bad) to 5 (very good).",
    "気分は1(とても悪い)から5(とても良い)です。")

  // Somebody else was faster.
  package let entryConflict = Phrase(
    "그사이 다른 곳에서 이 기록이 바뀌었어요. 두 글 모두 그대로 있어요.",
    "This entry was changed elsewhere meanwhile. Both texts are still here.",
    "この間に別の場所で記録が変更されました。どちらの文章も残っています。")
  package let keepBoth = Phrase("둘 다 남기기", "Keep both", "両方残す")

  // History.
  package let history = Phrase("지난 모습", "History", "履歴")
  package let restoreVersion = Phrase("이 모습으로 되돌리기", "Go back to this", "この状態に戻す")

  // Statistics.
  package let yearInPixels = Phrase("한 해의 기분", "Year in pixels", "1年の気分")
  package let monthFeelings = Phrase("이달의 감정", "Feelings this month", "今月の気持ち")
  package let moodByMonth = Phrase("달마다의 기분", "Mood by month", "月ごとの気分")
  package let moodByWeekday = Phrase("요일마다의 기분", "Mood by weekday", "曜日ごとの気分")
  package let frequentWords = Phrase("자주 쓴 말", "Most frequent words", "よく使う言葉")
  package let oftenTogether = Phrase("함께 나온 말", "Often together", "よく一緒に出る言葉")
}

extension Strings {
  /// A text of the diary.
  package subscript(dynamicMember path: KeyPath<DiaryPhrases, Phrase>) -> String {
    DiaryPhrases.all[keyPath: path].text(in: language)
  }
}
