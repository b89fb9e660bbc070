import ICalendar

extension EventObject {
  /// The TZIDs that the object's times name, sorted.
  var zoneNames: [String] {
    var names: Set<String> = []
    for component in components where !component.isNamed("VTIMEZONE") {
      component.collectZoneNames(into: &names)
    }
    return names.sorted()
  }

  /// The zones that only the object itself defines.
  func ownZones(besides zones: SystemTimeZones) -> [String: TimeZoneRules] {
    var rules: [String: TimeZoneRules] = [:]
    for component in components where component.isNamed("VTIMEZONE") {
      guard let vtimezone = try? VTimeZone(component),
        zones.rules(named: vtimezone.tzid) == nil
      else { continue }
      rules[vtimezone.tzid] = try? TimeZoneRules(vtimezone)
    }
    return rules
  }

  /// Puts the definitions of zones that only the file knows into the object, so that its times keep
  /// their meaning whatever other files call a zone. A zone that the file does not define either is
  /// the one that its calendar names for everything (X-WR-TIMEZONE), where that is known.
  ///
  /// - Returns: the TZIDs that nothing defines, and the zone that each was taken for.
  @discardableResult
  mutating func embedZones(
    of file: CalendarFile, group: CalendarFile.Group, bytes: UnsafeBufferPointer<UInt8>,
    zones: SystemTimeZones
  ) -> [(tzid: String, substitute: String)] {
    let calendar = file.entries(of: group).first?.calendar
    let usual = calendar.flatMap { file.calendars[$0].timeZone }
    guard !file.timeZones.isEmpty || usual != nil else { return [] }
    var found: [Component] = []
    var substituted: [(tzid: String, substitute: String)] = []
    for tzid in zoneNames where zones.rules(named: tzid) == nil {
      if let zone = file.timeZone(tzid, calendar: calendar, in: bytes) {
        found.append(zone)
      } else if let usual, let rules = zones.rules(named: usual) {
        found.append(VTimeZone(tzid: tzid, rules: rules).component)
        substituted.append((tzid, usual))
      }
    }
    components.insert(contentsOf: found, at: 0)
    return substituted
  }

  /// Gives a zone of the object another name, in its definition and wherever it is used.
  mutating func renameZone(_ tzid: String, to name: String) {
    for index in components.indices {
      if components[index].definedZone == tzid { components[index].setText("TZID", name) }
      components[index].renameZone(tzid, to: name)
    }
  }
}

extension Component {
  /// The TZID that a VTIMEZONE defines; nil for anything else.
  var definedZone: String? {
    guard isNamed("VTIMEZONE"), let tzid = text("TZID") else { return nil }
    return EventDraft.oneLine(tzid)
  }

  fileprivate func collectZoneNames(into names: inout Set<String>) {
    for property in properties {
      if let tzid = property.tzid { names.insert(tzid) }
    }
    for component in components { component.collectZoneNames(into: &names) }
  }

  fileprivate mutating func renameZone(_ tzid: String, to name: String) {
    for index in properties.indices where properties[index].tzid == tzid {
      properties[index].setParameter(Parameter("TZID", name))
    }
    for index in components.indices { components[index].renameZone(tzid, to: name) }
  }
}
