"""Makes the calendars that are measured.

Every one has the same events in March 2026 and so many others, spread over the years before and
after, that the month's page shows the same whatever the size. What differs between two pages is
then the price of what is not shown.
"""

import datetime
import itertools
import random

SHOWN_MONTH = "2026-03"
SHOWN_EVENTS = 100
DAY = datetime.timedelta(days=1)
# The page shows days of the neighbouring months, so others stay two weeks away.
FREE_FROM = datetime.datetime(2026, 2, 15)
FREE_TO = datetime.datetime(2026, 4, 15)
FIRST_YEAR, YEARS = 1996, 60
WORDS = "planning review lunch dentist train garden invoice 회의 점심 발표 여행 面談 買い物 Straße".split()


def stamp(time):
    return time.strftime("%Y%m%dT%H%M%S")


def event(uid, title, lines):
    return "\r\n".join([
        "BEGIN:VEVENT", f"UID:{uid}@benchmark.example", "DTSTAMP:20260101T000000Z",
        f"SUMMARY:{title}", *lines, "END:VEVENT", "",
    ])


def shown(count, randomness):
    """The events of the month that is asked for: bars, times, and a tenth of them weekly series."""
    for number in range(count):
        start = datetime.datetime(2026, 3, 1) + DAY * randomness.randrange(31)
        start += datetime.timedelta(minutes=30 * randomness.randrange(16, 40))
        title = f"{randomness.choice(WORDS)} {randomness.choice(WORDS)}"
        yield event(f"shown-{number}", title, times(start, number % 10, randomness, series_end=8))


def hidden(count, randomness):
    """Events of every other time. A series among them has ended before the month or begins later."""
    first = datetime.datetime(FIRST_YEAR, 1, 1)
    number = 0
    while number < count:
        start = first + datetime.timedelta(
            days=randomness.randrange(YEARS * 365), minutes=15 * randomness.randrange(96))
        if start < FREE_TO and start + 60 * DAY > FREE_FROM:
            continue
        title = f"{randomness.choice(WORDS)} {randomness.choice(WORDS)}"
        yield event(f"{number:07d}", title, times(start, number % 10, randomness, series_end=6))
        number += 1


def times(start, kind, randomness, series_end):
    """The lines that say when: of ten events four are zoned, two in UTC, three of whole days, and
    one is a weekly series."""
    end = start + datetime.timedelta(minutes=randomness.choice((30, 60, 90)))
    if kind < 4:
        zone = randomness.choice(("Asia/Seoul", "Europe/Berlin", "America/New_York"))
        return [f"DTSTART;TZID={zone}:{stamp(start)}", f"DTEND;TZID={zone}:{stamp(end)}"]
    if kind < 6:
        return [f"DTSTART:{stamp(start)}Z", f"DTEND:{stamp(end)}Z"]
    if kind < 9:
        last = start + DAY * randomness.choice((1, 1, 2, 5))
        return [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{last:%Y%m%d}"]
    return [
        f"DTSTART;TZID=Asia/Seoul:{stamp(start)}", f"DTEND;TZID=Asia/Seoul:{stamp(end)}",
        f"RRULE:FREQ=WEEKLY;COUNT={series_end}",
    ]


def write(folder, count, most=100_000):
    """Writes files of at most so many events each, the shown ones first, and returns their paths."""
    texts = itertools.chain(
        shown(SHOWN_EVENTS, random.Random(1)), hidden(count - SHOWN_EVENTS, random.Random(2)))
    paths = []
    while piece := list(itertools.islice(texts, most)):
        path = folder / f"book-{len(paths)}.ics"
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daybook//Benchmark//EN\r\n")
            file.writelines(piece)
            file.write("END:VCALENDAR\r\n")
        paths.append(path)
    return paths
