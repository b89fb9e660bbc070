import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("The scrolling calendar's addresses")
struct AppScrollTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var query: String
    /// The address of the state that was read; nil when the query is refused.
    var path: String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "nothing", query: "", path: "/scroll?month=2026-03"),
    Case(name: "a typed month", query: "month=2026%204", path: "/scroll?month=2026-04"),
    Case(
      name: "a month before the bounds", query: "month=2020-01&from=2026-02-10",
      path: "/scroll?month=2026-02&from=2026-02-10"),
    Case(
      name: "a month after the bounds", query: "month=2030-01&to=2026-02-10",
      path: "/scroll?month=2026-02&to=2026-02-10"),
    Case(
      name: "bounds far in the past", query: "from=1000-01-01&to=1000-01-01",
      path: "/scroll?month=1000-01&from=1000-01-01&to=1000-01-01"),
    Case(
      name: "a chosen day out of bounds", query: "from=2026-03-01&chosen=2026-02-01",
      path: "/scroll?month=2026-03&from=2026-03-01"),
    Case(
      name: "several days", query: "mode=several&chosen=2026-03-12,2026-03-10",
      path: "/scroll?month=2026-03&mode=several&chosen=2026-03-10,2026-03-12"),
    Case(
      name: "a range", query: "mode=range&chosen=2026-03-10/2026-03-12",
      path: "/scroll?month=2026-03&mode=range&chosen=2026-03-10/2026-03-12"),
    Case(
      name: "a range that is begun", query: "mode=range&chosen=2026-03-10/",
      path: "/scroll?month=2026-03&mode=range&chosen=2026-03-10/"),
    Case(name: "an unknown mode", query: "mode=x", path: "/scroll?month=2026-03"),
    Case(name: "no month", query: "month=soon", path: nil),
    Case(name: "no day", query: "from=2026-02-30", path: nil),
    Case(name: "bounds the wrong way round", query: "from=2026-03-02&to=2026-03-01", path: nil),
    Case(name: "no choice", query: "chosen=2026-03-10/2026-03-01", path: nil),
    Case(name: "too many slashes", query: "chosen=2026-03-10/2026-03-11/2026-03-12", path: nil),
    Case(name: "an empty range", query: "chosen=/", path: nil),
    Case(name: "a number too large", query: "month=99999999999999999999-01", path: nil),
  ]

  @Test("an address is read, or refused in words", arguments: cases)
  func addresses(_ example: Case) throws {
    let request = try Request(.get, "/scroll?\(example.query)")
    let today = try Day(iso: "2026-03-10")
    let state = try? ScrollState(request.query, today: today)
    #expect(state?.path == example.path)
    let page = try AppBrowser().get("/scroll?\(example.query)")
    #expect(page.response.status == (example.path == nil ? .badRequest : .ok))
  }

  @Test("the list has ten thousand months, and never more than a browser can lay out")
  func lengths() throws {
    let today = try Day(iso: "2026-03-10")
    func months(_ query: String) throws -> Int {
      try ScrollState(try Request(.get, "/scroll?\(query)").query, today: today).months.count
    }
    #expect(try months("") == 10_001)
    #expect(try months("from=2023-08-31&to=2024-08-30") == 13)
    #expect(try months("from=-9999-01-01&to=9999-12-31") == 20_001)
    #expect(try months("from=9999-12-31") == 1)
  }

  @Test("colours are kept by the device and read back")
  func colors() throws {
    let browser = try AppBrowser()
    var form = try #require(try browser.get("/settings").form(with: "past_hue"))
    #expect(form["past_hue"] == "blue" && form["today_hue"] == "text")
    form["past_hue"] = "green"
    form["past_weight"] = "medium"
    _ = try browser.submit(form)
    #expect(browser.cookie("daybook_day_colors") == "red.bold_text.bold_green.medium_amber.regular")
    let page = try browser.get("/scroll?month=2020-05")
    #expect(page.source.contains("tint-green weight-medium"))
    form["past_hue"] = "blue"
    form["past_weight"] = "regular"
    _ = try browser.submit(form)
    #expect(browser.cookie("daybook_day_colors") == nil)
    form["past_hue"] = "mud"
    #expect(try browser.submit(form).response.status == .badRequest)
  }

  @Test(
    "a cookie that no page wrote is passed over",
    arguments: [
      "", "red.bold", "red.bold_text.bold_blue.regular_amber.regular_red.bold",
      "red.bold_text.bold_blue.regular_amber.thin", "red_text_blue_amber", "a.b_c.d_e.f_g.h",
    ])
  func cookies(_ text: String) {
    #expect(ScrollTheme(text: text) == nil)
  }

  @Test("scripts are sent without their comments, and together stay small")
  func scripts() {
    let script = """
      // One.
      /** Two,
       * three. */
      export const four = "//five"; // six
        * /* seven */ 8;

      """
    #expect(
      Asset.withoutComments(Array(script.utf8))
        == Array("export const four = \"//five\"; // six\n* /* seven */ 8;\n".utf8))
    let all = Asset.scripts + Asset.lazyScripts
    #expect(Set(all.map(\.path)).count == all.count)
    #expect(Asset.scripts.reduce(0) { $0 + $1.bytes.count } < 45_000)
    #expect(all.reduce(0) { $0 + $1.bytes.count } < 100_000)
  }

  @Test("dots are told for the days that hold something")
  func dots() throws {
    let browser = try AppBrowser()
    _ = try browser.makeEvent("Two days") {
      $0["start_date"] = "2026-03-10"
      $0["end_date"] = "2026-03-11"
    }
    let lines = try browser.get("/scroll/dots?month=2026-03&count=1").source.split(separator: "\n")
    #expect(lines.map { $0.prefix(10) } == ["2026-03-10", "2026-03-11"])
    #expect(lines.first?.hasSuffix("\tTuesday, March 10, 2026, 1 event") == true)
    for query in ["", "month=2026-03", "month=x&count=1", "month=2026-03&count=25"] {
      #expect(try browser.get("/scroll/dots?\(query)").response.status == .badRequest)
    }
  }
}
