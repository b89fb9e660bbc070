import CalendarCore

/// The five families in which words for feelings are offered.
public enum FeelingFamily: String, Hashable, Sendable, CaseIterable, Codable {
  /// Joy.
  case joy
  /// Sadness.
  case sadness
  /// Fear.
  case fear
  /// Displeasure.
  case displeasure
  /// Anger.
  case anger

  /// The hue in which its words are shown.
  public var hue: Hue {
    switch self {
    case .joy: .amber
    case .sadness: .blue
    case .fear: .violet
    case .displeasure: .olive
    case .anger: .red
    }
  }
}
