import Daybook
import Testing

@testable import DaybookServer

@Suite("The notice of an undone change")
struct AppUndoTests {
  @Test(
    "names the event whose making was undone, although it is gone", arguments: Language.allCases)
  func undoneMaking(language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    // The first event brings a calendar along; undoing that takes back both.
    try browser.makeEvent("First")
    let undo = try #require(try browser.makeEvent("Sample").form(with: "act"))
    let page = try browser.submit(undo)
    #expect(page.text.contains(Strings(language).undone("Sample")))
    #expect(try browser.titles() == ["First"])
  }
}
