import CalendarCore
import ICalendar

extension ObjectIndex {
  /// The columns that follow from an object.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - zones: the zones of this computer; a zone nobody knows is read as floating.
  public init(_ object: EventObject, zones: SystemTimeZones) {
    let master = object.master
    let own = object.ownZones(besides: zones)
    func zone(_ tzid: String) -> TimeZoneRules? { zones.rules(named: tzid) ?? own[tzid] }
    let start = master?.start ?? master?.due
    let rules = start?.rules(zone: zone)
    let form: TimeForm = start?.isDate == true ? .date : (rules == nil ? .floating : .instant)

    var first: Int64?
    var last: Int64?
    if let times = master?.times {
      (first, last) = times.seconds(zone: zone)
    } else if let due = start {
      // A task that is only due.
      first = (rules ?? .utc).resolve(due.civil).instant
      last = first
    }
    var isSeries = false
    var seriesEnd: Int64?
    if object.isSeries, let series = EventSeries(object, zones: zones) {
      isSeries = true
      let bounds = series.bounds
      first = bounds.first
      seriesEnd = bounds.last
    }
    self.init(
      kind: object.kind, title: master?.summary ?? "", color: master?.color, form: form,
      start: first, end: last, isSeries: isSeries, seriesEnd: seriesEnd,
      task: TaskIndex(object, zones: zones))
  }
}
