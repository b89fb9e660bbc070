import FoundationEssentials
import ICalendar
import Synchronization

/// The time zones of this computer: its TZif files, read once each.
public final class SystemTimeZones: Sendable {
  private let folder: String
  private let loaded = Mutex<[String: TimeZoneRules?]>([:])
  private let listed = Mutex<[String]?>(nil)

  /// Makes a reader of a folder of TZif files.
  public init(folder: String = "/usr/share/zoneinfo") {
    self.folder = folder
  }

  /// The rules of an IANA zone, or nil when there is no such zone.
  ///
  /// Names that files use for IANA zones (Windows names, paths that end in an IANA name) are
  /// understood as well. Safe from any thread.
  public func rules(named name: String) -> TimeZoneRules? {
    if let known = loaded.withLock({ $0[name] }) { return known }
    let rules = load(name) ?? meaning(of: name)
    // Names come from files; the memory they may take is bounded.
    loaded.withLock {
      if $0.count < 5_000 { $0[name] = .some(rules) }
    }
    return rules
  }

  private func meaning(of name: String) -> TimeZoneRules? {
    switch TimeZoneName.normalized(name) {
    case .utc: .utc
    case .zone(let zone): load(zone)
    case .fixedOffset(let offset): TimeZoneRules(fixedOffset: offset, name: name)
    case nil: nil
    }
  }

  private func load(_ name: String) -> TimeZoneRules? {
    if name == "UTC" { return .utc }
    guard SystemTimeZones.isPlain(name),
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    else { return nil }
    return try? TimeZoneRules(tzif: Array(data), name: name)
  }

  /// Whether a name can only be a file inside the folder.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 64, first != UInt8(ascii: "/") else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "+-_/".utf8.contains(byte)
      }
    }
  }

  /// The IANA names people choose from, sorted: one for each region, without old aliases.
  public func names() -> [String] {
    listed.withLock { listed in
      let names = listed ?? readNames()
      listed = names
      return names
    }
  }

  private func readNames() -> [String] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/tzdata.zi")) else {
      return ["UTC"]
    }
    var names: Set<String> = ["UTC"]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // "Z NAME …" is a zone, "L TARGET NAME" a link; links name most regions of today as well.
      let words = line.split(separator: " ", maxSplits: 3)
      let name: Substring? =
        switch words.first {
        case "Z" where words.count > 1: words[1]
        case "L" where words.count > 2: words[2]
        default: nil
        }
      guard let name, name.contains("/"), !name.hasPrefix("Etc/"), !name.hasPrefix("SystemV/"),
        !name.hasPrefix("US/"), !name.hasPrefix("Canada/"), !name.hasPrefix("Brazil/"),
        !name.hasPrefix("Chile/"), !name.hasPrefix("Mexico/")
      else { continue }
      names.insert(String(name))
    }
    return names.sorted()
  }

  /// The name of this computer's own zone: from `TZ`, else from `/etc/localtime`, else UTC.
  public func localName(environment: [String: String]) -> String {
    if var name = environment["TZ"], !name.isEmpty {
      if name.hasPrefix(":") { name.removeFirst() }
      if rules(named: name) != nil { return name }
    }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime"),
      let folder = target.ranges(of: "zoneinfo/").last
    {
      let name = String(target[folder.upperBound...])
      if rules(named: name) != nil { return name }
    }
    return "UTC"
  }
}
