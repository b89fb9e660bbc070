#if canImport(SwiftUI)
  import CalendarCore
  import FoundationCalendars
  import SwiftUI

  /// What calendars take from their environment.
  @MainActor
  struct CalendarSettings: DynamicProperty {
    @Environment(\.calendarStyle) private var ownStyle
    @Environment(\.calendarLabels) private var ownLabels
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.calendarHolidays) var holidays
    @Environment(\.calendarPaging) var paging
    @Environment(\.calendarRefusal) var refuse

    /// The style that was set, or the locale's.
    var style: CalendarStyle { ownStyle ?? CalendarStyle(locale: locale) }

    /// The words that were set, or the locale's.
    var labels: CalendarLabels { ownLabels ?? LocaleWords.shared.labels(of: locale) }

    var direction: LineDirection {
      layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// How a page settles after a swipe; nothing moves where motion is reduced.
    var settling: Animation? { reducesMotion ? nil : .easeOut(duration: 0.24) }
  }

  /// The labels of the locales that were used, because making them costs more than drawing a page.
  @MainActor
  private final class LocaleWords {
    static let shared = LocaleWords()
    private var made: [String: CalendarLabels] = [:]

    func labels(of locale: Locale) -> CalendarLabels {
      if let known = made[locale.identifier] { return known }
      let labels = CalendarLabels(locale: locale)
      made[locale.identifier] = labels
      return labels
    }
  }

  /// Draws its content with the present time, anew each minute.
  struct NowReader<Content: View>: View {
    @Environment(\.calendarToday) private var ownToday
    @Environment(\.timeZone) private var timeZone
    private let content: (CivilDateTime) -> Content

    init(@ViewBuilder content: @escaping (CivilDateTime) -> Content) {
      self.content = content
    }

    var body: some View {
      TimelineView(.everyMinute) { context in
        let now = CivilDateTime(context.date, in: timeZone)
        content(CivilDateTime(day: ownToday ?? now.day, time: now.time))
      }
    }
  }
#endif
