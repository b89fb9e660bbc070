"""Files in and out: an export says what the import said."""

import unittest

from support import icalendar, program, sample_calendar
from support.daybook import Daybook

COUNT = 2000


class TransferTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.original = sample_calendar.make(COUNT)

    def setUp(self):
        folder = program.DataFolder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.file = self.data / "in.ics"
        self.file.write_bytes(self.original)
        self.book = self.data / "book"

    def command(self, *arguments, **named):
        return program.run(*arguments, "--data", self.book, **named)

    def exported(self):
        result = self.command("export")
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def assertSame(self, actual):
        self.assertEqual(icalendar.differences(self.original, actual)[:10], [])

    def test_an_export_equals_the_import_property_by_property(self):
        result = self.command("import", self.file)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertSame(self.exported())

    def test_the_pages_import_and_export_the_same(self):
        with program.Server(self.book) as server:
            person = Daybook(server.port)
            answer = person.upload(self.original)
            self.assertEqual(answer.status, 200)
            self.assertIn(str(COUNT), answer.root.text.replace(",", ""))
            self.assertSame(person.export())
            month = person.get("/month/2026-03").root
            self.assertGreater(len(month.find_all(data_uid=True)), 30)
        self.assertSame(self.exported())

    def test_importing_twice_changes_nothing(self):
        self.command("import", self.file)
        first = self.exported()
        result = self.command("import", self.file)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.exported(), first)

    def test_an_export_imported_elsewhere_is_exported_alike(self):
        self.command("import", self.file)
        first = self.exported()
        other = self.data / "other"
        result = program.run("import", "-", "--data", other, input=first)
        self.assertEqual(result.returncode, 0, result.stderr)
        second = program.run("export", "--data", other).stdout
        self.assertEqual(icalendar.differences(first, second), [])

    def test_a_dry_run_reports_and_stores_nothing(self):
        result = self.command("import", self.file, "--dry-run")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertFalse(self.book.exists(), "a trial made a book")
        self.command("add", "there already", "--date", "2026-03-10")
        before = self.exported()
        self.assertEqual(self.command("import", self.file, "--dry-run").returncode, 0)
        self.assertEqual(self.exported(), before)

    def test_a_newer_version_of_an_event_replaces_it(self):
        event = [
            "BEGIN:VEVENT", "UID:one@sample.example", "DTSTAMP:20260101T000000Z",
            "DTSTART;VALUE=DATE:20260310", "SUMMARY:Old", "SEQUENCE:0", "END:VEVENT",
        ]
        self.command("import", "-", input=sample_calendar.wrap(event))
        newer = [line.replace("Old", "New").replace("SEQUENCE:0", "SEQUENCE:1") for line in event]
        self.command("import", "-", input=sample_calendar.wrap(newer))
        events = icalendar.components(self.exported(), "VEVENT")
        self.assertEqual([event.value("SUMMARY") for event in events], ["New"])

    def test_exported_lines_are_folded_and_end_as_the_standard_wants(self):
        self.command("import", self.file)
        data = self.exported()
        self.assertTrue(data.endswith(b"END:VCALENDAR\r\n"))
        self.assertEqual(data.count(b"\n"), data.count(b"\r\n"))
        for line in data.split(b"\r\n"):
            self.assertLessEqual(len(line), 75)
            line.decode("utf-8")

    def test_a_calendar_is_exported_alone(self):
        self.command("import", self.file, "--calendar", "First")
        other = sample_calendar.make(20, seed=9)
        self.command("import", "-", "--calendar", "Second", input=other)
        result = self.command("export", "--calendar", "Second")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(icalendar.differences(other, result.stdout), [])

    def test_two_calendars_may_have_the_same_uid(self):
        few = sample_calendar.make(5)
        for name in ("First", "Second"):
            self.command("import", "-", "--calendar", name, input=few)
        self.assertEqual(len(icalendar.components(self.exported())), 2 * len(
            icalendar.components(few)))
