import CalendarCore

extension Strings {
  /// The page of what was done lately.
  package var history: String { pick("변경 기록", "History", "変更履歴") }

  /// To do again what was undone.
  package var redo: String { pick("다시 실행", "Redo", "やり直す") }

  /// Nothing is there that could be undone.
  package var nothingToUndo: String {
    pick("되돌릴 것이 없어요", "There is nothing to undo", "元に戻すものはありません")
  }

  /// Nothing is there that could be redone.
  package var nothingToRedo: String {
    pick("다시 할 것이 없어요", "There is nothing to redo", "やり直すものはありません")
  }

  /// An act that is taken back, in a list of acts.
  package var isUndoneMark: String { pick("되돌림", "Undone", "取り消し済み") }

  /// Nothing was done yet.
  package var emptyHistory: String {
    pick("아직 바꾼 것이 없어요", "Nothing has been changed yet", "まだ変更はありません")
  }

  /// What an act did: “Deleted ‘Dentist’”.
  package func done(_ act: ActSummary, labels: LocaleLabels) -> String {
    let (name, particle) = named(act.subject, labels)
    return switch act.effect {
    case .made: pick("\(name)\(particle) 만들었어요", "Made \(name)", "\(name)を作りました")
    case .changed: pick("\(name)\(particle) 고쳤어요", "Changed \(name)", "\(name)を変更しました")
    case .deleted: pick("\(name)\(particle) 지웠어요", "Deleted \(name)", "\(name)を削除しました")
    }
  }

  /// An act was taken back: “Undid deleting ‘Dentist’”.
  package func undone(_ act: ActSummary, labels: LocaleLabels) -> String {
    let name = named(act.subject, labels).name
    return switch act.effect {
    case .made: pick("\(name) 만들기를 되돌렸어요", "Undid making \(name)", "\(name)の作成を元に戻しました")
    case .changed:
      pick("\(name) 고치기를 되돌렸어요", "Undid the change to \(name)", "\(name)の変更を元に戻しました")
    case .deleted:
      pick("\(name) 지우기를 되돌렸어요", "Undid deleting \(name)", "\(name)の削除を元に戻しました")
    }
  }

  /// An act that had been taken back was done again.
  package func redone(_ act: ActSummary, labels: LocaleLabels) -> String {
    let (name, particle) = named(act.subject, labels)
    return switch act.effect {
    case .made: pick("\(name)\(particle) 다시 만들었어요", "Made \(name) again", "\(name)をもう一度作りました")
    case .changed:
      pick("\(name)\(particle) 다시 고쳤어요", "Changed \(name) again", "\(name)をもう一度変更しました")
    case .deleted:
      pick("\(name)\(particle) 다시 지웠어요", "Deleted \(name) again", "\(name)をもう一度削除しました")
    }
  }

  /// The subject of an act, and the particle of the object after it in Korean.
  private func named(
    _ subject: ActSummary.Subject, _ labels: LocaleLabels
  ) -> (name: String, particle: String) {
    switch subject {
    case .object(_, let title):
      (quoted(title), KoreanParticle.object.following(title.isEmpty ? self.untitled : title))
    case .entry(let day):
      (
        pick(
          "\(labels.fullDate(day)) 일기", "the entry of \(labels.fullDate(day))",
          "\(labels.fullDate(day))の日記"), "를"
      )
    case .objects(let count):
      (pick("\(number(count))개", "\(number(count)) things", "\(number(count))件"), "를")
    case .calendar(let name):
      (
        pick(
          "\(quoted(name)) 캘린더", "the calendar \(quoted(name))", "カレンダー\(quoted(name))"), "를"
      )
    }
  }
}
