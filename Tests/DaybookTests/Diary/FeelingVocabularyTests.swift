import CalendarCore
import Testing

@testable import Daybook

@Suite("The words for feelings")
struct FeelingVocabularyTests {
  @Test("begin with ten to fourteen in each family, none twice", arguments: Language.allCases)
  func standard(_ language: Language) {
    let vocabulary = FeelingVocabulary(standard: language)
    #expect(vocabulary.groups.map(\.family) == FeelingFamily.allCases)
    var all: [String] = []
    for family in FeelingFamily.allCases {
      let words = vocabulary.offered(family)
      #expect((10...14).contains(words.count), "\(family)")
      for word in words {
        #expect(EventDraft.oneLine(word) == word && !word.contains(","))
        #expect(vocabulary.family(of: word) == family)
      }
      all += words
    }
    #expect(Set(all).count == all.count)
  }

  @Test("the families have their names in every language")
  func names() {
    #expect(
      FeelingFamily.allCases.map { Strings(.korean).name(of: $0) } == [
        "기쁨", "슬픔", "두려움", "불쾌", "분노",
      ])
    #expect(FeelingFamily.allCases.map(\.hue.name) == ["amber", "blue", "violet", "olive", "red"])
  }

  @Test("a word can be added, renamed, hidden, offered again and moved")
  func changes() throws {
    var vocabulary = FeelingVocabulary(standard: .korean)
    try vocabulary.add(" 벅찬 ", to: .joy)
    #expect(vocabulary.offered(.joy).last == "벅찬")
    try vocabulary.rename("벅찬", to: "벅차오르는")
    #expect(vocabulary.family(of: "벅찬") == .joy)
    #expect(vocabulary.offered(.joy).last == "벅차오르는")
    try vocabulary.setHidden("벅차오르는", true)
    #expect(!vocabulary.offered(.joy).contains("벅차오르는"))
    #expect(vocabulary.family(of: "벅차오르는") == .joy)
    try vocabulary.add("벅차오르는", to: .joy)
    try vocabulary.move("벅차오르는", to: .sadness, at: 1)
    #expect(vocabulary.offered(.sadness).firstIndex(of: "벅차오르는") == 1)
    #expect(vocabulary.family(of: "벅찬") == .sadness)
    try vocabulary.move("벅차오르는", to: .sadness)
    #expect(vocabulary.offered(.sadness).last == "벅차오르는")
  }

  @Test("what does not fit is refused and changes nothing")
  func refusals() throws {
    var vocabulary = FeelingVocabulary(standard: .korean)
    let before = vocabulary
    #expect(throws: FeelingVocabulary.Problem.missing) { try vocabulary.add(" \n", to: .joy) }
    #expect(throws: FeelingVocabulary.Problem.tooLong) {
      try vocabulary.add(String(repeating: "가", count: 101), to: .joy)
    }
    #expect(throws: FeelingVocabulary.Problem.taken(.sadness)) {
      try vocabulary.add("그리운", to: .joy)
    }
    #expect(throws: FeelingVocabulary.Problem.taken(.sadness)) {
      try vocabulary.rename("감사한", to: "그리운")
    }
    #expect(throws: FeelingVocabulary.Problem.unknownWord) {
      try vocabulary.setHidden("없는 말", true)
    }
    #expect(vocabulary == before)
  }

  @Test("changes are kept by language, and rewrite no entry")
  func stored() throws {
    let diary = try TestDiary()
    let entry = try diary.write(EntryDraft(feelings: ["그리운"]))
    try diary.book.changeFeelings(in: .korean) {
      (words) throws(FeelingVocabulary.Problem) in try words.rename("그리운", to: "보고 싶은")
    }
    #expect(throws: FeelingChangeError.self) {
      try diary.book.changeFeelings(in: .korean) {
        (words) throws(FeelingVocabulary.Problem) in
        try words.add("하나", to: .joy)
        try words.add("보고 싶은", to: .joy)
      }
    }
    let words = try diary.book.feelings(in: .korean)
    #expect(words.offered(.sadness).contains("보고 싶은"))
    #expect(!words.offered(.joy).contains("하나"))
    #expect(words.family(of: "그리운") == .sadness)
    #expect(try diary.book.feelings(in: .english) == FeelingVocabulary(standard: .english))
    #expect(try diary.entry(entry.id).content.feelings == ["그리운"])
    try diary.book.resetFeelings(in: .korean)
    #expect(try diary.book.feelings(in: .korean) == FeelingVocabulary(standard: .korean))
    try diary.test.store.setSetting("diary.feelings.ko", to: "broken")
    #expect(try diary.book.feelings(in: .korean) == FeelingVocabulary(standard: .korean))
  }
}
