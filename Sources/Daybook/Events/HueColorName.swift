import CalendarCore

extension Hue {
  /// The CSS colour name that is written as a COLOR property (RFC 7986 §5.9 takes names only). Read
  /// back, each is nearest to its own hue again.
  public var colorName: String {
    switch self {
    case .red: "salmon"
    case .orange: "darkorange"
    case .amber: "goldenrod"
    case .olive: "olive"
    case .green: "mediumseagreen"
    case .teal: "turquoise"
    case .sky: "deepskyblue"
    case .blue: "dodgerblue"
    case .indigo: "mediumslateblue"
    case .violet: "mediumpurple"
    case .pink: "hotpink"
    case .graphite: "gray"
    }
  }
}
