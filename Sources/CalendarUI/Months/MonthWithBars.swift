#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// The page of a month with bars over its cells.
  struct MonthWithBars<Cell: View, Bar: View>: View {
    let model: MonthModel
    let send: (MonthChange) -> Void
    let openItem: ((CalendarItem) -> Void)?
    let openDay: ((Day) -> Void)?
    let moveItem: ((ItemMove) -> Void)?
    let refuse: (String) -> Void
    let cell: (DayCellModel) -> Cell
    let bar: (BarModel) -> Bar

    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .callout) private var numberHeight: CGFloat = 32
    @ScaledMetric(relativeTo: .caption) private var laneHeight: CGFloat = 24

    var body: some View {
      let page = model.page
      MonthGridView(
        model: model, page: page,
        rowHeight: { row in
          numberHeight + laneHeight * CGFloat(row.lanes.count + (row.hasMore ? 1 : 0))
        },
        fillsHeight: true, send: send, cell: cell,
        over: { index, width, dayAt in bars(over: page.rows[index], width, dayAt) })
    }

    private func bars(
      over row: MonthRowModel, _ width: CGFloat, _ dayAt: @escaping (CGPoint) -> Day?
    ) -> some View {
      let columnWidth = width / CGFloat(Swift.max(row.cells.count, 1))
      return VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: numberHeight).allowsHitTesting(false)
        LanesView(lanes: row.lanes, columnWidth: columnWidth) { piece in
          MovableBar(
            model: model, piece: piece, dayAt: dayAt, openItem: openItem, moveItem: moveItem,
            refuse: refuse
          ) { bar(piece) }
        }
        if row.hasMore { moreLine(row, columnWidth) }
      }
    }

    private func moreLine(_ row: MonthRowModel, _ columnWidth: CGFloat) -> some View {
      HStack(spacing: 0) {
        ForEach(row.cells.indices, id: \.self) { column in
          Group {
            if let cell = row.cells[column], let text = cell.moreText {
              Button {
                if let openDay { openDay(cell.day) } else { send { $0.tap(cell.day) } }
              } label: {
                Text(verbatim: text).font(.caption.weight(.semibold))
                  .foregroundStyle(Color(ThemeToken.ink2, scheme))
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
              .accessibilityLabel(cell.moreLabel)
            } else {
              Color.clear.allowsHitTesting(false)
            }
          }
          .frame(width: columnWidth, height: laneHeight)
        }
      }
    }
  }

  /// A bar that is opened by a tap and, held for a moment, dragged to another day.
  struct MovableBar<Content: View>: View {
    let model: MonthModel
    let piece: BarModel
    /// The day under a point of the rows.
    let dayAt: (CGPoint) -> Day?
    let openItem: ((CalendarItem) -> Void)?
    let moveItem: ((ItemMove) -> Void)?
    let refuse: (String) -> Void
    @ViewBuilder let content: () -> Content

    @State private var drag: CGSize?

    var body: some View {
      content()
        .contentShape(Rectangle())
        .offset(drag ?? .zero)
        .opacity(drag == nil ? 1 : 0.7)
        .zIndex(drag == nil ? 0 : 1)
        .onTapGesture { openItem?(piece.item) }
        .gesture(moving, including: moveItem == nil ? .subviews : .all)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(piece.label)
        .accessibilityAddTraits(openItem == nil ? [] : .isButton)
        .accessibilityAction { openItem?(piece.item) }
        .accessibilityActions {
          if moveItem != nil {
            Button(model.labels.controls.moveEarlier) { move(byDays: -1) }
            Button(model.labels.controls.moveLater) { move(byDays: 1) }
          }
        }
    }

    private var moving: some Gesture {
      LongPressGesture(minimumDuration: 0.25)
        .sequenced(
          before: DragGesture(minimumDistance: 0, coordinateSpace: .named(MonthSpace.rows))
        )
        .onChanged { value in
          if case .second(true, let drag?) = value { self.drag = drag.translation }
        }
        .onEnded { value in
          drag = nil
          guard case .second(true, let drag?) = value, let grabbed = dayAt(drag.startLocation),
            let target = dayAt(drag.location)
          else { return }
          finish { model throws(MoveRefusal) in
            try model.move(piece.item, from: grabbed, to: target)
          }
        }
    }

    private func move(byDays days: Int) {
      finish { model throws(MoveRefusal) in try model.move(piece.item, byDays: days) }
    }

    private func finish(_ move: (MonthModel) throws(MoveRefusal) -> ItemMove?) {
      do {
        if let move = try move(model) { moveItem?(move) }
      } catch {
        refuse(model.labels.spoken.phrases.day.unavailable)
      }
    }
  }
#endif
