import Foundation

/// A slow second reading of a compiled zone, independent of the engine: the whole history as a plain
/// list, searched from its beginning, with the footer's rule worked out by Foundation's calendar.
struct ReferenceZone {
  var transitions: [(instant: Int64, offset: Int64)] = []
  var firstOffset: Int64 = 0
  private var offsets: Set<Int64> = []

  /// Reads the file and writes its footer's rule out up to the year `through`.
  init(_ bytes: [UInt8], through: Int) {
    func big(_ at: Int, _ size: Int) -> Int64 {
      var value: Int64 = 0
      for byte in bytes[at..<at + size] { value = value << 8 | Int64(byte) }
      return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : value
    }
    func counts(_ at: Int) -> [Int] { (0..<6).map { Int(big(at + 20 + 4 * $0, 4)) } }
    let old = counts(0)
    let second = 44 + old[3] * 5 + old[4] * 6 + old[5] + old[2] * 8 + old[1] + old[0]
    let new = counts(second)
    let (times, types) = (second + 44, second + 44 + new[3] * 8)
    let records = types + new[3]
    firstOffset = big(records, 4)
    for index in 0..<new[3] {
      let type = Int(bytes[types + index])
      transitions.append((big(times + 8 * index, 8), big(records + 6 * type, 4)))
    }
    let footer = records + new[4] * 6 + new[5] + new[2] * 12 + new[1] + new[0] + 1
    addRule(String(decoding: bytes[footer..<bytes.count - 1], as: UTF8.self), through: through)
    offsets = Set(transitions.map { $0.offset } + [firstOffset])
  }

  private mutating func addRule(_ text: String, through last: Int) {
    let parts = text.split(separator: ",")
    guard parts.count == 3 else { return }
    let names = /^(?:<[^>]+>|[A-Za-z]+)([-+0-9:]+)(?:<[^>]+>|[A-Za-z]+)([-+0-9:]*)$/
    guard let match = try? names.wholeMatch(in: String(parts[0])) else { return }
    let standard = -seconds(match.1)
    let daylight = match.2.isEmpty ? standard + 3600 : -seconds(match.2)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    let known = transitions.last?.instant ?? .min
    var added: [(instant: Int64, offset: Int64)] = []
    for year in 1960...last {
      let start = local(parts[1], year, calendar) - standard
      let end = local(parts[2], year, calendar) - daylight
      added.append((start, daylight))
      added.append((end, standard))
    }
    added.sort { $0.instant < $1.instant }
    transitions += added.filter { $0.instant > known }
  }

  private func seconds(_ text: Substring) -> Int64 {
    let negative = text.hasPrefix("-")
    let digits = text.drop { "+-".contains($0) }.split(separator: ":").compactMap { Int64($0) }
    let value = zip(digits, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return negative ? -value : value
  }

  private func local(_ text: Substring, _ year: Int, _ calendar: Calendar) -> Int64 {
    let halves = text.split(separator: "/")
    let time = halves.count == 2 ? seconds(halves[1]) : 7200
    let numbers = halves[0].dropFirst().split(separator: ".").compactMap { Int($0) }
    var parts = DateComponents(year: year, month: numbers[0], weekday: numbers[2] + 1)
    parts.weekdayOrdinal = numbers[1] == 5 ? -1 : numbers[1]
    let date = calendar.date(from: parts) ?? .distantPast
    return Int64(date.timeIntervalSince1970) + time
  }

  func offset(at instant: Int64) -> Int64 {
    var offset = firstOffset
    for transition in transitions where transition.instant <= instant {
      offset = transition.offset
    }
    return offset
  }

  /// Every instant that shows the wall time, in order.
  func instants(local: Int64) -> [Int64] {
    offsets.map { local - $0 }.filter { offset(at: $0) == local - $0 }.sorted()
  }

  /// The length of the jump over the wall time, and the instant with the offset before it.
  func jump(local: Int64) -> (instant: Int64, length: Int64)? {
    var before = firstOffset
    for transition in transitions {
      if transition.instant + before <= local, local < transition.instant + transition.offset {
        return (local - before, transition.offset - before)
      }
      before = transition.offset
    }
    return nil
  }
}
