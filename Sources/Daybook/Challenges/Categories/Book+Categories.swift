import CalendarCore

/// Why a category was not added or changed.
public enum CategoryChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(CategoryDraft.Problems)
  /// There is no such category.
  case missing
  /// The store refused or failed.
  case store(StoreError)
}

extension Book {
  private static let categoriesKey = "range_categories"

  /// The categories of ranges, in the order people see them.
  public func categories() throws(StoreError) -> ChallengeCategories {
    ChallengeCategories(text: try store.setting(Book.categoriesKey) ?? "")
  }

  /// Adds a category at the end.
  ///
  /// - Returns: the category; its key is its first name.
  public func addCategory(_ draft: CategoryDraft) throws(CategoryChangeError) -> ChallengeCategory {
    try changeCategories { categories throws(CategoryChangeError) in
      let (name, hue) = try Book.fields(of: draft, for: nil, in: categories)
      var key = name ?? ""
      var number = 1
      while categories[key] != nil {
        number += 1
        key = "\(name ?? "") \(number)"
      }
      let category = ChallengeCategory(key: key, name: name, hue: hue)
      categories.set(category)
      return category
    }
  }

  /// Gives a category another name and hue. Its ranges show both at once.
  public func changeCategory(
    _ key: String, to draft: CategoryDraft
  ) throws(CategoryChangeError) {
    try changeCategories { categories throws(CategoryChangeError) in
      guard var category = categories[key] else { throw .missing }
      (category.name, category.hue) = try Book.fields(of: draft, for: key, in: categories)
      categories.set(category)
    }
  }

  /// Shows or hides the ranges of a category.
  public func setCategory(_ key: String, isHidden: Bool) throws(CategoryChangeError) {
    try changeCategories { categories throws(CategoryChangeError) in
      guard var category = categories[key] else { throw .missing }
      category.isHidden = isHidden
      categories.set(category)
    }
  }

  /// Moves a category by so many places, towards the end when positive.
  public func moveCategory(_ key: String, by places: Int) throws(CategoryChangeError) {
    try changeCategories { categories throws(CategoryChangeError) in
      guard categories[key] != nil else { throw .missing }
      categories.move(key, by: places)
    }
  }

  private static func fields(
    of draft: CategoryDraft, for key: String?, in categories: ChallengeCategories
  ) throws(CategoryChangeError) -> (name: String?, hue: Hue) {
    do { return try draft.fields(for: key, in: categories) } catch { throw .problems(error) }
  }

  /// Changes the categories as they are at that moment, so that two windows do not undo each other.
  private func changeCategories<Value>(
    _ body: (inout ChallengeCategories) throws(CategoryChangeError) -> Value
  ) throws(CategoryChangeError) -> Value {
    let result: Result<Value, CategoryChangeError>
    do {
      result = try store.transaction(durability: .full, time: 0) {
        transaction throws(StoreError) in
        var categories = ChallengeCategories(
          text: try transaction.setting(Book.categoriesKey) ?? "")
        let value: Value
        do throws(CategoryChangeError) { value = try body(&categories) } catch {
          return .failure(error)
        }
        try transaction.setSetting(Book.categoriesKey, to: categories.text)
        return .success(value)
      }
    } catch { throw .store(error) }
    return try result.get()
  }
}
