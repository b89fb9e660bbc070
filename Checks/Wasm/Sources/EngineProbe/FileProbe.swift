import CalendarCore
import ICalendar

/// Reads a file with faults and tells what was found in it, then what is written back.
func writeFile() {
  let bytes = Array(file.utf8)
  let index = CalendarFile(indexing: bytes)
  for problem in index.problems {
    var line = Line()
    line.append(problem.description)
    line.end()
  }
  for group in index.groups {
    let object = index.read(group, in: bytes)
    for problem in object.problems {
      var line = Line()
      line.append(problem.description)
      line.end()
    }
    var writer = CalendarWriter()
    for component in object.components { writer.write(component) }
    var line = Line()
    line.append(bytes: writer.bytes)
    line.end()
  }
  writeReport(on: bytes)
  writeJCal(of: bytes)
  // Every cut of the file must be read to its end.
  for length in stride(from: 0, through: bytes.count, by: 7) {
    let cut = CalendarFile(indexing: Array(bytes[..<length]))
    var line = Line()
    line.append("cut")
    line.append(length)
    line.append(cut.groups.count)
    line.append(cut.problems.count)
    line.end()
  }
}

/// Tells what a check of the file says.
private func writeReport(on bytes: [UInt8]) {
  for problem in CheckReport(checking: bytes, zones: { _ in nil }).problems {
    var line = Line()
    line.append(problem.description)
    line.end()
  }
}

/// Writes the file as jCal, what comes back of it, and why every cut of the jCal is refused.
private func writeJCal(of bytes: [UInt8]) {
  let json = CalendarDocument(reading: bytes).jCal.bytes
  var line = Line()
  line.append(bytes: json)
  line.end()
  for length in Array(stride(from: 1, to: json.count, by: 97)) + [json.count] {
    do throws(JSONError) {
      let document = try CalendarDocument(readingJCal: Array(json[..<length]))
      for component in document.components { line.append(bytes: component.bytes()) }
    } catch {
      line.append(error.description)
    }
    line.end()
  }
}

private let file = """
  BEGIN:VCALENDAR
  VERSION:2.0
  PRODID:-//Daybook//Engine probe//EN
  BEGIN:VTIMEZONE
  TZID:Somewhere/Else
  BEGIN:STANDARD
  DTSTART:19701025T030000
  RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
  TZOFFSETFROM:+0200
  TZOFFSETTO:+0100
  END:STANDARD
  BEGIN:DAYLIGHT
  DTSTART:19700329T020000
  RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
  TZOFFSETFROM:+0100
  TZOFFSETTO:+0200
  END:DAYLIGHT
  END:VTIMEZONE
  BEGIN:VEVENT
  UID:probe-1@sample.example
  DTSTART;TZID=Somewhere/Else:20260310T090000
  DURATION:PT1H30M
  SUMMARY:일정\\, 약속 and a text so long that it has to be folded when it is wri
   tten — 会議
  X-UNKNOWN;ODD="a;b:c";MORE=d:kept
  END:VEVENT
  BEGIN:VEVENT
  UID:probe-2@sample.example
  DTSTART;VALUE=DATE:20261301
  SUMMARY no colon
  END:VEVENT
  BEGIN:VEVENT
  DTSTART;VALUE=DATE:20260310
  DTEND;VALUE=DATE:20260301
  RRULE:FREQ=SOMETIMES
  SUMMARY:No UID
  END:VEVENT
  END:VALARM
  BEGIN:VTODO
  UID:probe-3@sample.example
  SUMMARY:Cut
  """
