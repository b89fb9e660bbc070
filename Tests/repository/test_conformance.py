"""That the tests named in docs/conformance.md are there, and say what they guard against."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs/conformance.md"
VIEWS = ROOT / "docs/views.md"

# [`Suite/function`](../Tests/…), or a file of Python tests instead of a suite.
LINK = re.compile(r"\[`([^`/]+)/([^`]+)`\]\(\.\./(Tests/[^)]+)\)")


def rows(document=DOCUMENT):
    """Each row of a document's tables that names tests: its first cell, and the tests' links."""
    for line in document.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and LINK.search(line):
            yield line.split("|")[1].strip(), LINK.findall(line)


def swift_test(suite, name, source):
    """The text of a test, from its attribute to the end of its body; None where there is none."""
    if not re.search(rf"\b(?:struct|extension) {re.escape(suite)}\b", source):
        return None
    found = re.search(rf"\bfunc `?{re.escape(name)}`?\(", source)
    if not found:
        return None
    began = source.rfind("@Test", 0, found.start())
    between = source[began:found.start()]
    if began < 0 or re.search(r"^  }$", between, re.M):
        return None
    end = source.find("\n  }\n", found.start())
    return source[began:end]


class ConformanceTests(unittest.TestCase):
    maxDiff = None

    def test_every_test_that_is_named_is_there(self):
        wrong = []
        for tag, links in [*rows(), *rows(VIEWS)]:
            for suite, name, path in links:
                file = ROOT / path
                source = file.read_text(encoding="utf-8") if file.is_file() else ""
                if path.endswith(".py"):
                    is_there = file.name == suite and f"def {name}(self" in source
                else:
                    is_there = swift_test(suite, name, source) is not None
                if not is_there:
                    wrong.append(f"{tag}: {suite}/{name} is not in {path}")
        self.assertEqual(wrong, [])

    def test_the_tag_of_a_row_stands_in_one_of_its_files(self):
        wrong = []
        for tag, links in rows():
            # A row of a view's tests, or not of a kind of fault, has no tag to look for.
            if not re.match(r"(T-|pair )\d+$", tag) or all(path.endswith(".py") for *_, path in links):
                continue
            text = "".join((ROOT / path).read_text(encoding="utf-8") for *_, path in links)
            if not re.search(rf"\"[^\"\n]*{tag}\b[^\"\n]*\"|`{tag}\b", text):
                wrong.append(f"{tag} is in the name of no test")
        self.assertEqual(wrong, [])

    def test_there_are_rows_of_every_kind(self):
        tags = [tag for tag, _ in rows()]
        self.assertEqual([tag for tag in tags if tag.isdigit()], [str(n) for n in range(1, 16)])
        self.assertEqual(
            [tag for tag in tags if tag.startswith("pair ")], [f"pair {n}" for n in range(1, 41)])
        self.assertGreaterEqual(sum(tag.startswith("T-") for tag in tags), 78)

    def test_a_name_that_is_not_there_is_told(self):
        source = '@Suite struct SomeTests {\n  @Test func there() {\n  }\n  func helper() {\n  }\n}\n'
        self.assertIsNotNone(swift_test("SomeTests", "there", source))
        self.assertIsNone(swift_test("SomeTests", "gone", source))
        self.assertIsNone(swift_test("SomeTests", "helper", source))
        self.assertIsNone(swift_test("OtherTests", "there", source))


class ViewTableTests(unittest.TestCase):
    """The table of what each view does: views, parameters and modifiers are there as it names them."""

    def features(self):
        """The cells of each row that tells a feature of a view."""
        for line in VIEWS.read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("| ") and len(cells) == 4 and cells[0] != "feature":
                yield cells

    def test_every_feature_has_a_test(self):
        features = list(self.features())
        self.assertGreater(len(features), 45)
        self.assertEqual([cells[0] for cells in features if not LINK.search(cells[3])], [])

    def test_views_parameters_and_modifiers_are_there(self):
        sources = {path.stem: path.read_text(encoding="utf-8")
                   for path in (ROOT / "Sources/CalendarUI").rglob("*.swift")}
        everything = "\n".join(sources.values())
        wrong = []
        for feature, view, ways, _ in self.features():
            name = view.strip("`")
            if not re.search(rf"public struct {name}\b", everything):
                wrong.append(f"{feature}: there is no view {name}")
            source = sources.get(name, everything)
            for way in re.findall(r"`([^`]+)`", ways):
                if way.endswith(":"):
                    found = re.search(rf"^ .*\b{way}|\b{way[:-1]} \w+:", source, re.M)
                elif way in ("items", "ranges"):
                    found = re.search(rf"_ {way}:", source)
                else:
                    found = way == "disabled" or f"public func {way}(" in everything
                if not found:
                    wrong.append(f"{feature}: {name} has no {way}")
        self.assertEqual(wrong, [])

    def test_every_view_is_in_the_table(self):
        text = VIEWS.read_text(encoding="utf-8")
        for path in (ROOT / "Sources/CalendarUI").rglob("*.swift"):
            for name in re.findall(r"^  public struct (\w+).*: View", path.read_text("utf-8"), re.M):
                if name != "DayNumber":  # Part of each of the others.
                    self.assertIn(f"`{name}`", text)
