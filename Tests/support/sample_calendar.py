"""Makes iCalendar files that look like what big calendar programs export.

The same arguments always make the same bytes.

usage: sample_calendar.py COUNT FILE [SEED]
"""

import datetime
import pathlib
import random
import sys

# Standard and summer offset, their names, and the rules of the changes (none without summer time).
ZONES = {
    "Asia/Seoul": ("+0900", "KST", None, None, None, None),
    "Europe/Berlin": (
        "+0100", "CET", "+0200", "CEST", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"),
    "America/New_York": (
        "-0500", "EST", "-0400", "EDT", "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
        "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"),
}
WORDS = (
    "planning review lunch dentist rehearsal train garden invoice 회의 점심 발표 여행 面談 買い物 "
    "Frühstück Straße élève naïve обед 🎂 🚲 a;b c,d e\\f"
).split(" ")
WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")


def escape(text):
    """TEXT as a property value."""
    for plain, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(plain, escaped)
    return text


def fold(line):
    """A content line, folded so that no piece is over 75 octets and no character is cut."""
    pieces = [b""]
    for character in line:
        encoded = character.encode("utf-8")
        if len(pieces[-1]) + len(encoded) > 75:
            pieces.append(b" ")
        pieces[-1] += encoded
    return b"\r\n".join(pieces) + b"\r\n"


def time_zone(name):
    """The lines of a VTIMEZONE."""
    standard, standard_name, summer, summer_name, autumn_rule, spring_rule = ZONES[name]
    lines = ["BEGIN:VTIMEZONE", f"TZID:{name}", "BEGIN:STANDARD", "DTSTART:19701025T030000"]
    if autumn_rule:
        lines.append(f"RRULE:{autumn_rule}")
    lines += [
        f"TZOFFSETFROM:{summer or standard}", f"TZOFFSETTO:{standard}",
        f"TZNAME:{standard_name}", "END:STANDARD",
    ]
    if summer:
        lines += [
            "BEGIN:DAYLIGHT", "DTSTART:19700329T020000", f"RRULE:{spring_rule}",
            f"TZOFFSETFROM:{standard}", f"TZOFFSETTO:{summer}", f"TZNAME:{summer_name}",
            "END:DAYLIGHT",
        ]
    return [*lines, "END:VTIMEZONE"]


class Maker:
    """Makes one object after the other from a seeded generator."""

    def __init__(self, seed, first_year=2024, years=4):
        self.random = random.Random(seed)
        self.first = datetime.datetime(first_year, 1, 1)
        self.days = 365 * years

    def text(self, least, most):
        return " ".join(
            self.random.choice(WORDS) for _ in range(self.random.randint(least, most)))

    def object(self, number):
        """The lines of the components of one object: an event (perhaps a series) or a task."""
        random = self.random
        start = self.first + datetime.timedelta(
            days=random.randrange(self.days), minutes=15 * random.randrange(96))
        end = start + datetime.timedelta(minutes=random.choice((0, 15, 30, 60, 90, 600)))
        zone = random.choice(list(ZONES))
        common = [
            f"UID:{number:07d}-{random.getrandbits(48):012x}@sample.example",
            "DTSTAMP:20260101T000000Z",
            f"SEQUENCE:{random.randrange(3)}",
            f"SUMMARY:{escape(self.text(1, 5))}",
        ]
        if random.random() < 0.4:
            common.append(f"DESCRIPTION:{escape(self.text(8, 30))}\\n{escape(self.text(1, 9))}")
        if random.random() < 0.2:
            common.append(f"LOCATION;LANGUAGE=ko:{escape(self.text(1, 3))}")
        if random.random() < 0.2:
            common.append(f'X-SAMPLE-NOTE;X-ORIGIN="a:b;c,d":{escape(self.text(1, 2))}')
        kind = random.random()
        if kind < 0.40:
            return self.event(common, zoned(zone, start, end))
        if kind < 0.50:
            return self.event(
                common, [f"DTSTART:{stamp(start)}Z", f"DURATION:PT{random.choice((15, 90))}M"])
        if kind < 0.55:
            return self.event(common, [f"DTSTART:{stamp(start)}", f"DTEND:{stamp(end)}"])
        if kind < 0.72:
            last = start + datetime.timedelta(days=random.choice((1, 1, 1, 2, 4, 9)))
            return self.event(common, [
                f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{last:%Y%m%d}",
                "TRANSP:TRANSPARENT"])
        if kind < 0.90:
            return self.weekly(common, zone, start, end)
        if kind < 0.95:
            rule = random.choice((
                "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY",
                "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=24", "FREQ=DAILY;COUNT=9"))
            return self.event(common, [*zoned(zone, start, end), f"RRULE:{rule}"])
        status = random.choice(("NEEDS-ACTION", "IN-PROCESS", "COMPLETED"))
        return [
            "BEGIN:VTODO", *common, f"DUE;VALUE=DATE:{start:%Y%m%d}", f"STATUS:{status}",
            "END:VTODO",
        ]

    def event(self, common, times):
        alarm = []
        if self.random.random() < 0.2:
            alarm = [
                "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder", "TRIGGER:-PT10M",
                "END:VALARM",
            ]
        return ["BEGIN:VEVENT", *common, *times, *alarm, "END:VEVENT"]

    def weekly(self, common, zone, start, end):
        """A weekly series with days left out and, at times, one occurrence moved."""
        week = datetime.timedelta(weeks=1)
        until = (start + week * self.random.randint(12, 120)).strftime("%Y%m%dT235959Z")
        bound = self.random.choice(("", f";COUNT={self.random.randint(12, 60)}", f";UNTIL={until}"))
        left_out = start + week * self.random.randint(1, 8)
        lines = self.event(common, [
            *zoned(zone, start, end),
            f"RRULE:FREQ=WEEKLY;BYDAY={WEEKDAYS[start.weekday()]}{bound}",
            f"EXDATE;TZID={zone}:{stamp(left_out)}",
        ])
        if self.random.random() < 0.3:
            moved = start + week * 9
            shift = datetime.timedelta(hours=1)
            lines += self.event(common, [
                f"RECURRENCE-ID;TZID={zone}:{stamp(moved)}",
                *zoned(zone, moved + shift, moved + shift + (end - start)),
            ])
        return lines


def stamp(time):
    return time.strftime("%Y%m%dT%H%M%S")


def zoned(zone, start, end):
    return [f"DTSTART;TZID={zone}:{stamp(start)}", f"DTEND;TZID={zone}:{stamp(end)}"]


def wrap(lines, name="Sample"):
    """A whole file around the lines of components."""
    head = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Sample calendar//EN",
        f"X-WR-CALNAME:{escape(name)}",
    ]
    for zone in ZONES:
        head += time_zone(zone)
    return b"".join(map(fold, [*head, *lines, "END:VCALENDAR"]))


def make(count, seed=1):
    """The bytes of a file with so many objects."""
    maker = Maker(seed)
    return wrap([line for number in range(count) for line in maker.object(number)])


if __name__ == "__main__":
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    pathlib.Path(sys.argv[2]).write_bytes(make(int(sys.argv[1]), seed))
