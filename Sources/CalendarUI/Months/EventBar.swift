#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// A piece of an item: a bar with its name, cut where the item goes on; or a line with a dot and a
  /// time. What lies over the cells unless they are given another bar.
  public struct EventBar: View {
    private let bar: BarModel
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 22

    /// Makes the bar of a piece.
    public init(_ bar: BarModel) { self.bar = bar }

    /// The piece.
    public var body: some View {
      HStack(spacing: 6) {
        if let time = bar.time {
          Circle().fill(Color(colors.edge, scheme)).frame(width: 8, height: 8)
          ViewThatFits(in: .horizontal) {
            Text(verbatim: time).foregroundStyle(Color(ThemeToken.ink2, scheme))
            EmptyView()
          }
          .layoutPriority(-1)
        }
        Text(verbatim: bar.title).lineLimit(1).truncationMode(.tail)
        Spacer(minLength: 0)
      }
      .font(.caption)
      .foregroundStyle(bar.isBar ? Color(colors.text, scheme) : Color(ThemeToken.ink, scheme))
      .padding(.leading, bar.continuesBefore ? 13 : 9)
      .padding(.trailing, bar.continuesAfter ? 10 : 8)
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
      .background {
        if bar.isBar {
          RibbonShape(cutsStart: bar.continuesBefore, cutsEnd: bar.continuesAfter)
            .fill(Color(colors.background, scheme))
            .overlay(alignment: .leading) {
              if !bar.continuesBefore { edge }
            }
        }
      }
      .padding(.leading, bar.continuesBefore ? 0 : 4)
      .padding(.trailing, bar.continuesAfter ? 0 : 4)
      .padding(.bottom, 2)
    }

    private var colors: HueColors { bar.item.hue.colors }

    private var edge: some View {
      UnevenRoundedRectangle(topLeadingRadius: 5, bottomLeadingRadius: 5)
        .fill(Color(colors.edge, scheme))
        .frame(width: contrast == .increased ? 5 : 3)
    }
  }

  /// A rectangle that is round where an item begins and ends, notched where it has begun before and
  /// pointed where it goes on.
  struct RibbonShape: Shape {
    var cutsStart: Bool
    var cutsEnd: Bool
    private let depth: CGFloat = 6
    private let radius: CGFloat = 5

    init(cutsStart: Bool, cutsEnd: Bool) {
      self.cutsStart = cutsStart
      self.cutsEnd = cutsEnd
    }

    /// From right to left the start lies at the right.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path()
      let radius = Swift.min(radius, rect.width / 2, rect.height / 2)
      path.move(to: CGPoint(x: rect.minX + (cutsStart ? 0 : radius), y: rect.minY))
      if cutsEnd {
        path.addLine(to: CGPoint(x: rect.maxX - depth, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX - depth, y: rect.maxY))
      } else {
        path.addArc(
          tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
          tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius)
        path.addArc(
          tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
          tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: radius)
      }
      if cutsStart {
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + depth, y: rect.midY))
      } else {
        path.addArc(
          tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
          tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: radius)
        path.addArc(
          tangent1End: CGPoint(x: rect.minX, y: rect.minY),
          tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: radius)
      }
      path.closeSubpath()
      return path
    }
  }
#endif
