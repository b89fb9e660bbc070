#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// The calendar of a diary: a dot on each day with an entry, today named, the chosen day on a disc.
  ///
  ///     DiaryCalendar(selection: $day, hasEntry: { entries[$0] != nil })
  ///       .onOpenDay { opening in … }
  ///
  /// Opening a day makes no entry. A day that has not come is not written, and the opening says why.
  public struct DiaryCalendar: View {
    private let store: MonthStore
    private let hasEntry: (Day) -> Bool
    private var settings = CalendarSettings()
    private var openDay: ((DiaryModel.Opening) -> Void)?
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 64

    /// Makes the calendar of a diary.
    ///
    /// - Parameters:
    ///   - selection: the chosen day.
    ///   - bounds: the days that can be chosen and gone to.
    ///   - shownDay: a day of the month that is shown; nil for today's.
    ///   - hasEntry: whether a day has an entry; asked of the days on the page, those of the
    ///     neighbouring months included.
    public init(
      selection: Binding<Day?>, in bounds: DateBounds = .unbounded,
      showing shownDay: Binding<Day?>? = nil, hasEntry: @escaping (Day) -> Bool
    ) {
      store = MonthStore(
        shownDay: shownDay, chosen: .day(selection),
        rules: SelectionRules(mode: .single, bounds: bounds))
      self.hasEntry = hasEntry
    }

    /// Adds an action for when a day is opened: to read its entry, to write one, or to say why not.
    public func onOpenDay(perform action: @escaping (DiaryModel.Opening) -> Void) -> Self {
      var view = self
      view.openDay = action
      return view
    }

    /// The month.
    public var body: some View {
      NowReader { now in
        let diary = DiaryModel(month: store.model(settings, today: now.day), hasEntry: hasEntry)
        PagedMonths(model: diary.month, send: { send($0, to: diary) }) { shown in
          MonthGridView(
            model: shown, page: shown.page, rowHeight: { _ in rowHeight },
            send: { send($0, to: diary) }
          ) { cell in
            DiaryCell(cell: cell, caption: diary.caption(of: cell))
          }
        }
      }
    }

    private func send(_ change: MonthChange, to diary: DiaryModel) {
      var changed = diary
      let opening = changed.apply(change)
      store.keep(changed.month)
      if case .refused(let refusal)? = opening {
        settings.refuse(changed.month.labels.spoken.refusal(refusal))
      }
      if let opening { openDay?(opening) }
    }
  }

  /// A day of a diary: the word for today above, the number, the dot of an entry below.
  private struct DiaryCell: View {
    let cell: DayCellModel
    let caption: String?
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .caption) private var captionHeight: CGFloat = 14

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: caption ?? "").font(.caption2.weight(.semibold)).lineLimit(1)
          .frame(height: captionHeight)
        DayNumber(cell)
        if cell.facts.marks.isEmpty {
          Spacer(minLength: 0)
        } else {
          Circle().fill(Color(ThemeToken.mark, scheme)).frame(width: 6, height: 6)
            .padding(.top, 5)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
#endif
