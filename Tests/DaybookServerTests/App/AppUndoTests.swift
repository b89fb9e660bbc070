import Daybook
import Testing

@testable import DaybookServer

@Suite("The notice of an undone change")
struct AppUndoTests {
  static func undoneMaking(_ language: Language) -> String {
    switch language {
    case .korean: "‘Sample’ 만들기를 되돌렸어요"
    case .english: "Undid making “Sample”"
    case .japanese: "「Sample」の作成を元に戻しました"
    }
  }

  @Test(
    "names the event whose making was undone, although it is gone", arguments: Language.allCases)
  func undoneMaking(language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    // The first event brings a calendar along; undoing that takes back both.
    try browser.makeEvent("First")
    let undo = try #require(try browser.makeEvent("Sample").form(with: "act"))
    let page = try browser.submit(undo)
    #expect(page.text.contains(Self.undoneMaking(language)))
    #expect(try browser.titles() == ["First"])
  }
}
