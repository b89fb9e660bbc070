import CalendarCore

extension Strings {
  /// A problem of a JSON file of ranges for people: its place, then what is wrong and what becomes of
  /// it.
  package func describe(_ problem: RangeFileProblem) -> String {
    guard language != .english else { return problem.description }
    let line = pick("\(problem.line)번째 줄", "", "\(problem.line)行目")
    let place = problem.path.isEmpty ? line : "\(line) \(problem.path)"
    return "\(place): \(words(for: problem.kind))"
  }

  private func words(for kind: RangeFileProblem.Kind) -> String {
    switch kind {
    case .notJSON(let message):
      pick("JSON이 아니에요. (\(message))", "", "JSONではありません。(\(message))")
    case .wrongType: pick("값의 종류가 달라요. 가져오지 못했어요.", "", "値の種類が違うため読み込めません。")
    case .missing(let name):
      pick("\(quoted(name)) 항목이 없어요.", "", "\(quoted(name))がありません。")
    case .unreadableDate(let text):
      pick(
        "\(quoted(RangeFileProblem.short(text))) 날짜를 읽을 수 없어요. 2021-08-02처럼 적어 주세요.", "",
        "\(quoted(RangeFileProblem.short(text)))は日付として読み取れません。2021-08-02 のように書いてください。")
    case .unknownProperty(let number):
      pick(
        "\(number)번 분류는 없어서 회색으로 보여요. 분류는 0에서 6까지예요.", "",
        "分類\(number)はないためグレーで表示します。分類は0から6までです。")
    case .timeIgnored: pick("시각은 빼고 적힌 날짜만 써요.", "", "時刻は使わず、書かれた日付のみ使います。")
    case .unordered(let day): pick("\(day)이 더 늦은 날짜 뒤에 있어요.", "", "\(day)がより遅い日付の後にあります。")
    case .duplicate(let day): pick("\(day)이 두 번 있어서 한 번만 세요.", "", "\(day)が重複しているため1回と数えます。")
    case .gap(let after, let before):
      pick(
        "\(after)과 \(before) 사이가 비어 있어서 두 기간으로 나눠요.", "",
        "\(after)と\(before)の間が空いているため、2つの期間に分けます。")
    case .repeatedRange(let days):
      pick(
        "\(days.start)–\(days.last) 기간이 앞에도 있어서 한 번만 가져와요.", "",
        "\(days.start)–\(days.last)の期間は前にもあるため、1回だけ読み込みます。")
    case .noDates: pick("날짜가 없어서 가져올 것이 없어요.", "", "日付がないため読み込むものがありません。")
    case .unusedMember(let name):
      pick(
        "\(quoted(RangeFileProblem.short(name))) 항목은 쓰지 않아요.", "",
        "\(quoted(RangeFileProblem.short(name)))は使いません。")
    case .repeatedMember(let name):
      pick(
        "\(quoted(RangeFileProblem.short(name))) 항목이 두 번 있어서 앞의 것만 써요.", "",
        "\(quoted(RangeFileProblem.short(name)))が重複しているため最初のものを使います。")
    case .more(let count):
      pick("문제가 \(number(count))개 더 있어요.", "", "ほかに\(number(count))件の問題があります。")
    }
  }
}
