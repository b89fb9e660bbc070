"""The diary on the command line: what is promised to whoever scripts it."""

import json
import unittest

from support import icalendar, program


class DiaryTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.data = self.enterContext(program.DataFolder())
        self.book = ("--data", self.data / "book")

    def run_diary(self, *arguments, expected=0, data=None, **options):
        result = program.run(
            "diary", *arguments, "--data", data or self.data / "book", **options)
        self.assertEqual(result.returncode, expected, (arguments, result.stderr.decode()))
        return result.stdout.decode()

    def write(self, *arguments, **options):
        day = () if "--day" in arguments else ("--day", "2026-10-20")
        return self.run_diary(
            "write", *arguments, *day, "--today", "2026-10-22", "--zone", "Asia/Seoul", **options)

    def lines(self, *arguments, **options):
        return [json.loads(line) for line in
                self.run_diary(*arguments, "--json", **options).splitlines()]

    def test_an_entry_is_written_shown_changed_and_gone_back_to(self):
        self.assertEqual(self.write("산책했다", "--mood", "4", "--tag", "산책"), "1\t2026-10-20\n")
        entry, = self.lines("show", "2026-10-20")
        self.assertEqual(
            {name: entry[name] for name in
             ("id", "journal", "day", "zone", "form", "text", "feelings", "tags", "mood")},
            {"id": 1, "journal": "Diary", "day": "2026-10-20", "zone": "Asia/Seoul",
             "form": "free", "text": "산책했다", "feelings": [], "tags": ["산책"], "mood": 4})
        self.run_diary("edit", 1, "달렸다", "--mood", "5")
        self.assertEqual(self.lines("show", "2026-10-20")[0]["text"], "달렸다")
        self.assertEqual(self.lines("show", "2026-10-20")[0]["tags"], ["산책"])
        first, second = self.lines("history", 1)
        self.assertEqual((first["text"], second["text"]), ("산책했다", "달렸다"))
        self.run_diary("delete", 1)
        self.assertEqual(self.lines("show", "2026-10-20"), [])
        self.run_diary("restore", 1, first["revision"])
        self.assertEqual(self.lines("show", "2026-10-20")[0]["text"], "산책했다")

    def test_steps_are_asked_and_five_feelings_are_the_most(self):
        words = [part for word in "abcde" for part in ("--feeling", word)]
        self.write("--situation", "one", "--thought", "two", "--action", "three", *words)
        entry, = self.lines("show", "2026-10-20")
        self.assertEqual(
            (entry["form"], entry["situation"], entry["action"], entry["feelings"]),
            ("steps", "one", "three", list("abcde")))
        result = program.run(
            "diary", "write", "x", *words, "--feeling", "f", *self.book, LANG="ko_KR.UTF-8")
        self.assertEqual(result.returncode, 2)
        self.assertIn("감정 낱말은 다섯 개까지 고를 수 있어요", result.stderr.decode())

    def test_a_future_day_is_refused_and_leaves_no_data(self):
        result = program.run(
            "diary", "write", "x", "--day", "2026-10-23", "--today", "2026-10-22", *self.book,
            LANG="ko_KR.UTF-8")
        self.assertEqual(result.returncode, 1)
        self.assertIn("미래 날짜는 아직 기록할 수 없어요", result.stderr.decode())
        self.assertFalse((self.data / "book").exists())

    def test_search_finds_inside_words_and_shows_where(self):
        self.write("오늘 산책했다", "--tag", "주말", "--mood", "4")
        self.write("산 책", "--mood", "2")
        match, = self.lines("search", "산책", "#주말", "mood:3-5")
        snippet, = match["matches"]
        self.assertEqual(snippet["field"], "text")
        self.assertEqual(
            [snippet["text"][start:end] for start, end in snippet["ranges"]], ["산책"])
        self.assertEqual(self.lines("search", "없는말"), [])

    def test_a_text_comes_from_standard_input_as_it_is(self):
        text = "e\u0301 👩‍👩‍👧‍👦 \u05d0\n\n끝" + "x" * 1_000_000
        self.write("-", input=text.encode() + b"\n")
        self.assertEqual(self.lines("show", "2026-10-20")[0]["text"], text)
        self.write("-", input=b"\xff", expected=1)
        self.write("-", input=b"a\x07", expected=2)

    def test_statistics_of_a_year(self):
        for day, mood in (("2026-10-18", 2), ("2026-10-19", 4), ("2026-10-20", 3)):
            self.write("x", "--day", day, "--mood", mood, "--feeling", "calm", "--tag", "walk")
        stats, = self.lines("stats", "--year", "2026", "--today", "2026-10-21")
        self.assertEqual(stats["mood"], {"count": 3, "mean": 3.0})
        self.assertEqual(stats["months"], [{"month": "2026-10", "count": 3, "mean": 3.0}])
        self.assertEqual(
            stats["feelings"], [{"word": "calm", "family": "joy", "count": 3}])
        self.assertEqual(stats["pairs"][0]["count"], 3)
        self.assertEqual(
            (stats["streak"]["current"], stats["streak"]["today"]), (3, False))
        self.assertEqual([pixel["day"] for pixel in stats["pixels"]],
                         ["2026-10-18", "2026-10-19", "2026-10-20"])

    def test_on_this_day_and_the_29th_of_february(self):
        for day in ("2024-02-29", "2025-02-28", "2025-03-01"):
            self.write(day, "--day", day)
        found = self.lines("on-this-day", "2026-02-28")
        self.assertEqual([entry["day"] for entry in found], ["2025-02-28", "2024-02-29"])

    def test_markdown_goes_out_and_comes_back_the_same(self):
        self.write("첫째\n\n## 사건", "--tag", "a, b", "--mood", "1")
        self.run_diary("journals", "Second", "--per-day", "one")
        self.write("--situation", "s", "--feeling", "감사한")
        self.write("other", "--journal", "Second")
        self.run_diary("export", self.data / "out")
        copy = self.data / "copy"
        self.run_diary("import", self.data / "out", data=copy)
        self.run_diary("export", self.data / "again", data=copy)

        def files(folder):
            return {path.name: path.read_bytes() for path in folder.iterdir()}
        self.assertEqual(files(self.data / "again"), files(self.data / "out"))
        self.assertEqual(len(files(self.data / "out")), 3)
        again = self.run_diary("import", self.data / "out", data=copy)
        self.assertEqual(again, "3 unchanged\n")
        # A folder with files in it is not written over.
        self.run_diary("export", self.data / "out", expected=1)

    def test_a_bad_file_is_named_and_the_others_are_taken(self):
        folder = self.data / "in"
        folder.mkdir()
        (folder / "2026-01-01.md").write_text("good")
        (folder / "2026-01-02.md").write_text("---\nmood: great\n---\nx")
        (folder / "notes.txt").write_text("not Markdown")
        trial = program.run("diary", "import", folder, "--dry-run", "--json", *self.book)
        self.assertEqual(trial.returncode, 1)
        self.assertFalse((self.data / "book").exists())
        result = program.run("diary", "import", folder, "--json", *self.book)
        self.assertEqual(result.returncode, 1)
        report = json.loads(result.stdout)
        self.assertEqual((report["created"], report["failed"]), (1, 1))
        self.assertIn(b"2026-01-02.md: line 2", result.stderr)
        self.assertEqual(len(self.lines("list", "--from", "2026-01-01", "--to", "2026-01-02")), 1)

    def test_icalendar_goes_out_and_comes_back_the_same(self):
        self.write("첫째", "--mood", "1", "--tag", "a")
        self.write("--situation", "s", "--feeling", "감사한")
        out = program.run("export", *self.book).stdout
        self.assertEqual(len(icalendar.components(out, "VJOURNAL")), 2)
        (self.data / "out.ics").write_bytes(out)
        copy = ("--data", self.data / "copy")
        self.assertEqual(
            program.run("import", self.data / "out.ics", "--calendar", "Diary", *copy).returncode,
            0)
        self.assertEqual(program.run("export", *copy).stdout, out)

    def test_wrong_use_is_told_apart_from_a_refusal(self):
        for arguments, expected in (
                ((), 2), (("--help",), 0), (("write", "--help"), 0), (("wrte",), 2),
                (("write", "--mood", "6"), 2), (("write",), 2), (("write", "a", "--mood", "x"), 2),
                (("show", "2026-02-30"), 2), (("edit", "x"), 2), (("edit", "9"), 1),
                (("history", "9"), 1), (("search",), 2), (("import", "/nonexistent"), 1)):
            self.write("a") if not (self.data / "book").exists() else None
            result = program.run("diary", *arguments, *(self.book if arguments else ()))
            self.assertEqual(result.returncode, expected, (arguments, result.stderr))
            self.assertEqual(bool(result.stderr), expected != 0 and bool(arguments), arguments)


if __name__ == "__main__":
    unittest.main()
