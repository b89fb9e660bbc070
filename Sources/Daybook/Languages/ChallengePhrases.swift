/// The fixed texts of ranges and challenges.
package struct ChallengePhrases: Sendable {
  static let all = ChallengePhrases()

  package let challenges = Phrase("챌린지", "Challenges", "チャレンジ")
  package let newChallenge = Phrase("새 챌린지", "New challenge", "チャレンジを追加")
  package let editChallenge = Phrase("챌린지 고치기", "Edit challenge", "チャレンジを編集")
  package let checkOffsToday = Phrase("오늘 할 챌린지", "To do today", "今日のチャレンジ")
  package let noCheckOffs = Phrase(
    "오늘 할 챌린지가 없어요", "Nothing to check off today", "今日のチャレンジはありません")
  package let noRanges = Phrase(
    "이달에는 챌린지가 없어요", "No challenges in this month", "この月のチャレンジはありません")
  package let categoriesTitle = Phrase("분류", "Categories", "分類")
  package let rangeCategory = Phrase("분류", "Category", "分類")
  package let noCategory = Phrase("분류 없음", "No category", "分類なし")
  package let unknownCategory = Phrase("모르는 분류", "Unknown category", "不明な分類")
  package let newCategory = Phrase("새 분류", "New category", "分類を追加")

  // The seven categories.
  package let health = Phrase("건강", "Health", "健康")
  package let selfCare = Phrase("셀프케어", "Self-care", "セルフケア")
  package let habit = Phrase("습관", "Habit", "習慣")
  package let challengeCategory = Phrase("도전", "Challenge", "挑戦")
  package let memory = Phrase("추억", "Memory", "思い出")
  package let love = Phrase("사랑", "Love", "愛")
  package let culture = Phrase("교양", "Culture", "教養")

  // Kinds and targets.
  package let kindRange = Phrase("기간만", "Days only", "期間のみ")
  package let kindChallenge = Phrase("챌린지", "Challenge", "チャレンジ")
  package let kindCourse = Phrase("하루 한 단계", "Course, a step a day", "1日1ステップ")
  package let challengeTargetFrom = Phrase("목표를 바꿀 날", "Target applies from", "目標の適用開始日")
  package let everyDay = Phrase("매일", "Every day", "毎日")

  // A day of a challenge.
  package let dayDone = Phrase("했어요", "Done", "完了")
  package let dayNotDone = Phrase("아직", "Not yet", "まだ")
  package let skipDay = Phrase("건너뛰기", "Skip", "スキップ")
  package let daySkipped = Phrase("쉬는 날", "Skipped", "お休み")
  package let skipReason = Phrase("이유", "Reason", "理由")
  package let streakAtRisk = Phrase(
    "오늘 하면 이어져요", "Goes on if you do it today", "今日続ければ途切れません")
  package let dayFree = Phrase("오늘은 없어요", "Nothing asked for today", "今日はありません")
  package let periodSatisfied = Phrase("이번에는 다 했어요", "Done for now", "今回分は完了")
  package let dayOverLimit = Phrase("오늘은 넘었어요", "Over the limit today", "今日は上限を超えました")
  package let challengeNotBegun = Phrase("아직 시작 전이에요", "Not begun yet", "まだ始まっていません")
  package let challengeOver = Phrase("끝났어요", "Over", "終了")
}
