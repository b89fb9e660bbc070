import FoundationEssentials

/// Why the words for feelings were not changed.
public enum FeelingChangeError: Error, Sendable {
  /// The word does not fit.
  case problem(FeelingVocabulary.Problem)
  /// The store refused or failed.
  case store(StoreError)
}

extension Book {
  /// The words for feelings that are offered in a language: as somebody changed them, else as Daybook
  /// begins.
  public func feelings(in language: Language) throws(StoreError) -> FeelingVocabulary {
    Book.vocabulary(try store.setting(Book.key(language)), language)
  }

  /// Changes the words for feelings of a language.
  ///
  /// - Parameter change: what to change; it begins with what is stored.
  public func changeFeelings(
    in language: Language,
    _ change: (inout FeelingVocabulary) throws(FeelingVocabulary.Problem) -> Void
  ) throws(FeelingChangeError) {
    let result: Result<Void, FeelingChangeError>
    do {
      result = try store.transaction(durability: .full, time: 0) {
        (transaction) throws(StoreError) -> Result<Void, FeelingChangeError> in
        var vocabulary = Book.vocabulary(try transaction.setting(Book.key(language)), language)
        do throws(FeelingVocabulary.Problem) {
          try change(&vocabulary)
        } catch {
          return .failure(.problem(error))
        }
        guard let data = try? JSONEncoder().encode(vocabulary) else {
          throw .misuse("a vocabulary cannot be written as JSON")
        }
        try transaction.setSetting(Book.key(language), to: String(decoding: data, as: UTF8.self))
        return .success(())
      }
    } catch { throw .store(error) }
    try result.get()
  }

  /// Goes back to the words for feelings that Daybook begins with in a language.
  public func resetFeelings(in language: Language) throws(StoreError) {
    try store.setSetting(Book.key(language), to: nil)
  }

  private static func key(_ language: Language) -> String { "diary.feelings.\(language.tag)" }

  /// A setting that cannot be read does not take the diary away.
  private static func vocabulary(_ setting: String?, _ language: Language) -> FeelingVocabulary {
    guard let setting,
      let stored = try? JSONDecoder().decode(FeelingVocabulary.self, from: Data(setting.utf8))
    else { return FeelingVocabulary(standard: language) }
    return stored
  }
}
