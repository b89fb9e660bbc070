// Sentences of the diary's pages with a value in them.

extension Strings {
  /// How many entries a day or a journal has.
  package func entryCount(_ count: Int) -> String {
    pick(
      "기록 \(number(count))개", "\(number(count)) entr\(count == 1 ? "y" : "ies")",
      "記録\(number(count))件")
  }

  /// Entries of the day that come before those shown.
  package func earlierEntries(_ count: Int) -> String {
    pick("앞의 기록 \(number(count))개", "\(number(count)) earlier", "前の記録\(number(count))件")
  }

  /// Entries of the day that come after those shown.
  package func laterEntries(_ count: Int) -> String {
    pick("뒤의 기록 \(number(count))개", "\(number(count)) later", "後の記録\(number(count))件")
  }

  /// Entries of a list that are not shown.
  package func moreEntries(_ count: Int) -> String {
    pick("그 밖에 \(number(count))개", "\(number(count)) more", "ほか\(number(count))件")
  }

  /// The name of the link that changes the entry of a day.
  package func editEntry(on day: String) -> String {
    pick("\(day) 기록 고치기", "Edit the entry of \(day)", "\(day)の記録を編集")
  }

  /// The name of the menu of an entry.
  package func moreAboutEntry(on day: String) -> String {
    pick("\(day) 기록 더 보기", "More about the entry of \(day)", "\(day)の記録のメニュー")
  }

  /// When and where an entry was written.
  package func written(at time: String, place: String) -> String {
    pick("\(time)에 씀 · \(place)", "Written \(time) · \(place)", "\(time)に記入・\(place)")
  }

  /// Which of the four steps is shown.
  package func stepSpoken(_ step: Int) -> String {
    pick("네 단계 중 \(step)번째", "step \(step) of 4", "4段階中\(step)番目")
  }

  /// Older versions that a page does not show.
  package func olderVersions(_ count: Int) -> String {
    pick(
      "더 오래된 모습이 \(number(count))개 있어요.",
      "\(number(count)) older version\(count == 1 ? "" : "s").",
      "より古い版が\(number(count))件あります。")
  }

  /// Which of the results are shown.
  package func resultsShown(from first: Int, to last: Int, hasMore: Bool) -> String {
    if first == 1, !hasMore { return entryCount(last) }
    let range = "\(number(first))–\(number(last))"
    return pick("기록 \(range)", "Entries \(range)", "記録 \(range)")
  }

  /// A number of days.
  package func dayNumber(_ count: Int) -> String {
    pick("\(number(count))일", "\(number(count)) day\(count == 1 ? "" : "s")", "\(number(count))日")
  }

  /// How often two words come together, and how many times more often than by chance.
  package func timesTogether(_ count: Int, lift: String) -> String {
    pick(
      "\(number(count))번 · \(lift)배", "\(number(count)) times · \(lift)×",
      "\(number(count))回・\(lift)倍")
  }

  /// The name of the field for a new word of a family.
  package func newWord(in family: FeelingFamily) -> String {
    pick(
      "‘\(name(of: family))’에 새 낱말", "New word in “\(name(of: family))”",
      "「\(name(of: family))」に新しい言葉")
  }

  /// What became of a file.
  package func outcome(_ outcome: ImportReport.Outcome) -> String {
    switch outcome {
    case .created: self.outcomeAdded
    case .updated: self.outcomeUpdated
    case .unchanged: self.outcomeUnchanged
    case .keptNewer: self.outcomeSkipped
    case .failed: self.outcomeFailed
    }
  }

  /// What is wrong in a Markdown file, and what was done about it.
  package func message(_ problem: EntryMarkdownProblem) -> String {
    switch problem {
    case .notText:
      pick("UTF-8 글이 아니에요.", "It is not text in UTF-8.", "UTF-8のテキストではありません。")
    case .noDate:
      pick(
        "날짜가 없어요. 파일 첫머리에 date: 2026-03-10처럼 적거나 이름을 날짜로 시작해 주세요.",
        "It has no date. Write date: 2026-03-10 at its top, or begin its name with the date.",
        "日付がありません。先頭に date: 2026-03-10 と書くか、名前を日付で始めてください。")
    case .badDate(let text, let line):
      pick(
        "\(lineNumber(line)): ‘\(text)’는 날짜가 아니에요.", "\(lineNumber(line)): “\(text)” is no date.",
        "\(lineNumber(line)):「\(text)」は日付ではありません。")
    case .badMood(let text, let line):
      pick(
        "\(lineNumber(line)): ‘\(text)’는 기분이 아니에요. 1부터 5까지예요.",
        "\(lineNumber(line)): “\(text)” is no mood. It is 1 to 5.",
        "\(lineNumber(line)):「\(text)」は気分ではありません。1から5です。")
    case .openFrontMatter:
      pick(
        "첫머리가 끝나지 않아요. --- 줄이 하나 더 있어야 해요.",
        "Its top does not end. It needs a line --- after its fields.",
        "先頭の部分が終わっていません。--- の行が必要です。")
    case .entry(let problem): message(problem)
    case .repeatedUID(let file):
      pick(
        "\(file) 파일과 같은 기록이에요.", "It is the same entry as \(file).",
        "\(file)と同じ記録です。")
    case .unreadableLine(let line):
      pick(
        "\(lineNumber(line))을 읽지 못해 빼고 가져왔어요.",
        "\(lineNumber(line)) was not understood and left out.",
        "\(lineNumber(line))は読めないため除きました。")
    case .unknownField(let name, let line):
      pick(
        "\(lineNumber(line)): ‘\(name)’ 항목은 몰라서 빼고 가져왔어요.",
        "\(lineNumber(line)): the field “\(name)” is not known and was left out.",
        "\(lineNumber(line)):項目「\(name)」は不明のため除きました。")
    case .badTime(let text, let line):
      pick(
        "\(lineNumber(line)): ‘\(text)’는 시각이 아니어서 빼고 가져왔어요.",
        "\(lineNumber(line)): “\(text)” is no time and was left out.",
        "\(lineNumber(line)):「\(text)」は時刻ではないため除きました。")
    case .futureDay:
      pick(
        "미래 날짜예요. 그대로 가져왔어요.", "Its day lies in the future; it was taken as it is.",
        "未来の日付です。そのまま読み込みました。")
    case .manyFeelings:
      pick(
        "감정 낱말이 다섯 개보다 많아요. 모두 가져왔어요.",
        "It has more than five feeling words; all were taken.",
        "気持ちの言葉が5つを超えています。すべて読み込みました。")
    }
  }
}
