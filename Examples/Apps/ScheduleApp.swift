// A month of schedules: bars over days and weeks, dragged to other days.

import CalendarCore
import CalendarUI
import FoundationCalendars
import SwiftUI

@main
struct ScheduleApp: App {
  var body: some Scene {
    WindowGroup { SchedulePage() }
  }
}

struct SchedulePage: View {
  @State private var items: [CalendarItem] = []
  @State private var day: Day?
  @State private var opened = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      MonthCalendar(items, selection: $day)
        .onOpenItem { item in
          opened = item.title
          isOpen = true
        }
        .onMoveItem { move in
          items = items.map { item in
            item.uid == move.uid && item.recurrenceID == move.recurrenceID
              ? item.placed(at: move.to) : item
          }
        }
        // No page of the past.
        .calendarPaging(.notBefore(CivilDateTime(.now, in: .current).day))
      if let day { DayTimeline(items, on: day) }
    }
    .onAppear { items = sampleItems(around: CivilDateTime(.now, in: .current).day) }
    .alert(opened, isPresented: $isOpen) { Button("Close") { isOpen = false } }
  }
}

/// Sample items on the days around a day.
func sampleItems(around day: Day) -> [CalendarItem] {
  let trip = DaySpan(start: day.advanced(by: -2), count: 5)
  let course = DaySpan(start: day.advanced(by: 1), count: 9)
  let nine = CivilDateTime(day: day, time: .midnight).advanced(bySeconds: 9 * 3_600)
  return [
    CalendarItem(uid: "1", title: "Trip", days: trip),
    CalendarItem(uid: "2", title: "Course", days: course, hue: .teal),
    CalendarItem(uid: "3", title: "Call", from: nine, to: nine.advanced(bySeconds: 1_800)),
  ]
}
