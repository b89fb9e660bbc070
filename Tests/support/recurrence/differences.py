"""Where other engines read a rule differently, each with the reason why Daybook does not follow.

A *restatement* says a rule in words that the other engine reads as Daybook does, and the comparison
goes on. Some kinds of rules an engine is not asked about. An *excuse* names answers that may differ.
Everything else has to agree. The reasons are those of docs/recurrence.md.
"""

import dataclasses
import datetime
from typing import Callable

from . import zones
from .series import WEEKDAYS, Series

SHORT = ("HOURLY", "MINUTELY", "SECONDLY")
TIME_PARTS = ("HOUR", "MINUTE", "SECOND")


@dataclasses.dataclass(frozen=True)
class Restatement:
    """What is changed before an engine is asked, and why."""

    reason: str
    applies: Callable[[Series], bool]
    change: Callable[[Series], Series]


@dataclasses.dataclass(frozen=True)
class Unasked:
    """A kind of rule for which an engine is not asked, and why it would be wrong."""

    reason: str
    applies: Callable[[Series], bool]


@dataclasses.dataclass(frozen=True)
class Excuse:
    """A kind of answer that may differ, and which engine is wrong why. The predicate gets the series,
    the engine's answer and Daybook's, both instants."""

    reason: str
    applies: Callable[[Series, object, list], bool]


@dataclasses.dataclass(frozen=True)
class Silence:
    """A word that an engine says in place of an answer, and when it may. The predicate gets the series
    and Daybook's answer."""

    word: str
    reason: str
    applies: Callable[[Series, list], bool] = lambda series, ours: True


def yearly_without(*names):
    return lambda series: series.frequency == "YEARLY" and not series.has_any(*names)


def numbered(series):
    return any(ordinal for ordinal, _ in series.parts.get("DAY", []))


def mixed(series):
    ordinals = [ordinal for ordinal, _ in series.parts.get("DAY", [])]
    return any(ordinals) and not all(ordinals)


def days_after(series):
    """Every day of the 60 after the start, in seconds since the epoch."""
    first = int(series.start.replace(tzinfo=zones.UTC).timestamp())
    return range(first, first + 60 * zones.DAY, zones.DAY)


def differing_days(series, answer, ours):
    """The days, on the series' clock, of the instants that only one of the two has."""
    return {
        zones.wall(datetime.datetime.fromtimestamp(moment, zones.UTC), series.zone).date()
        for moment in set(answer) ^ set(ours)}


def both_ends(series):
    days = [value for name in ("MONTHDAY", "YEARDAY") for value in series.parts.get(name, [])]
    days += [ordinal for ordinal, _ in series.parts.get("DAY", [])]
    return any(day < 0 for day in days) and any(day > 0 for day in days)


def sorted_lists(series):
    return series.changed(parts={
        name: values if name == "SETPOS" else sorted(values)
        for name, values in series.parts.items()})


def week_start(series):
    """The first day of the week of the start, at its time."""
    distance = series.start.weekday() - WEEKDAYS.index(series.wkst or "MO")
    return series.start - datetime.timedelta(days=distance % 7)


# JSCalendar (RFC 8984 §4.3.3.1) and ISO 8601-2 take from the start what a rule leaves out; RFC 5545's
# own prose does, its table of "expand" is silent. Said outright, nobody can read it otherwise.
MONTH_OF_START = Restatement(
    "a yearly rule with BYMONTHDAY and no BYMONTH means the start's month, not every month",
    lambda series: series.has("MONTHDAY")
    and yearly_without("YEARDAY", "MONTH", "WEEKNO")(series),
    lambda series: series.with_part("MONTH", [series.start.month]))
WEEKDAY_OF_START = Restatement(
    "a week number without a day means the start's weekday, not all seven days",
    lambda series: series.has("WEEKNO") and yearly_without("YEARDAY", "MONTHDAY", "DAY")(series),
    lambda series: series.with_part("DAY", [(0, series.start.weekday())]))
WEEKLY_DAY_OF_START = Restatement(
    "dateutil begins at the start of the first week, so the start's weekday has to be said",
    lambda series: series.frequency == "WEEKLY" and series.has("SETPOS") and not series.has("DAY"),
    lambda series: series.with_part("DAY", [(0, series.start.weekday())]))

DATEUTIL_RESTATEMENTS = [MONTH_OF_START, WEEKDAY_OF_START, WEEKLY_DAY_OF_START]

DATEUTIL_UNASKED = [
    Unasked(
        "BYDAY with numbered and plain weekdays: a list is a union; dateutil takes the intersection",
        mixed),
    Unasked(
        "numbered BYDAY beside BYMONTHDAY, without BYMONTH: the number counts within the year "
        "(errata 1913, 3779); once BYMONTH has been added for dateutil, it counts within the month",
        lambda series: MONTH_OF_START.applies(series) and numbered(series)),
    Unasked(
        "week numbers with BYSETPOS or INTERVAL: the period is the week-based year; dateutil takes "
        "the calendar year, which can hold a week twice or not at all",
        lambda series: series.has("WEEKNO") and (series.has("SETPOS") or series.interval > 1)),
]

