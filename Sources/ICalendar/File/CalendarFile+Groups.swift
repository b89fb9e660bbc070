extension CalendarFile {
  /// Puts the entries of one kind and UID together, in order of first appearance, and finds the zones.
  mutating func makeGroups(_ bytes: UnsafeBufferPointer<UInt8>, log: inout ProblemLog) {
    var indexOfUID: [ByteKey: Int] = [:]
    var groupOfEntry: [Int32] = []
    var counts: [Int] = []
    groupOfEntry.reserveCapacity(entries.count)
    indexOfUID.reserveCapacity(entries.count)

    for index in entries.indices {
      let entry = entries[index]
      if isSameName(entry.name, "VTIMEZONE") {
        addTimeZone(index, in: bytes)
        groupOfEntry.append(-1)
        continue
      }
      var uid = entry.uid ?? derivedUID(of: entry, in: bytes, log: &log)
      var isDerived = entry.uid == nil
      if let other = indexOfUID[ByteKey(uid)], !isSameName(groups[other].name, entry.name) {
        log.report(sharedUIDProblem(entry, uid: uid, other: groups[other].name))
        uid = CalendarFile.derivedUID(kind: entry.name, uid: uid)
        isDerived = true
      }
      if let group = indexOfUID[ByteKey(uid)] {
        counts[group] += 1
        groupOfEntry.append(Int32(clamping: group))
      } else {
        indexOfUID[ByteKey(uid)] = groups.count
        groupOfEntry.append(Int32(clamping: groups.count))
        groups.append(
          Group(uid: uid, name: entry.name, hasDerivedUID: isDerived, members: 0..<0))
        counts.append(1)
      }
    }
    sortMembers(groupOfEntry: groupOfEntry, counts: counts)
  }

  private mutating func sortMembers(groupOfEntry: [Int32], counts: [Int]) {
    var next: [Int] = []
    next.reserveCapacity(counts.count)
    var total = 0
    for (group, count) in counts.enumerated() {
      groups[group].members = total..<total + count
      next.append(total)
      total += count
    }
    members = [Int32](repeating: 0, count: total)
    for (entry, group) in groupOfEntry.enumerated() where group >= 0 {
      members[next[Int(group)]] = Int32(clamping: entry)
      next[Int(group)] += 1
    }
  }

  private mutating func addTimeZone(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let property = component(of: entries[index], in: bytes)?.property("TZID") else { return }
    let tzid = trimmingBlanks(property.text)
    if !tzid.isEmpty { timeZones.append(TimeZone(tzid: tzid, entry: index)) }
  }

  private func derivedUID(
    of entry: Entry, in bytes: UnsafeBufferPointer<UInt8>, log: inout ProblemLog
  ) -> String {
    log.report(
      Problem(
        line: entry.line, kind: .missingUID, severity: .warning,
        message: "The \(entry.name) has no UID. It gets one made from its content, so importing it "
          + "again changes nothing as long as the content is the same."))
    return component(of: entry, in: bytes)?.derivedUID ?? "daybook-\(entry.line)"
  }

  /// A UID for a component that shares its own with one of another kind.
  private static func derivedUID(kind: String, uid: String) -> String {
    var fingerprint = Fingerprint()
    for byte in kind.utf8 { fingerprint.combine(ASCII.uppercased(byte)) }
    fingerprint.combine("")
    fingerprint.combine(uid)
    return "daybook-" + fingerprint.text
  }

  private func sharedUIDProblem(_ entry: Entry, uid: String, other: String) -> Problem {
    Problem(
      line: entry.line, property: "UID", kind: .duplicateUID, severity: .warning,
      message: "The \(entry.name) has the UID \(uid) of a \(other). It is kept under a UID of its "
        + "own.")
  }

  /// Reads an entry; what is wrong in it is not reported.
  ///
  /// - Returns: nil when `bytes` are not those that were indexed.
  public func component(of entry: Entry, in bytes: UnsafeBufferPointer<UInt8>) -> Component? {
    var unreported = ProblemLog(limit: 0)
    return component(of: entry, in: bytes, log: &unreported)
  }

  func component(
    of entry: Entry, in bytes: UnsafeBufferPointer<UInt8>, log: inout ProblemLog
  ) -> Component? {
    var reader = ComponentReader(reportsStructure: false)
    return reader.read(
      bytes, range: entry.range, firstLine: Int32(clamping: entry.line), log: &log
    ).first
  }
}
