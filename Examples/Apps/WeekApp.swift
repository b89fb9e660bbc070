// A week of hours: items are dragged, resized and made by a tap.

import CalendarCore
import CalendarUI
import FoundationCalendars
import SwiftUI

@main
struct WeekApp: App {
  var body: some Scene {
    WindowGroup { WeekPage(day: CivilDateTime(.now, in: .current).day) }
  }
}

struct WeekPage: View {
  @State var day: Day
  @State private var items: [CalendarItem] = []

  var body: some View {
    WeekTimeline(items, of: day, moving: MoveRules(snap: TimeSnap(.quarter)))
      .onOpenDay { day = $0 }
      .onMakeItem { start in
        let end = start.advanced(bySeconds: 3_600)
        items.append(CalendarItem(uid: "\(start)", title: "New", from: start, to: end))
      }
      .onMoveItem { move in
        items = items.map { $0.uid == move.uid ? $0.placed(at: move.to) : $0 }
      }
  }
}
