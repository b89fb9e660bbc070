"""The occurrences of random series, compared with what python-dateutil and libical answer.

Where those engines read the standard differently, the rule is said so that all read it alike, or it
is on a list with the reason (support/recurrence/differences.py). Anything else that differs fails.

RULES=20000 in the environment compares that many rules instead of 2,100, SEED=7 others.
"""

import collections
import dataclasses
import datetime
import json
import os
import pathlib
import random
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

from support.program import run
from support.recurrence import dateutil_engine, differences, libical_engine
from support.recurrence.random_series import random_series, window
from support.recurrence.series import FREQUENCIES, UTC, calendar

RULES = int(os.environ.get("RULES", "2100"))
SEED = int(os.environ.get("SEED", "1"))
# Rules that no engine can confirm, as a share of all. Each engine alone has to confirm more than this.
MOST_UNCONFIRMED = 0.04
LEAST_CONFIRMED = {"dateutil": 0.9, "libical": 0.3}


def seconds(time):
    return int(time.replace(tzinfo=UTC).timestamp())


def daybook(events, first, last, folder):
    """UID → the instants at which `daybook occurrences` says that a series takes place."""
    path = pathlib.Path(folder) / "series.ics"
    path.write_text(calendar(events), encoding="utf-8", newline="")
    stamps = [f"{datetime.datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%M:%SZ}"
              for moment in (first, last)]
    result = run("occurrences", "--ics", path, "--from", stamps[0], "--to", stamps[1],
                 "--zone", "UTC", "--json", timeout=120)
    if result.returncode != 0:
        raise AssertionError(result.stderr.decode("utf-8", "replace"))
    found = {event.uid: [] for event in events}
    for line in result.stdout.decode("utf-8").splitlines():
        occurrence = json.loads(line)
        moment = seconds(datetime.datetime.fromisoformat(occurrence["start"]).replace(tzinfo=None))
        if first <= moment < last:
            found[occurrence["uid"]].append(moment)
    return found


def restated(series, restatements):
    for restatement in restatements:
        if restatement.applies(series):
            series = restatement.change(series)
    return series


@dataclasses.dataclass
class Comparison:
    """What came out for one engine."""

    engine: str
    confirmed: set = dataclasses.field(default_factory=set)
    reasons: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    faults: list = dataclasses.field(default_factory=list)

    def take(self, series, answer, ours, excuses, silences):
        """Notes an answer: instants, or a word."""
        if answer == ours:
            self.confirmed.add(series.uid)
            return
        if isinstance(answer, list):
            reasons = [excuse.reason for excuse in excuses if excuse.applies(series, answer, ours)]
        else:
            reasons = [silence.reason for silence in silences
                       if silence.word == answer and silence.applies(series, ours)]
        if reasons:
            self.reasons[reasons[0]] += 1
            return
        self.faults.append(f"{series}\n    {self.engine}: {difference(answer, ours)}")


def difference(answer, ours):
    """Up to three instants that only one of the two has."""
    if not isinstance(answer, list):
        return answer
    only = sorted(set(answer) ^ set(ours))[:3]
    return ", ".join(
        f"{datetime.datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%M:%SZ} "
        + ("only by Daybook" if moment in ours else "not by Daybook") for moment in only)


def dateutil_answer(series, first, last):
    try:
        return dateutil_engine.answer(
            restated(series, differences.DATEUTIL_RESTATEMENTS), first, last,
            differences.dateutil_begin(series))
    except dateutil_engine.Endless:
        return "endless"


def asked(comparison, events, unasked):
    """The series about which an engine is asked; the others are counted by their reason."""
    kept = []
    for event in events:
        reason = next((kind.reason for kind in unasked if kind.applies(event)), None)
        if reason is None:
            kept.append(event)
        else:
            comparison.reasons[f"not asked: {reason}"] += 1
    return kept


class OtherEngines(unittest.TestCase):
    def test_random_rules(self):
        """Daybook, dateutil and libical name the same instants"""
        source = random.Random(SEED)
        dateutil, libical = Comparison("dateutil"), Comparison("libical")
        total = 0
        with tempfile.TemporaryDirectory(prefix="daybook-engines-") as folder:
            engine = libical_engine.Engine(folder)
            for frequency in FREQUENCIES:
                events = [random_series(source, f"{frequency.lower()}-{number}", frequency)
                          for number in range(max(1, RULES // len(FREQUENCIES)))]
                total += len(events)
                self.compare(frequency, events, engine, folder, dateutil, libical)
        unconfirmed = total - len(dateutil.confirmed | libical.confirmed)
        for comparison in (dateutil, libical):
            print(f"\n{comparison.engine}: {len(comparison.confirmed)} of {total} alike")
            for reason, count in comparison.reasons.most_common():
                print(f"  {count:5} {reason}")
        print(f"confirmed by neither: {unconfirmed}")
        faults = dateutil.faults + libical.faults
        self.assertFalse(faults, f"{len(faults)} differ:\n" + "\n".join(faults[:20]))
        # A list of excuses that grew too wide would prove nothing.
        self.assertLessEqual(unconfirmed, max(3, MOST_UNCONFIRMED * total))
        for comparison in (dateutil, libical):
            self.assertGreater(
                len(comparison.confirmed), LEAST_CONFIRMED[comparison.engine] * total)

    def compare(self, frequency, events, engine, folder, dateutil, libical):
        first, last = map(seconds, window(frequency))
        ours = daybook(events, first, last, folder)
        for moments in ours.values():
            self.assertEqual(moments, sorted(set(moments)), "an occurrence twice, or out of order")
        with ThreadPoolExecutor(1) as beside:
            wanted = asked(libical, events, differences.LIBICAL_UNASKED)
            answers = beside.submit(
                engine.answers,
                [restated(event, differences.LIBICAL_RESTATEMENTS) for event in wanted], first, last)
            for event in asked(dateutil, events, differences.DATEUTIL_UNASKED):
                dateutil.take(event, dateutil_answer(event, first, last), ours[event.uid],
                              differences.DATEUTIL_EXCUSES, differences.DATEUTIL_SILENCES)
            for event in wanted:
                libical.take(
                    event, answers.result()[event.uid], ours[event.uid],
                    differences.LIBICAL_EXCUSES, differences.LIBICAL_SILENCES)
