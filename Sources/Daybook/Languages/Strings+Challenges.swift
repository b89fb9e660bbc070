import CalendarCore

extension Strings {
  /// The name of a category: the one somebody gave it, else the language's, else its key.
  package func name(of category: ChallengeCategory) -> String {
    if let name = category.name { return name }
    return switch category.key {
    case "health": self.health
    case "self-care": self.selfCare
    case "habit": self.habit
    case "challenge": self.challengeCategory
    case "memory": self.memory
    case "love": self.love
    case "culture": self.culture
    case "": self.noCategory
    default: "\(self.unknownCategory): \(category.key)"
    }
  }

  /// The name of a range: its own, else that of its category.
  package func name(of challenge: Challenge, in category: ChallengeCategory) -> String {
    challenge.name.isEmpty ? name(of: category) : challenge.name
  }

  /// The name of a kind of range.
  package func name(of kind: Challenge.Kind) -> String {
    switch kind {
    case .range: self.kindRange
    case .challenge: self.kindChallenge
    case .course: self.kindCourse
    }
  }

  /// How long a run is: `11 days in a row`. A run of weeks or months also tells the days done in it.
  package func inARow(_ streak: Streak) -> String {
    let count = number(streak.length)
    let plural = streak.length == 1 ? "" : "s"
    switch streak.unit {
    case .day: return pick("\(count)일 연속", "\(count) day\(plural) in a row", "\(count)日連続")
    case .time: return pick("\(count)번 연속", "\(count) time\(plural) in a row", "\(count)回連続")
    case .week:
      return pick("\(count)주 연속", "\(count) week\(plural) in a row", "\(count)週連続")
        + " · " + timesDone(streak.doneDays)
    case .month:
      return pick("\(count)달 연속", "\(count) month\(plural) in a row", "\(count)か月連続")
        + " · " + timesDone(streak.doneDays)
    }
  }

  /// On how many days something was done.
  package func timesDone(_ count: Int) -> String {
    pick("\(number(count))번", "\(number(count)) time\(count == 1 ? "" : "s")", "\(number(count))回")
  }

  /// What a target asks for, as a sentence.
  package func sentence(for target: ChallengeTarget, labels: LocaleLabels) -> String {
    let often: String
    switch target.frequency {
    case .daily: often = self.everyDay
    case .weekdays(let weekdays):
      let names = labels.firstWeekday.week.filter(weekdays.contains).map(labels.weekdayName)
      let list = names.joined(separator: pick(", ", ", ", "・"))
      often = pick("매주 \(list)", "Every \(list)", "毎週\(list)")
    case .timesAWeek(let times):
      often = pick(
        "한 주에 \(times)번", times == 1 ? "Once a week" : "\(times) times a week", "週\(times)回")
    case .timesAMonth(let times):
      often = pick(
        "한 달에 \(times)번", times == 1 ? "Once a month" : "\(times) times a month", "月\(times)回")
    case .everyDays(let days):
      often = pick("\(days)일에 한 번", "Once every \(days) days", "\(days)日に1回")
    }
    switch target.measure {
    case .done: return often
    case .atLeast(let count):
      return often
        + pick(" · \(number(count)) 이상", ", at least \(number(count))", "・\(number(count))以上")
    case .atMost(let count):
      return often
        + pick(" · \(number(count)) 이하", ", at most \(number(count))", "・\(number(count))以下")
    }
  }

  /// The step of a course that comes next, and when.
  package func step(_ number: Int, of count: Int, opens: Day, today: Day, labels: LocaleLabels)
    -> String
  {
    let step = pick(
      "\(count)단계 중 \(number)단계", "step \(number) of \(count)", "全\(count)ステップ中\(number)")
    guard opens > today else { return step }
    let day = labels.day(opens)
    return pick("\(step) · \(day)에 열려요", "\(step), opens on \(day)", "\(step)・\(day)に開きます")
  }

