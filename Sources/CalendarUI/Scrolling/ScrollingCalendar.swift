#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// Months one under another, from a first to a last day, made as they come into sight.
  ///
  ///     ScrollingCalendar(selection: $day, from: today, through: today.advanced(by: 365))
  ///
  /// Colours follow rules, which `calendarStyle(_:)` can replace: chosen red and heavy, today black
  /// and heavy, past blue, future yellow.
  public struct ScrollingCalendar: View {
    private let store: MonthStore
    private let reach: DaySpan
    private var settings = CalendarSettings()
    private let position: Binding<Int?>?
    @State private var ownPosition: Int?
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 48

    /// Makes a calendar from a first to a last day, both included.
    ///
    /// - Parameters:
    ///   - selection: the chosen day; a second tap chooses none.
    ///   - first: the first day. A last day before it leaves the first day alone.
    ///   - last: the last day.
    ///   - disabled: the days between them that cannot be chosen.
    ///   - position: the place of the month at the top, counted from 0.
    public init(
      selection: Binding<Day?>, from first: Day, through last: Day,
      disabled: DisabledDays = .none, position: Binding<Int?>? = nil
    ) {
      let bounds = (try? DateBounds(from: first, through: Swift.max(first, last))) ?? .unbounded
      reach = bounds.days
      self.position = position
      store = MonthStore(
        shownDay: nil, chosen: .day(selection),
        rules: SelectionRules(mode: .single, bounds: bounds, disabled: disabled))
    }

    /// The months.
    public var body: some View {
      NowReader { now in
        let model = ScrollModel(month: store.model(settings, today: now.day), reach: reach)
        ScrollView(.vertical) {
          LazyVStack(spacing: 24) {
            ForEach(0..<model.count, id: \.self) { position in month(at: position, of: model) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: position ?? $ownPosition, anchor: .top)
        .onAppear {
          let place = position ?? $ownPosition
          if place.wrappedValue == nil { place.wrappedValue = model.initialPosition }
        }
      }
    }

    @ViewBuilder private func month(at position: Int, of model: ScrollModel) -> some View {
      if let page = model.page(at: position) {
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: page.heading).font(.headline).textCase(.uppercase)
            .foregroundStyle(Color(ThemeToken.ink, scheme))
            .accessibilityAddTraits(.isHeader)
          MonthGridView(
            model: model.showing(position), page: page, rowHeight: { _ in rowHeight },
            send: { send($0, to: model, at: position) }
          ) { cell in
            DayNumber(cell).frame(height: rowHeight)
          }
        }
      }
    }

    private func send(_ change: MonthChange, to model: ScrollModel, at position: Int) {
      var changed = model.showing(position)
      let refusal = change(&changed)
      store.keep(changed)
      let target = model.position(of: changed.shownDay)
      if target != position {
        withAnimation(settings.settling) {
          (self.position ?? $ownPosition).wrappedValue = target
        }
      }
      if let refusal { settings.refuse(changed.labels.spoken.refusal(refusal)) }
    }
  }
#endif
