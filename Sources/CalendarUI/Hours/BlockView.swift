#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// A timed item among the hours: opened by a tap, moved and resized after being held.
  struct BlockView: View {
    let block: TimelineBlock
    let model: TimelineModel
    let actions: HoursActions
    let refuse: (String) -> Void

    @State private var drag: CGSize?
    @State private var pull: CGFloat?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      content
        .frame(width: width, height: height, alignment: .topLeading)
        .offset(x: CGFloat(block.frame.x), y: CGFloat(block.frame.y))
        .offset(drag ?? .zero)
        .zIndex(drag == nil && pull == nil ? 0 : 1)
        .onTapGesture { actions.openItem?(block.item) }
        .gesture(moving, including: actions.moveItem == nil ? .subviews : .all)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(block.label)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { actions.openItem?(block.item) }
        .accessibilityActions {
          if actions.moveItem != nil {
            Button(model.labels.controls.moveEarlier) { step(by: -1) }
            Button(model.labels.controls.moveLater) { step(by: 1) }
          }
        }
    }

    private var width: CGFloat { CGFloat(block.frame.width) }
    private var height: CGFloat { Swift.max(CGFloat(block.frame.height) + (pull ?? 0), 8) }
    private var colors: HueColors { block.item.hue.colors }

    private var content: some View {
      HStack(spacing: 0) {
        Rectangle().fill(Color(colors.edge, scheme)).frame(width: 3)
        Group {
          if block.hasTwoLines {
            VStack(alignment: .leading, spacing: 0) {
              Text(verbatim: block.title).fontWeight(.semibold)
              Text(verbatim: times)
            }
          } else {
            HStack(spacing: 6) {
              Text(verbatim: block.title).fontWeight(.semibold)
              Text(verbatim: times)
            }
          }
        }
        .font(.caption)
        .foregroundStyle(Color(colors.text, scheme))
        .padding(.horizontal, 8)
        .padding(.vertical, block.hasTwoLines ? 4 : 0)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(colors.background, scheme))
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .overlay(alignment: .bottom) { if actions.moveItem != nil { handle } }
      // Text runs as it does elsewhere, though the frames around it do not turn.
      .environment(\.layoutDirection, direction)
    }

    private var direction: LayoutDirection {
      model.geometry.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The times it has, or would have where it is dragged to.
    private var times: String {
      if let drag, let move = try? model.move(block.item, x: drag.width, y: drag.height) {
        return model.label(of: move)
      }
      if let pull, let move = try? model.resize(block.item, .end, y: Double(pull)) {
        return model.label(of: move)
      }
      return block.times
    }

    private var handle: some View {
      Color.clear.frame(height: 10).contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 2)
            .onChanged { pull = $0.translation.height }
            .onEnded { value in
              pull = nil
              finish { model throws(MoveRefusal) in
                try model.resize(block.item, .end, y: Double(value.translation.height))
              }
            }
        )
        .accessibilityHidden(true)
    }

    private var moving: some Gesture {
      LongPressGesture(minimumDuration: 0.25)
        .sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          if case .second(true, let drag?) = value { self.drag = drag.translation }
        }
        .onEnded { value in
          drag = nil
          guard case .second(true, let drag?) = value else { return }
          finish { model throws(MoveRefusal) in
            try model.move(
              block.item, x: Double(drag.translation.width), y: Double(drag.translation.height))
          }
        }
    }

    private func step(by steps: Int) {
      finish { model throws(MoveRefusal) in
        try model.move(block.item, byDays: 0, minutes: steps * model.rules.snap.step.rawValue)
      }
    }

    private func finish(_ move: (TimelineModel) throws(MoveRefusal) -> ItemMove?) {
      do {
        if let move = try move(model) { actions.moveItem?(move) }
      } catch {
        refuse(model.labels.spoken.phrases.day.unavailable)
      }
    }
  }
#endif
