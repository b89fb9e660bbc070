import CalendarCore
import Testing

@Suite("A page under a finger")
struct PageSwipeTests {
  /// A swipe that is let go, and by how many pages it turns.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var translation: Double
    var velocity = 0.0
    var direction = LineDirection.leftToRight
    var turn: Int
    var testDescription: String { name }
  }

  @Test(
    "it turns when it is far or fast enough",
    arguments: [
      Case(name: "right is previous", translation: 120, turn: -1),
      Case(name: "left is next", translation: -120, turn: 1),
      Case(
        name: "right is next from right to left", translation: 120, direction: .rightToLeft, turn: 1
      ),
      Case(name: "just under 30 %", translation: 119, turn: 0),
      Case(name: "short and fast", translation: 20, velocity: 400, turn: -1),
      Case(name: "short and not fast", translation: 20, velocity: 399, turn: 0),
      Case(name: "taken back at the end", translation: 300, velocity: -500, turn: 0),
      Case(name: "no way at all", translation: 0, velocity: 900, turn: 0),
      Case(name: "no number", translation: .nan, velocity: 900, turn: 0),
    ])
  func turns(_ each: Case) {
    let turn = PageSwipe().turn(
      translation: each.translation, velocity: each.velocity, width: 400, direction: each.direction)
    #expect(turn == each.turn)
  }

  @Test("it follows 1:1 and gives way by a third where there is no page")
  func follows() {
    let swipe = PageSwipe()
    #expect(swipe.offset(of: -90, canTurn: true) == -90)
    #expect(swipe.offset(of: -90, canTurn: false) == -30)
    #expect(swipe.offset(of: .infinity, canTurn: true) == 0)
    #expect(swipe.turn(translation: 10, velocity: 0, width: 0, direction: .leftToRight) == 0)
  }
}
