"""Random series: every frequency, every BYxxx where RFC 5545 allows it, zones and exceptions.

Of each BYxxx the start's own value is often among the values, so that most rules name something.
"""

import calendar
import datetime

from .series import WEEKDAYS, Series, Value
from .zones import instant

ZONES = [
    "Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kolkata",
    "Asia/Seoul"]

# The window in which each frequency is compared, from which days starts come, and how far an end
# lies from a start. Windows of the short frequencies hold a change of the clocks.
SPANS = {
    "YEARLY": ("1995-01-01", "2036-01-01", 9000, 7000),
    "MONTHLY": ("2010-01-01", "2026-01-01", 4000, 2500),
    "WEEKLY": ("2016-01-01", "2024-01-01", 2000, 1200),
    "DAILY": ("2020-01-01", "2024-01-01", 900, 600),
    "HOURLY": ("2026-02-20", "2026-05-10", 40, 40),
    "MINUTELY": ("2026-03-26", "2026-04-02", 4, 3),
    "SECONDLY": ("2026-03-28", "2026-03-30", 1, 1),
}
DAY = datetime.timedelta(days=1)


def window(frequency):
    first, last, _, _ = SPANS[frequency]
    return datetime.datetime.fromisoformat(first), datetime.datetime.fromisoformat(last)


def some(source, own, others, most):
    """A few distinct values, unsorted; mostly with the start's own."""
    values = [source.choice(others) for _ in range(source.randint(1, most))]
    if source.random() < 0.75:
        values[0] = own
    return list(dict.fromkeys(values))


def own_values(start):
    """The values of BYxxx that a start has."""
    year = 366 if calendar.isleap(start.year) else 365
    return {
        "MONTH": start.month, "MONTHDAY": start.day, "YEARDAY": start.timetuple().tm_yday,
        "WEEKNO": start.isocalendar()[1], "HOUR": start.hour, "MINUTE": start.minute,
        "SECOND": start.second,
    }, calendar.monthrange(start.year, start.month)[1], year


def day_parts(source, frequency, start):
    """BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY, as far as the frequency allows them."""
    own, month_length, year_length = own_values(start)
    parts = {}
    if source.random() < (0.4 if frequency in ("YEARLY", "MONTHLY") else 0.25):
        parts["MONTH"] = some(source, own["MONTH"], range(1, 13), 4)
    if frequency == "YEARLY" and source.random() < 0.2:
        number = own["WEEKNO"]
        parts["WEEKNO"] = some(source, number, [*range(1, 54), -1, -2, -26, -53], 3)
    if frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and source.random() < 0.2:
        number = own["YEARDAY"]
        parts["YEARDAY"] = some(
            source, source.choice([number, number - year_length - 1]),
            [1, 59, 60, 61, 100, 200, 365, 366, -1, -100, -365, -366], 3)
    if frequency != "WEEKLY" and source.random() < 0.35:
        number = own["MONTHDAY"]
        parts["MONTHDAY"] = some(
            source, source.choice([number, number - month_length - 1]),
            [*range(1, 32), -1, -2, -30, -31], 4)
    if source.random() < (0.7 if frequency == "WEEKLY" else 0.4):
        days = some(source, start.weekday(), range(7), 5)
        numbered = frequency == "MONTHLY" or frequency == "YEARLY" and "WEEKNO" not in parts
        ordinals = [0]
        if numbered and source.random() < 0.6:
            wide = frequency == "YEARLY" and "MONTH" not in parts
            ordinals = [1, 2, 3, 4, 5, -1, -2] + ([20, 53, -10, -52] if wide else [])
            if source.random() < 0.15:
                ordinals.append(0)
        parts["DAY"] = [(source.choice(ordinals), day) for day in days]
    return parts


def time_parts(source, frequency, start):
    own, _, _ = own_values(start)
    parts = {}
    often = 0.45 if frequency in ("HOURLY", "MINUTELY", "SECONDLY") else 0.1
    if source.random() < often:
        parts["HOUR"] = some(source, own["HOUR"], range(24), 3)
    if source.random() < often:
        parts["MINUTE"] = some(source, own["MINUTE"], range(0, 60, 5), 3)
    if source.random() < (0.5 if frequency == "SECONDLY" else 0.05):
        parts["SECOND"] = some(source, own["SECOND"], range(0, 60, 10), 3)
    return parts


def interval(source, frequency):
    usual = {
        "YEARLY": [1, 1, 2, 3, 4], "MONTHLY": [1, 1, 2, 3, 5, 12], "WEEKLY": [1, 1, 2, 3, 4],
        "DAILY": [1, 2, 3, 7, 10], "HOURLY": [1, 2, 3, 5, 7, 24, 25], "MINUTELY": [7, 15, 25, 60, 61],
        "SECONDLY": [30, 97, 600, 3600, 4001]}
    return source.choice(usual[frequency])


def exceptions(source, series, length):
    """Excluded and extra dates; excluded ones mostly where a simple rule would have an instance."""
    step = {"YEARLY": 365, "MONTHLY": 31, "WEEKLY": 7}.get(series.frequency, 1)
    excluded, extra = [], []
    for target, chance in ((excluded, 0.25), (extra, 0.15)):
        if source.random() > chance:
            continue
        for _ in range(source.randint(1, 3)):
            time = series.start + DAY * step * source.randint(0, max(1, length // step))
            kind = source.choice(["own", "own", "own", "utc", "date"])
            if target is extra:
                kind = "own" if kind == "date" else kind
                time += datetime.timedelta(hours=0 if series.is_date else source.choice([0, 0, 5]))
            if series.is_date:
                kind = "own"
            if series.zone == "floating" and kind == "utc":
                kind = "own"
            if kind == "utc":
                time = instant(time, series.zone).replace(tzinfo=None)
            target.append(Value(time, kind))
    return excluded, extra


def random_series(source, uid, frequency):
    first, _, starts, length = SPANS[frequency]
    start = datetime.datetime.fromisoformat(first) + DAY * source.randrange(starts)
    start += datetime.timedelta(
        hours=source.choice([0, 1, 2, 3, 9, 13, 23]), minutes=source.choice([0, 0, 15, 30, 45]),
        seconds=source.choice([0, 0, 0, 10]))
    zone = source.choice(["floating", "floating", "UTC", "zone", "zone", "date"])
    is_short = frequency in ("HOURLY", "MINUTELY", "SECONDLY")
    if zone == "zone" or zone == "date" and is_short:
        zone = source.choice(ZONES)
    if zone == "date":
        start = start.replace(hour=0, minute=0, second=0)
    parts = day_parts(source, frequency, start)
    if zone != "date":
        parts |= time_parts(source, frequency, start)
    if parts and source.random() < 0.25:
        parts["SETPOS"] = some(
            source, 1, [1, 2, 3, -1, -2, 5], 2)
    series = Series(uid, start, zone, frequency, interval(source, frequency), parts)
    if source.random() < 0.4:
        series.wkst = source.choice(WEEKDAYS)
    ending = source.random()
    if ending < 0.35:
        series.count = source.choice([1, 2, 3, 5, 8, 13, 30])
    elif ending < 0.6:
        until = start + DAY * source.randint(0, length)
        until += datetime.timedelta(minutes=source.choice([0, 0, 59, -1])) if zone != "date" else 0 * DAY
        if series.has_zone:
            until = instant(until, zone).replace(tzinfo=None)
        series.until = until
    series.excluded, series.extra = exceptions(source, series, length)
    return series
