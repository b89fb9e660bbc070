import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookServer

/// What every page promises, whatever stands on it.
@Suite struct PagesPromiseTests {
  static func parsed(_ language: Language) -> [(name: String, page: ParsedPage)] {
    let sample = SampleMonth(language: language)
    guard let challenges = try? sample.challengePages() else {
      Issue.record("the sample book was refused")
      return []
    }
    return (sample.everyPage() + challenges).map { ($0.name, ParsedPage($0.bytes)) }
  }

  @Test(arguments: Language.allCases) func `tags are nested and closed`(language: Language) {
    for (name, page) in Self.parsed(language) {
      #expect(page.source.hasPrefix("<!doctype html>\n<html lang=\"\(language.tag)\""), "\(name)")
      #expect(page.nestingErrors == [], "\(name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `nothing breaks a strict content security policy`(language: Language) {
    for (name, page) in Self.parsed(language) {
      #expect(page.foreignScripts == [] && page.tags("style").isEmpty, "\(name)")
      #expect(page.tags("img").isEmpty && page.tags("iframe").isEmpty, "\(name)")
      for tag in page.tags {
        for attribute in tag.attributes.keys {
          #expect(attribute != "style" && !attribute.hasPrefix("on"), "\(name): \(tag.text)")
        }
        for attribute in ["href", "src", "action", "formaction"] {
          guard let address = tag.attributes[attribute] else { continue }
          let isOwn = address.hasPrefix("/") && !address.hasPrefix("//")
          #expect(isOwn || address.hasPrefix("#"), "\(name): \(tag.text)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases) func `there is one heading of the first rank`(
    language: Language
  ) {
    for (name, page) in Self.parsed(language) {
      #expect(page.tags("h1").count == 1, "\(name)")
      #expect(page.tags("main").count == 1, "\(name)")
    }
  }

  @Test func `every form that posts carries the token`() {
    for (name, page) in Self.parsed(.english) {
      for form in page.source.components(separatedBy: "<form").dropFirst() {
        let form = form.components(separatedBy: "</form>")[0]
        let opening = form.prefix { $0 != ">" }
        let hasToken = form.contains(
          "name=\"\(FormToken.fieldName)\" value=\"sample-token\"")
        #expect(hasToken == opening.contains("method=\"post\""), "\(name): \(opening)")
      }
    }
  }

  @Test(arguments: Language.allCases) func `names lead to what they name`(language: Language) {
    for (name, page) in Self.parsed(language) {
      let ids = page.ids()
      #expect(Set(ids).count == ids.count, "\(name)")
      for tag in page.tags {
        for attribute in ["for", "list", "aria-labelledby", "aria-describedby"] {
          for id in (tag.attributes[attribute] ?? "").split(separator: " ") {
            #expect(ids.contains(String(id)), "\(name): \(tag.text)")
          }
        }
        if let target = tag.attributes["href"], target.hasPrefix("#") {
          #expect(ids.contains(String(target.dropFirst())), "\(name): \(tag.text)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases) func `every field has a label`(language: Language) {
    for (name, page) in Self.parsed(language) {
      let labelled = Set(page.tags("label").compactMap { $0.attributes["for"] })
      for tag in page.tags where ["input", "select", "textarea"].contains(tag.name) {
        if tag.attributes["type"] == "hidden" { continue }
        if let id = tag.attributes["id"], labelled.contains(id) { continue }
        // Otherwise it must stand inside its label.
        let parts = page.source.components(separatedBy: "<\(tag.text)>")
        let before = parts[0]
        let opened = before.components(separatedBy: "<label").count
        let closed = before.components(separatedBy: "</label>").count
        #expect(opened == closed + 1, "\(name): \(tag.text)")
      }
    }
  }

  @Test(arguments: Language.allCases) func `links and buttons have names`(language: Language) {
    for (name, page) in Self.parsed(language) {
      for tagName in ["a", "button", "summary"] {
        for piece in page.source.components(separatedBy: "<\(tagName) ").dropFirst() {
          let opening = piece.prefix { $0 != ">" }
          if opening.contains("aria-hidden=\"true\"") { continue }
          let inner = piece.dropFirst(opening.count + 1).components(separatedBy: "</\(tagName)>")[0]
          let text = inner.replacingOccurrences(
            of: "<[^>]*>", with: "", options: .regularExpression)
          let isNamed = opening.contains("aria-label=\"") || !text.allSatisfy(\.isWhitespace)
          #expect(isNamed, "\(name): \(piece.prefix(80))")
        }
      }
    }
  }

  @Test func `the theme is on the document only when it is chosen`() {
    func html(_ theme: ThemeChoice) -> String {
      String(
        decoding: SampleMonth(language: .korean).monthView(theme: theme).html, as: UTF8.self)
    }
    #expect(!html(.system).contains("data-theme"))
    #expect(html(.light).contains("<html lang=\"ko\" class=\"weekend\" data-theme=\"light\">"))
    #expect(html(.dark).contains("data-theme=\"dark\""))
  }

  @Test func `weekends are coloured in Korean and Japanese only`() {
    for language in Language.allCases {
      let html = String(
        decoding: SampleMonth(language: language).monthView().html, as: UTF8.self)
      #expect(html.contains("class=\"weekend\"") == (language != .english))
    }
  }
}
