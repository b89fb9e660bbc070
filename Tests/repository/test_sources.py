"""Rules of this repository that the compiler does not check."""

import functools
import pathlib
import re
import subprocess
import unittest

from support import swift_source

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources"

# What each target may import: only what lies below it, so that nothing reaches back.
FOUNDATION = {"FoundationEssentials", "Foundation"}
SYSTEM = {"Glibc", "Musl", "Darwin", "Synchronization", "Dispatch"}
ENGINE = {
    "CalendarCore": set(),
    "ICalendar": {"CalendarCore"},
    "CalendarHTML": {"CalendarCore"},
}
LAYERS = ENGINE | {
    "FoundationCalendars": {"CalendarCore"} | FOUNDATION,
    "CalendarUI": {
        "CalendarCore", "FoundationCalendars", "Foundation", "SwiftUI", "Accessibility",
    },
    "Daybook": {"CalendarCore", "ICalendar"} | FOUNDATION | SYSTEM,
    "DaybookStorage": {"CalendarCore", "ICalendar", "Daybook", "CSQLite"} | FOUNDATION | SYSTEM,
    "DaybookServer": {
        "CalendarCore", "ICalendar", "CalendarHTML", "Daybook", "DaybookStorage", "CMicroHTTPD",
        "CSodium",
    } | FOUNDATION | SYSTEM,
}

# A value unwrapped by force, or a type that does so whenever it is read: a `!` right behind a name, a
# bracket, a literal or another mark of an optional. `!=` and a `!` in front of something are neither.
FORCED = r"[\w)\]}>\"`?]+!(?!=)"

IMPORT = r"\bimport[ \t]+(?:(?:struct|class|enum|protocol|func|typealias|let|var)[ \t]+)?\w+"


def swift_files(folder=SOURCES):
    return sorted(folder.rglob("*.swift"))


@functools.cache
def source(path):
    return swift_source.split(path.read_text(encoding="utf-8"))


def findings(paths, part, pattern):
    """`path:line: text` of each match of a pattern in the code, comments or strings of files."""
    found = []
    for path in paths:
        for line, text in source(path).matches(part, pattern):
            found.append(f"{path.relative_to(ROOT)}:{line}: {text}")
    return found


class SourceTests(unittest.TestCase):
    maxDiff = None

    def test_there_are_sources(self):
        self.assertGreater(len(swift_files()), 5)

    def test_a_target_imports_only_what_lies_below_it(self):
        wrong = []
        for target, allowed in LAYERS.items():
            for path in swift_files(SOURCES / target):
                for line, text in source(path).matches("code", IMPORT):
                    if text.split()[-1] not in allowed:
                        wrong.append(f"{path.relative_to(ROOT)}:{line}: {text}")
        self.assertEqual(wrong, [])

    def test_the_engine_asks_neither_clock_nor_locale_nor_time_zone(self):
        files = [path for target in ENGINE for path in swift_files(SOURCES / target)]
        ambient = r"\bDate\s*\(\s*\)|\bDate\.now\b|\.(?:autoupdatingC|c)urrent\b|Clock\(\)"
        self.assertEqual(findings(files, "code", ambient), [])

    def test_views_compute_no_date(self):
        views = swift_files(SOURCES / "CalendarUI")
        arithmetic = r"\b(?:NS)?(?:Calendar|DateComponents|DateFormatter|DateInterval)\b|\bDate\s*\("
        self.assertEqual(findings(views, "code", arithmetic), [])
        self.assertEqual(findings(views, "code", r"\.advanced\(by:|\.distance\(to:"), [])
        # The same pattern finds what the views leave to others.
        self.assertNotEqual(findings(swift_files(SOURCES / "FoundationCalendars"), "code", arithmetic), [])

    def test_views_are_for_where_there_is_swiftui(self):
        for path in swift_files(SOURCES / "CalendarUI"):
            with self.subTest(path.name):
                lines = path.read_text(encoding="utf-8").splitlines()
                self.assertEqual(lines[0], "#if canImport(SwiftUI)")
                self.assertEqual(lines[-1], "#endif")

    def test_the_domain_is_told_time_locale_and_zone(self):
        ambient = r"\b(?:Locale|Calendar|TimeZone)\.(?:autoupdatingC|c)urrent\b"
        self.assertEqual(findings(swift_files(SOURCES / "Daybook"), "code", ambient), [])

    def test_nothing_traps_on_purpose(self):
        traps = r"\btry!|\bas!|\b(?:fatalError|preconditionFailure)\s*\("
        self.assertEqual(findings(swift_files(), "code", traps), [])

    def test_no_value_given_to_the_engine_ends_the_program(self):
        files = [path for target in ENGINE for path in swift_files(SOURCES / target)]
        traps = r"\b(?:precondition|assert|assertionFailure)\s*\("
        self.assertEqual(findings(files, "code", traps), [])

    def test_nothing_is_taken_out_of_an_optional_by_force(self):
        self.assertEqual(findings(swift_files(), "code", FORCED), [])

    def test_forced_values_are_told_from_other_marks(self):
        def found(text):
            return [piece for _, piece in swift_source.split(text).matches("code", FORCED)]

        for text in ("a!", "f()!.b", "a[0]! + 1", "var a: Int!", "a?.b!", '"a"!', "try! f()", "x as! Y",
                     "{ 1 }!", "`in`!", 'print("\\(a!)")'):
            with self.subTest(text):
                self.assertEqual(len(found(text)), 1)
        for text in ("a != b", "!a", "(!a)", "a && !b", "#if !os(Linux)", '"a!"', "// a!", "[!a]",
                     "a!==b", "return !a.isEmpty"):
            with self.subTest(text):
                self.assertEqual(found(text), [])

    def test_the_length_of_a_day_in_seconds_stands_in_one_place(self):
        home = SOURCES / "CalendarCore" / "Civil" / "CivilDateTime.swift"
        others = [path for path in swift_files() if path != home]
        self.assertEqual(findings(others, "code", r"\b86_?400(?:_?000)?\b"), [])
        self.assertNotEqual(findings([home], "code", r"\b86_?400\b"), [])

    def test_words_in_korean_and_japanese_stand_with_the_languages(self):
        files = [
            path for path in swift_files()
            if "Languages" not in path.parts and not path.name.startswith("Sample")
        ]
        script = r"[\u1100-\u11FF\u3040-\u30FF\u3131-\u318E\u3400-\u9FFF\uAC00-\uD7A3]+"
        self.assertEqual(findings(files, "strings", script), [])

    def test_nothing_is_left_to_do_in_a_comment(self):
        self.assertEqual(findings(swift_files(), "comments", r"\b(?:TODO|FIXME)\b"), [])

    def test_the_package_can_be_a_dependency(self):
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        self.assertNotIn("unsafeFlags", manifest)
        core = re.search(r'\.target\(\s*name: "CalendarCore"[^)]*\)', manifest).group()
        self.assertNotIn("dependencies", core)

    def test_scripts_are_plain_shell(self):
        scripts = [*(ROOT / "Scripts").iterdir(), ROOT / ".ci" / "run"]
        for path in scripts:
            with self.subTest(path.name):
                text = path.read_text(encoding="utf-8")
                self.assertTrue(text.startswith("#!/bin/sh\n"))
                self.assertIn("\nset -eu\n", text)
                subprocess.run(["sh", "-n", path], check=True)
