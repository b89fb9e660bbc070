#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// A day as a column of hours, with what lasts all day above it.
  ///
  ///     DayTimeline(items, on: day)
  ///       .onOpenItem { item in … }
  ///       .onMoveItem { move in … }
  ///
  /// Items that overlap stand beside each other, and none hides another. Held for a moment, one is
  /// dragged to another time; pulled at its lower edge, it becomes longer or shorter.
  public struct DayTimeline: View {
    private let items: [CalendarItem]
    private let day: Day
    private let rules: MoveRules
    private var actions = HoursActions()

    /// Makes the hours of a day.
    ///
    /// - Parameters:
    ///   - items: in any order; those that do not touch the day are left out.
    ///   - day: the day that is shown.
    ///   - rules: where items may be dragged to, and at which times they stop.
    public init(_ items: [CalendarItem], on day: Day, moving rules: MoveRules = MoveRules()) {
      self.items = items
      self.day = day
      self.rules = rules
    }

    /// Adds an action for when an item is opened.
    public func onOpenItem(perform action: @escaping (CalendarItem) -> Void) -> Self {
      var view = self
      view.actions.openItem = action
      return view
    }

    /// Adds an action for when the head of a day, or the "+2" above the hours, is opened.
    public func onOpenDay(perform action: @escaping (Day) -> Void) -> Self {
      var view = self
      view.actions.openDay = action
      return view
    }

    /// Adds an action for when a free time is tapped, with the time at which something new begins.
    public func onMakeItem(perform action: @escaping (CivilDateTime) -> Void) -> Self {
      var view = self
      view.actions.makeItem = action
      return view
    }

    /// Adds an action for when an item was dragged or resized. Without one, items stay.
    public func onMoveItem(perform action: @escaping (ItemMove) -> Void) -> Self {
      var view = self
      view.actions.moveItem = action
      return view
    }

    /// The hours.
    public var body: some View {
      HoursView(
        days: DaySpan(start: day, count: 1), items: items, hourHeight: 52,
        rules: rules, actions: actions)
    }
  }
#endif
