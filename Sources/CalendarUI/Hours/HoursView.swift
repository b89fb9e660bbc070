#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// One to seven days as columns of hours.
  struct HoursView: View {
    let days: DaySpan
    let items: [CalendarItem]
    let hourHeight: CGFloat
    let rules: MoveRules
    let actions: HoursActions

    private var settings = CalendarSettings()
    @State private var width: CGFloat = 0
    @State private var scrolledHour: Int?
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .caption) private var gutter: CGFloat = 56
    @ScaledMetric(relativeTo: .caption) private var laneHeight: CGFloat = 24
    @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 16
    @ScaledMetric(relativeTo: .caption) private var scale: CGFloat = 1

    init(
      days: DaySpan, items: [CalendarItem], hourHeight: CGFloat,
      rules: MoveRules, actions: HoursActions
    ) {
      self.days = days
      self.items = items
      self.hourHeight = hourHeight
      self.rules = rules
      self.actions = actions
    }

    var body: some View {
      NowReader { now in
        let model = TimelineModel(
          days: days, now: now, items: items,
          measures: TimelineModel.Measures(
            width: Double(width), hourHeight: Double(hourHeight * scale),
            leastHeight: Double(20 * scale), labelDistance: Double(24 * scale)),
          labels: settings.labels, rules: rules, direction: settings.direction)
        VStack(spacing: 0) {
          heads(model)
          above(model)
          ScrollView(.vertical) {
            HStack(alignment: .top, spacing: 0) {
              labels(model)
              hours(model)
                .onGeometryChange(
                  for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
            }
          }
          .scrollPosition(id: $scrolledHour, anchor: .top)
        }
        // The working day is in sight; what is before it is a short way up.
        .onAppear { if scrolledHour == nil { scrolledHour = 7 } }
      }
    }

    private func heads(_ model: TimelineModel) -> some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: gutter, height: 1)
        ForEach(model.heads, id: \.day) { head in
          Button {
            actions.openDay?(head.day)
          } label: {
            VStack(spacing: 2) {
              Text(verbatim: head.weekday).font(.caption)
              Text(verbatim: head.number).font(.headline)
                .foregroundStyle(
                  head.isToday ? Color(ThemeToken.page, scheme) : Color(ThemeToken.ink, scheme)
                )
                .padding(4)
                .background(head.isToday ? Color(ThemeToken.today, scheme) : .clear, in: Circle())
            }
            .frame(maxWidth: .infinity)
          }
          .buttonStyle(.plain)
          .disabled(actions.openDay == nil)
          .accessibilityLabel(head.label)
        }
      }
    }

    /// The lanes of what lasts whole days, and how many of a day have none.
    private func above(_ model: TimelineModel) -> some View {
      HStack(alignment: .top, spacing: 0) {
        Color.clear.frame(width: gutter, height: 1)
        VStack(alignment: .leading, spacing: 0) {
          LanesView(lanes: model.lanes, columnWidth: CGFloat(model.geometry.dayWidth)) { bar in
            EventBar(bar)
              .onTapGesture { actions.openItem?(bar.item) }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(bar.label)
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { actions.openItem?(bar.item) }
          }
          if model.grid.hasMore {
            HStack(spacing: 0) {
              ForEach(model.heads, id: \.day) { head in
                Button(head.moreText ?? "") { actions.openDay?(head.day) }
                  .buttonStyle(.plain)
                  .font(.caption.weight(.semibold))
                  .frame(maxWidth: .infinity, minHeight: laneHeight)
                  .accessibilityLabel(head.moreLabel)
                  .accessibilityHidden(head.moreText == nil)
              }
            }
          }
        }
      }
      .padding(.vertical, 4)
    }

    private func labels(_ model: TimelineModel) -> some View {
      VStack(spacing: 0) {
        ForEach(model.hours, id: \.hour) { hour in
          Text(verbatim: hour.label).font(.caption).lineLimit(1).minimumScaleFactor(0.7)
            .foregroundStyle(Color(ThemeToken.ink2, scheme))
            .frame(width: gutter, height: CGFloat(model.geometry.hourHeight), alignment: .top)
            .offset(y: -labelHeight / 2)
            .id(hour.hour)
        }
      }
      .scrollTargetLayout()
      .overlay(alignment: .top) {
        // In place of the hours that are too near to it.
        if let line = model.nowLine {
          Text(verbatim: line.label).font(.caption.weight(.semibold)).lineLimit(1)
            .minimumScaleFactor(0.7)
            .foregroundStyle(Color(ThemeToken.mark, scheme))
            .frame(width: gutter, height: labelHeight)
            .offset(y: CGFloat(line.frame.y) - labelHeight / 2)
        }
      }
      .accessibilityHidden(true)
    }

    private func hours(_ model: TimelineModel) -> some View {
      let blocks = model.blocks
      return ZStack(alignment: .topLeading) {
        ForEach(model.hours, id: \.hour) { hour in
          Rectangle().fill(Color(ThemeToken.line, scheme)).frame(height: 1)
            .offset(y: CGFloat(hour.y))
        }
        .accessibilityHidden(true)
        Color.clear.contentShape(Rectangle())
          .onTapGesture { point in
            actions.makeItem?(model.time(atX: Double(point.x), y: Double(point.y)))
          }
          .accessibilityHidden(true)
        ForEach(blocks.indices, id: \.self) { index in
          BlockView(
            block: blocks[index], model: model, actions: actions, refuse: settings.refuse)
        }
        if let line = model.nowLine {
          Rectangle().fill(Color(ThemeToken.mark, scheme))
            .frame(width: CGFloat(line.frame.width), height: 2)
            .offset(x: CGFloat(line.frame.x), y: CGFloat(line.frame.y))
            .accessibilityLabel("\(settings.labels.controls.now) \(line.label)")
        }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .frame(height: CGFloat(model.geometry.height))
      // Frames are mirrored already.
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  /// What the owner of a view of hours does.
  struct HoursActions {
    var openItem: ((CalendarItem) -> Void)?
    var openDay: ((Day) -> Void)?
    var makeItem: ((CivilDateTime) -> Void)?
    var moveItem: ((ItemMove) -> Void)?
  }
#endif
