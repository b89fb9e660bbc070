"""The SwiftUI views: they, the example apps and the code of their articles agree with the
declarations of Checks/SwiftUI, and what does not agree is noticed.
"""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
VIEWS = ROOT / "Sources" / "CalendarUI"
SCRATCH = ROOT / ".build-views"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def articles():
    """Every text for developers with Swift code for SwiftUI."""
    found = [*sorted(VIEWS.glob("*.docc/*.md")), ROOT / "docs" / "views.md"]
    return [path for path in found if BLOCK.search(path.read_text("utf-8"))]


def checked(views=None):
    """What Scripts/views says of the views, or of a copy of their folder."""
    return subprocess.run(
        [ROOT / "Scripts" / "views", *([views] if views else [])], capture_output=True, text=True,
        timeout=600)


def check_article(code, folder):
    """Type-checks code that uses the views as an app does."""
    path = pathlib.Path(folder) / "Article.swift"
    path.write_text(code, encoding="utf-8")
    return subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
         "-I", SCRATCH / "checked", "-I", SCRATCH / "debug" / "Modules",
         "-I", ROOT / ".build" / "debug" / "Modules", path], capture_output=True, text=True, timeout=300)


class ViewTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        done = checked()
        if done.returncode != 0:
            raise AssertionError(done.stdout[-4000:] + done.stderr[-4000:])
        cls.said = done.stdout

    def test_views_and_apps_agree_with_the_declarations(self):
        self.assertRegex(self.said, r"views: \d\d files and \d apps agree with the declarations")

    def test_there_is_an_app_for_each_system(self):
        apps = {path.stem for path in (ROOT / "Examples" / "Apps").glob("*.swift")}
        self.assertLessEqual(
            {"ScheduleApp", "DiaryApp", "ChallengeApp", "PickerApp", "TaskApp"}, apps)

    def test_wrong_views_are_noticed(self):
        mistakes = {
            "a wrong label": (
                "Months/PagedMonths.swift", "DragGesture(minimumDistance: 16)",
                "DragGesture(minDistance: 16)", "incorrect argument label"),
            "a modifier that is not there": (
                "Months/DayNumber.swift", ".lineLimit(1)", ".lineLimits(1)", "has no member"),
            "a value of another type": (
                "Environment/CalendarColors.swift", "opacity: 1)", 'opacity: "1")', "convert value"),
        }
        with tempfile.TemporaryDirectory() as folder:
            # All of them in one copy, each in a file of its own: the compiler tells them all.
            copy = pathlib.Path(folder) / "CalendarUI"
            shutil.copytree(VIEWS, copy)
            for path, right, wrong, _ in mistakes.values():
                text = (copy / path).read_text("utf-8")
                self.assertIn(right, text)
                (copy / path).write_text(text.replace(right, wrong), encoding="utf-8")
            done = checked(copy)
        self.assertNotEqual(done.returncode, 0)
        said = done.stdout + done.stderr
        for name, (path, *_, message) in mistakes.items():
            with self.subTest(name):
                self.assertRegex(said, rf"{re.escape(path)}:\d+:\d+: error: .*{message}")

    def test_code_in_articles_agrees_with_the_views(self):
        self.assertGreater(len(articles()), 8)
        for path in articles():
            with self.subTest(path.relative_to(ROOT)), tempfile.TemporaryDirectory() as folder:
                code = "\n".join(BLOCK.findall(path.read_text("utf-8")))
                done = check_article(code, folder)
                self.assertEqual(done.returncode, 0, done.stderr[-3000:])

    def test_wrong_code_is_noticed(self):
        code = "import CalendarCore\nimport CalendarUI\nimport SwiftUI\n" \
            "struct Wrong: View { var body: some View { MonthCalendar(items: []) } }\n"
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("error", check_article(code, folder).stderr)

    def test_each_view_has_an_article(self):
        text = "".join(path.read_text("utf-8") for path in articles())
        for view in ("MonthCalendar", "DiaryCalendar", "RangeCalendar", "ScrollingCalendar",
                     "DatePickerField", "TaskEditor", "DayTimeline", "WeekTimeline"):
            with self.subTest(view):
                self.assertIn(f"{view}(", text)
