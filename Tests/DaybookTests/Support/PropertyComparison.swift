/// A slow, independent reader of iCalendar text for comparing two files: a tree of components whose
/// lines are compared as written, folds and order of components apart.
struct PlainComponent: Hashable {
  var name: String
  /// The lines in order, unfolded.
  var lines: [String] = []
  var parts: [PlainComponent] = []

  /// Reads a file that is well-formed.
  static func read(_ text: String) -> [PlainComponent] {
    var open = [PlainComponent(name: "")]
    for line in unfolded(text) {
      if line.hasPrefix("BEGIN:") {
        open.append(PlainComponent(name: String(line.dropFirst(6))))
      } else if line.hasPrefix("END:") {
        let closed = open.removeLast()
        open[open.count - 1].parts.append(closed)
      } else {
        open[open.count - 1].lines.append(line)
      }
    }
    return open[0].parts
  }

  /// What identifies the component among its neighbours.
  private var key: String {
    func value(_ name: String) -> String {
      lines.first { $0.hasPrefix(name + ":") || $0.hasPrefix(name + ";") } ?? ""
    }
    return "\(name) \(value("UID")) \(value("RECURRENCE-ID")) \(value("TZID"))"
  }

  /// How two files differ, property by property; the order of lines counts, that of the components
  /// directly in a VCALENDAR does not.
  static func differences(_ left: String, _ right: String) -> [String] {
    let (left, right) = (read(left), read(right))
    guard left.count == 1, right.count == 1 else { return ["not one calendar each"] }
    var differences: [String] = []
    if left[0].lines != right[0].lines {
      differences.append("header: \(left[0].lines) ≠ \(right[0].lines)")
    }
    let (mine, theirs) = (byKey(left[0].parts), byKey(right[0].parts))
    for key in Set(mine.keys).union(theirs.keys).sorted() where mine[key] != theirs[key] {
      differences.append("\(key): \(mine[key] ?? []) ≠ \(theirs[key] ?? [])")
    }
    return differences
  }

  private static func byKey(_ components: [PlainComponent]) -> [String: [PlainComponent]] {
    Dictionary(grouping: components, by: \.key)
  }
}
