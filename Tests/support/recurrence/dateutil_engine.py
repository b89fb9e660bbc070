"""What python-dateutil answers for a series: the instants at which it takes place."""

import contextlib
import datetime
import signal
import types

from dateutil import rrule

from . import zones
from .series import FREQUENCIES

NUMBERS = {"YEARLY": rrule.YEARLY, "MONTHLY": rrule.MONTHLY, "WEEKLY": rrule.WEEKLY,
           "DAILY": rrule.DAILY, "HOURLY": rrule.HOURLY, "MINUTELY": rrule.MINUTELY,
           "SECONDLY": rrule.SECONDLY}
assert list(NUMBERS) == FREQUENCIES


class Ending(types.ModuleType):
    """The module `datetime` with an earlier last year. A rule that names nothing more is looked for to
    the last year, unit by unit; that of the module itself is 9999."""

    def __init__(self):
        super().__init__("datetime")
        self.MAXYEAR = datetime.MAXYEAR

    def __getattr__(self, name):
        return getattr(datetime, name)


rrule.datetime = Ending()


class Endless(Exception):
    """The engine took too long: it looked at many units that the rule does not name."""


@contextlib.contextmanager
def short_time():
    def stop(*_):
        raise Endless

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.3)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def answer(series, first, last, begin):
    """The instants from `first` to `last`, in seconds since the epoch, sorted.

    The start belongs to the series and uses up one of COUNT, whether the rule names it or not; dateutil
    gives what the rule names, so that is added here. dateutil looks from `begin` on; what is before the
    start is dropped before anything is counted.
    """
    left = series.count
    until = series.until
    if until is not None and series.has_zone:
        until = until.replace(tzinfo=zones.UTC)
    # Wide enough for any zone.
    horizon = datetime.datetime.fromtimestamp(last, zones.UTC).replace(tzinfo=None)
    horizon += datetime.timedelta(days=2)
    found = {zones.instant(series.start, series.zone)}
    rrule.datetime.MAXYEAR = horizon.year
    with short_time():
        for number, time in enumerate(time for time in named(series, begin) if time >= series.start):
            if number == 0 and left is not None and time != series.start:
                left -= 1
            if left is not None and number >= left or time > horizon:
                break
            moment = zones.instant(time, series.zone)
            if until is not None:
                reached = moment if series.has_zone else time
                if reached > until:
                    break
            found.add(moment)
    for value in series.extra:
        found.add(moment_of(value, series))
    for value in series.excluded:
        if value.kind == "date":
            found = {moment for moment in found
                     if zones.wall(moment, series.zone).date() != value.time.date()}
        else:
            found.discard(moment_of(value, series))
    seconds = sorted(int(moment.timestamp()) for moment in found)
    return [moment for moment in seconds if first <= moment < last]


def named(series, begin):
    """What the rule names, without its end, which is applied to what is left after the start."""
    try:
        yield from rrule.rrulestr(series.changed(count=None, until=None).rule, dtstart=begin)
    except ValueError as error:
        # It is an answer, too: the rule names nothing.
        if "empty" not in str(error):
            raise


def moment_of(value, series):
    if value.kind == "utc":
        return value.time.replace(tzinfo=zones.UTC)
    return zones.instant(value.time, series.zone)
