// A year of months to scroll through, and the same choice as a field.

import CalendarCore
import CalendarUI
import FoundationCalendars
import SwiftUI

@main
struct PickerApp: App {
  var body: some Scene {
    WindowGroup { PickerPage(today: CivilDateTime(.now, in: .current).day) }
  }
}

struct PickerPage: View {
  let today: Day
  @State private var day: Day?
  @State private var message = ""

  var body: some View {
    VStack(spacing: 16) {
      DatePickerField("Departure", selection: $day, in: bounds, pattern: "M-d-yyyy")
      ScrollingCalendar(selection: $day, from: today, through: today.advanced(by: 365))
        .calendarStyle(style)
      Text(verbatim: message)
    }
    .padding(16)
    .onCalendarRefusal { message = $0 }
  }

  private var bounds: DateBounds {
    (try? DateBounds(from: today, through: today.advanced(by: 365))) ?? .unbounded
  }

  /// The standard colours, and Sundays in red before all of them.
  private var style: CalendarStyle {
    var theme = DayTheme.standard
    theme.rules.insert(DayRule(.weekday([.sunday]), text: .hue(.red)), at: 0)
    return CalendarStyle(firstWeekday: .monday, theme: theme)
  }
}
