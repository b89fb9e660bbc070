"""The command line's contracts: output, exit status, help."""

import json
import unittest

from support import icalendar, program, sample_calendar
from support.daybook import Daybook


class CommandTests(unittest.TestCase):
    def setUp(self):
        folder = program.DataFolder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.file = self.data / "in.ics"
        self.file.write_bytes(sample_calendar.make(300))

    def run_ok(self, *arguments, **named):
        result = program.run(*arguments, **named)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout.decode()

    def test_every_command_has_help(self):
        self.assertIn("serve", self.run_ok("--help"))
        for command in ("serve", "import", "export", "month", "occurrences", "check", "add",
                        "list", "edit", "delete", "calendars", "version"):
            with self.subTest(command):
                self.assertIn(command, self.run_ok(command, "--help"))

    def test_the_version_is_a_number(self):
        self.assertRegex(self.run_ok("version"), r"\b\d+\.\d+\.\d+")

    def test_wrong_use_exits_with_2_and_says_so(self):
        for arguments in (
            (), ("frobnicate",), ("month", "2026-13"), ("month", "--lanes", "x"),
            ("export", "--frobnicate"), ("import",), ("month", "--first-weekday", "x"),
            ("month", "--zone", "Mars/Olympus"), ("occurrences", "--from", "soon"),
        ):
            with self.subTest(arguments):
                result = program.run(*arguments, HOME=self.data)
                self.assertEqual(result.returncode, 2)
                self.assertTrue((result.stderr if arguments else result.stdout).strip())

    def test_a_month_as_json_obeys_the_lane_rule(self):
        for limit in ((), ("--lanes", "2")):
            for weekday in ("sunday", "monday", "saturday"):
                month = json.loads(self.run_ok(
                    "month", "2026-03", "--ics", self.file, "--first-weekday", weekday, "--zone",
                    "Asia/Seoul", "--today", "2026-03-10", "--json", *limit))
                self.assertEqual(month["month"], "2026-03")
                self.assertEqual(month["first_weekday"], weekday)
                for week in month["weeks"]:
                    self.check_week(week, int(limit[1]) if limit else None)

    def check_week(self, week, limit):
        self.assertEqual(len(week["days"]), 7)
        self.assertEqual(week["start"], week["days"][0]["date"])
        order = [(piece["lane"], piece["start_column"]) for piece in week["segments"]]
        self.assertEqual(order, sorted(order))
        for column, day in enumerate(week["days"]):
            lanes = [piece["lane"] for piece in week["segments"]
                     if piece["start_column"] <= column < piece["end_column"]]
            self.assertEqual(len(lanes), len(set(lanes)), "two pieces in one lane")
            self.assertEqual(len(lanes) + day["more"], day["total"])
            if limit is not None:
                self.assertEqual(len(lanes), min(limit, day["total"]))
                self.assertTrue(all(lane < limit for lane in lanes))

    def test_a_month_in_the_terminal_is_drawn(self):
        text = self.run_ok("month", "2026-03", "--ics", self.file, "--language", "ko")
        self.assertIn("2026년 3월", text)

    def test_occurrences_are_one_ordered_line_each(self):
        lines = self.run_ok(
            "occurrences", "--ics", self.file, "--from", "2026-03-01", "--to", "2026-04-01",
            "--zone", "Asia/Seoul", "--json").splitlines()
        found = [json.loads(line) for line in lines]
        self.assertGreater(len(found), 10)
        for occurrence in found:
            self.assertIs(occurrence["all_day"], "T" not in occurrence["start"])
            if not occurrence["all_day"]:
                self.assertTrue(occurrence["start"].endswith("+09:00"))
            self.assertLessEqual(occurrence["start"], occurrence["end"])

    def test_events_are_added_listed_edited_and_deleted(self):
        book = ("--data", self.data / "book")
        number = self.run_ok("add", "Dentist", "--date", "2026-03-10", *book).split()[-1]
        listed = self.run_ok(
            "list", "--from", "2026-03-10", "--to", "2026-03-10", "--json", *book).splitlines()
        self.assertEqual([json.loads(line)["title"] for line in listed], ["Dentist"])
        self.run_ok("edit", number, "--title", "Dentist, again", *book)
        self.assertIn("Dentist\\, again", self.run_ok("export", *book))
        self.run_ok("delete", number, *book)
        self.assertEqual(
            icalendar.components(self.run_ok("export", *book).encode()), [])

    def test_the_data_folder_follows_the_xdg_variable(self):
        home = self.data / "home"
        self.run_ok("import", self.file, XDG_DATA_HOME=home)
        self.assertTrue((home / "daybook").is_dir())
        self.assertIn("BEGIN:VEVENT", self.run_ok("export", XDG_DATA_HOME=home))

    def test_the_command_line_and_the_pages_share_one_book(self):
        book = self.data / "book"
        with program.Server(book) as server:
            self.run_ok("import", self.file, "--data", book)
            person = Daybook(server.port)
            self.assertEqual(len(person.uids()), 300)
            person.create("from the page")
            self.assertIn("from the page", self.run_ok("export", "--data", book))
