import CalendarCore
import ICalendar

/// Resolves instants and wall times in a zone with summer time.
func writeTimeZone() {
  guard let rules = try? TimeZoneRules(tzif: timeZoneFile, name: "Somewhere/Else") else {
    var line = Line()
    line.append("no time zone")
    line.end()
    return
  }
  for hours in stride(from: Int64(-100_000), to: 900_000, by: 331) {
    let instant = hours * 3600
    let civil = rules.civil(at: instant)
    let resolved = rules.resolve(civil)
    var line = Line()
    line.append("zone")
    line.append(Int(civil.day.ordinal))
    line.append(Int(civil.time.secondsSinceMidnight))
    line.append(Int(resolved.offset))
    line.append(resolved.instant == instant ? 1 : 0)
    line.end()
  }
}

/// Describes the zone as a file has it.
func writeTimeZoneDescription() {
  guard let rules = try? TimeZoneRules(tzif: timeZoneFile, name: "Somewhere/Else") else { return }
  var line = Line()
  line.append(bytes: VTimeZone(tzid: "Somewhere/Else", rules: rules).component.bytes())
  line.end()
}

/// A TZif file (RFC 9636) of version 2 that has one type, no transitions, and a rule for ever.
private var timeZoneFile: [UInt8] {
  // Counts of UT, standard and leap indicators, transitions, types, and characters of names.
  let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
  let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
  let type: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0]
  let block = header + counts + type + Array("CET\0".utf8)
  return block + block + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
}
