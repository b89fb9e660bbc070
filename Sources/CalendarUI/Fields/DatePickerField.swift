#if canImport(SwiftUI)
  public import CalendarCore
  import FoundationCalendars
  public import SwiftUI

  /// A field that shows a date as text and opens a calendar to choose another.
  ///
  ///     DatePickerField("Start", selection: $day, in: bounds, pattern: "M-d-yyyy")
  ///
  /// The keys of a date grid work in the calendar; Escape closes it and changes nothing.
  public struct DatePickerField: View {
    private let title: String
    private let pattern: String?
    private let store: MonthStore
    private var settings = CalendarSettings()
    @State private var isOpen = false
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 40

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - title: what the date is for.
    ///   - selection: the chosen day; tapped again, none is.
    ///   - bounds: the days that can be chosen.
    ///   - disabled: the days among them that cannot be chosen.
    ///   - pattern: how the day is written, a pattern of Unicode TS 35; nil for the short date of the
    ///     labels.
    public init(
      _ title: some StringProtocol, selection: Binding<Day?>, in bounds: DateBounds = .unbounded,
      disabled: DisabledDays = .none, pattern: String? = nil
    ) {
      self.title = String(title)
      self.pattern = pattern
      store = MonthStore(
        shownDay: nil, chosen: .day(selection),
        rules: SelectionRules(mode: .single, bounds: bounds, disabled: disabled))
    }

    /// The field.
    public var body: some View {
      NowReader { now in
        let model = field(today: now.day)
        Button {
          keep(model) { field in
            field.toggle()
            return nil
          }
        } label: {
          HStack {
            Text(verbatim: title).foregroundStyle(Color(ThemeToken.ink2, scheme))
            Spacer(minLength: 8)
            Text(verbatim: model.title).monospacedDigit()
            Image(systemName: "calendar").accessibilityHidden(true)
          }
          .frame(minHeight: 44)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .accessibilityValue(model.label)
        .popover(isPresented: $isOpen) { calendar(model).padding(12).frame(minWidth: 320) }
      }
    }

    private func calendar(_ model: DateFieldModel) -> some View {
      PagedMonths(model: model.month, send: { send($0, to: model) }) { shown in
        MonthGridView(
          model: shown, page: shown.page, rowHeight: { _ in rowHeight }, takesEscape: true,
          send: { send($0, to: model) }
        ) { cell in
          DayNumber(cell).frame(height: rowHeight)
        }
      }
    }

    private func field(today: Day) -> DateFieldModel {
      DateFieldModel(
        month: store.model(settings, today: today), isOpen: isOpen,
        text: pattern.map { SpokenWords.pattern($0, locale: locale) })
    }

    private func send(_ change: MonthChange, to model: DateFieldModel) {
      keep(model) { field in field.apply(change) }
    }

    private func keep(
      _ model: DateFieldModel, _ change: (inout DateFieldModel) -> CalendarRefusal?
    ) {
      var changed = model
      let refusal = change(&changed)
      isOpen = changed.isOpen
      store.keep(changed.month)
      if let refusal { settings.refuse(changed.month.labels.spoken.refusal(refusal)) }
    }
  }
#endif
