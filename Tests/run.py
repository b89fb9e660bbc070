"""Runs the Python tests of a folder, each in full view, and counts them.

usage: run.py FOLDER [PATTERN]

With PATTERN, only tests whose name contains it. The environment variable COUNTS names a file for
the numbers of passed and failed tests. Running no test is a failure.
"""

import os
import pathlib
import sys
import time
import unittest


class Result(unittest.TextTestResult):
    """Tells each test's time and counts those that passed."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.passed = 0

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def addSuccess(self, test):
        self.passed += 1
        unittest.TestResult.addSuccess(self, test)
        self.stream.writeln(f"ok ({time.monotonic() - self.began:.1f} s)")


def each(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from each(test)
        else:
            yield test


def main():
    folder = pathlib.Path(sys.argv[1])
    pattern = sys.argv[2] if len(sys.argv) > 2 else ""
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    found = unittest.defaultTestLoader.discover(str(folder))
    tests = unittest.TestSuite(test for test in each(found) if pattern in test.id())
    runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
    result = runner.run(tests)
    # An error in a class's own setting up belongs to no test, and would else be lost.
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    if "COUNTS" in os.environ:
        pathlib.Path(os.environ["COUNTS"]).write_text(f"{result.passed} {failed}\n")
    sys.exit(0 if failed == 0 and result.passed > 0 else 1)


main()
