#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// A page of a month: heads of columns, rows of cells, and what lies under and over each row.
  struct MonthGridView<Cell: View, Under: View, Over: View>: View {
    private let model: MonthModel
    private let page: MonthPageModel
    private let rowHeight: (MonthRowModel) -> CGFloat
    private let fillsHeight: Bool
    private let takesEscape: Bool
    private let send: (MonthChange) -> Void
    private let cell: (DayCellModel) -> Cell
    private let under: (Int, CGFloat) -> Under
    private let over: (Int, CGFloat, @escaping (CGPoint) -> Day?) -> Over

    /// - Parameters:
    ///   - model: the model whose page is drawn.
    ///   - page: the page.
    ///   - rowHeight: the least height of a row.
    ///   - fillsHeight: whether rows share the height there is.
    ///   - takesEscape: whether Escape is for the calendar, as in a picker; else it is left to what is
    ///     around.
    ///   - send: does something to the model.
    ///   - cell: what a day shows.
    ///   - under: what lies under a row of so many units of width.
    ///   - over: what lies over it; it is handed what finds the day under a point.
    init(
      model: MonthModel, page: MonthPageModel, rowHeight: @escaping (MonthRowModel) -> CGFloat,
      fillsHeight: Bool = false, takesEscape: Bool = false,
      send: @escaping (MonthChange) -> Void,
      @ViewBuilder cell: @escaping (DayCellModel) -> Cell,
      @ViewBuilder under: @escaping (Int, CGFloat) -> Under = { _, _ in EmptyView() },
      @ViewBuilder over: @escaping (Int, CGFloat, @escaping (CGPoint) -> Day?) -> Over =
        { _, _, _ in EmptyView() }
    ) {
      self.model = model
      self.page = page
      self.rowHeight = rowHeight
      self.fillsHeight = fillsHeight
      self.takesEscape = takesEscape
      self.send = send
      self.cell = cell
      self.under = under
      self.over = over
    }

    @Environment(\.colorScheme) private var scheme
    @FocusState private var focusedDay: Day?
    @State private var rowHeights: [Int: CGFloat] = [:]
    @State private var width: CGFloat = 0
    @State private var anchor: Day?
    @ScaledMetric(relativeTo: .caption) private var headHeight: CGFloat = 28

    var body: some View {
      VStack(spacing: 0) {
        heads
        VStack(spacing: 0) {
          ForEach(page.rows.indices, id: \.self) { index in row(index) }
        }
        .coordinateSpace(.named(MonthSpace.rows))
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        .gesture(selecting, including: model.isInteractive ? .all : .subviews)
      }
      .onKeyPress(keys: Set(GridKey.equivalents.keys), phases: [.down, .repeat], action: press)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(page.label)
    }

    private var heads: some View {
      HStack(spacing: 0) {
        ForEach(page.weekdays, id: \.self) { head in
          Text(verbatim: head.name)
            .font(.caption)
            .foregroundStyle(head.look.text.text(scheme))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: headHeight)
      // Each day says its weekday.
      .accessibilityHidden(true)
    }

    private func row(_ index: Int) -> some View {
      let row = page.rows[index]
      return HStack(spacing: 0) {
        ForEach(row.cells.indices, id: \.self) { column in
          if let day = row.cells[column] {
            dayButton(day)
          } else {
            Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      .frame(
        minHeight: rowHeight(row), maxHeight: fillsHeight ? .infinity : rowHeight(row)
      )
      .background(alignment: .topLeading) {
        GeometryReader { proxy in under(index, proxy.size.width) }
      }
      .overlay(alignment: .topLeading) {
        GeometryReader { proxy in over(index, proxy.size.width, day(at:)) }
      }
      .overlay(alignment: .top) {
        Rectangle().fill(Color(ThemeToken.line, scheme)).frame(height: 1)
          .accessibilityHidden(true)
      }
      .onGeometryChange(
        for: CGFloat.self, of: { $0.size.height }, action: { rowHeights[index] = $0 })
    }

    private func dayButton(_ day: DayCellModel) -> some View {
      cell(day)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .contentShape(Rectangle())
        .onTapGesture { send { $0.isInteractive ? $0.tap(day.day) : nil } }
        .focusable(day.isTabStop && model.isInteractive)
        .focused($focusedDay, equals: day.day)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(day.label)
        .accessibilityAddTraits(day.isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { send { $0.tap(day.day) } }
    }

    /// Held for a moment, a finger draws over days; moved at once, it swipes.
    private var selecting: some Gesture {
      LongPressGesture(minimumDuration: 0.25)
        .sequenced(
          before: DragGesture(minimumDistance: 0, coordinateSpace: .named(MonthSpace.rows))
        )
        .onChanged { value in
          guard case .second(true, let drag?) = value, let day = day(at: drag.location) else {
            return
          }
          let start = anchor ?? self.day(at: drag.startLocation) ?? day
          anchor = start
          if start != day { send { $0.drag(from: start, to: day) } }
        }
        .onEnded { _ in
          anchor = nil
          send { model in
            model.endDrag()
            return nil
          }
        }
    }

    private func day(at point: CGPoint) -> Day? {
      page.day(
        atX: Double(point.x), y: Double(point.y), width: Double(width),
        rowHeights: page.rows.indices.map { Double(rowHeights[$0] ?? 0) },
        direction: model.direction)
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
      guard model.isInteractive, let key = GridKey.equivalents[press.key],
        key != .escape || takesEscape
      else { return .ignored }
      var isHandled = false
      var focus: Day?
      send { model in
        let outcome = model.press(key, KeyModifiers(press.modifiers))
        isHandled = outcome?.isHandled ?? false
        focus = outcome?.focus.day
        if case .refuse(let refusal)? = outcome?.action { return refusal }
        return nil
      }
      if let focus { focusedDay = focus }
      return isHandled ? .handled : .ignored
    }
  }

  /// The names of coordinate spaces.
  enum MonthSpace {
    static let rows = "calendar rows"
  }
#endif
