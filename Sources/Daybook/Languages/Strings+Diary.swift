extension Strings {
  /// The steps of an entry as one text, which other programs show: each part that there is under its
  /// name.
  package func composition(of steps: EntrySteps, feelings: [String]) -> String {
    let parts = [
      (self.situation, steps.situation), (self.thought, steps.thought),
      (self.feelings, feelings.joined(separator: ", ")), (self.action, steps.action),
    ]
    return parts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }.joined(separator: "\n\n")
  }

  /// The name of a family of words for feelings.
  package func name(of family: FeelingFamily) -> String {
    switch family {
    case .joy: self.joy
    case .sadness: self.sadness
    case .fear: self.fear
    case .displeasure: self.displeasure
    case .anger: self.anger
    }
  }

  /// The name of a mood, 1…5; nil for any other number.
  package func moodName(_ mood: Int) -> String? {
    switch mood {
    case 1: self.mood1
    case 2: self.mood2
    case 3: self.mood3
    case 4: self.mood4
    case 5: self.mood5
    default: nil
    }
  }

  /// How far an unfinished entry came.
  package func stepsReached(_ count: Int) -> String {
    let ordinals = ["첫", "두", "세", "네"]
    let korean = ordinals.indices.contains(count - 1) ? ordinals[count - 1] : "\(count)"
    return pick(
      "\(korean) 번째 단계까지 적었어요.", "Written up to step \(count).", "\(count)番目まで書きました。")
  }

  /// How many days in a row have an entry.
  package func daysInARow(_ count: Int) -> String {
    pick(
      "\(number(count))일 연속", "\(number(count)) day\(count == 1 ? "" : "s") in a row",
      "\(number(count))日連続")
  }

  /// What is wrong with an entry, and what to do.
  package func message(_ problem: EntryProblem) -> String {
    switch problem {
    case .empty: self.emptyEntry
    case .futureDay: self.futureDay
    case .onlyTodayOrYesterday: self.onlyRecent
    case .unnameableDay: self.unnameableDay
    case .dayIsTaken: self.dayIsTaken
    case .unknownJournal: self.journalMissing
    case .tooManyFeelings: self.tooManyFeelings
    case .unknownMood: self.unknownMood
    case .tooLong(let limit):
      pick(
        "너무 길어요. \(number(limit))자 안으로 줄여 주세요.",
        "This is too long. Keep it within \(number(limit)) characters.",
        "長すぎます。\(number(limit))文字以内にしてください。")
    case .tooMany(let limit):
      pick(
        "너무 많아요. \(number(limit))개 안으로 줄여 주세요.",
        "There are too many. Keep it within \(number(limit)).",
        "多すぎます。\(number(limit))個以内にしてください。")
    case .controlCharacter(let scalar, let line):
      controlCharacter(scalar, line: line)
    }
  }

  private func controlCharacter(_ scalar: Unicode.Scalar, line: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return pick(
      "\(number(line))번째 줄에 보이지 않는 제어 문자(\(code))가 있어요. 지우고 다시 저장해 주세요.",
      "Line \(number(line)) has an invisible control character (\(code)). Remove it and save again.",
      "\(number(line))行目に見えない制御文字(\(code))があります。削除してもう一度保存してください。")
  }

  /// What is wrong with a change to the words for feelings, and what to do.
  package func message(_ problem: FeelingVocabulary.Problem) -> String {
    switch problem {
    case .missing:
      pick("낱말이 비어 있어요. 적어 주세요.", "The word is empty. Write one.", "言葉が空です。入力してください。")
    case .tooLong: message(EntryProblem.tooLong(limit: EntryDraft.wordLimit))
    case .taken(let family):
      pick(
        "‘\(name(of: family))’에 이미 있는 낱말이에요.", "“\(name(of: family))” has this word already.",
        "「\(name(of: family))」にすでにある言葉です。")
    case .unknownWord:
      pick("그 낱말은 이제 없어요.", "That word is gone.", "その言葉はもうありません。")
    }
  }

  /// An entry was saved.
  package func saved(entryOn day: String) -> String {
    pick("\(day) 기록을 저장했어요", "Saved the entry of \(day)", "\(day)の記録を保存しました")
  }

  /// An entry was deleted.
  package func deleted(entryOn day: String) -> String {
    pick("\(day) 기록을 지웠어요", "Deleted the entry of \(day)", "\(day)の記録を削除しました")
  }
}
