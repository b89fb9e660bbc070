"""Prints how many lines of each target the tests ran, from llvm-cov's JSON.

usage: coverage.py REPORT.json [--floor TARGET=PERCENT]… [--uncovered TARGET]

With --floor, fails where fewer lines of that target ran. With --uncovered, also prints the lines of
the target that did not run, with their text.
"""

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources"


def uncovered(segments):
    """The lines that did not run, as llvm-cov decides it.

    A segment is [line, column, count, has a count, begins a region, is a gap]. A line counts as run
    if a region that begins on it ran, or the one that reaches over its beginning did.
    """
    by_line = {}
    for segment in segments:
        by_line.setdefault(segment[0], []).append(segment)
    lines = []
    reaching = None
    for line in range(min(by_line, default=0), max(by_line, default=-1) + 1):
        here = by_line.get(line, [])
        counts = [each[2] for each in here if each[3] and each[4] and not each[5]]
        if reaching is not None and reaching[3]:
            counts.append(reaching[2])
        if counts and max(counts) == 0:
            lines.append(line)
        if here:
            reaching = here[-1]
    return lines


def idle(functions):
    """By file, the lines on which a function or closure begins that never ran.

    The text behind `??` is a closure of its own, so that its line counts as run without it.
    """
    counts = {}
    for each in functions:
        place = (each["filenames"][0], *each["regions"][0][:4])
        counts[place] = max(counts.get(place, 0), each["count"])
    lines = {}
    for (path, line, *_), count in counts.items():
        if count == 0:
            lines.setdefault(path, set()).add(line)
    return lines


def read(report):
    """Each target's files: its path in the sources, the lines that ran, all lines, those that did not."""
    with open(report, encoding="utf-8") as file:
        data = json.load(file)["data"][0]
    never = idle(data["functions"])
    targets = {}
    for entry in data["files"]:
        path = pathlib.Path(entry["filename"]).resolve()
        if not path.is_relative_to(ROOT):
            continue
        lines = entry["summary"]["lines"]
        targets.setdefault(path.relative_to(ROOT).parts[0], []).append(
            (path, lines["covered"], lines["count"],
             sorted({*uncovered(entry["segments"]), *never.get(entry["filename"], ())})))
    return targets


def floor(text):
    target, _, percent = text.partition("=")
    return target, float(percent)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("report")
    parser.add_argument("--floor", type=floor, action="append", default=[])
    parser.add_argument("--uncovered")
    arguments = parser.parse_args()

    targets = read(arguments.report)
    rows = {
        name: (sum(file[1] for file in files), sum(file[2] for file in files))
        for name, files in sorted(targets.items())
    }
    share = {name: 100 * covered / max(count, 1) for name, (covered, count) in rows.items()}
    total = tuple(sum(row[i] for row in rows.values()) for i in (0, 1))
    print(f"{'target':<20} {'lines':>7} {'covered':>8} {'%':>6}")
    for name, (covered, count) in [*rows.items(), ("all", total)]:
        print(f"{name:<20} {count:>7} {covered:>8} {100 * covered / max(count, 1):>6.1f}")

    for path, _, _, lines in sorted(targets.get(arguments.uncovered, [])):
        text = path.read_text(encoding="utf-8").splitlines()
        for line in lines:
            print(f"{path.relative_to(ROOT)}:{line}: {text[line - 1].strip()}")

    low = [
        f"{target} has {share.get(target, 0):.1f} % of its lines covered, less than {percent:g}"
        for target, percent in arguments.floor if share.get(target, 0) < percent
    ]
    if low:
        sys.exit("\n".join(low))


main()
