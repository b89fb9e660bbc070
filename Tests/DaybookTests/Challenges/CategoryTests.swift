import CalendarCore
import Testing

@testable import Daybook

@Suite struct CategoryTests {
  let test: TestBook
  var book: Book { test.book }

  init() throws { test = try TestBook() }

  private func problems(
    _ body: () throws(CategoryChangeError) -> Void
  ) -> CategoryDraft.Problems? {
    do throws(CategoryChangeError) { try body() } catch {
      if case .problems(let problems) = error { return problems }
    }
    return nil
  }

  @Test func `seven categories are there from the start, with names in three languages`() throws {
    let categories = try book.categories().all
    #expect(
      categories.map(\.key) == [
        "health", "self-care", "habit", "challenge", "memory", "love", "culture",
      ])
    #expect(categories.map(\.hue) == [.green, .sky, .indigo, .violet, .amber, .pink, .orange])
    #expect(
      categories.map { Strings(.korean).name(of: $0) } == [
        "건강", "셀프케어", "습관", "도전", "추억", "사랑", "교양",
      ])
    #expect(
      categories.map { Strings(.english).name(of: $0) } == [
        "Health", "Self-care", "Habit", "Challenge", "Memory", "Love", "Culture",
      ])
    #expect(categories.map { Strings(.japanese).name(of: $0) }.count == 7)
  }

  @Test func `a category is added, renamed, recoloured and hidden, and its key stays`() throws {
    let added = try book.addCategory(CategoryDraft(name: " Reading\taloud ", hue: "teal"))
    #expect(added == ChallengeCategory(key: "Reading aloud", name: "Reading aloud", hue: .teal))
    try book.changeCategory(added.key, to: CategoryDraft(name: "Books", hue: "red"))
    try book.setCategory(added.key, isHidden: true)
    try book.changeCategory("health", to: CategoryDraft(name: "Body", hue: "olive"))
    #expect(
      try book.categories()["Reading aloud"]
        == ChallengeCategory(key: "Reading aloud", name: "Books", hue: .red, isHidden: true))
    #expect(try book.categories().all.map(\.key).first == "health")
    // The key of a renamed category is taken; a new one of its old name gets another.
    #expect(
      problems { () throws(CategoryChangeError) in
        _ = try book.addCategory(CategoryDraft(name: "Reading aloud", hue: "red"))
      }?.name == .taken)
    try book.changeCategory("health", to: CategoryDraft(name: "", hue: "green"))
    #expect(try book.categories()["health"] == ChallengeCategories.standard["health"])
    let setting = try #require(try test.store.setting("range_categories"))
    #expect(ChallengeCategories(text: setting).text == setting)
  }

  @Test(arguments: ["Health", "health", "건강", "健康", "SELF-CARE"])
  func `a name that another category has in any language is taken`(_ name: String) {
    #expect(
      problems { () throws(CategoryChangeError) in
        _ = try book.addCategory(CategoryDraft(name: name, hue: "red"))
      }?.name == .taken)
  }

  @Test func `what is wrong is told by field`() throws {
    #expect(
      problems { () throws(CategoryChangeError) in
        _ = try book.addCategory(CategoryDraft(name: " ", hue: "mauve"))
      } == CategoryDraft.Problems(name: .missing, isHueUnknown: true))
    let long = String(repeating: "x", count: 201)
    #expect(
      problems { () throws(CategoryChangeError) in
        _ = try book.addCategory(CategoryDraft(name: long, hue: "red"))
      }?.name == .tooLong)
    #expect(throws: CategoryChangeError.self) { try book.setCategory("sleep", isHidden: true) }
    #expect(throws: CategoryChangeError.self) {
      try book.changeCategory("sleep", to: CategoryDraft(name: "a", hue: "red"))
    }
    #expect(try test.store.setting("range_categories") == nil)
  }

  @Test(arguments: ["", "\n\n", "health", "\tred\tshown\t", "health\tmauve\tshown\tx", "a\tred"])
  func `a damaged setting leaves the seven`(_ text: String) {
    #expect(ChallengeCategories(text: text) == .standard)
  }

  @Test func `a category that nobody knows is graphite and goes by its key`() throws {
    let challenge = Challenge(
      kind: .range, name: "", days: DaySpan(start: Day(ordinal: 0), count: 1),
      category: "property-9")
    let category = try book.categories().category(of: challenge)
    #expect(category.hue == .graphite)
    #expect(Strings(.english).name(of: challenge, in: category) == "Unknown category: property-9")
  }

  @Test func `categories are put in another order, and the numbers of properties stay`() throws {
    try book.moveCategory("culture", by: -6)
    try book.moveCategory("health", by: 1)
    _ = try book.addCategory(CategoryDraft(name: "Reading", hue: "teal"))
    try book.moveCategory("Reading", by: .min)
    try book.moveCategory("habit", by: .max)
    #expect(
      try book.categories().all.map(\.key) == [
        "Reading", "culture", "self-care", "health", "challenge", "memory", "love", "habit",
      ])
    // A change of one leaves the order.
    try book.changeCategory("culture", to: CategoryDraft(name: "Arts", hue: "red"))
    #expect(try book.categories().all.map(\.key)[1] == "culture")
    #expect(ChallengeCategories.key(ofProperty: 0) == "health")
    #expect(throws: CategoryChangeError.self) { try book.moveCategory("nobody", by: 1) }
  }

  @Test func `a setting that names only some leaves none of the seven out`() {
    let read = ChallengeCategories(text: "love\tred\thidden\tUs\nnonsense\nmine\tteal\tshown\tMine")
    #expect(
      read.all.map(\.key) == [
        "love", "mine", "health", "self-care", "habit", "challenge", "memory", "culture",
      ])
    #expect(read["love"] == ChallengeCategory(key: "love", name: "Us", hue: .red, isHidden: true))
  }
}
