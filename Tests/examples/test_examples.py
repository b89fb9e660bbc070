"""The examples: they build as a package that depends on this one, and print what stands beside them.

With RECORD=1 in the environment, what they print is written there instead.
"""

import os
import pathlib
import subprocess
import unittest
import xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPECTED = ROOT / "Examples" / "Expected"
SCRATCH = ROOT / ".build-examples"
PROGRAMS = {"TerminalMonth": "month.txt", "PictureMonth": "month.svg"}


class ExampleTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        # The plan of an earlier build names the engine's files as they were then.
        (SCRATCH / "debug.yaml").unlink(missing_ok=True)
        built = subprocess.run(
            ["swift", "build", "--package-path", ROOT / "Examples", "--scratch-path", SCRATCH,
             "-Xswiftc", "-warnings-as-errors"],
            capture_output=True, text=True, timeout=900)
        if built.returncode != 0:
            raise AssertionError(built.stdout[-4000:] + built.stderr[-4000:])
        cls.printed = {}
        for program, name in PROGRAMS.items():
            done = subprocess.run(
                [SCRATCH / "debug" / program], capture_output=True, check=True, timeout=60)
            cls.printed[program] = done.stdout.decode("utf-8")
            if os.environ.get("RECORD") == "1":
                EXPECTED.mkdir(exist_ok=True)
                (EXPECTED / name).write_text(cls.printed[program], encoding="utf-8")

    def test_each_prints_what_stands_beside_it(self):
        for program, name in PROGRAMS.items():
            with self.subTest(program):
                expected = (EXPECTED / name).read_text(encoding="utf-8")
                self.assertEqual(self.printed[program], expected)

    def test_each_file_beside_them_is_of_an_example(self):
        self.assertEqual(
            sorted(path.name for path in EXPECTED.iterdir()), sorted(PROGRAMS.values()))

    def test_the_picture_is_well_formed(self):
        picture = xml.dom.minidom.parseString(self.printed["PictureMonth"])
        self.assertEqual(picture.documentElement.tagName, "svg")

    def test_nothing_but_the_engine_is_built(self):
        modules = {path.stem for path in (SCRATCH / "debug" / "Modules").glob("*.swiftmodule")}
        self.assertLessEqual(
            modules, {"CalendarCore", "CalendarHTML", "SampleItems", "TerminalMonth", "PictureMonth"})
        self.assertIn("CalendarCore", modules)
