#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// The lanes of a row: pieces beside each other, as wide as their columns. It has no coordinates, so
  /// that it lies right in both directions of lines.
  struct LanesView<Bar: View>: View {
    let lanes: [[LanePiece]]
    let columnWidth: CGFloat
    @ViewBuilder let bar: (BarModel) -> Bar

    @ScaledMetric(relativeTo: .caption) private var laneHeight: CGFloat = 24

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lanes.indices, id: \.self) { lane in
          HStack(spacing: 0) {
            ForEach(lanes[lane].indices, id: \.self) { index in
              let piece = lanes[lane][index]
              Group {
                if let model = piece.bar { bar(model) } else { Color.clear.allowsHitTesting(false) }
              }
              .frame(width: columnWidth * CGFloat(piece.columns), height: laneHeight)
            }
          }
        }
      }
    }
  }
#endif
