"""Breaks the engine on purpose, one rule at a time, and reports which tests notice.

usage: mutations.py [--in FOLDER] [NAME…]

Builds a package of CalendarCore and its tests alone, in a temporary folder or in the one named, so
that nothing here is touched. The tests must pass there first. Then each mutation is made by itself:
the sweeps of the invariants are asked whether they notice it, and where they do not, all other tests.
The first that fails is named. A mutation that does not compile, or that no test notices, is a failure
of this run. With names, only those.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = [
    "Sources/CalendarCore", "Tests/CalendarInvariants", "Tests/CalendarCoreTests", "Tests/fixtures",
]

# The suites that sweep the invariants; they are asked first.
SWEEPS = "SweepTests"

PACKAGE = """\
// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "mutations",
  targets: [
    .target(name: "CalendarCore", swiftSettings: strict),
    .target(
      name: "CalendarInvariants", dependencies: ["CalendarCore"], path: "Tests/CalendarInvariants",
      swiftSettings: strict),
    .testTarget(
      name: "CalendarCoreTests", dependencies: ["CalendarCore", "CalendarInvariants"],
      exclude: ["Models/Pages"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
"""


@dataclasses.dataclass(frozen=True)
class Mutation:
    """One line of the engine, made wrong."""

    name: str
    breaks: str
    path: str
    old: str
    new: str


MUTATIONS = [
    Mutation(
        "rows-by-length", "a month has the rows its length needs, whatever weekday it begins on",
        "Months/DayGrid+Months.swift",
        "let natural = origin.distance(to: last) / 7 + 1",
        "let natural = first.distance(to: last) / 7 + 1"),
    Mutation(
        "bar-a-day-longer", "a bar keeps its lane for a day after its end",
        "Lanes/WeekRow.swift",
        "if items[open.item].days.end <= day {",
        "if items[open.item].days.end < day {"),
    Mutation(
        "touching-overlaps", "events that only touch stand in one cluster",
        "TimeGrid/TimeColumns.swift",
        "ordered[next].room.lowerBound < latest {",
        "ordered[next].room.lowerBound <= latest {"),
    Mutation(
        "widens-over-others", "a block widens over columns in which others stand",
        "TimeGrid/TimeColumns.swift",
        "while end < columns.count, isFree(piece.room, in: columns[end]) { end += 1 }",
        "while end < columns.count { end += 1 }"),
    Mutation(
        "range-of-one-day", "a range of one day has only one end",
        "Selection/RangePosition.swift",
        "case (true, true): self = .single",
        "case (true, true): self = .start"),
    Mutation(
        "pages-beyond-the-last", "what is visible reaches beyond the last page",
        "Navigation/MonthNavigation.swift",
        "upper = Swift.min(upper, lastPage)",
        "upper = Swift.max(upper, lastPage)"),
    Mutation(
        "order-of-input", "of equal events the one that came first stands first",
        "Items/CalendarItem.swift",
        "if order == 0 { order = CalendarItem.order(left.uid, right.uid) }",
        "if order == 0 { order = 0 }"),
    Mutation(
        "week-of-another-year", "the days at a year's end are counted in the wrong year",
        "Civil/WeekNumbering.swift",
        ".advanced(by: 7 - minimumDays)",
        ".advanced(by: 6 - minimumDays)"),
    Mutation(
        "touching-ranges", "ranges that only touch do not share a lane",
        "Ranges/RangeLayout.swift",
        "let lane = ends.firstIndex { $0 <= range.firstHalf } ?? ends.count",
        "let lane = ends.firstIndex { $0 < range.firstHalf } ?? ends.count"),
    Mutation(
        "runs-with-gaps", "dates with a day missing between them are one run",
        "Ranges/DayRuns.swift",
        "} else if last.end == day {",
        "} else if last.end >= day.advanced(by: -1) {"),
    Mutation(
        "ranges-of-one-id", "ranges of one category and first day cannot be told apart",
        "Ranges/RangeReading.swift",
        "if count > 1 { ranges[index].id",
        "if count > 9 { ranges[index].id"),
    Mutation(
        "anchor-forgotten", "months are stepped from the last result instead of the day chosen",
        "Navigation/MonthStepping.swift",
        "return AnchoredDay(anchor: anchor, day: target.day(clamping: chosen.number(of: anchor)))",
        "return AnchoredDay(target.day(clamping: chosen.number(of: anchor)))"),
    Mutation(
        "limit-off-by-one", "a row has one lane more than its limit",
        "Lanes/WeekRow.swift",
        "if let limit, lowest >= limit {",
        "if let limit, lowest > limit {"),
    Mutation(
        "pages-before-the-anchor", "pages before the anchor are counted towards it",
        "Months/PageLine.swift",
        "return number % divisor < 0 ? quotient - 1 : quotient",
        "return quotient"),
    Mutation(
        "mirrored-with-its-width", "right to left, a block stands beside its place",
        "TimeGrid/TimeGridGeometry.swift",
        "mirrored.x = width - frame.x - frame.width",
        "mirrored.x = width - frame.x"),
    Mutation(
        "midnight-counts", "an event that ends at midnight shows on the next day",
        "Civil/CivilDateTime.swift",
        "} else if end.time == .midnight {",
        "} else if false {"),
    Mutation(
        "drag-forgets-its-beginning", "a drag that comes back keeps what it covered on its way",
        "Models/MonthModel.swift",
        "let before = drawing?.before ?? selection",
        "let before = selection"),
    Mutation(
        "neighbour-tap-stays", "a tap on a day of the next month leaves the page as it is",
        "Models/MonthModel.swift",
        "if !month.days.contains(day) { show(day) }",
        ""),
    Mutation(
        "future-is-written", "a diary day that has not come can be written",
        "Models/DiaryModel.swift",
        "DayTense(of: day, today: today) == .future",
        "DayTense(of: day, today: today) == .past"),
    Mutation(
        "lane-without-gaps", "a bar stands where the one before it ends",
        "Models/MonthPageModel.swift",
        "if segment.startColumn > column {",
        "if segment.startColumn > column + 7 {"),
    Mutation(
        "choosing-leaves-open", "a chosen day leaves the picker open",
        "Models/DateFieldModel.swift",
        "if month.tappedDay != nil || month.isClosing",
        "if month.isClosing"),
    Mutation(
        "adding-while-editing", "a task is added while rows are editors",
        "Models/TaskListModel.swift",
        "guard canAdd, index",
        "guard index"),
    Mutation(
        "right-to-left-drag", "from right to left a block dragged to the left moves back",
        "Models/TimelineModel+Drags.swift",
        "return geometry.direction == .leftToRight ? days : -days",
        "return days"),
    Mutation(
        "swipe-not-taken-back", "a swipe that is taken back turns the page",
        "Navigation/PageSwipe.swift",
        "if isFast, (velocity > 0) != (translation > 0) { return 0 }",
        ""),
]


def copy(folder):
    (folder / "Package.swift").write_text(PACKAGE)
    for part in PARTS:
        shutil.rmtree(folder / part, ignore_errors=True)
        shutil.copytree(ROOT / part, folder / part)


def build(folder):
    """What the compiler said, or nothing when it was content."""
    run = subprocess.run(
        ["nice", "swift", "build", "--build-tests", "-Xswiftc", "-gnone"], cwd=folder, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return "" if run.returncode == 0 else run.stdout


def failing(folder, *chosen):
    """The first test that fails of those chosen, or None when all pass."""
    command = ["swift", "test", "--skip-build", "--disable-xctest", *chosen]
    run = subprocess.Popen(
        command, cwd=folder, text=True, errors="replace", stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True)
    for line in run.stdout:
        found = re.match(r'✘ Test "(.*?)" (?:with \d+ test cases? )?(?:recorded|failed)', line)
        if found:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            return found.group(1)
    return None if run.wait() == 0 else "(the tests ended before their end)"


def mutate(folder, mutation):
    """Whether a test noticed the mutation; the source is as before afterwards."""
    path = folder / "Sources/CalendarCore" / mutation.path
    source = path.read_text(encoding="utf-8")
    if source.count(mutation.old) != 1:
        print(f"{mutation.name}: the line is not there once; mend this list")
        return False
    path.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        said = build(folder)
        if said:
            print(f"{mutation.name}: does not compile\n{said[-2000:]}")
            return False
        by, failed = "a sweep", failing(folder, "--filter", SWEEPS)
        if failed is None:
            by, failed = "a table or reference", failing(folder, "--skip", SWEEPS)
    finally:
        path.write_text(source, encoding="utf-8")
    noticed = "NOTICED BY NO TEST" if failed is None else f"noticed by {by}: {failed}"
    print(f"{mutation.name}: {mutation.breaks}\n  {noticed}")
    return failed is not None


def run(folder, names):
    copy(folder)
    said = build(folder)
    if said:
        sys.exit(f"the tests do not compile\n{said[-2000:]}")
    failed = failing(folder)
    if failed is not None:
        sys.exit(f"the tests fail as they are: {failed}")
    print("as it is, all tests pass", flush=True)
    noticed = 0
    chosen = [each for each in MUTATIONS if not names or each.name in names]
    for mutation in chosen:
        noticed += mutate(folder, mutation)
        sys.stdout.flush()
    print(f"{noticed} of {len(chosen)} mutations noticed")
    return 0 < len(chosen) == noticed


def main():
    parser = argparse.ArgumentParser(usage="mutations.py [--in FOLDER] [NAME…]")
    parser.add_argument("--in", dest="folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    if arguments.folder:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        done = run(arguments.folder.resolve(), arguments.names)
    else:
        with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
            done = run(pathlib.Path(folder), arguments.names)
    sys.exit(0 if done else 1)


main()
