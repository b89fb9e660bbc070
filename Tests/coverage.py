"""Prints how many lines of each target the tests ran, from llvm-cov's JSON.

usage: coverage.py REPORT.json
"""

import json
import pathlib
import sys


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "Sources"
    with open(sys.argv[1], encoding="utf-8") as file:
        report = json.load(file)
    targets = {}
    for entry in report["data"][0]["files"]:
        path = pathlib.Path(entry["filename"])
        if not path.is_relative_to(root):
            continue
        lines = entry["summary"]["lines"]
        target = targets.setdefault(path.relative_to(root).parts[0], [0, 0])
        target[0] += lines["covered"]
        target[1] += lines["count"]
    print(f"{'target':<20} {'lines':>7} {'covered':>8} {'%':>6}")
    total = [sum(target[i] for target in targets.values()) for i in (0, 1)]
    for name, (covered, count) in [*sorted(targets.items()), ("all", total)]:
        print(f"{name:<20} {count:>7} {covered:>8} {100 * covered / max(count, 1):>6.1f}")


main()
