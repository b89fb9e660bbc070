/// What a standard says about the value of a property.
struct PropertyDefinition {
  /// How many values there are.
  enum Form {
    /// One.
    case single
    /// Any number, separated by commas.
    case list
    /// Parts of one value, separated by semicolons.
    case parts
  }

  /// The type of the value without a VALUE parameter.
  let type: ValueType
  let form: Form
  /// Whether VALUE must be written even for ``type``, as the standard gives no default.
  let mustNameType: Bool

  /// The definition of the property of this name, in any case; nil when no standard has it.
  static func named(_ name: String) -> PropertyDefinition? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    for entry in byLength[length] where isSameName(entry.name, name) { return entry.definition }
    return nil
  }

  private init(_ type: ValueType, _ form: Form = .single, mustNameType: Bool = false) {
    self.type = type
    self.form = form
    self.mustNameType = mustNameType
  }

  /// The definitions by the length of their names, as every property of a file is looked up.
  private static let byLength: [[(name: String, definition: PropertyDefinition)]] = {
    var table: [[(name: String, definition: PropertyDefinition)]] = []
    func add(_ names: [String], _ definition: PropertyDefinition) {
      for name in names {
        while table.count <= name.utf8.count { table.append([]) }
        table[name.utf8.count].append((name, definition))
      }
    }
    // RFC 5545 §3.7 and §3.8.
    add(
      ["DTSTART", "DTEND", "DTSTAMP", "CREATED", "LAST-MODIFIED", "RECURRENCE-ID", "DUE"],
      PropertyDefinition(.dateTime))
    add(
      [
        "UID", "SUMMARY", "DESCRIPTION", "LOCATION", "STATUS", "CLASS", "TRANSP", "COMMENT",
        "CONTACT", "RELATED-TO", "ACTION", "TZID", "TZNAME", "VERSION", "PRODID", "METHOD",
        "CALSCALE",
      ], PropertyDefinition(.text))
    add(["SEQUENCE", "PRIORITY", "PERCENT-COMPLETE", "REPEAT"], PropertyDefinition(.integer))
    add(["RRULE", "EXRULE"], PropertyDefinition(.recurrence))
    add(["CATEGORIES", "RESOURCES"], PropertyDefinition(.text, .list))
    add(["EXDATE", "RDATE"], PropertyDefinition(.dateTime, .list))
    add(["ATTENDEE", "ORGANIZER"], PropertyDefinition(.calendarAddress))
    add(["DURATION", "TRIGGER"], PropertyDefinition(.duration))
    add(["URL", "ATTACH", "TZURL"], PropertyDefinition(.uri))
    add(["TZOFFSETFROM", "TZOFFSETTO"], PropertyDefinition(.utcOffset))
    add(["COMPLETED"], PropertyDefinition(.dateTime))
    add(["GEO"], PropertyDefinition(.float, .parts))
    add(["FREEBUSY"], PropertyDefinition(.period, .list))
    add(["REQUEST-STATUS"], PropertyDefinition(.text, .parts))
    // RFC 7986 §5; IMAGE, CONFERENCE, SOURCE and REFRESH-INTERVAL have no default type.
    add(["NAME", "COLOR"], PropertyDefinition(.text))
    add(["IMAGE", "CONFERENCE", "SOURCE"], PropertyDefinition(.uri, mustNameType: true))
    add(["REFRESH-INTERVAL"], PropertyDefinition(.duration, mustNameType: true))
    // RFC 7808 §7, RFC 7953 §3.2, RFC 9073 §6, RFC 9074 §6 and §8, RFC 9253 §8.
    add(["TZUNTIL", "ACKNOWLEDGED"], PropertyDefinition(.dateTime))
    add(
      [
        "TZID-ALIAS-OF", "BUSYTYPE", "PARTICIPANT-TYPE", "RESOURCE-TYPE", "PROXIMITY", "REFID",
      ], PropertyDefinition(.text))
    add(["LOCATION-TYPE"], PropertyDefinition(.text, .list))
    add(["CALENDAR-ADDRESS"], PropertyDefinition(.calendarAddress))
    add(["STYLED-DESCRIPTION"], PropertyDefinition(.text, mustNameType: true))
    add(["STRUCTURED-DATA", "LINK"], PropertyDefinition(.uri, mustNameType: true))
    add(["CONCEPT"], PropertyDefinition(.uri))
    return table
  }()
}
