// Tasks in a list, and over the days they are due on.

import CalendarCore
import CalendarUI
import SwiftUI

@main
struct TaskApp: App {
  var body: some Scene {
    WindowGroup { TaskPage() }
  }
}

struct TaskPage: View {
  @State private var tasks: [CalendarTask] = []

  var body: some View {
    NavigationStack {
      VStack {
        TaskEditor(tasks: $tasks, dates: .fromToday, picker: .month)
        MonthCalendar(tasks.compactMap(\.item))
          .onMoveItem { move in tasks = tasks.map { $0.moved(by: move) } }
      }
      .navigationTitle("Tasks")
    }
  }
}
