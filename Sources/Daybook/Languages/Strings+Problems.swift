import ICalendar

extension Strings {
  /// A problem of a file for people: its place, then what is wrong and what was done about it.
  package func describe(_ problem: Problem) -> String {
    guard language != .english else { return problem.description }
    var place = pick("\(problem.line)번째 줄", "", "\(problem.line)行目")
    if let property = problem.property { place += " \(property)" }
    return "\(place): \(words(for: problem.kind))"
  }

  private func words(for kind: Problem.Kind) -> String {
    switch kind {
    case .empty: pick("파일이 비어 있어요.", "", "ファイルが空です。")
    case .notICalendar: pick("달력 파일이 아니에요.", "", "カレンダーのファイルではありません。")
    case .encoding:
      pick("UTF-8이 아닌 글자가 있어서 � 로 바꿨어요.", "", "UTF-8でない文字を � に置き換えました。")
    case .nulByte: pick("글자가 아닌 NUL을 � 로 바꿨어요.", "", "文字ではないNULを � に置き換えました。")
    case .controlCharacter:
      pick("제어 문자가 있어요. 줄은 그대로 간직해요.", "", "制御文字があります。行はそのまま残します。")
    case .noColon:
      pick("쌍점이 없어서 읽을 수 없어요. 줄은 그대로 간직해요.", "", "コロンがなく読み取れません。行はそのまま残します。")
    case .badName:
      pick("속성 이름을 읽을 수 없어요. 줄은 그대로 간직해요.", "", "プロパティ名を読み取れません。行はそのまま残します。")
    case .badParameter:
      pick("매개변수를 읽을 수 없어요. 줄은 그대로 간직해요.", "", "パラメータを読み取れません。行はそのまま残します。")
    case .strayLine: pick("어디에도 속하지 않는 줄이라 뺐어요.", "", "どこにも属さない行のため除きました。")
    case .strayEnd: pick("짝이 없는 END예요.", "", "対応するBEGINのないENDです。")
    case .missingEnd: pick("END가 없어서 여기서 끝난 것으로 읽었어요.", "", "ENDがないためここで終わると読みました。")
    case .truncated: pick("파일이 중간에 끊겼어요.", "", "ファイルが途中で切れています。")
    case .tooDeep: pick("너무 깊이 겹쳐 있어요.", "", "入れ子が深すぎます。")
    case .tooMany: pick("너무 많아서 나머지는 읽지 않았어요.", "", "多すぎるため残りは読みませんでした。")
    case .noCalendar: pick("VCALENDAR 밖에 있지만 읽었어요.", "", "VCALENDARの外にありますが読みました。")
    case .calendarHeader: pick("달력 머리말이 온전하지 않아요.", "", "カレンダーの見出しが不完全です。")
    case .missingUID: pick("UID가 없어서 내용으로 만들었어요.", "", "UIDがないため内容から作りました。")
    case .duplicateUID:
      pick("같은 UID가 또 있어서 새로운 쪽만 남겼어요.", "", "同じUIDがあるため新しいほうを残しました。")
    case .missingStart:
      pick("시작 날짜가 없어서 달력에 보이지 않아요. 기록은 남겨요.", "", "開始日がないため表示されません。記録は残します。")
    case .badValue: pick("값을 읽을 수 없어요. 줄은 그대로 간직해요.", "", "値を読み取れません。行はそのまま残します。")
    case .valueForm: pick("값의 형식이 표준과 다르지만 뜻대로 읽었어요.", "", "値の書き方が標準と違いますが、意図どおりに読みました。")
    case .malformedJCal: pick("jCal의 형식이 아니라서 뺐어요.", "", "jCalの形式ではないため除きました。")
    case .repeatedProperty: pick("한 번만 있어야 하는 속성이 또 있어요.", "", "一度だけのはずのプロパティが重複しています。")
    case .endBeforeStart:
      pick("끝이 시작보다 빨라서 길이가 없는 일정으로 읽었어요.", "", "終了が開始より前のため、長さのない予定として読みました。")
    case .conflictingEnd: pick("끝과 길이가 함께 있어서 끝을 따랐어요.", "", "終了と長さの両方があるため終了に従いました。")
    case .undefinedZone:
      pick(
        "모르는 시간대라서 캘린더가 정한 시간대로, 없으면 보는 사람의 시각으로 읽었어요.", "",
        "不明なタイムゾーンのため、カレンダーの指定するもの、なければ見る人の時刻として読みました。")
    case .badZone: pick("시간대 정의를 읽을 수 없어요.", "", "タイムゾーンの定義を読み取れません。")
    case .badRule:
      pick("반복 규칙에 맞지 않는 곳이 있어요. 규칙은 그대로 간직해요.", "", "繰り返しの規則に誤りがあります。規則はそのまま残します。")
    case .overrideWithoutMaster:
      pick("원래 반복 일정이 없어서 한 번짜리 일정으로 읽었어요.", "", "元の繰り返しがないため単独の予定として読みました。")
    case .overrideWithoutOccurrence:
      pick(
        "반복 일정에 없는 회차를 바꾼 것이라서 따로 보여요.", "", "繰り返しにない回の変更のため、別に表示します。")
    case .oversizedData:
      pick(
        "파일 안의 데이터가 너무 커서 가져오지 않아요. 다른 곳에 저장하고 주소를 적어 주세요.", "",
        "ファイル内のデータが大きすぎるため取り込みません。別に保存してアドレスを書いてください。")
    }
  }
}
