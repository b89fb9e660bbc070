"""Measures the reading, writing and expanding of calendars against libical and python-icalendar, and
prints the results as Markdown.

usage: engines.py [--objects 100000] [--rounds 5]

Every engine does the same work on the same file, in turns, each time in a process of its own. What
counts is the CPU time of the work itself, the median of the rounds; the ratio is the median of the
ratios of neighbouring runs, which disturbances hit alike. A ratio below its limit makes the exit
status 1.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile

import measure
import objects

ROOT = pathlib.Path(__file__).resolve().parent.parent
HERE = ROOT / "Benchmarks" / "Engines"
OURS = ROOT / ".build-benchmarks" / "release" / "icalendar-benchmark"
# March 2026, in the forms of the two programs.
MONTH = ("1772323200", "1775001600")
LIBICAL_MONTH = ("20260301T000000Z", "20260401T000000Z")


def compiled(folder):
    """The program that asks libical."""
    program = folder / "libical_benchmark"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "libical"], check=True, capture_output=True,
        text=True).stdout.split()
    subprocess.run(
        ["cc", "-O2", "-Wall", "-Werror", "-o", program, HERE / "libical_benchmark.c", *flags],
        check=True)
    return program


def ask(program, *arguments):
    """CPU seconds, how many things came out, and the peak of memory in MiB."""
    output = subprocess.run(
        [*program, *map(str, arguments)], check=True, capture_output=True, text=True).stdout
    seconds, count, memory = output.split()
    return float(seconds), int(count), int(memory) / 1024


class Results:
    """The rows of one table, and whether a limit was missed."""

    def __init__(self, rounds):
        self.rounds = rounds
        self.failed = False

    def compare(self, title, ours, theirs, limit=None, tolerance=0.0, memory_limit=None):
        """Runs two commands in turns and prints a row. How much came out may differ by a share."""
        runs = [(ask(*ours), ask(*theirs)) for _ in range(self.rounds)]
        mine, other = [[run[side] for run in runs] for side in (0, 1)]
        ratio = statistics.median(right[0] / left[0] for left, right in runs)
        memory = statistics.median(left[2] / right[2] for left, right in runs)
        count, expected = mine[0][1], other[0][1]
        alike = abs(count - expected) <= tolerance * expected
        reached = (limit is None or ratio >= limit) and (
            memory_limit is None or memory <= memory_limit)
        self.failed |= not (alike and reached)
        print(
            f"| {title} | {count:,} | {time(mine)} | {time(other)} | **{ratio:.1f} ×**"
            f"{f' (limit {limit:g})' if limit else ''} | {size(mine)} | {size(other)} |"
            f"{'' if alike else f' counts differ: {expected:,} there'}", flush=True)


def time(runs):
    seconds = statistics.median(run[0] for run in runs)
    return f"{seconds:.2f} s" if seconds >= 0.995 else f"{1000 * seconds:.1f} ms"


def size(runs):
    return f"{statistics.median(run[2] for run in runs):.0f} MiB"


def heading(other):
    print(f"\n| work | results | ICalendar | {other} | ratio | memory | memory of {other} |")
    print("|---|---:|---:|---:|---:|---:|---:|")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--objects", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    rules = ROOT / "Benchmarks" / "rules.tsv"
    with tempfile.TemporaryDirectory(prefix="daybook-bench-") as folder:
        folder = pathlib.Path(folder)
        libical = [compiled(folder)]
        ours = [OURS]
        python = [sys.executable, HERE / "python_benchmark.py"]
        large, small = folder / "large.ics", folder / "small.ics"
        components = objects.write(large, options.objects)
        objects.write(small, options.objects // 20)
        length = large.stat().st_size
        print(f"{measure.machine()}\n\n{components:,} components, {length / 1e6:.1f} MB")

        results = Results(options.rounds)
        heading("libical")
        results.compare("read a file", (ours, "read", large), (libical, "read", large), 2.5,
                        memory_limit=0.5)
        results.compare("read it object by object", (ours, "index", large),
                        (libical, "read", large))
        results.compare("write it", (ours, "write", large), (libical, "write", large), 2,
                        tolerance=0.02)
        results.compare("ten rules, 50 years, three times", (ours, "expand", rules),
                        (libical, "expand", rules), 10)
        results.compare(
            "the same in a zone, as instants", (ours, "expand", rules, "Europe/Vienna"),
            (libical, "expand", rules, "Europe/Vienna"), 10, tolerance=0.001)
        results.compare("a month of what was read", (ours, "window", large, *MONTH),
                        (libical, "window", large, *LIBICAL_MONTH), 40, tolerance=0.01)
        heading("python-icalendar and dateutil")
        results.rounds = min(2, options.rounds)
        results.compare("read a twentieth", (ours, "read", small), (python, "read", small))
        results.compare("write it", (ours, "write", small), (python, "write", small),
                        tolerance=0.02)
        results.compare("ten rules, 50 years, three times", (ours, "expand", rules),
                        (python, "expand", rules))

        copy = statistics.median(ask(ours, "copy", large)[0] for _ in range(options.rounds))
        read = statistics.median(ask(ours, "read", large)[0] for _ in range(options.rounds))
        write = statistics.median(ask(ours, "write", large)[0] for _ in range(options.rounds))
        print(f"\nOctets: copied {length / copy / 1e9:.1f} GB/s, read {length / read / 1e6:.0f} "
              f"MB/s, written {length / write / 1e6:.0f} MB/s.")
    sys.exit(1 if results.failed else 0)


main()
