import CalendarCore
import CalendarHTML
import Daybook
import Foundation
import Testing

@testable import DaybookServer

@Suite struct PagesThemeTests {
  private static func color(_ name: String, dark: Bool) throws -> RGBColor {
    let all = Theme.tokens + Theme.hues.flatMap(\.tokens)
    let token = try #require(all.first { $0.name == name }, "\(name)")
    return try #require(RGBColor(hex: dark ? token.dark : token.light))
  }

  /// Text and what it stands on, with the least contrast that is promised.
  static let pairs: [(text: String, ground: String, ratio: Double)] = [
    ("ink", "page", 7), ("ink", "sunken", 7), ("ink", "raised", 7), ("ink", "track", 7),
    ("ink", "hover", 7), ("ink", "thumb", 7), ("ink", "select", 7), ("ink", "select-wash", 7),
    ("page", "ink", 7),
    ("ink-2", "page", 4.5), ("ink-2", "sunken", 4.5), ("ink-2", "raised", 4.5),
    ("ink-2", "track", 4.5), ("ink-2", "hover", 4.5), ("ink-2", "select-wash", 4.5),
    ("page", "ink-2", 4.5), ("ink-3", "page", 4.5), ("ink-3", "sunken", 4.5),
    ("ink-3", "out", 4.5), ("ink-3", "raised", 4.5), ("sunday", "page", 4.5),
    ("sunday", "select-wash", 4.5), ("saturday", "page", 4.5), ("saturday", "select-wash", 4.5),
    ("on-select", "select", 4.5), ("danger", "page", 4.5), ("danger", "raised", 4.5),
    ("danger", "danger-wash", 4.5), ("ink", "danger-wash", 7), ("ok", "page", 4.5),
    ("link", "page", 4.5), ("toast-act", "ink", 4.5), ("control", "page", 3),
    ("control", "raised", 3), ("focus", "page", 3), ("focus", "raised", 3),
    ("focus", "select", 3), ("select-line", "page", 3), ("mark", "page", 3), ("brand", "sunken", 3),
  ]

  @Test(arguments: [false, true]) func `text stands out from its ground`(dark: Bool) throws {
    for pair in Self.pairs {
      let ratio = try Self.color(pair.text, dark: dark).contrast(
        with: Self.color(pair.ground, dark: dark))
      #expect(ratio >= pair.ratio, "\(pair.text) on \(pair.ground): \(ratio)")
    }
  }

  @Test(arguments: Hue.allCases) func `a hue's bar can be read and its edge seen`(
    hue: Hue
  ) throws {
    for dark in [false, true] {
      let name = "hue-\(hue.name)"
      let background = try Self.color("\(name)-bg", dark: dark)
      let page = try Self.color("page", dark: dark)
      let edge = try Self.color("\(name)-edge", dark: dark)
      #expect(try Self.color("\(name)-text", dark: dark).contrast(with: background) >= 7)
      #expect(edge.contrast(with: background) >= 3)
      #expect(edge.contrast(with: page) >= 3)
      #expect(try Self.color("\(name)-solid", dark: dark).contrast(with: page) >= 4.5)
    }
  }

  @Test func `the twelve hues are all there, vivid as the engine knows them`() throws {
    #expect(Theme.hues.map(\.hue) == Hue.allCases)
    for colors in Theme.hues {
      #expect(RGBColor(hex: colors.vivid.light) == colors.hue.color)
    }
  }

  @Test func `every token that the style sheet uses is defined`() throws {
    let css = String(decoding: Asset.styleSheet.bytes, as: UTF8.self)
    let used = try Self.names(in: css, pattern: "var\\(--([a-z0-9-]+)")
    let defined = try Self.names(in: css, pattern: "--([a-z0-9-]+):")
    #expect(used.subtracting(defined) == [])
  }

  @Test func `the style sheet's braces are balanced and nothing comes from elsewhere`() {
    let css = String(decoding: Asset.styleSheet.bytes, as: UTF8.self)
    var depth = 0
    for character in css {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
    #expect(!css.contains("url(") && !css.contains("@import") && !css.contains("\\("))
  }

  @Test func `every class that a page uses has a rule, but for names that only mark`() throws {
    let css = String(decoding: Asset.styleSheet.bytes, as: UTF8.self)
    let styled = try Self.names(in: css, pattern: "\\.([a-z][a-z0-9-]*)")
    var used: Set<String> = []
    for language in Language.allCases {
      for page in SampleMonth(language: language).everyPage() {
        for tag in ParsedPage(page.bytes).tags {
          used.formUnion((tag.attributes["class"] ?? "").split(separator: " ").map(String.init))
        }
      }
    }
    let marks: Set = ["picker", "rows", "detail"]
    #expect(used.subtracting(styled).subtracting(marks).sorted() == [])
  }

  private static func names(in text: String, pattern: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let range = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: range).compactMap { match in
        Range(match.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  @Test func `assets are found under an address made from their content`() throws {
    for asset in Asset.all {
      #expect(Asset.at(path: asset.path)?.bytes == asset.bytes)
      #expect(asset.path.hasPrefix("/assets/"))
      #expect(asset.entityTag.utf8.count == 18)
    }
    for asset in [Asset.styleSheet, .icon] {
      #expect(asset.path.contains(asset.entityTag.dropFirst().dropLast()))
    }
    #expect(
      Set(Asset.scripts.map { $0.path.prefix { $0 != "." }.split(separator: "/")[1] }).count == 1)
    #expect(Asset.at(path: "/assets/daybook.css") == nil)
    let one = Asset(name: "a", fileExtension: "css", contentType: "text/css", text: "a")
    let other = Asset(name: "a", fileExtension: "css", contentType: "text/css", text: "b")
    #expect(one.path != other.path)
  }
}
