"""The package as a dependency: whoever uses the engine alone builds and links nothing else of it."""

import pathlib
import resource
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

MANIFEST = f"""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tiny",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "daybook", path: "{ROOT}")],
  targets: [
    .executableTarget(
      name: "Tiny", dependencies: [.product(name: "CalendarCore", package: "daybook")])
  ])
"""

MAIN = """import CalendarCore

print(try Month(year: 2024, month: 2).days.count)
"""


class DependencyTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        package = pathlib.Path(cls.folder.name)
        (package / "Sources" / "Tiny").mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST, encoding="utf-8")
        (package / "Sources" / "Tiny" / "main.swift").write_text(MAIN, encoding="utf-8")
        began, worked = time.monotonic(), cls.processor_seconds()
        built = subprocess.run(
            ["swift", "build", "--package-path", package], capture_output=True, text=True,
            timeout=600)
        if built.returncode != 0:
            raise AssertionError(built.stdout[-4000:] + built.stderr[-4000:])
        print(f"  a package that imports CalendarCore alone, from nothing:"
              f" {time.monotonic() - began:.0f} s, {cls.processor_seconds() - worked:.0f} s of processors")
        cls.built = package / ".build" / "debug"

    @staticmethod
    def processor_seconds():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def test_it_runs(self):
        done = subprocess.run([self.built / "Tiny"], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.stdout, "29\n")

    def test_only_the_engine_is_compiled(self):
        modules = {path.stem for path in (self.built / "Modules").glob("*.swiftmodule")}
        self.assertEqual(modules, {"CalendarCore", "Tiny"})
        compiled = {path.stem for path in self.built.glob("*.build") if any(path.glob("*.o"))}
        self.assertEqual(compiled, {"CalendarCore", "Tiny"})

    def test_neither_sqlite_nor_http_is_linked(self):
        linked = subprocess.run(
            ["ldd", self.built / "Tiny"], capture_output=True, text=True, check=True).stdout
        self.assertIn("libc.so", linked)
        for library in ("sqlite", "microhttpd", "sodium", "Foundation"):
            self.assertNotIn(library, linked)
