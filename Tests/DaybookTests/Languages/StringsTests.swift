import CalendarCore
import Testing

@testable import Daybook

private func act(_ effect: ActSummary.Effect, _ subject: ActSummary.Subject) -> ActSummary {
  ActSummary(act: 1, time: 0, effect: effect, subject: subject, isUndone: false)
}

@Suite struct StringsTests {
  static var groups: [any Sendable] {
    [
      CalendarPhrases.all, EventPhrases.all, TransferPhrases.all, SettingsPhrases.all,
      ErrorPhrases.all, CalendarManagementPhrases.all,
    ]
  }

  @Test func `every text is there in every language and differs between them`() {
    var count = 0
    for group in Self.groups {
      for child in Mirror(reflecting: group).children {
        let name = child.label ?? ""
        guard let phrase = child.value as? Phrase else {
          Issue.record("\(name) is no phrase")
          continue
        }
        count += 1
        let texts = Language.allCases.map { phrase.text(in: $0) }
        for text in texts {
          #expect(!text.isEmpty, "\(name)")
          #expect(text.first != " " && text.last != " ", "\(name)")
          #expect(!text.contains("!") && !text.contains("\u{FF01}"), "no exclamation mark: \(name)")
        }
        #expect(Set(texts).count == texts.count, "\(name)")
      }
    }
    #expect(count > 120)
  }

  @Test func `Korean has no Japanese letters, Japanese no Korean, English neither`() {
    func scripts(_ text: String) -> (hangul: Bool, kana: Bool) {
      var found = (hangul: false, kana: false)
      for scalar in text.unicodeScalars {
        if (0xAC00...0xD7A3).contains(scalar.value) { found.hangul = true }
        if (0x3041...0x30FA).contains(scalar.value) { found.kana = true }
      }
      return found
    }
    for group in Self.groups {
      for child in Mirror(reflecting: group).children {
        guard let phrase = child.value as? Phrase else { continue }
        let name = child.label ?? ""
        #expect(scripts(phrase.korean).kana == false, "\(name)")
        #expect(scripts(phrase.japanese).hangul == false, "\(name)")
        #expect(scripts(phrase.english) == (false, false), "\(name)")
      }
    }
  }

  struct Sentence: CustomTestStringConvertible {
    var name: String
    var text: @Sendable (Strings) -> String
    var expected: Phrase
    var testDescription: String { name }

    init(_ name: String, _ expected: Phrase, _ text: @escaping @Sendable (Strings) -> String) {
      self.name = name
      self.text = text
      self.expected = expected
    }
  }

