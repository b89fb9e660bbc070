/// Files that many tests read.
enum SampleFiles {
  /// A calendar with everything that programs write and others drop: unknown properties, parameters
  /// and components, repeated properties, unusual order, escapes, folds, a zone of its own.
  static let nasty =
    (#"""
  BEGIN:VCALENDAR
  X-FIRST:before the version
  VERSION:2.0
  PRODID;X-LANG=EN:-//Sample\, with comma//EN
  CALSCALE:GREGORIAN
  METHOD:PUBLISH
  X-WR-CALNAME:Nasty
  X-WR-TIMEZONE:Europe/Berlin
  X-WR-TIMEZONE:Europe/Berlin
  BEGIN:VTIMEZONE
  TZID:Europe/Berlin
  X-LIC-LOCATION:Europe/Berlin
  BEGIN:STANDARD
  DTSTART:19701025T030000
  RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
  TZOFFSETFROM:+0200
  TZOFFSETTO:+0100
  TZNAME:CET
  END:STANDARD
  BEGIN:DAYLIGHT
  DTSTART:19700329T020000
  RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
  TZOFFSETFROM:+0100
  TZOFFSETTO:+0200
  TZNAME:CEST
  END:DAYLIGHT
  END:VTIMEZONE
  BEGIN:VTIMEZONE
  TZID:Customized Time Zone
  BEGIN:STANDARD
  DTSTART:16010101T000000
  TZOFFSETFROM:+0437
  TZOFFSETTO:+0437
  END:STANDARD
  END:VTIMEZONE
  BEGIN:VEVENT
  SUMMARY;LANGUAGE=en;X-P="a;b:c,d":Comma\, semicolon\; backslash\\ and\nnew line
  UID:all-day@sample.invalid
  DTSTART;VALUE=DATE:20260310
  X-SAME:one
  X-SAME:two
  X-SAME:one
  DTEND;VALUE=DATE:20260312
  DTSTAMP:20260101T000000Z
  ATTENDEE;CN="Sample, One";ROLE=REQ-PARTICIPANT;X-NUM-GUESTS=0:mailto:one@sample.invalid
  ATTENDEE;CN=Sample Two;MEMBER="mailto:a@sample.invalid","mailto:b@sample.invalid":mailto:two@sample.invalid
  CATEGORIES:ONE,TWO
  CATEGORIES:THREE
  GEO:37.386013;-122.082932
  x-lower-case;x-p=^n^'^^:kept
  DESCRIPTION:한국어와 日本語 with enough text to need folding in the middle of a character 🎂🎂🎂🎂🎂🎂🎂🎂
  BEGIN:VALARM
  ACTION:DISPLAY
  TRIGGER;RELATED=END:-PT15M
  X-INNER:1
  END:VALARM
  BEGIN:X-UNKNOWN
  X-DEEP:2
  BEGIN:X-DEEPER
  X-DEEPEST:3
  END:X-DEEPER
  END:X-UNKNOWN
  END:VEVENT
  BEGIN:VEVENT
  UID:series@sample.invalid
  DTSTAMP:20260101T000000Z
  DTSTART;TZID=Europe/Berlin:20260302T090000
  DURATION:PT1H30M
  RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=20
  EXDATE;TZID=Europe/Berlin:20260304T090000,20260309T090000
  EXDATE:20260311T080000Z
  RDATE;VALUE=PERIOD:20260313T080000Z/PT2H
  SUMMARY:Series
  SEQUENCE:3
  END:VEVENT
  BEGIN:VEVENT
  UID:series@sample.invalid
  DTSTAMP:20260101T000000Z
  RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000
  DTSTART:20260316T160000Z
  DTEND;TZID=Europe/Berlin:20260316T180000
  SUMMARY:Moved
  SEQUENCE:3
  END:VEVENT
  BEGIN:VEVENT
  UID:custom@sample.invalid
  DTSTAMP:20260101T000000Z
  DTSTART;TZID=Customized Time Zone:20260310T090000
  DTEND;TZID="Customized Time Zone":20260310T100000
  SUMMARY:In a zone of its own
  END:VEVENT
  BEGIN:VTODO
  UID:task@sample.invalid
  DTSTAMP:20260101T000000Z
  DUE;VALUE=DATE:20260315
  STATUS:NEEDS-ACTION
  PERCENT-COMPLETE:40
  SUMMARY:Task
  END:VTODO
  BEGIN:VJOURNAL
  UID:entry@sample.invalid
  DTSTAMP:20260101T000000Z
  DTSTART;VALUE=DATE:20260310
  DESCRIPTION:One
  DESCRIPTION:Two
  END:VJOURNAL
  BEGIN:VFREEBUSY
  UID:busy@sample.invalid
  DTSTAMP:20260101T000000Z
  FREEBUSY;FBTYPE=BUSY:20260310T080000Z/PT1H
  END:VFREEBUSY
  BEGIN:X-THING
  UID:thing@sample.invalid
  X-A:1
  END:X-THING
  END:VCALENDAR

  """#).replacingLineFeeds
}

extension String {
  /// The text with CR LF at the end of its lines.
  fileprivate var replacingLineFeeds: String {
    split(separator: "\n").map { $0 + "\r\n" }.joined()
  }
}
