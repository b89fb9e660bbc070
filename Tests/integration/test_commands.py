"""The command line's contracts: output, exit status, help."""

import http.client
import json
import os
import subprocess
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

    def run_with(self, *arguments, **streams):
        """Runs a command with streams of its own. Returns what subprocess.run does."""
        return subprocess.run(
            [program.BINARY, *map(str, arguments)], stderr=subprocess.PIPE, timeout=60,
            env=program.environment(), **streams)

    def test_output_that_cannot_be_written_is_a_failure_with_its_reason(self):
        with open("/dev/full", "wb") as full:
            result = self.run_with("check", self.file, stdout=full)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"No space left", result.stderr)
        with open("/dev/full", "wb") as full:
            self.assertEqual(self.run_with("--help", stdout=full).returncode, 1)

    def test_a_reader_that_goes_away_is_no_failure(self):
        reader, writer = os.pipe()
        os.close(reader)
        # Python ignores SIGPIPE, and so does what it starts: the write itself fails.
        result = self.run_with(
            "month", "2026-03", "--ics", self.file, stdout=writer, restore_signals=False)
        os.close(writer)
        self.assertEqual((result.returncode, result.stderr), (0, b""))

    def test_standard_input_that_cannot_be_read_is_not_an_empty_file(self):
        folder = os.open(self.data, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        for command in (("check",), ("import", "--data", self.data / "book")):
            result = self.run_with(*command, "-", stdin=folder, stdout=subprocess.PIPE)
            self.assertEqual(result.returncode, 1, command)
            self.assertEqual(result.stdout, b"", command)
            self.assertIn(b"Standard input cannot be read", result.stderr)
        self.assertFalse((self.data / "book").exists())

    def test_an_export_keeps_links_and_devices(self):
        book = ("--data", self.data / "book")
        self.run_ok("import", self.file, *book)
        target, link = self.data / "target.ics", self.data / "link.ics"
        target.write_bytes(b"old")
        link.symlink_to(target)
        self.run_ok("export", link, *book)
        self.assertTrue(link.is_symlink())
        self.assertEqual(target.read_bytes(), self.run_ok("export", *book).encode())
        dangling = self.data / "dangling.ics"
        dangling.symlink_to(self.data / "later.ics")
        self.run_ok("export", dangling, *book)
        self.assertTrue(dangling.is_symlink())
        self.assertTrue((self.data / "later.ics").is_file())
        null = self.data / "null"
        null.symlink_to("/dev/null")
        self.run_ok("export", null, *book)
        self.assertTrue(null.is_symlink())
        full = self.data / "full"
        full.symlink_to("/dev/full")
        self.assertEqual(program.run("export", full, *book).returncode, 1)

    def test_restore_reads_its_backup_only(self):
        book = ("--data", self.data / "book")
        self.run_ok("import", self.file, *book)
        backup = self.data / "backup.db"
        self.run_ok("backup", backup, *book)
        before = backup.read_bytes()
        restored = self.data / "restored"
        self.run_ok("restore", backup, "--data", restored)
        self.assertEqual(backup.read_bytes(), before)
        self.assertEqual(
            self.run_ok("export", "--data", restored), self.run_ok("export", *book))
        for content in (b"", b"not a database"):
            foreign = self.data / "foreign.db"
            foreign.write_bytes(content)
            result = program.run("restore", foreign, "--data", self.data / "other")
            self.assertEqual(result.returncode, 1)
            self.assertEqual(foreign.read_bytes(), content)
            self.assertFalse((self.data / "other" / "daybook.db").exists())

    def test_a_server_answers_at_any_loopback_address_it_listens_on(self):
        for host in ("127.0.0.2", "127.0.0.1"):
            with program.Server(self.data / "book", "--host", host) as server:
                connection = http.client.HTTPConnection(host, server.port, timeout=20)
                connection.request("GET", "/healthz")
                self.assertEqual(connection.getresponse().status, 200, host)
                connection.close()
        for host in ("127.example.org", "0.0.0.0", "127.0.0.1.example.org"):
            result = program.run("serve", "--host", host, "--data", self.data / "none")
            self.assertEqual(result.returncode, 1, host)
        self.assertFalse((self.data / "none").exists())
