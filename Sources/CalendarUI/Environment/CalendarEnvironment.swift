#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  // A style or labels that nobody has set are those of the locale; see CalendarSettings.

  private struct StyleKey: EnvironmentKey {
    static var defaultValue: CalendarStyle? { nil }
  }

  private struct LabelsKey: EnvironmentKey {
    static var defaultValue: CalendarLabels? { nil }
  }

  private struct TodayKey: EnvironmentKey {
    static var defaultValue: Day? { nil }
  }

  private struct HolidaysKey: EnvironmentKey {
    static var defaultValue: (Day) -> String? { { _ in nil } }
  }

  private struct PagingKey: EnvironmentKey {
    static var defaultValue: PagingLimit { .bounds }
  }

  private struct RefusalKey: EnvironmentKey {
    static var defaultValue: (String) -> Void { { _ in } }
  }

  extension EnvironmentValues {
    /// The style of calendars, or nil for the locale's.
    public var calendarStyle: CalendarStyle? {
      get { self[StyleKey.self] }
      set { self[StyleKey.self] = newValue }
    }

    /// The words of calendars, or nil for the locale's.
    public var calendarLabels: CalendarLabels? {
      get { self[LabelsKey.self] }
      set { self[LabelsKey.self] = newValue }
    }

    /// The day that calendars mark as today, or nil for the one it is.
    public var calendarToday: Day? {
      get { self[TodayKey.self] }
      set { self[TodayKey.self] = newValue }
    }

    /// The name of the holiday that a day is.
    public var calendarHolidays: (Day) -> String? {
      get { self[HolidaysKey.self] }
      set { self[HolidaysKey.self] = newValue }
    }

    /// How far calendars can be paged.
    public var calendarPaging: PagingLimit {
      get { self[PagingKey.self] }
      set { self[PagingKey.self] = newValue }
    }

    /// What is done when a wish is refused; the text says which and why.
    public var calendarRefusal: (String) -> Void {
      get { self[RefusalKey.self] }
      set { self[RefusalKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the style of calendars: columns, rows, weekend, colours by rule, lanes.
    public func calendarStyle(_ style: CalendarStyle) -> some View {
      environment(\.calendarStyle, style)
    }

    /// Sets the words of calendars. A calendar other than the Gregorian needs labels that name its
    /// months.
    public func calendarLabels(_ labels: CalendarLabels) -> some View {
      environment(\.calendarLabels, labels)
    }

    /// Sets the day that calendars mark as today; for previews and tests.
    public func calendarToday(_ day: Day?) -> some View {
      environment(\.calendarToday, day)
    }

    /// Sets the names of holidays.
    public func calendarHolidays(_ name: @escaping (Day) -> String?) -> some View {
      environment(\.calendarHolidays, name)
    }

    /// Sets how far calendars can be paged: `.notBefore(today)` for no page of the past.
    public func calendarPaging(_ limit: PagingLimit) -> some View {
      environment(\.calendarPaging, limit)
    }

    /// Adds an action for when a wish is refused, with a sentence that says which and why.
    public func onCalendarRefusal(perform action: @escaping (String) -> Void) -> some View {
      environment(\.calendarRefusal, action)
    }
  }
#endif
