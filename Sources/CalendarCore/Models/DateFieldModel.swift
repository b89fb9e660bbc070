/// The model of a field that shows a date as text and opens a calendar to choose another.
public struct DateFieldModel {
  /// The calendar.
  public private(set) var month: MonthModel
  /// How the chosen day is written.
  public var text: (Day) -> String
  /// Whether the calendar is open.
  public private(set) var isOpen: Bool

  /// Makes the model of a field.
  ///
  /// - Parameters:
  ///   - month: the months; one day can be chosen, and tapping it again chooses none where the rules
  ///     say so.
  ///   - isOpen: whether the calendar is open.
  ///   - text: how the chosen day is written, or nil for the short date of the labels.
  public init(month: MonthModel, isOpen: Bool = false, text: ((Day) -> String)? = nil) {
    self.month = month
    self.month.rules.mode = .single
    self.isOpen = isOpen
    self.text = text ?? month.labels.date
  }

  /// The chosen day, or nil.
  public var day: Day? { month.selection.extent?.first }

  /// What the field shows: the day, or an invitation to choose one.
  public var title: String { day.map(text) ?? month.labels.controls.chooseDate }

  /// What the field says: the day in full, or an invitation to choose one.
  public var label: String {
    day.map(month.labels.spoken.fullDate) ?? month.labels.controls.chooseDate
  }

  /// Opens the calendar on the page of the chosen day, or closes it.
  public mutating func toggle() {
    isOpen.toggle()
    if isOpen, let day { month.show(day) }
  }

  /// Does something with the calendar: a tap, a key, turning a page.
  ///
  /// Choosing a day closes it, and so does Escape, which changes nothing. A day that is refused leaves
  /// it open.
  ///
  /// - Returns: why it was refused, or nil.
  @discardableResult
  public mutating func apply(
    _ change: (inout MonthModel) -> CalendarRefusal?
  ) -> CalendarRefusal? {
    let refusal = change(&month)
    if month.tappedDay != nil || month.isClosing { isOpen = false }
    return refusal
  }
}
