import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("A day of any number of events")
struct AppFullDayTests {
  @Test("is listed a thousand at a time, each once")
  func pages() throws {
    let browser = try AppBrowser()
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    for number in 0..<2_345 {
      lines += [
        "BEGIN:VEVENT", "UID:\(number)@full.test", "SUMMARY:Sample",
        number % 3 == 0 ? "DTSTART;VALUE=DATE:20260310" : "DTSTART:20260310T100000", "END:VEVENT",
      ]
    }
    let file = Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    try file.withUnsafeBufferPointer {
      _ = try Importer(book: browser.book, bytes: $0).run(
        into: .named("Full"), isDryRun: false, time: AppBrowser.now)
    }
    var path: String? = "/day/2026-03-10"
    var counts: [Int] = []
    var uids: Set<String> = []
    while let next = path {
      let page = try browser.get(next)
      let found = page.parsed.tags.compactMap { $0.attributes["data-uid"] }
      counts.append(found.count)
      uids.formUnion(found)
      path = page.links.first { $0.path.contains("skip=") }?.path
    }
    #expect(counts == [1_000, 1_000, 345])
    #expect(uids.count == 2_345)
    #expect(try browser.get("/day/2026-03-10?skip=99999").status == 200)
  }
}
