import Daybook
import Testing

@testable import DaybookServer

@Suite("The page of what was done")
struct AppHistoryTests {
  @Test(
    "its buttons go back and forth, and it marks what is taken back", arguments: Language.allCases)
  func backAndForth(language: Language) throws {
    let strings = Strings(language)
    let browser = try AppBrowser(language: language.tag)
    try browser.makeEvent("First")
    try browser.makeEvent("Second <b>")
    var page = try browser.get("/history")
    #expect(page.parsed.nestingErrors == [])
    #expect(page.text.contains("Second <b>") && !page.text.contains(strings.isUndoneMark))
    func press(_ which: String) throws {
      var form = try #require(page.form(with: "latest"))
      form["latest"] = which
      page = try browser.submit(form)
    }
    try press("undo")
    #expect(try browser.titles() == ["First"])
    #expect(page.text.contains(strings.isUndoneMark))
    try press("undo")
    #expect(try browser.titles() == [])
    try press("undo")
    #expect(page.notice == strings.nothingToUndo)
    try press("redo")
    try press("redo")
    #expect(try browser.titles() == ["First", "Second <b>"])
    try press("redo")
    #expect(page.notice == strings.nothingToRedo)
    #expect(page.path.hasPrefix("/history"))
  }
}
