"""A recurring event as data, and its iCalendar text."""

import dataclasses
import datetime

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
UTC = datetime.timezone.utc


def digits(time, is_date=False):
    return time.strftime("%Y%m%d") if is_date else time.strftime("%Y%m%dT%H%M%S")


@dataclasses.dataclass
class Value:
    """A date or time of EXDATE or RDATE: on the series' own clock, in UTC, or a date."""

    time: datetime.datetime
    kind: str  # "own", "utc" or "date"


@dataclasses.dataclass
class Series:
    """An event with a rule. `zone` is "date", "floating", "UTC" or the name of a zone."""

    uid: str
    start: datetime.datetime
    zone: str
    frequency: str
    interval: int = 1
    # BYxxx without "BY" → values: numbers; of DAY, pairs of an ordinal (0 for none) and a weekday.
    parts: dict = dataclasses.field(default_factory=dict)
    wkst: str | None = None
    count: int | None = None
    until: datetime.datetime | None = None  # on the series' own clock; for a zone it is an instant
    excluded: list = dataclasses.field(default_factory=list)
    extra: list = dataclasses.field(default_factory=list)

    @property
    def is_date(self):
        return self.zone == "date"

    @property
    def has_zone(self):
        return self.zone not in ("date", "floating", "UTC")

    def changed(self, **changes):
        return dataclasses.replace(self, **changes)

    def with_part(self, name, values):
        return self.changed(parts=self.parts | {name: values})

    def has(self, *names):
        """Whether every one of these BYxxx is written."""
        return all(name in self.parts for name in names)

    def has_any(self, *names):
        return any(name in self.parts for name in names)

    @property
    def rule(self):
        """The value of RRULE."""
        items = [f"FREQ={self.frequency}"]
        if self.interval != 1:
            items.append(f"INTERVAL={self.interval}")
        for name, values in self.parts.items():
            if name == "DAY":
                values = [f"{ordinal or ''}{WEEKDAYS[day]}" for ordinal, day in values]
            items.append(f"BY{name}=" + ",".join(map(str, values)))
        if self.wkst:
            items.append(f"WKST={self.wkst}")
        if self.count is not None:
            items.append(f"COUNT={self.count}")
        if self.until is not None:
            mark = "Z" if self.zone == "UTC" or self.has_zone else ""
            items.append("UNTIL=" + digits(self.until, self.is_date) + mark)
        return ";".join(items)

    def line(self, name, value, kind="own"):
        """A property with a date or time on the series' own clock, or of another kind."""
        if kind == "date" or self.is_date:
            return f"{name};VALUE=DATE:{digits(value, True)}"
        if kind == "utc" or self.zone == "UTC":
            return f"{name}:{digits(value)}Z"
        if self.zone == "floating":
            return f"{name}:{digits(value)}"
        return f"{name};TZID={self.zone}:{digits(value)}"

    @property
    def text(self):
        """The VEVENT."""
        lines = [
            "BEGIN:VEVENT", f"UID:{self.uid}", "DTSTAMP:20240101T000000Z",
            self.line("DTSTART", self.start), f"RRULE:{self.rule}"]
        lines += [self.line("EXDATE", value.time, value.kind) for value in self.excluded]
        lines += [self.line("RDATE", value.time, value.kind) for value in self.extra]
        return "".join(line + "\r\n" for line in [*lines, "END:VEVENT"])

    def __str__(self):
        about = [self.line("DTSTART", self.start), f"RRULE:{self.rule}"]
        about += [self.line("EXDATE", value.time, value.kind) for value in self.excluded]
        about += [self.line("RDATE", value.time, value.kind) for value in self.extra]
        return " ".join(about)


def calendar(events):
    """A file of several series."""
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daybook//Engine test//EN\r\n"
        + "".join(event.text for event in events) + "END:VCALENDAR\r\n")
