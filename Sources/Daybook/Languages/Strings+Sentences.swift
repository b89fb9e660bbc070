import CalendarCore

// Sentences with a value in them. Counts take the plural where a language has one, quoted titles the
// particle that fits them.

extension Strings {
  /// A title in the language's quotation marks; an empty one by its stand-in.
  package func quoted(_ title: String) -> String {
    let title = title.isEmpty ? self.untitled : title
    return pick("‘\(title)’", "“\(title)”", "「\(title)」")
  }

  /// A count with thousands separated.
  package func number(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// The overflow mark of a wide cell: `+2 more`.
  package func moreCount(_ count: Int) -> String {
    pick("+\(count)", "+\(count) more", "+\(count)")
  }

  /// How many things there are on a day.
  package func inAll(_ count: Int) -> String {
    pick("모두 \(number(count))개", "\(number(count)) in all", "全\(number(count))件")
  }

  /// The overflow mark as it is spoken.
  package func moreSpoken(_ count: Int, on day: String) -> String {
    pick("\(day), \(count)개 더 보기", "\(count) more on \(day)", "\(day)、ほか\(count)件を表示")
  }

  /// A day as it is spoken in the grid, with the number of its events.
  package func daySpoken(_ day: String, events count: Int) -> String {
    guard count > 0 else { return day }
    return pick(
      "\(day), 일정 \(count)개", "\(day), \(count) event\(count == 1 ? "" : "s")",
      "\(day)、予定\(count)件")
  }

  /// Which day of a longer event a day is.
  package func dayOfSpan(_ index: Int, of count: Int) -> String {
    pick("\(count)일 중 \(index)일째", "day \(index) of \(count)", "\(count)日中\(index)日目")
  }

  /// How long an all-day event lasts.
  package func dayCount(_ count: Int) -> String {
    pick(
      "\(count)일간 · 마지막 날 포함", "\(count) day\(count == 1 ? "" : "s"), last day included",
      "\(count)日間・最終日を含む")
  }

  /// When something ends, where its start is already said.
  package func until(_ time: String) -> String {
    pick("\(time)까지", "until \(time)", "\(time)まで")
  }

  /// When something that began before begins, seen from a later day.
  package func since(_ time: String) -> String {
    pick("\(time)부터", "from \(time)", "\(time)から")
  }

  /// The name of the link that makes an event on a day.
  package func newEventSpoken(on day: String) -> String {
    pick("\(day)에 새 일정", "New event on \(day)", "\(day)に予定を追加")
  }

  /// The calendar of an event, as it is spoken after its time.
  package func inCalendar(_ name: String) -> String {
    pick("\(name) 캘린더", "calendar \(name)", "カレンダー「\(name)」")
  }

  /// Pieces of a spoken label in their order.
  package func list(_ parts: [String]) -> String {
    parts.joined(separator: pick(", ", ", ", "、"))
  }
}

extension Strings {
  /// What an act did to an event.
  package func created(_ title: String) -> String {
    let name = quoted(title)
    return pick("\(name)\(object(title)) 만들었어요", "Made \(name)", "\(name)を作りました")
  }

  /// An event was changed.
  package func changed(_ title: String) -> String {
    let name = quoted(title)
    return pick("\(name)\(object(title)) 고쳤어요", "Changed \(name)", "\(name)を変更しました")
  }

  /// An event was deleted.
  package func deleted(_ title: String) -> String {
    let name = quoted(title)
    return pick("\(name)\(object(title)) 지웠어요", "Deleted \(name)", "\(name)を削除しました")
  }

  /// An event was changed by somebody else while this one was writing.
  package func changedElsewhere(_ title: String) -> String {
    let name = quoted(title)
    let particle = KoreanParticle.subject.following(title.isEmpty ? self.untitled : title)
    return pick(
      "그사이 다른 곳에서 \(name)\(particle) 바뀌었어요", "\(name) was changed elsewhere meanwhile",
      "この間に別の場所で\(name)が変更されました")
  }

  private func object(_ title: String) -> String {
    KoreanParticle.object.following(title.isEmpty ? self.untitled : title)
  }
}

extension Strings {
  /// The last day was chosen before the first.
  package func lastDayTooEarly(first: String) -> String {
    pick(
      "끝나는 날이 시작하는 날보다 빨라요. \(first)이나 그 뒤로 골라 주세요.",
      "The last day is before the first. Choose \(first) or later.",
      "終了日が開始日より前です。\(first)以降を選んでください。")
  }

  /// The end was chosen before the start.
  package func endTooEarly(start: String) -> String {
    pick(
      "끝 시각이 시작 시각보다 빨라요. \(start)이나 그 뒤로 골라 주세요.",
      "The end is before the start. Choose \(start) or later.",
      "終了時刻が開始時刻より前です。\(start)以降を選んでください。")
  }

  /// How many fields of a form need another look.
  package func errorCount(_ count: Int) -> String {
    pick(
      "저장하지 못했어요. 고칠 곳이 \(count)군데 있어요.",
      "Not saved yet. \(count) thing\(count == 1 ? "" : "s") to correct.",
      "保存できませんでした。修正する箇所が\(count)か所あります。")
  }

  /// What an import did, in one sentence.
  package func importDone(added: Int, updated: Int, calendar: String) -> String {
    let name = quoted(calendar)
    switch (added, updated) {
    case (0, 0):
      return pick("새로 넣은 일정이 없어요", "Nothing new was imported", "新しく読み込んだ予定はありません")
    case (_, 0):
      return pick(
        "\(name)에 \(number(added))개를 넣었어요", "Added \(number(added)) to \(name)",
        "\(name)に\(number(added))件を読み込みました")
    default:
      return pick(
        "\(name)에 \(number(added))개를 넣고 \(number(updated))개를 바꿨어요",
        "Added \(number(added)) and updated \(number(updated)) in \(name)",
        "\(name)に\(number(added))件を追加し、\(number(updated))件を更新しました")
    }
  }

  /// That a long report is cut.
  package func reportCut(shown: Int, total: Int) -> String {
    pick(
      "항목 \(number(total))개 가운데 \(number(shown))개를 보여요. 문제가 있는 항목이 먼저예요.",
      "Showing \(number(shown)) of \(number(total)) items, those with problems first.",
      "\(number(total))件のうち\(number(shown))件を表示しています。問題のある項目が先です。")
  }

  /// Where in a file something stands.
  package func lineNumber(_ line: Int) -> String {
    pick("\(number(line))번째 줄", "line \(number(line))", "\(number(line))行目")
  }
}

extension Strings {
  /// The name of a hue.
  package func name(of hue: Hue) -> String {
    switch hue {
    case .red: self.red
    case .orange: self.orange
    case .amber: self.amber
    case .olive: self.olive
    case .green: self.green
    case .teal: self.teal
    case .sky: self.sky
    case .blue: self.blue
    case .indigo: self.indigo
    case .violet: self.violet
    case .pink: self.pink
    case .graphite: self.graphite
    }
  }

  /// What happened and what to do, for an HTTP status.
  package func error(status: Int) -> (title: String, hint: String) {
    switch status {
    case 400: (self.badRequest, self.badRequestHint)
    case 403: (self.forbidden, self.forbiddenHint)
    case 404, 410: (self.notFound, self.notFoundHint)
    case 405: (self.methodNotAllowed, self.methodNotAllowedHint)
    case 409: (self.conflictError, self.conflictErrorHint)
    case 413: (self.tooLarge, self.tooLargeHint)
    case 500...: (self.serverError, self.serverErrorHint)
    default: (self.otherError, self.otherErrorHint)
    }
  }
}
