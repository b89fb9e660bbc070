/// A page of a month as a view draws it: words, looks and bars, all worked out.
public struct MonthPageModel {
  /// The month.
  public let month: CalendarMonth
  /// The heading: `March 2026`.
  public let heading: String
  /// What is said when the page is turned to: the heading, the number of events, what is chosen.
  public let label: String
  /// The weekdays of the columns.
  public let weekdays: [WeekdayModel]
  /// The rows from top to bottom.
  public let rows: [MonthRowModel]
  /// The layout the page was made from.
  public let grid: DayGrid
}

/// The head of a column.
public struct WeekdayModel: Hashable, Sendable {
  /// The weekday.
  public let weekday: Weekday
  /// Its short name.
  public let name: String
  /// What it looks like; the weekday rules of the style decide.
  public let look: DayLook
}

/// A row of a month: cells, and bars over them in lanes.
public struct MonthRowModel {
  /// The places from first to last column; nil where one is blank.
  public let cells: [DayCellModel?]
  /// The lanes from top to bottom.
  public let lanes: [[LanePiece]]
  /// Whether a line for "+N" is needed under the lanes.
  public let hasMore: Bool
}

/// A stretch of a lane: a bar, or room without one. The columns of a lane's pieces are all columns of
/// the row, so that a view only sets them beside each other, in either direction of lines.
public struct LanePiece {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The bar, or nil where the lane is free.
  public let bar: BarModel?
}

/// A piece of an item over the days of a row.
public struct BarModel {
  /// The item.
  public let item: CalendarItem
  /// The title, or what stands for an empty one.
  public let title: String
  /// The time before the title of a timed item that is over on the same day; nil for a bar.
  public let time: String?
  /// The first day of the piece.
  public let firstDay: Day
  /// Whether the start is cut: the item goes on before this piece.
  public let continuesBefore: Bool
  /// Whether the end is cut: the item goes on after this piece.
  public let continuesAfter: Bool
  /// The item's place on the page, which with the first day tells the piece from all others.
  public let index: Int
  /// What is said of it.
  public let label: String

  /// Whether it is drawn as a bar; else as a line with a dot and its time.
  public var isBar: Bool { time == nil }
}

/// A day's cell.
public struct DayCellModel {
  /// What there is to know of the day.
  public let facts: DayFacts
  /// What its number looks like.
  public let look: DayLook
  /// The number as it is written.
  public let number: String
  /// The name of a holiday.
  public let caption: String?
  /// How many items have no room.
  public let more: Int
  /// What stands for them, `+2`; nil when all are shown.
  public let moreText: String?
  /// What is said of ``moreText``; empty when all are shown.
  public let moreLabel: String
  /// What is said of the day.
  public let label: String
  /// Whether it is the one day of the page that the Tab key comes to.
  public let isTabStop: Bool

  /// The day.
  public var day: Day { facts.day }
  /// Whether it is today.
  public var isToday: Bool { facts.tense == .today }
  /// Whether it is chosen.
  public var isSelected: Bool { facts.isSelected }
  /// Whether it can be chosen.
  public var isAvailable: Bool { facts.isAvailable }
}

extension MonthModel {
  /// The page that is shown.
  public var page: MonthPageModel { page(of: month) }

  /// The page so many months after the one that is shown, or nil when there is none: what is seen of
  /// the neighbour while a finger draws it in.
  public func page(after steps: Int) -> MonthPageModel? {
    guard let other = try? navigation.page(steps, after: month, outside: .refuse) else {
      return nil
    }
    return page(of: other)
  }

  /// The page of a month.
  public func page(of month: CalendarMonth) -> MonthPageModel {
    let source = DayFactSource(
      system: style.calendar, today: today, weekend: style.weekend, rules: rules,
      selection: selection, holiday: holiday, marks: marks)
    let looks = style.theme(standard: theme)
    let layout = GridPage(
      grid: DayGrid(month: month, style: style.grid(bounds: rules.bounds.days)), today: today,
      items: items, laneLimit: style.laneLimit)
    let stop = month.index == self.month.index ? tabStop : nil

    let rows = layout.weeks.indices.map { row in
      let week = layout.weeks[row]
      let cells = week.cells.map { cell in
        cell.map { cell in
          let facts = source.facts(of: cell.day, in: month, row: layout.grid.rows[row])
          return self.cell(cell, facts, look: looks.look(of: facts), isTabStop: cell.day == stop)
        }
      }
      return MonthRowModel(
        cells: cells, lanes: lanes(of: week, row: row, on: layout), hasMore: week.hasMore)
    }
    // Of the days that the page is about: an event of a neighbouring month alone is not counted.
    let events = layout.items.filter { $0.days.overlaps(month.days) }.count
    return MonthPageModel(
      month: month, heading: labels.spoken.monthHeading(month),
      label: labels.spoken.month(
        month, events: items.isEmpty ? nil : events, selection: selection),
      weekdays: layout.grid.weekdays.map { head(of: $0) }, rows: rows, grid: layout.grid)
  }

  private func head(of weekday: Weekday) -> WeekdayModel {
    let day = Day(ordinal: 0).onOrBefore(weekday)
    let facts = DayFacts(day: day, number: 0, isWeekend: style.weekend.contains(weekday))
    let look = DayTheme(style.weekdayRules).look(of: facts)
    return WeekdayModel(weekday: weekday, name: labels.weekday(weekday), look: look)
  }

  private func cell(
    _ cell: DayCell, _ facts: DayFacts, look: DayLook, isTabStop: Bool
  ) -> DayCellModel {
    DayCellModel(
      facts: facts, look: look, number: labels.spoken.number(facts.number),
      caption: facts.holiday, more: cell.more,
      moreText: cell.more > 0 ? "+" + labels.spoken.number(cell.more) : nil,
      moreLabel: cell.more > 0 ? labels.spoken.more(cell.more, on: cell.day) : "",
      label: labels.spoken.day(facts, events: cell.total), isTabStop: isTabStop)
  }

  private func lanes(of week: WeekRow, row: Int, on layout: GridPage) -> [[LanePiece]] {
    (0..<week.laneCount).map { lane in
      var pieces: [LanePiece] = []
      var column = 0
      for segment in week.segments where segment.lane == lane {
        if segment.startColumn > column {
          pieces.append(LanePiece(columns: segment.startColumn - column, bar: nil))
        }
        let first = layout.grid.day(row: row, column: segment.startColumn)
        pieces.append(
          LanePiece(
            columns: segment.columnCount,
            bar: bar(segment, of: layout, firstDay: first ?? layout.grid.days.start)))
        column = segment.endColumn
      }
      if column < layout.grid.columnCount {
        pieces.append(LanePiece(columns: layout.grid.columnCount - column, bar: nil))
      }
      return pieces
    }
  }

  private func bar(_ segment: Segment, of layout: GridPage, firstDay: Day) -> BarModel {
    let item = layout.items[segment.item]
    return BarModel(
      item: item, title: labels.spoken.title(of: item),
      time: item.isBar ? nil : item.startTime.map { labels.spoken.time($0) }, firstDay: firstDay,
      continuesBefore: segment.continuesBefore, continuesAfter: segment.continuesAfter,
      index: segment.item,
      label: labels.spoken.item(item, piece: SpokenPiece(segment, firstDay: firstDay)))
  }
}
