"""Ranges and challenges from outside: the commands, the JSON file, what survives in a file."""

import json
import unittest

from support import icalendar, program

AUGUST = {
    "nickname": "Sample", "level": 7,
    "calendar": [
        {"property": 0, "date": ["2021-08-02"]},
        {"property": 0, "date": [f"2021-08-0{day}" for day in range(4, 8)]},
        {"property": 2, "date": [f"2021-08-{day:02}" for day in range(9, 16)]},
        {"property": 3, "date": ["2021-08-22"]},
        {"property": 6, "date": [f"2021-08-{day}" for day in range(24, 28)]},
    ],
}


class ChallengeTests(unittest.TestCase):
    def setUp(self):
        folder = program.DataFolder()
        self.folder = folder.__enter__()
        self.addCleanup(folder.__exit__, None, None, None)
        self.book = ("--data", self.folder / "book")

    def run_ok(self, *arguments, **options):
        result = program.run(*arguments, **options)
        self.assertEqual(result.returncode, 0, result.stderr.decode())
        return result.stdout.decode()

    def write(self, name, value):
        path = self.folder / name
        path.write_text(value if isinstance(value, str) else json.dumps(value, indent=1))
        return path

    def challenges(self, *options, book=None):
        lines = self.run_ok(
            "challenge", "list", "--json", *options, *(book or self.book)).splitlines()
        return [json.loads(line) for line in lines]

    def test_the_ranges_of_august_2021(self):
        file = self.write("august.json", AUGUST)
        report = json.loads(self.run_ok("import", file, "--json", *self.book))
        self.assertEqual((report["created"], report["calendar"]), (5, "Sample"))
        self.assertEqual(report["problems"], [])
        found = [
            (item["hue"], item["first_day"][-2:], item["last_day"][-2:])
            for item in self.challenges()]
        self.assertEqual(found, [
            ("green", "02", "02"), ("green", "04", "07"), ("indigo", "09", "15"),
            ("violet", "22", "22"), ("orange", "24", "27")])
        exported = self.run_ok("export", *self.book)
        again = json.loads(self.run_ok("import", file, "--json", *self.book))
        self.assertEqual((again["created"], again["unchanged"]), (0, 5))
        self.assertEqual(self.run_ok("export", *self.book), exported)

    def test_a_trial_leaves_nothing(self):
        file = self.write("august.json", AUGUST)
        report = json.loads(self.run_ok("import", file, "--dry-run", "--json", *self.book))
        self.assertEqual((report["created"], report["dry_run"]), (5, True))
        self.assertFalse((self.folder / "book").exists())

    def test_ranges_from_standard_input(self):
        self.run_ok("import", "-", *self.book, input=json.dumps(AUGUST).encode())
        self.assertEqual(len(self.challenges()), 5)

    def test_good_entries_come_in_beside_bad_ones(self):
        calendar = AUGUST["calendar"] + [
            7, {"property": "0", "date": []}, {"date": ["2021-08-30"]},
            {"property": 1, "date": ["2021-08-29", "2021-13-01"]}]
        file = self.write("mixed.json", {"calendar": calendar})
        result = program.run("import", file, "--json", *self.book)
        self.assertEqual(result.returncode, 1)
        report = json.loads(result.stdout)
        self.assertEqual((report["created"], report["failed"]), (6, 3))
        errors = [
            problem["path"] for problem in report["problems"] if problem["severity"] == "error"]
        self.assertEqual(errors, [
            "calendar[5]", "calendar[6].property", "calendar[7]", "calendar[8].date[1]"])
        self.assertTrue(all(problem["line"] > 1 for problem in report["problems"]))
        self.assertTrue(result.stderr)

    def test_hostile_json_ends_in_an_answer(self):
        for name, text in {
            "deep": "{\"calendar\":" + "[" * 200_000,
            "number": '{"calendar":[{"property":1e999999,"date":["2021-08-02"]}]}',
            "huge": '{"calendar":[{"property":99999999999999999999,"date":["2021-08-02"]}]}',
            "surrogate": '{"nickname":"\\ud800","calendar":[{"property":0,"date":["\\udfff"]}]}',
            "far": '{"calendar":[{"property":0,"date":["-9999-01-01","9999-12-31"]}]}',
            "cut": '{"calendar":[{"property":0,"date":["2021-08-0',
        }.items():
            with self.subTest(name):
                result = program.run("import", self.write(f"{name}.json", text), *self.book)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"{name}.json".encode(), result.stderr)

    def test_a_challenge_and_its_notes_survive_a_file(self):
        uid = self.run_ok(
            "challenge", "add", "Water", "--from", "2026-02-25", "--to", "2026-03-20", "--target",
            "at-least-8", "--category", "Self-care", *self.book).strip()
        day = ("--today", "2026-03-03", *self.book)
        for number, date in enumerate(("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02")):
            self.run_ok("challenge", "check", "Water", "--day", date, "--count", 8 + number, *day)
        self.run_ok("challenge", "check", uid, "--day", "2026-03-10", "--skip", "trip",
                    "--until", "2026-03-12", *day)
        [before] = self.challenges(*day[:2])
        self.assertEqual(before["streak"], {"length": 4, "unit": "day", "done_days": 4})
        self.assertTrue(before["at_risk"])
        self.assertEqual((before["met"], before["due"], before["total"]), (4, 6, 21))
        file = self.folder / "out.ics"
        self.run_ok("export", file, *self.book)
        other = ("--data", self.folder / "other")
        self.run_ok("import", file, *other)
        self.assertEqual(self.challenges(*day[:2], book=other), [before])
        self.assertEqual(
            json.loads(self.run_ok("challenge", "show", uid, "--json", *day[:2], *other)),
            json.loads(self.run_ok("challenge", "show", uid, "--json", *day[:2], *self.book)))

    def test_a_challenge_is_no_event_and_is_not_drawn_as_one(self):
        self.run_ok("challenge", "add", "Water", "--from", "2026-03-01", *self.book)
        self.assertEqual(
            self.run_ok("list", "--from", "2026-03-01", "--to", "2026-03-31", *self.book), "")
        self.assertEqual(len(icalendar.components(self.run_ok("export", *self.book).encode())), 1)

    def test_an_archived_challenge_is_kept_and_can_be_taken_out(self):
        self.run_ok("challenge", "add", "Water", "--from", "2026-03-01", *self.book)
        self.run_ok("challenge", "edit", "Water", "--archive", "--name", "Wine", *self.book)
        self.assertTrue(self.challenges()[0]["archived"])
        self.assertIn("(Archived)", self.run_ok("challenge", "list", *self.book))
        self.run_ok("challenge", "edit", "Wine", "--take-out", *self.book)
        self.assertFalse(self.challenges()[0]["archived"])

    def test_exit_statuses(self):
        self.run_ok("challenge", "add", "Water", "--from", "2026-03-01", "--to", "2026-03-20",
                    *self.book)
        for status, *words in (
                (1, "check", "Water", "--day", "2026-03-09", "--today", "2026-03-08"),
                (1, "check", "Nobody"), (2, "check", "Water", "--count", "many"),
                (2, "add", "x"), (2,), (2, "nothing")):
            with self.subTest(words):
                book = self.book if words[1:] else ()
                result = program.run("challenge", *words, *book)
                self.assertEqual(result.returncode, status)
                self.assertTrue(result.stderr or not words)

    def test_the_day_does_not_depend_on_the_zone_it_is_looked_at_from(self):
        self.run_ok("challenge", "add", "Water", "--from", "2026-03-01", "--to", "2026-03-20",
                    *self.book)
        self.run_ok("challenge", "check", "Water", "--day", "2026-03-02", "--today", "2026-03-02",
                    *self.book)
        found = {
            self.run_ok("challenge", "show", "Water", "--json", "--today", "2026-03-02",
                        *self.book, TZ=zone)
            for zone in ("UTC", "Asia/Seoul", "Pacific/Kiritimati", "America/Santiago")}
        self.assertEqual(len(found), 1)


if __name__ == "__main__":
    unittest.main()
