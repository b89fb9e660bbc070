extension SeriesObject {
  /// The object with its floating times read in a zone, as programs mean them that name one for the whole
  /// calendar (X-WR-TIMEZONE). For looking at it; what is stored keeps its times as they were written.
  ///
  /// Dates and times that name a zone stay.
  public func readingFloatingTimes(in tzid: String) -> SeriesObject {
    var object = self
    for index in object.components.indices where !object.components[index].isNamed("VTIMEZONE") {
      object.components[index].placeFloatingTimes(in: tzid)
    }
    return object
  }
}

extension Component {
  fileprivate mutating func placeFloatingTimes(in tzid: String) {
    for place in properties.indices {
      let property = properties[place]
      let isTime = ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE", "TRIGGER"]
        .contains {
          property.isNamed($0)
        }
      guard isTime, case .floating? = property.recurrenceDates().dates.first?.start else {
        continue
      }
      properties[place].setParameter(Parameter("TZID", tzid))
    }
    for index in components.indices where components[index].isNamed("VALARM") {
      components[index].placeFloatingTimes(in: tzid)
    }
  }
}
