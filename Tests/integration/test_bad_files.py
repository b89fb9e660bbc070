"""Files that are wrong: each fault is named with its line, every good neighbour is kept, and
nothing ever ends the program."""

import json
import unittest

from support import icalendar, program, sample_calendar
from support.daybook import Daybook


def event(uid, *lines, start="DTSTART;VALUE=DATE:20260310"):
    """The lines of an event; None leaves out its start or UID."""
    head = [f"UID:{uid}@sample.example"] if uid else []
    return ["BEGIN:VEVENT", *head, *([start] if start else []), *lines, "END:VEVENT"]


def file_of(*events):
    """A file whose lines are numbered as written: nothing in it is long enough to fold."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//sample//EN"]
    for lines_of_event in events:
        lines += lines_of_event
    return "".join(f"{line}\r\n" for line in [*lines, "END:VCALENDAR"]).encode()


GOOD_1 = event("good-1", "SUMMARY:Good one")
GOOD_2 = event("good-2", "SUMMARY:Good two")
FIRST = 4 + len(GOOD_1)  # the line on which the event between the good ones begins


def between(*lines):
    return file_of(GOOD_1, list(lines), GOOD_2)


# name → file, the UIDs of good neighbours, the line to be named (None where any will do)
CASES = {
    "empty": (b"", [], None),
    "white space": (b"\r\n \r\n", [], None),
    "binary": (bytes(range(256)) * 64, [], None),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(500), [], None),
    "HTML": (b"<!doctype html>\n<title>Sign in</title>\n", [], 1),
    "truncated in a property": (
        file_of(GOOD_1, event("cut", "SUMMARY:Cut off here"))[:-40], ["good-1"], FIRST),
    "truncated in a component": (
        file_of(GOOD_1, GOOD_2).rsplit(b"END:VEVENT", 1)[0], ["good-1"], FIRST),
    "no END:VCALENDAR": (
        file_of(GOOD_1, GOOD_2).replace(b"END:VCALENDAR\r\n", b""), ["good-1", "good-2"], None),
    "not UTF-8": (
        between(*event("latin", "SUMMARY:caf\x00")).replace(b"caf\x00", b"caf\xe9"),
        ["good-1", "good-2"], FIRST + 3),
    "UTF-16": (file_of(GOOD_1).decode().encode("utf-16"), [], None),
    "an END without its BEGIN": (between("END:VALARM"), ["good-1", "good-2"], FIRST),
    "a BEGIN without its END": (
        between("BEGIN:VEVENT", "UID:open@sample.example", "DTSTART;VALUE=DATE:20260310"),
        ["good-1"], FIRST),
    "a line without a colon": (
        between(*event("colon", "SUMMARY no colon")), ["good-1", "good-2"], FIRST + 3),
    "no UID": (between(*event(None, "SUMMARY:Nameless")), ["good-1", "good-2"], FIRST),
    "no DTSTART": (between(*event("never", start=None)), ["good-1", "good-2"], FIRST),
    "month 13": (
        between(*event("thirteen", start="DTSTART;VALUE=DATE:20261301")), ["good-1", "good-2"],
        FIRST + 2),
    "30 February": (
        between(*event("february", start="DTSTART;VALUE=DATE:20260230")), ["good-1", "good-2"],
        FIRST + 2),
    "hour 25": (
        between(*event("hour", start="DTSTART:20260310T250000Z")), ["good-1", "good-2"],
        FIRST + 2),
    "a rule that is none": (
        between(*event("rule", "RRULE:FREQ=SOMETIMES")), ["good-1", "good-2"], FIRST + 3),
    "a year with many digits": (
        between(*event("year", start="DTSTART;VALUE=DATE:999999999999999999990101")),
        ["good-1", "good-2"], FIRST + 2),
    "a duration beyond all numbers": (
        between(*event("long", "DURATION:P99999999999999999999W")), ["good-1", "good-2"],
        FIRST + 3),
    "an INTERVAL of 0": (
        between(*event("zero", "RRULE:FREQ=DAILY;INTERVAL=0")), ["good-1", "good-2"], FIRST + 3),
    "an end before the start": (
        between(*event("backwards", "DTEND;VALUE=DATE:20260301")), ["good-1", "good-2"],
        FIRST + 3),
}

# Faults that can be read in one sensible way are warnings: nothing was refused.
WARNINGS = {"an END without its BEGIN", "no UID", "an end before the start"}


class BadFileTests(unittest.TestCase):
    def in_folder(self):
        folder = program.DataFolder()
        self.addCleanup(folder.__exit__)
        return folder.__enter__()

    def uids(self, book):
        result = program.run("export", "--data", book)
        self.assertEqual(result.returncode, 0, result.stderr)
        return sorted(
            component.value("UID").removesuffix("@sample.example")
            for component in icalendar.components(result.stdout))

    def test_check_names_the_fault_and_its_line(self):
        folder = self.in_folder()
        for name, (data, _, line) in CASES.items():
            with self.subTest(name):
                path = folder / "bad.ics"
                path.write_bytes(data)
                result = program.run("check", path, "--json")
                self.assertEqual(result.returncode, 0 if name in WARNINGS else 1, result.stderr)
                report = json.loads(result.stdout)
                self.assertEqual(report["file"], str(path))
                self.assertNotEqual(report["problems"], [])
                for problem in report["problems"]:
                    self.assertTrue(problem["message"])
                if line is not None:
                    lines = [problem["line"] for problem in report["problems"]]
                    self.assertIn(line, lines, report)

    def test_check_finds_nothing_wrong_with_a_good_file(self):
        path = self.in_folder() / "good.ics"
        path.write_bytes(sample_calendar.make(300))
        result = program.run("check", path, "--json")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        report = json.loads(result.stdout)
        self.assertEqual(report["problems"], [])
        self.assertGreater(report["components"]["VEVENT"], 250)

    def test_an_import_keeps_every_good_neighbour(self):
        for name, (data, kept, _) in CASES.items():
            with self.subTest(name):
                book = self.in_folder()
                result = program.run("import", "-", "--data", book, input=data)
                self.assertEqual(result.returncode, 0 if name in WARNINGS else 1)
                if result.returncode == 1:
                    self.assertTrue(result.stderr.strip(), "no reason on the standard error")
                found = self.uids(book)
                for uid in kept:
                    self.assertIn(uid, found)

    def test_an_upload_keeps_every_good_neighbour_and_reports_the_line(self):
        book = self.in_folder()
        with program.Server(book) as server:
            person = Daybook(server.port)
            for name, (data, kept, line) in CASES.items():
                with self.subTest(name):
                    answer = person.upload(data)
                    self.assertIn(answer.status, (200, 400, 413, 415, 422))
                    if line is not None:
                        self.assertIn(str(line), answer.root.text)
                    self.assertTrue(
                        {f"{uid}@sample.example" for uid in kept} <= person.uids())
                    self.assertTrue(server.is_running, server.output)
            self.assertEqual(person.get("/month/2026-03").status, 200)

    def test_a_file_that_is_not_there_is_named(self):
        result = program.run("import", "/nonexistent/a.ics", "--data", self.in_folder())
        self.assertEqual(result.returncode, 1)
        self.assertIn("/nonexistent/a.ics", result.stderr.decode())

    def test_every_cut_of_a_file_is_survived(self):
        data = sample_calendar.make(3, seed=5)
        folder = self.in_folder()
        for cut in range(0, len(data), 97):
            path = folder / f"{cut}.ics"
            path.write_bytes(data[:cut])
        paths = sorted(folder.glob("*.ics"))
        result = program.run("check", *paths, "--json")
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertEqual(len(result.stdout.splitlines()), len(paths))
