"""The documentation of the engine: every public symbol has some, and the code in the articles does
what the articles say.

Runs on what Scripts/docs left in .build-docs.
"""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-docs"

# Members that the compiler writes need no words of ours.
IMPLIED = {"==(_:_:)", "hash(into:)", "hashValue", "!=(_:_:)", "allCases", "init(rawValue:)",
           "rawValue", "RawValue", "AllCases", "ID"}

BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What an article says that its code prints.
EXPECTED = re.compile(r"// → (.*)$", re.MULTILINE)


def catalogs():
    return sorted(ROOT.glob("Sources/*/*.docc"))


def articles():
    """Every text for developers that has Swift code in it, with the target it is about.

    Views cannot be run here; the code of their articles is checked by Tests/views.
    """
    found = []
    for catalog in catalogs():
        if catalog.stem == "CalendarUI":
            continue
        found += [(path, catalog.stem) for path in sorted(catalog.rglob("*.md"))]
    found += [(path, "CalendarCore") for path in sorted((ROOT / "docs").glob("from-other-kits.md"))]
    return [(path, target) for path, target in found if BLOCK.search(path.read_text("utf-8"))]


def run(code, target, folder):
    """Compiles code as a program against a target and runs it. Returns what subprocess.run does."""
    main = pathlib.Path(folder) / "main.swift"
    main.write_text(code, encoding="utf-8")
    program = pathlib.Path(folder) / "article"
    built = SCRATCH / "debug"
    objects = []
    for module in ("CalendarCore", target) if target != "CalendarCore" else (target,):
        # Objects of files that are gone stay in the folder.
        objects += [built / f"{module}.build" / f"{path.name}.o"
                    for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))]
    compiled = subprocess.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", built / "Modules", main,
         *objects, "-o", program],
        capture_output=True, text=True, timeout=300)
    if compiled.returncode != 0:
        return compiled
    return subprocess.run([program], capture_output=True, text=True, timeout=60)


class SymbolTests(unittest.TestCase):
    def test_every_public_symbol_is_documented(self):
        missing = []
        for catalog in catalogs():
            # Beside the target's own graph there may be one of what it adds to another module.
            graphs = (SCRATCH / "symbols" / catalog.stem).glob("*.symbols.json")
            symbols = [symbol for graph in graphs
                       for symbol in json.loads(graph.read_text("utf-8"))["symbols"]
                       if symbol["kind"]["identifier"] != "swift.extension"]
            self.assertGreater(len(symbols), 60)
            for symbol in symbols:
                name = symbol["pathComponents"][-1]
                if "docComment" in symbol or name in IMPLIED or "location" not in symbol:
                    continue
                missing.append(".".join(symbol["pathComponents"]))
        self.assertEqual(missing, [])


    def test_every_type_has_a_place_in_the_table_of_contents(self):
        for catalog in catalogs():
            graph = SCRATCH / "symbols" / catalog.stem / f"{catalog.stem}.symbols.json"
            types = {symbol["pathComponents"][0]
                     for symbol in json.loads(graph.read_text("utf-8"))["symbols"]
                     if len(symbol["pathComponents"]) == 1}
            contents = (catalog / f"{catalog.stem}.md").read_text("utf-8")
            named = set(re.findall(r"^- ``(\w+)``$", contents, re.MULTILINE))
            self.assertEqual(types, named)


class ArticleTests(unittest.TestCase):
    def test_code_in_articles_prints_what_it_says(self):
        self.assertGreater(len(articles()), 0)
        for path, target in articles():
            with self.subTest(path.relative_to(ROOT)), tempfile.TemporaryDirectory() as folder:
                text = path.read_text("utf-8")
                blocks = BLOCK.findall(text)
                code = "\n".join(blocks)
                if f"import {target}" not in code:
                    code = f"import {target}\n" + code
                result = run(code, target, folder)
                self.assertEqual(result.returncode, 0, result.stderr[-3000:])
                self.assertEqual(result.stdout.splitlines(), EXPECTED.findall(code))

    def test_wrong_code_is_noticed(self):
        with tempfile.TemporaryDirectory() as folder:
            result = run("import CalendarCore\nprint(try Day(isoText: \"2024-02-29\"))",
                         "CalendarCore", folder)
        self.assertIn("incorrect argument label", result.stderr)
