import CalendarHTML
import Testing

@Suite struct HTMLTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var html: HTML
    var expected: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a literal is markup", html: "<b class=\"x\">&amp;</b>",
      expected: "<b class=\"x\">&amp;</b>"),
    Case(
      name: "text in markup is escaped", html: "<b>\("<script>alert('x') & \"y\"</script>")</b>",
      expected: "<b>&lt;script&gt;alert(&#39;x&#39;) &amp; &quot;y&quot;&lt;/script&gt;</b>"),
    Case(
      name: "text cannot leave a quoted attribute", html: "<a title=\"\("\" onclick=\"x")\">",
      expected: "<a title=\"&quot; onclick=&quot;x\">"),
    Case(name: "numbers", html: "<i>\(-12)</i>", expected: "<i>-12</i>"),
    Case(name: "a piece stays as it is", html: "<i>\("<b>" as HTML)</i>", expected: "<i><b></i>"),
    Case(
      name: "pieces follow one another", html: "\(["<i>", "<b>"] as [HTML])", expected: "<i><b>"),
    Case(
      name: "an attribute with a value", html: "<a\(attribute: "lang", "k\"o")>",
      expected: "<a lang=\"k&quot;o\">"),
    Case(
      name: "an attribute without a value", html: "<a\(attribute: "lang", nil)>", expected: "<a>"),
    Case(
      name: "a flag that holds", html: "<input\(flag: "checked", if: true)>",
      expected: "<input checked>"),
    Case(
      name: "a flag that does not hold", html: "<input\(flag: "checked", if: false)>",
      expected: "<input>"),
    Case(
      name: "control characters are replaced, line ends stay",
      html: "\("a\u{0}b\u{1F}c\u{7F}d\n\t\re")", expected: "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\n\t\re"),
    Case(name: "other scripts stay", html: "\("온천 🎉 مرحبا")", expected: "온천 🎉 مرحبا"),
    Case(name: "text alone", html: HTML(text: "<"), expected: "&lt;"),
    Case(name: "a sum", html: "<i>" + HTML(text: "&"), expected: "<i>&amp;"),
  ]

  @Test(arguments: cases) func `pieces are written`(_ test: Case) {
    #expect(String(decoding: test.html.bytes, as: UTF8.self) == test.expected)
  }

  @Test func `a writer collects pieces and escapes text`() {
    var writer = HTMLWriter()
    writer.write("<p>")
    writer.text("a < b")
    writer.write("</p>")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<p>a &lt; b</p>")
    #expect(HTML(writer).bytes == writer.bytes)
  }
}
