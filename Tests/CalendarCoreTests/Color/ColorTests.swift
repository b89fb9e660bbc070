import CalendarCore
import Testing

@Suite("Colours")
struct ColorTests {
  struct Case: CustomTestStringConvertible {
    var hex: String
    var text: RGBColor
    var testDescription: String { hex }
  }

  @Test(
    "text is black or white by WCAG contrast, not by brightness",
    arguments: [
      Case(hex: "#FFFFFF", text: .black), Case(hex: "#000000", text: .white),
      Case(hex: "#4C8DFF", text: .black), Case(hex: "#FF0000", text: .black),
      Case(hex: "#0000FF", text: .white), Case(hex: "#008000", text: .white),
      // A brightness threshold of 125 would choose white on these two mid-tones.
      Case(hex: "#757575", text: .white), Case(hex: "#767676", text: .black),
    ])
  func textColor(_ each: Case) throws {
    let color = try #require(RGBColor(hex: each.hex))
    #expect(color.textColor == each.text)
    let other: RGBColor = each.text == .black ? .white : .black
    #expect(color.contrast(with: each.text) >= color.contrast(with: other))
  }

  @Test("contrast has the values WCAG gives")
  func contrastValues() throws {
    let grey = try #require(RGBColor(hex: "#767676"))
    #expect(abs(RGBColor.white.contrast(with: .black) - 21) < 1e-9)
    #expect(abs(grey.contrast(with: .white) - 4.5422) < 1e-3)
    #expect(grey.contrast(with: grey) == 1)
  }

  @Test("hexadecimal colours are read in their usual forms")
  func hexForms() {
    #expect(RGBColor(hex: "#4c8dff")?.hex == "#4C8DFF")
    #expect(RGBColor(hex: "#4C8DFFCC")?.hex == "#4C8DFF")
    #expect(RGBColor(hex: "#fa0")?.hex == "#FFAA00")
    for text in ["", "#", "4C8DFF", "#4C8DF", "#GGGGGG", "#4C8DFF0000", "#４C8DFF"] {
      #expect(RGBColor(hex: text) == nil, "\(text)")
    }
  }

  @Test("every hue is nearest to itself, and names come back")
  func hues() {
    for hue in Hue.allCases {
      #expect(Hue(nearest: hue.color) == hue)
      #expect(Hue(name: hue.name) == hue)
      #expect(hue.color.textColor == .black)
    }
    #expect(Hue(name: "mauve") == nil)
  }

  @Test("foreign colours come to the hue a person would name")
  func nearestHues() throws {
    let named: [(String, Hue)] = [
      ("#FF0000", .red), ("#008000", .green), ("#0000FF", .blue), ("#FFA500", .amber),
      ("#808080", .graphite), ("#000000", .graphite), ("#FFFFFF", .graphite),
      ("#FF69B4", .pink), ("#7F00FF", .violet), ("#008080", .teal),
    ]
    for (hex, hue) in named {
      let color = try #require(RGBColor(hex: hex))
      #expect(Hue(nearest: color).name == hue.name, "\(hex)")
    }
  }

  @Test("an event without a colour has the same hue on every machine, and all hues occur")
  func standardHue() {
    #expect(Hue.standard(forUID: "a@example.com") == Hue.standard(forUID: "a@example.com"))
    #expect(Hue.standard(forUID: "").name == Hue.allCases[Int(2_166_136_261 % 12)].name)
    let hues = Set((0..<500).map { Hue.standard(forUID: "event-\($0)") })
    #expect(hues.count == Hue.allCases.count)
  }

  @Test("the least used hue comes next, in order after the calendar's own")
  func leastUsed() {
    #expect(Hue.leastUsed(among: []) == .red)
    #expect(Hue.leastUsed(among: [], after: .sky) == .blue)
    #expect(Hue.leastUsed(among: [.blue], after: .sky) == .indigo)
    #expect(Hue.leastUsed(among: Hue.allCases, after: .graphite) == .red)
    #expect(Hue.leastUsed(among: Hue.allCases + [.red, .orange], after: .graphite) == .amber)
  }
}
