"""Wall times as instants: in a gap moved forward by it, of two the first (RFC 5545 §3.3.5)."""

import datetime
import functools

from dateutil import tz

UTC = datetime.timezone.utc
DAY = 24 * 60 * 60


@functools.cache
def rules(name):
    found = tz.gettz(name)
    if found is None:
        raise LookupError(f"this machine has no zone {name}")
    return found


def instant(time, zone):
    """The moment of a wall time. Dates and floating times are taken as if they were UTC."""
    if zone in ("date", "floating", "UTC"):
        return time.replace(tzinfo=UTC)
    return tz.resolve_imaginary(time.replace(tzinfo=rules(zone), fold=0)).astimezone(UTC)


def wall(moment, zone):
    """What a clock in the zone shows."""
    if zone in ("date", "floating", "UTC"):
        return moment.replace(tzinfo=None)
    return moment.astimezone(rules(zone)).replace(tzinfo=None)


def changes_near(second, zone):
    """Whether the zone's clock is changed within a day of an instant, in seconds since the epoch."""
    if zone in ("date", "floating", "UTC"):
        return False
    moment = datetime.datetime.fromtimestamp(second, UTC)
    day = datetime.timedelta(days=1)
    return (moment - day).astimezone(rules(zone)).utcoffset() != (
        moment + day).astimezone(rules(zone)).utcoffset()
