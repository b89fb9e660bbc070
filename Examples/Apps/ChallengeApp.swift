// Challenges as pills in their colours, and a new range chosen by two taps or by drawing.

import CalendarCore
import CalendarUI
import SwiftUI

@main
struct ChallengeApp: App {
  var body: some Scene {
    WindowGroup { ChallengePage() }
  }
}

struct ChallengePage: View {
  @State private var challenges: [DayRange] = []
  @State private var days = DaySelection()
  @State private var isReadOnly = false
  @State private var name = ""

  var body: some View {
    VStack(spacing: 16) {
      RangeCalendar(challenges, selection: $days, mode: .range)
        .disabled(isReadOnly)
      Toggle("Only show", isOn: $isReadOnly)
      TextField("Name", text: $name)
      Button("Add the chosen days") {
        let hue = Hue.leastUsed(among: challenges.map(\.hue))
        challenges += days.ranges.spans.map { span in
          DayRange(id: "\(name) \(span.start)", name: name, days: span, hue: hue)
        }
        days.clear()
      }
      .disabled(days.isEmpty || name.isEmpty)
    }
    .padding(16)
  }
}
