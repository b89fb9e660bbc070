#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// Days chosen singly, several at once or as a range, as connected shapes; and several named ranges
  /// as pills in their colours.
  ///
  ///     RangeCalendar(ranges)                                    // only shows
  ///     RangeCalendar(ranges, selection: $days, mode: .range)
  ///
  /// Ranges that touch stay two. With `.disabled(true)` nothing can be chosen.
  public struct RangeCalendar: View {
    private let ranges: [DayRange]
    private let store: MonthStore
    private var settings = CalendarSettings()
    private var openRange: ((DayRange) -> Void)?

    /// Makes a calendar in which days are chosen.
    ///
    /// - Parameters:
    ///   - ranges: the named ranges.
    ///   - selection: the chosen days.
    ///   - mode: how many days are chosen.
    ///   - bounds: the days that can be chosen and gone to.
    ///   - disabled: the days among them that cannot be chosen.
    ///   - disabledInRange: what becomes of a range over such days.
    ///   - shownDay: a day of the month that is shown; nil for today's.
    public init(
      _ ranges: [DayRange] = [], selection: Binding<DaySelection>, mode: SelectionMode = .range,
      in bounds: DateBounds = .unbounded, disabled: DisabledDays = .none,
      disabledInRange: DisabledInRange = .allowed, showing shownDay: Binding<Day?>? = nil
    ) {
      self.ranges = ranges
      store = MonthStore(
        shownDay: shownDay, chosen: .days(selection),
        rules: SelectionRules(
          mode: mode, bounds: bounds, disabled: disabled, disabledInRange: disabledInRange))
    }

    /// Makes a calendar that only shows ranges.
    public init(
      _ ranges: [DayRange], in bounds: DateBounds = .unbounded,
      showing shownDay: Binding<Day?>? = nil
    ) {
      self.ranges = ranges
      store = MonthStore(
        shownDay: shownDay, chosen: .own, rules: SelectionRules(mode: .none, bounds: bounds))
    }

    /// Adds an action for when a named range is opened.
    public func onOpenRange(perform action: @escaping (DayRange) -> Void) -> Self {
      var view = self
      view.openRange = action
      return view
    }

    /// The month.
    public var body: some View {
      NowReader { now in
        let model = store.model(settings, today: now.day)
        PagedMonths(model: model, send: { send($0, to: model) }) { shown in
          RangePage(
            model: RangeModel(month: shown, ranges: ranges), send: { send($0, to: shown) },
            openRange: openRange)
        }
      }
    }

    private func send(_ change: MonthChange, to model: MonthModel) {
      var changed = model
      let refusal = change(&changed)
      store.keep(changed)
      if let refusal { settings.refuse(changed.labels.spoken.refusal(refusal)) }
    }
  }

  /// The page of a month with ranges: what is being chosen behind the numbers, named ranges below.
  private struct RangePage: View {
    let model: RangeModel
    let send: (MonthChange) -> Void
    let openRange: ((DayRange) -> Void)?

    @ScaledMetric(relativeTo: .body) private var numberHeight: CGFloat = 40
    @ScaledMetric(relativeTo: .caption) private var laneHeight: CGFloat = 22

    var body: some View {
      let page = model.page
      let laneCount = page.lanes.first?.count ?? 0
      MonthGridView(
        model: model.month, page: page.page,
        rowHeight: { _ in numberHeight + laneHeight * CGFloat(laneCount) + 4 }, send: send
      ) { cell in
        DayNumber(cell).frame(height: numberHeight)
      } under: { row, width in
        PillLane(
          pieces: page.selection[row], half: width / halves(of: page), height: numberHeight
        )
        .accessibilityHidden(true)
      } over: { row, width, _ in
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(height: numberHeight).allowsHitTesting(false)
          ForEach(page.lanes[row].indices, id: \.self) { lane in
            PillLane(
              pieces: page.lanes[row][lane], half: width / halves(of: page), height: laneHeight,
              openRange: openRange)
          }
        }
      }
    }

    private func halves(of page: RangePageModel) -> CGFloat {
      CGFloat(Swift.max(page.page.weekdays.count * 2, 1))
    }
  }

  /// A lane of pills, in halves of columns.
  private struct PillLane: View {
    let pieces: [PillPiece]
    let half: CGFloat
    let height: CGFloat
    var openRange: ((DayRange) -> Void)?

    @Environment(\.colorScheme) private var scheme

    var body: some View {
      HStack(spacing: 0) {
        ForEach(pieces.indices, id: \.self) { index in
          Group {
            if let pill = pieces[index].pill {
              piece(pill)
            } else {
              Color.clear.allowsHitTesting(false)
            }
          }
          .frame(width: half * CGFloat(pieces[index].halves), height: height)
        }
      }
    }

    /// Round at a true start and end, with a little room there, so that ranges that touch stand apart.
    private func piece(_ pill: PillModel) -> some View {
      let radius = height / 2 - 1
      let start = pill.position.isFirst
      let end = pill.position.isLast
      return UnevenRoundedRectangle(
        topLeadingRadius: start ? radius : 0, bottomLeadingRadius: start ? radius : 0,
        bottomTrailingRadius: end ? radius : 0, topTrailingRadius: end ? radius : 0
      )
      .fill(Color(pill.range.hue.colors.background, scheme))
      .overlay(alignment: .leading) {
        Text(verbatim: pill.name).font(.caption).lineLimit(1)
          .foregroundStyle(Color(pill.range.hue.colors.text, scheme))
          .padding(.horizontal, 8)
      }
      .padding(.leading, start ? 2 : 0)
      .padding(.trailing, end ? 2 : 0)
      .padding(.vertical, 1)
      .contentShape(Rectangle())
      .onTapGesture { openRange?(pill.range) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(pill.label)
      .accessibilityAddTraits(openRange == nil ? [] : .isButton)
      .accessibilityAction { openRange?(pill.range) }
    }
  }
#endif