DATEUTIL_EXCUSES = [
    Excuse(
        "the first days of January in the last week of the year before: dateutil numbers that week one "
        "too high when the year before that had fewer weeks than it takes",
        lambda series, answer, ours: series.has("WEEKNO") and all(
            (day.month, day.day) <= (1, 3) for day in differing_days(series, answer, ours))),
]

DATEUTIL_SILENCES = [Silence("endless", "dateutil looks unit by unit and needs too long")]


def dateutil_begin(series):
    """Where dateutil is to begin: it lets BYSETPOS see only what is left of a first week; RFC 8984
    begins with the whole of it."""
    if series.frequency == "WEEKLY" and series.has("SETPOS"):
        return week_start(series)
    return series.start


LIBICAL_RESTATEMENTS = [
    WEEKDAY_OF_START,
    Restatement(
        "libical 3 goes through a list in the order in which it is written",
        lambda series: bool(series.parts), sorted_lists),
]

LIBICAL_UNASKED = [
    Unasked(
        "BYSETPOS with a frequency of a week or shorter, or beside lists of times: it chooses from "
        "all that the period holds; libical 3 ignores it or applies it to days",
        lambda series: series.has("SETPOS")
        and (series.frequency not in ("YEARLY", "MONTHLY") or series.has_any(*TIME_PARTS))),
    Unasked(
        "BYSETPOS with days counted from both ends: a day named twice is one; libical 3 counts two",
        lambda series: series.has("SETPOS") and both_ends(series)),
    Unasked(
        "negative days where days are only narrowed: libical 3 never meets them",
        lambda series: series.frequency in ("DAILY", *SHORT) and any(
            value < 0 for name in ("MONTHDAY", "YEARDAY") for value in series.parts.get(name, []))),
    Unasked(
        "a frequency shorter than a day with BYxxx: every unit of one unbroken line is tested; libical "
        "3 sets hours and minutes as listed, whatever the interval",
        lambda series: series.frequency in SHORT and bool(series.parts)),
    Unasked(
        "week numbers at a year's ends, counted from the end, with an interval or BYSETPOS, on weeks "
        "that do not begin on Monday, or narrowed by months: the period is the week-based year; "
        "libical 3 counts with the length of another year, or skips the rest of a month",
        lambda series: series.has("WEEKNO") and (
            series.has_any("SETPOS", "MONTH") or series.interval > 1
            or (series.wkst or "MO") != "MO"
            or any(not 1 < week < 52 for week in series.parts["WEEKNO"]))),
    Unasked(
        "hours, minutes and seconds across a change of the clock are those of the wall clock; libical 3 "
        "goes on by exact hours",
        lambda series: series.frequency in SHORT
        and any(zones.changes_near(second, series.zone) for second in days_after(series))),
    Unasked(
        "zones whose rules were changed of late, or change by half an hour: libical 3 makes rules of "
        "its own out of a zone's table",
        lambda series: series.zone in ("America/Santiago", "Australia/Lord_Howe")),
    Unasked(
        "a wall time that the clock jumps over once a year: the days after keep their own time; libical "
        "3 keeps the moved one",
        lambda series: series.zone in ("Europe/Vienna", "America/New_York")
        and 2 in series.parts.get("HOUR", [series.start.hour])),
    Unasked(
        "every second week or rarer, beginning on neither Monday nor Sunday or with a start that the "
        "rule does not name: libical 3 loses days of the first week",
        lambda series: series.frequency == "WEEKLY" and series.interval > 1 and (
            (series.wkst or "MO") not in ("MO", "SU")
            or series.start.weekday() not in [day for _, day in series.parts.get("DAY", [])])),
]

LIBICAL_EXCUSES = [
    Excuse(
        "a wall time that a clock shows twice or not at all: the first one, or moved forward by the "
        "gap (RFC 5545 §3.3.5, erratum 4271); libical 3 takes the second",
        lambda series, answer, ours: all(
            zones.changes_near(moment, series.zone) for moment in set(answer) ^ set(ours))),
    Excuse(
        "an excluded date removes what is on it in the series' zone; libical 3 goes by the date in UTC",
        lambda series, answer, ours: differing_days(series, answer, ours)
        <= {value.time.date() for value in series.excluded if value.kind == "date"}
        or differing_days(series.changed(zone="UTC"), answer, ours)
        <= {value.time.date() for value in series.excluded if value.kind == "date"}),
]

LIBICAL_SILENCES = [
    Silence(
        "refused",
        "several parts that select days in a yearly rule: a date has to satisfy all; libical 3 "
        "refuses the rule",
        lambda series, ours: series.frequency == "YEARLY"),
    Silence(
        "refused", "a rule that names nothing is no error; libical 3 refuses it",
        lambda series, ours: len(ours) <= 1 + len(series.extra)),
    Silence("endless", "libical 3 looks unit by unit and needs too long"),
]
