"""Everything that a book holds goes out as a file and into an empty book, and comes out the same."""

import json
import unittest

from support import icalendar, program, sample_calendar
from support.daybook import Daybook
from test_challenges import AUGUST

TASK = [
    "BEGIN:VTODO", "UID:task@sample.example", "DTSTAMP:20260101T000000Z", "SUMMARY:Sample task",
    "DUE;VALUE=DATE:20260310", "STATUS:IN-PROCESS", "PRIORITY:5", "X-SAMPLE:kept", "END:VTODO",
]
ALARM = [
    "BEGIN:VEVENT", "UID:alarm@sample.example", "DTSTAMP:20260101T000000Z", "SUMMARY:Sample",
    "DTSTART;TZID=Asia/Seoul:20260310T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5",
    "EXDATE;TZID=Asia/Seoul:20260317T090000", "BEGIN:VALARM", "ACTION:DISPLAY",
    "TRIGGER:-PT10M", "DESCRIPTION:Sample", "END:VALARM", "END:VEVENT",
]


class RoundTripTests(unittest.TestCase):
    def setUp(self):
        folder = program.DataFolder()
        self.folder = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.book = self.folder / "book"

    def run_ok(self, *arguments, book=None, **options):
        result = program.run(*arguments, "--data", book or self.book, **options)
        self.assertEqual(result.returncode, 0, result.stderr.decode())
        return result.stdout

    def fill(self):
        """Objects of every kind: imported, and made here."""
        self.run_ok("import", "-", input=sample_calendar.make(60))
        self.run_ok("import", "-", "--calendar", "Others",
                    input=sample_calendar.wrap(TASK + ALARM, "Others"))
        self.run_ok("import", "-", input=json.dumps(AUGUST).encode())
        self.run_ok("add", "Made here", "--date", "2026-03-10")
        day = ("--today", "2026-03-10")
        self.run_ok(
            "challenge", "add", "Water", "--from", "2026-03-02", "--to", "2026-03-29",
            "--category", "Self-care", "--target", "mon,wed,fri at-least-8",
            "--notes", "two\nlines; with, signs")
        for date in ("2026-03-02", "2026-03-04"):
            self.run_ok("challenge", "check", "Water", "--day", date, "--count", 9, *day)
        self.run_ok("challenge", "check", "Water", "--day", "2026-03-10", "--skip", "away, far",
                    "--until", "2026-03-12", *day)
        self.run_ok("challenge", "edit", "Water", "--target", "3/week", *day)
        self.run_ok("challenge", "add", "Course", "--from", "2026-03-02", "--to", "2026-03-29",
                    "--kind", "course", "--category", "culture")
        self.run_ok("diary", "write", "A day in words.", "--day", "2026-03-01", *day)

    def assertSame(self, first, second):
        self.assertEqual(icalendar.differences(first, second), [])
        for kind in ("VEVENT", "VTODO", "VJOURNAL"):
            self.assertGreater(len(icalendar.components(first, kind)), 0, kind)

    def test_a_file_taken_into_an_empty_book_comes_out_the_same(self):
        self.fill()
        first = self.run_ok("export")
        other = self.folder / "other"
        self.run_ok("import", "-", book=other, input=first)
        second = self.run_ok("export", book=other)
        self.assertSame(first, second)
        # From there on, octet by octet.
        third = self.folder / "third"
        self.run_ok("import", "-", book=third, input=second)
        self.assertEqual(self.run_ok("export", book=third), second)

    def test_the_pages_do_it_too_and_challenges_go_as_before(self):
        self.fill()
        with program.Server(self.book) as server:
            first = Daybook(server.port).export()
        other = self.folder / "other"
        with program.Server(other) as server:
            person = Daybook(server.port)
            self.assertEqual(person.upload(first).status, 200)
            self.assertSame(first, person.export())
        day = ("--json", "--today", "2026-03-10")
        states = [
            [{key: value for key, value in json.loads(line).items() if key != "id"}
             for line in self.run_ok("challenge", "list", *day, book=book).splitlines()]
            for book in (self.book, other)]
        self.assertEqual(states[0], states[1])
        self.assertEqual(len(states[0]), 7)
