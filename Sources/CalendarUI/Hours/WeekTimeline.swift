#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// A week as columns of hours, with what lasts whole days above them.
  ///
  ///     WeekTimeline(items, of: day)
  ///       .onOpenItem { item in … }
  ///       .onMoveItem { move in … }
  ///
  /// Items that overlap stand beside each other, and none hides another. Held for a moment, one is
  /// dragged to another day or time; pulled at its lower edge, it becomes longer or shorter.
  public struct WeekTimeline: View {
    private let items: [CalendarItem]
    private let day: Day
    private let rules: MoveRules
    private var actions = HoursActions()
    private var settings = CalendarSettings()

    /// Makes the hours of a week.
    ///
    /// - Parameters:
    ///   - items: in any order; those that do not touch the week are left out.
    ///   - day: a day of the week that is shown.
    ///   - rules: where items may be dragged to, and at which times they stop.
    public init(_ items: [CalendarItem], of day: Day, moving rules: MoveRules = MoveRules()) {
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
        days: TimelineModel.week(of: day, style: settings.style), items: items, hourHeight: 48,
        rules: rules, actions: actions)
    }
  }
#endif
