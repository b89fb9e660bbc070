import CalendarCore
import Glibc
import ICalendar

// What the engine takes for the work that is measured. Prints CPU seconds, how many things came out,
// and the peak of memory in KiB.
//
//     icalendar-benchmark read|index|write FILE
//     icalendar-benchmark expand RULES [ZONE]
//     icalendar-benchmark window FILE FROM TO        (seconds since the epoch)
//     icalendar-benchmark file-window FILE FROM TO
//     icalendar-benchmark copy FILE

func usage() -> rusage {
  var usage = rusage()
  getrusage(0, &usage)  // RUSAGE_SELF
  return usage
}

/// The CPU time of this process until now, in seconds.
func cpu() -> Double {
  let usage = usage()
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
}

func report(_ seconds: Double, _ count: Int) {
  print(seconds, count, usage().ru_maxrss)
}

func contents(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { exit(1) }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

func text(_ path: String) -> String { String(decoding: contents(path), as: UTF8.self) }

func objects(_ components: [Component]) -> Int {
  var count = 0
  for calendar in components {
    for component in calendar.components
    where component.isNamed("VEVENT") || component.isNamed("VTODO") { count += 1 }
  }
  return count
}

/// The system's rules of a zone.
func zone(_ name: String) -> TimeZoneRules? {
  try? TimeZoneRules(tzif: contents("/usr/share/zoneinfo/" + name), name: name)
}

func expand(_ path: String, zoneName: String?) throws {
  let rules = zoneName.flatMap { zone($0) }
  var (seconds, count) = (0.0, 0)
  for line in text(path).split(separator: "\n") {
    let fields = line.split(separator: "\t")
    var start = try Property("DTSTART", rawValue: String(fields[0])).dateTime()
    if let zoneName { start = .zoned(start.civil, tzid: zoneName) }
    let first = start.civil.day
    let last = CivilDateTime(
      day: try Day(year: first.year + 50, month: first.monthNumber, day: first.dayOfMonth),
      time: .midnight)
    let begin = cpu()
    for _ in 0..<3 {
      let rule = try RecurrenceRule.read(String(fields[1]), startingAt: start).rule
      if let rules {
        var set = RecurrenceSet(start: start)
        set.rules = [rule]
        let window = OccurrenceWindow(
          rules.resolve(start.civil).instant..<rules.resolve(last).instant)
        count +=
          set.occurrences(in: window, limit: 1_000_000, zones: { _ in rules })
          .occurrences.count
      } else {
        var dates = RuleIterator(rule, start: start, from: start.civil, through: last)
        while dates.next() != nil { count += 1 }
      }
    }
    seconds += cpu() - begin
  }
  report(seconds, count)
}

/// The series of a file, with their bounds: what an index of a store holds.
struct Prepared {
  var series: [RecurrenceSet] = []
  var bounds: [RecurrenceSet.Bounds] = []
  var zones: [String: TimeZoneRules] = [:]

  init(_ bytes: [UInt8]) {
    let file = CalendarFile(indexing: bytes)
    for entry in file.timeZones {
      zones[entry.tzid] = zone(entry.tzid)
    }
    for group in file.groups where group.name == "VEVENT" {
      guard let set = SeriesObject(file.read(group, in: bytes).components).recurrenceSet else {
        continue
      }
      series.append(set)
      bounds.append(set.bounds { [zones] in zones[$0] })
    }
  }

  func occurrences(in window: OccurrenceWindow) -> Int {
    var count = 0
    for index in series.indices {
      guard bounds[index].first < window.instants.upperBound,
        bounds[index].last.map({ $0 >= window.instants.lowerBound }) ?? true
      else { continue }
      count += series[index].occurrences(in: window) { [zones] in zones[$0] }.occurrences.count
    }
    return count
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else { exit(2) }
let path = arguments[2]
var window: OccurrenceWindow {
  guard arguments.count > 4, let from = Int64(arguments[3]), let to = Int64(arguments[4]) else {
    exit(2)
  }
  return OccurrenceWindow(from..<to)
}

switch arguments[1] {
case "read":
  let bytes = contents(path)
  let begin = cpu()
  let document = CalendarDocument(reading: bytes)
  report(cpu() - begin, objects(document.components))
case "index":
  let bytes = contents(path)
  let begin = cpu()
  let file = CalendarFile(indexing: bytes)
  var count = 0
  for group in file.groups { count += file.read(group, in: bytes).components.count }
  report(cpu() - begin, count)
case "write":
  let document = CalendarDocument(reading: contents(path))
  let begin = cpu()
  var writer = CalendarWriter()
  for component in document.components { writer.write(component) }
  report(cpu() - begin, writer.bytes.count)
case "expand":
  try expand(path, zoneName: arguments.count > 3 ? arguments[3] : nil)
case "window":
  let prepared = Prepared(contents(path))
  let window = window
  // As with libical, the second walk is measured.
  _ = prepared.occurrences(in: window)
  let begin = cpu()
  let count = prepared.occurrences(in: window)
  report(cpu() - begin, count)
case "file-window":
  let bytes = contents(path)
  let window = window
  let begin = cpu()
  let count = Prepared(bytes).occurrences(in: window)
  report(cpu() - begin, count)
case "copy":
  // What moving the octets alone costs.
  let bytes = contents(path)
  var copy = [UInt8](repeating: 1, count: bytes.count)
  let begin = cpu()
  for _ in 0..<10 {
    copy.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { target.copyMemory(from: $0) }
    }
  }
  report((cpu() - begin) / 10, copy.count)
default:
  exit(2)
}
