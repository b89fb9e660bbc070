import CalendarCore
import Foundation
import Testing

@Suite("The table of keys that the script of the pages follows too")
struct DateGridKeyTableTests {
  struct Row: Decodable, CustomTestStringConvertible {
    var key: String
    var from: String
    var to: String
    var first: String?
    var rtl: Bool?
    var shift: Bool?
    var ctrl: Bool?
    var minimum: String?
    var maximum: String?
    var presses: Int?

    var testDescription: String { "\(key) on \(from)" }
  }

  static func table() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../fixtures/date-grid-keys.json")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
  }

  @Test("the engine moves as the table says")
  func table() throws {
    let table = try Self.table()
    #expect(table.count > 50)
    for row in table {
      let bounds = try DateBounds(
        from: row.minimum.map { try Day(iso: $0) }, through: row.maximum.map { try Day(iso: $0) })
      let keyboard = DateGridKeyboard(
        navigation: MonthNavigation(bounds: bounds),
        rules: SelectionRules(mode: .single, bounds: bounds),
        firstWeekday: try #require(Weekday(name: row.first ?? "sunday")),
        direction: row.rtl == true ? .rightToLeft : .leftToRight)
      var modifiers: KeyModifiers = []
      if row.shift == true { modifiers.insert(.shift) }
      if row.ctrl == true { modifiers.insert(.control) }
      let key = try #require(GridKey(name: row.key))
      var focus = GridFocus(try Day(iso: row.from))
      for _ in 0..<(row.presses ?? 1) {
        let page = CalendarMonth(focus.day.month)
        focus = keyboard.press(key, modifiers, focus: focus, page: page).focus
      }
      #expect(focus.day == (try Day(iso: row.to)), "\(row.testDescription)")
    }
  }
}
