// A diary: a dot on each day with an entry, a card for the chosen one.

import CalendarCore
import CalendarUI
import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryPage() }
  }
}

struct DiaryPage: View {
  @State private var entries: [Day: String] = [:]
  @State private var day: Day?
  @State private var card = Card.none
  @State private var draft = ""

  /// What stands below the calendar.
  enum Card {
    case none
    case reading(String)
    case writing(Day)
    case message(String)
  }

  var body: some View {
    VStack(spacing: 16) {
      DiaryCalendar(selection: $day, hasEntry: { entries[$0] != nil })
        .onOpenDay { opening in
          switch opening {
          case .read(let day): card = .reading(entries[day] ?? "")
          case .write(let day): card = .writing(day)
          case .notYet(_, let reason): card = .message(reason)
          case .refused: card = .none
          }
        }
      switch card {
      case .none: EmptyView()
      case .reading(let text), .message(let text): Text(verbatim: text)
      case .writing(let day):
        TextEditor(text: $draft)
        Button("Save") {
          entries[day] = draft
          card = .reading(draft)
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
    }
    .padding(16)
  }
}
