import CalendarCore

// Sentences of the pages of ranges and challenges.

extension Strings {
  /// The first day is chosen; the last is asked for.
  package func pickLastDay(from day: String) -> String {
    pick(
      "\(day)부터예요. 마지막 날을 골라 주세요.", "From \(day). Now choose the last day.",
      "\(day)から。最終日を選んでください。")
  }

  /// The link that begins a range on a day.
  package func beginRange(on day: String) -> String {
    pick("\(day)부터 새 챌린지", "New challenge from \(day)", "\(day)からチャレンジを追加")
  }

  /// A day of a range as it is spoken in the grid.
  package func rangeDaySpoken(_ name: String, _ index: Int, of count: Int, isDone: Bool) -> String {
    let place = count > 1 ? " " + dayOfSpan(index, of: count) : ""
    return isDone ? list([name + place, self.dayDone]) : name + place
  }

  /// A category's button in the legend, as it is spoken.
  package func categorySpoken(_ name: String, count: Int) -> String {
    pick(
      "\(name), 챌린지 \(count)개", "\(name), \(count) challenge\(count == 1 ? "" : "s")",
      "\(name)、チャレンジ\(count)件")
  }

  /// How much of a count is reached.
  package func countReached(_ count: Int, of wanted: Int) -> String {
    "\(number(count)) / \(number(wanted))"
  }

  /// How much of what was due is met.
  package func percentDone(_ percent: Int) -> String { "\(percent)%" }

  /// How many of the days, weeks or times of a challenge were met: `5/6일`.
  package func metOfTotal(_ met: Int, _ total: Int, unit: Streak.Unit) -> String {
    let counts = "\(number(met))/\(number(total))"
    return switch unit {
    case .day: pick("\(counts)일", "\(counts) days", "\(counts)日")
    case .week: pick("\(counts)주", "\(counts) weeks", "\(counts)週")
    case .month: pick("\(counts)달", "\(counts) months", "\(counts)か月")
    case .time: pick("\(counts)번", "\(counts) times", "\(counts)回")
    }
  }

  /// The longest run.
  package func longestRun(_ streak: Streak) -> String {
    let run =
      inARow(Streak(length: streak.length, unit: streak.unit, doneDays: 0, days: nil))
      .split(separator: " · ").first.map(String.init) ?? ""
    return pick("가장 길게 \(run)", "Best: \(run)", "最長\(run)")
  }

  /// On which days of this week something was done, as it is spoken.
  package func doneThisWeek(_ names: [String]) -> String {
    guard !names.isEmpty else { return self.notYetThisWeek }
    let list = names.joined(separator: pick(", ", ", ", "・"))
    return pick("이번 주에 한 날: \(list)", "Done this week: \(list)", "今週の完了：\(list)")
  }

  /// How many days of a week or month are still asked for.
  package func stillWanted(_ count: Int, in target: ChallengeTarget) -> String? {
    switch target.frequency {
    case .timesAWeek:
      pick("이번 주 \(count)번 남음", "\(count) left this week", "今週あと\(count)回")
    case .timesAMonth:
      pick("이달 \(count)번 남음", "\(count) left this month", "今月あと\(count)回")
    case .daily, .weekdays, .everyDays: nil
    }
  }

  /// The menu of a challenge's row.
  package func moreAbout(_ name: String) -> String {
    pick("\(quoted(name)) 더 보기", "More for \(quoted(name))", "\(quoted(name))のその他")
  }

  /// What is wrong with the fields that say what a challenge asks for, and what to do.
  package func message(_ problem: ChallengeTarget.Problem) -> String {
    switch problem {
    case .outOfRange(_, let range):
      pick(
        "\(number(range.lowerBound))에서 \(number(range.upperBound)) 사이의 수를 적어 주세요.",
        "Write a number from \(number(range.lowerBound)) to \(number(range.upperBound)).",
        "\(number(range.lowerBound))から\(number(range.upperBound))までの数を入力してください。")
    case .empty, .unreadable, .repeated:
      pick(
        "요일을 하나 이상 고르거나 수를 적어 주세요.", "Choose at least one weekday, or write a number.",
        "曜日を1つ以上選ぶか、数を入力してください。")
    }
  }

  /// A challenge was put away.
  package func archived(_ name: String) -> String {
    let quoted = quoted(name)
    return pick(
      "\(quoted)\(KoreanParticle.object.following(name)) 보관했어요", "Archived \(quoted)",
      "\(quoted)をアーカイブしました")
  }

  /// The challenge was deleted while its form was open.
  package var challengeGone: String {
    pick(
      "그사이 이 챌린지가 지워졌어요. 쓴 내용은 그대로 있어요. 저장하면 새 챌린지가 돼요.",
      "This challenge was deleted meanwhile. What you typed is still here; saving makes a new one.",
      "このチャレンジはその間に削除されました。入力した内容は残っています。保存すると新しいものになります。")
  }

  /// The control that shows or hides a category.
  package func showCategory(_ name: String) -> String {
    pick("\(quoted(name)) 분류 보이기", "Show the category \(quoted(name))", "分類\(quoted(name))を表示")
  }

  /// Moves a category up or down in the list.
  package func moveCategory(_ name: String, up: Bool) -> String {
    up
      ? pick("\(quoted(name)) 위로", "Move \(quoted(name)) up", "\(quoted(name))を上へ")
      : pick("\(quoted(name)) 아래로", "Move \(quoted(name)) down", "\(quoted(name))を下へ")
  }

  /// The button that imports so many ranges.
  package func importRanges(_ count: Int) -> String {
    pick(
      "기간 \(number(count))개 가져오기", "Import \(number(count)) range\(count == 1 ? "" : "s")",
      "期間\(number(count))件を読み込む")
  }

  /// What an import would bring.
  package func importFound(_ count: Int, calendar: String) -> String {
    pick(
      "기간 \(number(count))개가 \(quoted(calendar)) 캘린더로 들어와요.",
      "\(number(count)) range\(count == 1 ? "" : "s") would go into the calendar \(quoted(calendar)).",
      "期間\(number(count))件がカレンダー\(quoted(calendar))に入ります。")
  }

  /// What the JSON has no place for.
  package func leftOutOfJSON(_ count: Int) -> String {
    pick(
      "직접 만든 분류나 분류 없는 기간 \(number(count))개는 이 형식에 담을 수 없어서 빠져요.",
      "\(number(count)) range\(count == 1 ? "" : "s") of your own categories, or of none, cannot be in it.",
      "独自の分類や分類なしの期間\(number(count))件はこの形式に入れられません。")
  }

  /// A text is too long to be previewed.
  package var jsonTooLong: String {
    pick(
      "너무 길어서 미리 볼 수 없어요. 나눠서 가져오거나 명령줄의 daybook import를 써 주세요.",
      "This is too long to preview. Split it, or use daybook import on the command line.",
      "長すぎてプレビューできません。分割するか、コマンドラインの daybook import をお使いください。")
  }

  /// An hour at which a day can begin.
  package func dayStart(_ hour: Int) -> String { hour < 10 ? "0\(hour):00" : "\(hour):00" }
}