  /// Why a day cannot be checked or skipped.
  package func message(_ problem: CheckProblem, today: Day, labels: LocaleLabels) -> String {
    switch problem {
    case .future(let day):
      pick(
        "아직 오지 않은 날은 체크할 수 없어요. \(labels.day(day))이 되면 할 수 있어요.",
        "\(labels.day(day)) has not come yet. You can check it on that day.",
        "\(labels.day(day))はまだ来ていません。その日になればチェックできます。")
    case .outside(let day, let days):
      pick(
        "\(labels.day(day))은 이 챌린지의 날이 아니에요. \(labels.range(days, year: today.year)) 가운데서 골라 주세요.",
        "\(labels.day(day)) is no day of this challenge. Choose one of \(labels.range(days, year: today.year)).",
        "\(labels.day(day))はこのチャレンジの日ではありません。\(labels.range(days, year: today.year))から選んでください。")
    case .plainRange:
      pick(
        "체크할 것이 없는 기간이에요. 챌린지로 바꾸면 체크할 수 있어요.",
        "There is nothing to check in a plain range. Make it a challenge first.",
        "チェックする項目のない期間です。チャレンジに変えるとチェックできます。")
    case .countOutOfRange:
      pick(
        "0에서 \(number(ChallengeTarget.countLimit)) 사이의 수를 적어 주세요.",
        "Write a number from 0 to \(number(ChallengeTarget.countLimit)).",
        "0から\(number(ChallengeTarget.countLimit))までの数を入力してください。")
    }
  }

  /// What is wrong with a field of a range, and what to do.
  package func message(_ problem: ChallengeDraft.Problem, labels: LocaleLabels) -> String {
    switch problem {
    case .missing: message(EventDraft.Problem.missing, labels: labels)
    case .unreadableDate(let text):
      message(EventDraft.Problem.unreadableDate(text), labels: labels)
    case .noSuchDay(let text): message(EventDraft.Problem.noSuchDay(text), labels: labels)
    case .tooLong(let limit): message(EventDraft.Problem.tooLong(limit: limit), labels: labels)
    case .unknownCalendar: message(EventDraft.Problem.unknownCalendar, labels: labels)
    case .lastBeforeFirst(let earliest): lastDayTooEarly(first: labels.day(earliest))
    case .tooManyDays(let limit):
      pick(
        "너무 길어요. \(number(limit))일 안으로 줄여 주세요.",
        "This is too long. Keep it within \(number(limit)) days.",
        "長すぎます。\(number(limit))日以内にしてください。")
    case .unknownCategory:
      pick(
        "그 분류는 없어요. 목록에서 골라 주세요.", "There is no such category. Choose one of the list.",
        "その分類はありません。一覧から選んでください。")
    case .unknownKind:
      pick(
        "모르는 종류예요. 목록에서 골라 주세요.", "There is no such kind. Choose one of the list.",
        "不明な種類です。一覧から選んでください。")
    case .target:
      pick(
        "목표를 읽을 수 없어요. daily, mon,wed,fri, 3/week, at-least-8처럼 적어 주세요.",
        "This is not a target. Write it like daily, mon,wed,fri, 3/week or at-least-8.",
        "目標を読み取れません。daily、mon,wed,fri、3/week、at-least-8 のように入力してください。")
    case .alreadyInCalendar:
      pick(
        "그 캘린더에는 이 챌린지가 이미 있어요. 다른 캘린더를 골라 주세요.",
        "That calendar has this challenge already. Choose another.",
        "そのカレンダーにはこのチャレンジがすでにあります。別のものを選んでください。")
    }
  }

  /// What is wrong with a category's name, and what to do.
  package func message(
    _ problem: CalendarDraft.NameProblem, category name: String
  ) -> String {
    switch problem {
    case .taken:
      pick(
        "\(quoted(name)) 분류가 이미 있어요. 다른 이름을 적어 주세요.",
        "There is already a category named \(quoted(name)). Choose another name.",
        "\(quoted(name))という分類はすでにあります。別の名前を入力してください。")
    case .missing, .tooLong: message(problem, name: name)
    }
  }
}

extension Weekday {
  /// The seven days of a week that this one begins.
  fileprivate var week: [Weekday] { (0..<7).map { advanced(by: $0) } }
}
