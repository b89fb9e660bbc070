"""Makes one calendar file of many objects, the same for the same number: what people's calendars are
made of, in the forms that programs write.

usage: objects.py COUNT FILE
"""

import datetime
import pathlib
import random
import sys

HOUR = datetime.timedelta(hours=1)
WEEK = datetime.timedelta(weeks=1)
# Name, standard and summer offset, and the rules by which the clock is changed.
ZONES = [
    ("Europe/Vienna", "+0100", "+0200", "19701025T030000", "BYMONTH=10;BYDAY=-1SU",
     "19700329T020000", "BYMONTH=3;BYDAY=-1SU"),
    ("America/Chicago", "-0600", "-0500", "19701101T020000", "BYMONTH=11;BYDAY=1SU",
     "19700308T020000", "BYMONTH=3;BYDAY=2SU"),
    ("Pacific/Auckland", "+1200", "+1300", "19700405T030000", "BYMONTH=4;BYDAY=1SU",
     "19700927T020000", "BYMONTH=9;BYDAY=-1SU"),
    ("Asia/Seoul", "+0900", None, "19700101T000000", None, None, None),
]
WORDS = (
    "planning review lunch dentist train garden invoice Straße Übung déjeuner обед встреча 회의 점심 발표 "
    "여행 会議 予定 面談 🎂 🎉 call; school, doctor's back\\slash – notes").split(" ")
DAYS = "MO TU WE TH FR SA SU".split(" ")


def escaped(text):
    for plain, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(plain, written)
    return text


def folded(line):
    """Lines of at most 75 octets, never cut inside a character."""
    pieces, rest, room = [], line.encode(), 75
    while len(rest) > room:
        end = room
        while rest[end] & 0xC0 == 0x80:
            end -= 1
        pieces.append(rest[:end])
        rest, room = rest[end:], 74
    return b"\r\n ".join([*pieces, rest]) + b"\r\n"


def stamp(time):
    return f"{time:%Y%m%dT%H%M%S}"


def words(source, least, most):
    return escaped(" ".join(source.choice(WORDS) for _ in range(source.randint(least, most))))


def zone_lines():
    for name, standard, summer, autumn, back, spring, forward in ZONES:
        yield from ["BEGIN:VTIMEZONE", f"TZID:{name}", "BEGIN:STANDARD", f"DTSTART:{autumn}"]
        if back:
            yield f"RRULE:FREQ=YEARLY;{back}"
        yield from [f"TZOFFSETFROM:{summer or standard}", f"TZOFFSETTO:{standard}", "END:STANDARD"]
        if summer:
            yield from [
                "BEGIN:DAYLIGHT", f"DTSTART:{spring}", f"RRULE:FREQ=YEARLY;{forward}",
                f"TZOFFSETFROM:{standard}", f"TZOFFSETTO:{summer}", "END:DAYLIGHT"]
        yield "END:VTIMEZONE"


def head_lines(source, number):
    """What every object says besides when it is."""
    yield f"UID:{number:07d}-{source.getrandbits(64):016x}@benchmark.example"
    yield from ["DTSTAMP:20260101T000000Z", "CREATED:20251231T235959Z",
                "LAST-MODIFIED:20260101T000000Z", f"SEQUENCE:{source.randrange(4)}"]
    yield f"SUMMARY:{words(source, 2, 6)}"
    if source.random() < 0.5:
        yield "DESCRIPTION:" + "\\n".join(
            words(source, 5, 18) for _ in range(source.randint(1, 3)))
    if source.random() < 0.3:
        yield f"LOCATION:{words(source, 3, 3)}"
    if source.random() < 0.2:
        yield f"CATEGORIES:{source.choice(['WORK', 'HOME'])},{source.choice(['SCHOOL', 'HEALTH'])}"


def weekly_lines(source, start, zone):
    ending = source.choice([
        "", f";COUNT={source.randint(5, 120)}",
        f";UNTIL={stamp(start + WEEK * source.randint(10, 200))}Z"])
    days = ",".join(DAYS[day] for day in sorted({start.weekday(), source.randrange(7)}))
    first = start + WEEK * source.randint(1, 8)
    yield f"RRULE:FREQ=WEEKLY;INTERVAL={source.choice([1, 1, 2])};BYDAY={days}{ending}"
    yield f"EXDATE;TZID={zone}:{stamp(first)},{stamp(first + WEEK * 2)}"


RARE_RULES = [
    "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY", "FREQ=DAILY;COUNT=30",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=24"]


def object_lines(source, number):
    """One object: of 20 eleven single events, three of whole days, five series and a task; of four
    weekly series one has a changed instance."""
    start = datetime.datetime(2015, 1, 1)
    start += datetime.timedelta(minutes=15 * source.randrange(15 * 365 * 96))
    zone = source.choice(ZONES)[0]
    end = start + datetime.timedelta(minutes=source.choice([15, 30, 60, 90, 120]))
    kind = source.randrange(20)
    head = list(head_lines(source, number))
    times = [f"DTSTART;TZID={zone}:{stamp(start)}", f"DTEND;TZID={zone}:{stamp(end)}"]
    if kind == 0:
        yield from ["BEGIN:VTODO", *head, f"DUE;TZID={zone}:{stamp(start)}"]
        yield from [f"PRIORITY:{source.randrange(10)}", "STATUS:NEEDS-ACTION", "END:VTODO"]
        return
    yield from ["BEGIN:VEVENT", *head]
    if kind < 9:
        yield from times
    elif kind < 11:
        yield from [f"DTSTART:{stamp(start)}Z", "DURATION:PT1H30M"]
    elif kind < 12:
        yield from [f"DTSTART:{stamp(start)}", f"DTEND:{stamp(end)}"]
    elif kind < 15:
        last = start + datetime.timedelta(days=source.choice([1, 1, 1, 2, 7]))
        yield from [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{last:%Y%m%d}",
                    "TRANSP:TRANSPARENT"]
    elif kind < 19:
        yield from [*times, *weekly_lines(source, start, zone)]
    else:
        yield from [*times, f"RRULE:{source.choice(RARE_RULES)}"]
    if source.random() < 0.2:
        yield from ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder",
                    f"TRIGGER:-PT{source.choice([5, 10, 15, 30])}M", "END:VALARM"]
    yield "END:VEVENT"
    if 15 <= kind < 19 and source.random() < 0.25:
        replaced = start + WEEK * 10
        yield from ["BEGIN:VEVENT", *head, f"RECURRENCE-ID;TZID={zone}:{stamp(replaced)}",
                    f"DTSTART;TZID={zone}:{stamp(replaced + HOUR)}",
                    f"DTEND;TZID={zone}:{stamp(replaced + 2 * HOUR)}", "END:VEVENT"]


def write(path, count):
    """Writes a file and returns the number of its components, zones left out."""
    source = random.Random(count)
    components = 0
    with open(path, "wb") as file:
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Benchmark//EN", *zone_lines()]
        file.writelines(map(folded, lines))
        for number in range(count):
            for line in object_lines(source, number):
                components += line in ("BEGIN:VEVENT", "BEGIN:VTODO")
                file.write(folded(line))
        file.write(folded("END:VCALENDAR"))
    return components


if __name__ == "__main__":
    print(write(pathlib.Path(sys.argv[2]), int(sys.argv[1])))
