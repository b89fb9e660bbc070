"""The month as the program lays it out, compared with the lane rule said once more, slowly, here.

LAYOUTS=10000 in the environment compares that many random sets, the same number for every first
weekday and every limit, instead of 2,100. The times of the sets are floating: whoever looks from
whichever zone must see the same layout.
"""

import datetime
import json
import os
import pathlib
import random
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

from support.program import run

WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
ONE = datetime.timedelta(days=1)
TITLES = ["a", "b", "é", "회의", "B"]
LIMITS = [None, 0, 1, 2, 3, 4]
ZONES = ["UTC", "Asia/Seoul", "America/Santiago", "Pacific/Kiritimati", "America/New_York"]


def last_day(month):
    """The last day of the month that begins with a day."""
    return (month + ONE * 31).replace(day=1) - ONE


def random_events(source, month):
    """Events in and around a month: short and long, all-day and timed, with many ties."""
    events = []
    for number in range(source.randint(0, 20)):
        first = month + ONE * source.randint(-10, 35)
        length = source.choice([1, 1, 1, 1, 2, 2, 3, 5, 8, 20, 60])
        hour = source.choice([None, None, 7, 8, 9])
        events.append({
            "uid": f"{number}@layout.test", "title": source.choice(TITLES), "first": first,
            "length": length, "hour": hour})
    return events


def calendar(events):
    """The events as a file. A timed one ends at 10:00 of its last day, or at the next midnight."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Layout test//EN"]
    for event in events:
        last = event["first"] + ONE * (event["length"] - 1)
        lines += ["BEGIN:VEVENT", f"UID:{event['uid']}", "DTSTAMP:20240101T000000Z",
                  f"SUMMARY:{event['title']}"]
        if event["hour"] is None:
            lines += [f"DTSTART;VALUE=DATE:{event['first']:%Y%m%d}",
                      f"DTEND;VALUE=DATE:{last + ONE:%Y%m%d}"]
        elif event["hour"] == 9:
            lines += [f"DTSTART:{event['first']:%Y%m%d}T090000", f"DTEND:{last + ONE:%Y%m%d}T000000"]
        else:
            lines += [f"DTSTART:{event['first']:%Y%m%d}T{event['hour']:02}0000",
                      f"DTEND:{last:%Y%m%d}T100000"]
        lines.append("END:VEVENT")
    return "\r\n".join([*lines, "END:VCALENDAR", ""]).encode()


def order(event):
    """Start day, longer first, all-day before timed, start time, title, UID; text by its bytes."""
    return (event["first"], -event["length"], event["hour"] is not None, event["hour"] or 0,
            event["title"].encode(), event["uid"].encode())


def covers(event, day):
    return event["first"] <= day < event["first"] + ONE * event["length"]


def reference(events, month, today, first_weekday, limit):
    """The weeks of a month by the lane rule: every day looks at every event."""
    weeks = []
    start = month
    start -= ONE * ((start.isoweekday() % 7 - WEEKDAYS.index(first_weekday)) % 7)
    while start <= last_day(month):
        lanes, pieces, days = {}, [], []
        for column in range(7):
            day = start + ONE * column
            lanes = {uid: lane for uid, lane in lanes.items()
                     if any(e["uid"] == uid and covers(e, day) for e in events)}
            present = sorted((e for e in events if covers(e, day)), key=order)
            for event in present:
                if event["uid"] in lanes:
                    continue
                lane = 0
                while lane in lanes.values():
                    lane += 1
                if limit is None or lane < limit:
                    lanes[event["uid"]] = lane
                    pieces.append({"uid": event["uid"], "title": event["title"], "lane": lane,
                                   "start_column": column, "end_column": column,
                                   "continues_before": event["first"] < day})
            for piece in pieces:
                if piece["uid"] in lanes and piece["end_column"] == column:
                    piece["end_column"] = column + 1
            days.append({"date": str(day), "in_month": day.month == month.month,
                         "today": day == today, "total": len(present),
                         "more": len(present) - len(lanes)})
        for piece in pieces:
            event = next(e for e in events if e["uid"] == piece["uid"])
            last = start + ONE * piece["end_column"]
            piece["continues_after"] = event["first"] + ONE * event["length"] > last
        pieces.sort(key=lambda piece: (piece["lane"], piece["start_column"]))
        weeks.append({"start": str(start), "days": days, "segments": pieces})
        start += ONE * 7
    return weeks


class MonthLayout(unittest.TestCase):
    def compare(self, number, folder):
        source = random.Random(number)
        month = datetime.date(source.randint(1900, 2100), source.randint(1, 12), 1)
        today = month + ONE * source.randint(-7, 37)
        events = random_events(source, month)
        first = WEEKDAYS[number % 7]
        limit = LIMITS[number // 7 % len(LIMITS)]
        zone = source.choice(ZONES)
        path = pathlib.Path(folder) / f"{number}.ics"
        path.write_bytes(calendar(events))
        answer = run("month", f"{month:%Y-%m}", "--ics", path, "--first-weekday", first,
                     "--today", today, "--zone", zone, "--json",
                     *([] if limit is None else ["--lanes", limit]))
        path.unlink()
        if answer.returncode != 0:
            return f"set {number}: {answer.stderr.decode()}"
        found = json.loads(answer.stdout)
        for week in found["weeks"]:
            for segment in week["segments"]:
                if not (segment.pop("color") and segment.pop("text_color") in ("#000000", "#FFFFFF")):
                    return f"set {number}: colours are missing"
        if (found["month"], found["first_weekday"]) != (f"{month:%Y-%m}", first):
            return f"set {number}: another month or first weekday"
        expected = reference(events, month, today, first, limit)
        return None if found["weeks"] == expected else f"set {number}: {month}, {zone}, {first}, {limit}"

    def test_random_sets_lie_as_the_rule_says(self):
        count = int(os.environ.get("LAYOUTS", "2100"))
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
            answers = pool.map(lambda number: self.compare(number, folder), range(count))
            self.assertEqual([], [answer for answer in answers if answer][:10])


if __name__ == "__main__":
    unittest.main()
