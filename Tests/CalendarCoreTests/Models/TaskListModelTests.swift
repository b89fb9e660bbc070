import CalendarCore
import Testing

@Suite("What a list of tasks does")
struct TaskListModelTests {
  static let today = day("2026-03-10")

  static func model(_ dates: TaskDates = .any) -> TaskListModel {
    TaskListModel(
      tasks: [
        CalendarTask(id: "1", title: "Report", due: day("2026-03-09")),
        CalendarTask(id: "2", title: "Call", status: .inProgress),
      ], today: today, dates: dates, labels: .english)
  }

  @Test("a task is overdue from the day after its day, until it is done")
  func overdue() {
    let task = CalendarTask(id: "1", due: Self.today)
    #expect(!task.isOverdue(today: Self.today))
    #expect(task.isOverdue(today: day("2026-03-11")))
    #expect(!task.isOverdue(today: day("2026-03-09")))
    var done = task
    done.status = .complete
    #expect(!done.isOverdue(today: day("2026-03-11")))
    #expect(!CalendarTask(id: "2").isOverdue(today: Self.today))
  }

  @Test("adding is off while editing, and what was typed is there after Done")
  func editing() {
    var model = Self.model()
    #expect(model.add(CalendarTask(id: "3", title: "New")) == true)
    #expect(model.add(CalendarTask(id: "3", title: "Again")) == false)
    model.toggleEditing()
    #expect(!model.canAdd)
    #expect(model.add(CalendarTask(id: "4")) == false)
    model.set(title: "Report, second draft", id: "1")
    model.set(.complete, id: "1")
    model.set(due: day("2026-03-12"), id: "1")
    model.toggleEditing()
    #expect(model.canAdd)
    #expect(
      model.tasks.first
        == CalendarTask(
          id: "1", title: "Report, second draft", due: day("2026-03-12"), status: .complete))
    #expect(model.tasks.map(\.id) == ["1", "2", "3"])
  }

  @Test("deleting takes one, and of an unknown id none")
  func deleting() {
    var model = Self.model()
    model.delete(id: "9")
    #expect(model.tasks.count == 2)
    model.delete(id: "1")
    #expect(model.tasks.map(\.id) == ["2"])
    model.set(title: "gone", id: "1")
    model.set(.complete, id: "1")
    #expect(model.set(due: nil, id: "1") == nil)
    #expect(model.tasks.map(\.title) == ["Call"])
  }

  /// Days that can and cannot be given.
  struct Bound: CustomTestStringConvertible, Sendable {
    var name: String
    var dates: TaskDates
    var allowed: [String]
    var refused: [String]
    var testDescription: String { name }
  }

  @Test(
    "days are bounded by today, which itself can be given",
    arguments: [
      Bound(
        name: "any", dates: .any, allowed: ["1999-01-01", "2026-03-10", "2099-01-01"], refused: []),
      Bound(
        name: "from today", dates: .fromToday, allowed: ["2026-03-10", "2099-01-01"],
        refused: ["2026-03-09"]),
      Bound(
        name: "through today", dates: .throughToday, allowed: ["1999-01-01", "2026-03-10"],
        refused: ["2026-03-11"]),
      Bound(
        name: "within", dates: .within(bounds("2026-04-01", "2026-04-02")), allowed: ["2026-04-02"],
        refused: ["2026-03-10", "2026-04-03"]),
    ])
  func dates(_ each: Bound) {
    for iso in each.allowed {
      var model = Self.model(each.dates)
      #expect(model.set(due: day(iso), id: "1") == nil)
      #expect(model.tasks.first?.due == day(iso))
    }
    for iso in each.refused {
      var model = Self.model(each.dates)
      #expect(model.set(due: day(iso), id: "1") != nil)
      #expect(model.tasks.first?.due == day("2026-03-09"))
    }
    var model = Self.model(each.dates)
    model.set(due: nil, id: "1")
    #expect(model.tasks.first?.due == nil)
  }

  @Test("a task lies over its day in a calendar and takes the day it is dropped on")
  func moves() throws {
    let task = CalendarTask(id: "1", title: "Report", due: day("2026-03-09"))
    let item = try #require(task.item)
    let months = MonthModel(labels: .english, today: Self.today)
    let move = try #require(try months.move(item, from: day("2026-03-09"), to: day("2026-03-13")))
    #expect(task.moved(by: move).due == day("2026-03-13"))
    #expect(CalendarTask(id: "2", due: day("2026-03-09")).moved(by: move).due == day("2026-03-09"))
    #expect(CalendarTask(id: "3").item == nil)
  }
}