  static let sentences: [Sentence] = [
    Sentence("overflow", Phrase("+2", "+2 more", "+2")) { $0.moreCount(2) },
    Sentence(
      "spoken overflow",
      Phrase("3월 10일, 2개 더 보기", "2 more on 3월 10일", "3월 10일、ほか2件を表示")
    ) { $0.moreSpoken(2, on: "3월 10일") },
    Sentence("a day with nothing", Phrase("D", "D", "D")) { $0.daySpoken("D", events: 0) },
    Sentence("a day with one", Phrase("D, 일정 1개", "D, 1 event", "D、予定1件")) {
      $0.daySpoken("D", events: 1)
    },
    Sentence("a day with two", Phrase("D, 일정 2개", "D, 2 events", "D、予定2件")) {
      $0.daySpoken("D", events: 2)
    },
    Sentence("position", Phrase("6일 중 5일째", "day 5 of 6", "6日中5日目")) {
      $0.dayOfSpan(5, of: 6)
    },
    Sentence("length", Phrase("2일간 · 마지막 날 포함", "2 days, last day included", "2日間・最終日を含む")) {
      $0.dayCount(2)
    },
    Sentence("length of one", Phrase("1일간 · 마지막 날 포함", "1 day, last day included", "1日間・最終日を含む")) {
      $0.dayCount(1)
    },
    Sentence(
      "deleted, title with a final consonant",
      Phrase("‘부산 출장’을 지웠어요", "Deleted “부산 출장”", "「부산 출장」を削除しました")
    ) { $0.deleted("부산 출장") },
    Sentence(
      "deleted, title without",
      Phrase("‘주간 회의’를 지웠어요", "Deleted “주간 회의”", "「주간 회의」を削除しました")
    ) { $0.deleted("주간 회의") },
    Sentence(
      "created, title in another script",
      Phrase("‘Yoga’을(를) 만들었어요", "Made “Yoga”", "「Yoga」を作りました")
    ) { $0.created("Yoga") },
    Sentence(
      "changed, empty title",
      Phrase("‘제목 없음’을 고쳤어요", "Changed “Untitled”", "「無題」を変更しました")
    ) { $0.changed("") },
    Sentence(
      "undone, title ending with a digit",
      Phrase("‘회의 3’ 고치기를 되돌렸어요", "Undid the change to “회의 3”", "「회의 3」の変更を元に戻しました")
    ) {
      $0.undone(act(.changed, .object(.event, title: "회의 3")), labels: LocaleLabels($0.language))
    },
    Sentence(
      "redone, title ending with a digit",
      Phrase("‘회의 3’을 다시 지웠어요", "Deleted “회의 3” again", "「회의 3」をもう一度削除しました")
    ) {
      $0.redone(act(.deleted, .object(.event, title: "회의 3")), labels: LocaleLabels($0.language))
    },
    Sentence(
      "undone, many things",
      Phrase("1,200개 만들기를 되돌렸어요", "Undid making 1,200 things", "1,200件の作成を元に戻しました")
    ) { $0.undone(act(.made, .objects(1200)), labels: LocaleLabels($0.language)) },
    Sentence(
      "done, a calendar",
      Phrase("‘일’ 캘린더를 지웠어요", "Deleted the calendar “일”", "カレンダー「일」を削除しました")
    ) { $0.done(act(.deleted, .calendar("일")), labels: LocaleLabels($0.language)) },
    Sentence(
      "changed elsewhere",
      Phrase(
        "그사이 다른 곳에서 ‘주간 회의’가 바뀌었어요",
        "“주간 회의” was changed elsewhere meanwhile",
        "この間に別の場所で「주간 회의」が変更されました")
    ) { $0.changedElsewhere("주간 회의") },
    Sentence(
      "one error",
      Phrase(
        "저장하지 못했어요. 고칠 곳이 1군데 있어요.", "Not saved yet. 1 thing to correct.",
        "保存できませんでした。修正する箇所が1か所あります。")
    ) { $0.errorCount(1) },
    Sentence("thousands", Phrase("1,234,567", "1,234,567", "1,234,567")) { $0.number(1_234_567) },
    Sentence("hundreds", Phrase("999", "999", "999")) { $0.number(999) },
    Sentence(
      "import of new ones",
      Phrase("‘집’에 1,000개를 넣었어요", "Added 1,000 to “집”", "「집」に1,000件を読み込みました")
    ) { $0.importDone(added: 1000, updated: 0, calendar: "집") },
    Sentence(
      "import of nothing",
      Phrase("새로 넣은 일정이 없어요", "Nothing new was imported", "新しく読み込んだ予定はありません")
    ) { $0.importDone(added: 0, updated: 0, calendar: "집") },
  ]

  @Test(arguments: sentences) func `sentences fit their values`(_ test: Sentence) {
    for language in Language.allCases {
      #expect(test.text(Strings(language)) == test.expected.text(in: language))
    }
  }

  @Test func `every hue has a name of its own`() {
    for language in Language.allCases {
      #expect(Set(Hue.allCases.map { Strings(language).name(of: $0) }).count == 12)
    }
  }

  @Test func `every status has words of its own`() {
    let strings = Strings(.english)
    let titles = [400, 403, 404, 405, 409, 413, 500, 418].map { strings.error(status: $0).title }
    #expect(Set(titles).count == titles.count)
    #expect(strings.error(status: 503).title == strings.error(status: 500).title)
  }
}

@Suite struct KoreanParticleTests {
  @Test(arguments: [
    ("회의", "를", "가"), ("출장", "을", "이"), ("서울", "을", "이"),
    ("힣", "을", "이"), ("가", "를", "가"), ("2026", "을", "이"),
    ("회의 1", "을", "이"), ("회의 2", "를", "가"), ("출장!", "을", "이"),
    ("출장 (부산)", "을", "이"), ("Yoga", "을(를)", "이(가)"),
    ("🎉", "을(를)", "이(가)"), ("", "을(를)", "이(가)"),
  ])
  func `particles follow the last sound`(
    word: String, object: String, subject: String
  ) {
    #expect(KoreanParticle.object.following(word) == object)
    #expect(KoreanParticle.subject.following(word) == subject)
  }
}

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("ko", Language.korean), ("ko-KR", .korean), ("ko_KR.UTF-8", .korean), ("EN-us", .english),
      ("ja", .japanese), ("kok", nil), ("fr", nil), ("", nil), ("C", nil),
    ] as [(String, Language?)])
  func `tags are read by their first part`(tag: String, expected: Language?) {
    #expect(Language(tag: tag) == expected)
  }

  @Test(
    arguments: [
      ("ko-KR,ko;q=0.9,en;q=0.8", Language.korean), ("fr,ja;q=0.5,en;q=0.7", .english),
      ("en;q=0.5, ja ;q=0.5", .english), ("de, fr", nil), ("ja;q=0", nil), ("", nil),
      ("ko;q=x,en;q=0.1", .english), (";;,=,q", nil),
    ] as [(String, Language?)])
  func `the browser's best language is taken`(header: String, expected: Language?) {
    #expect(Language(acceptLanguage: header) == expected)
  }
}
