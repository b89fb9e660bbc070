#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// The number of a day as its rules have it: on a disc where they give it one. What a cell shows
  /// unless it is given another content.
  public struct DayNumber: View {
    private let cell: DayCellModel
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .callout) private var size: CGFloat = 24

    /// Makes the number of a day.
    public init(_ cell: DayCellModel) { self.cell = cell }

    /// The number, and a ring where today is chosen.
    public var body: some View {
      Text(verbatim: cell.number)
        .font(.callout.monospacedDigit().weight(cell.look.weight.font))
        .foregroundStyle(cell.look.text.text(scheme))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(width: size, height: size)
        .background(cell.look.fill.fill(scheme), in: Circle())
        .overlay {
          if cell.isToday && cell.isSelected {
            Circle().stroke(Color(Hue.pink.colors.edge, scheme), lineWidth: 2).padding(-2)
          }
        }
        .opacity(cell.isAvailable ? 1 : 0.5)
    }
  }

  /// A cell of the month of schedules: number, and the name of a holiday beside it.
  public struct ScheduleCell: View {
    private let cell: DayCellModel
    @Environment(\.colorScheme) private var scheme

    /// Makes the cell of a day.
    public init(_ cell: DayCellModel) { self.cell = cell }

    /// Number and holiday at the top; the rest of the cell is for bars.
    public var body: some View {
      HStack(spacing: 4) {
        DayNumber(cell)
        if let caption = cell.caption {
          Text(verbatim: caption).font(.caption).lineLimit(1)
            .foregroundStyle(Color(ThemeToken.sunday, scheme))
        }
        Spacer(minLength: 0)
      }
      .padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(background)
    }

    private var background: Color {
      if cell.isSelected { return Color(Hue.pink.colors.background, scheme).opacity(0.3) }
      return Color(cell.facts.isInMonth ? ThemeToken.page : ThemeToken.out, scheme)
    }
  }
#endif
