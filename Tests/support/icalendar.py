"""A small reader of iCalendar text and a comparison of two files, property by property.

Written to be independent of the program under test: it knows content lines and nesting, and
nothing of what properties mean.
"""

import collections
import dataclasses


@dataclasses.dataclass
class Component:
    """A component: its name, its unfolded lines in order, and what lies inside."""

    name: str
    lines: list = dataclasses.field(default_factory=list)
    inner: list = dataclasses.field(default_factory=list)

    def value(self, name):
        """The value of the first property of that name, or None."""
        for line in self.lines:
            if property_name(line) == name:
                return line.split(":", 1)[1]
        return None

    def all(self, name):
        """Every component of that name directly inside."""
        return [component for component in self.inner if component.name == name]

    @property
    def key(self):
        """What tells it from its neighbours: kind, UID (or TZID) and RECURRENCE-ID."""
        recurrence = next(
            (line for line in self.lines if property_name(line) == "RECURRENCE-ID"), "")
        return self.name, self.value("UID") or self.value("TZID") or "", recurrence

    @property
    def contents(self):
        """Everything in it, in a form in which only the order of inner components is free."""
        return self.name, tuple(self.lines), tuple(sorted(c.contents for c in self.inner))


def property_name(line):
    """The name at the start of a content line."""
    for index, character in enumerate(line):
        if character in ":;":
            return line[:index].upper()
    return line.upper()


def unfold(data):
    """The content lines of a file, without their folds."""
    text = data.decode("utf-8").replace("\r\n", "\n")
    return [line for line in text.replace("\n ", "").replace("\n\t", "").split("\n") if line]


def parse(data):
    """The VCALENDARs of a file. Raises ValueError where BEGIN and END do not match."""
    root = Component("")
    open_components = [root]
    for line in unfold(data):
        name = property_name(line)
        if name == "BEGIN":
            component = Component(line.split(":", 1)[1].upper())
            open_components[-1].inner.append(component)
            open_components.append(component)
        elif name == "END":
            ended = open_components.pop()
            if ended.name != line.split(":", 1)[1].upper() or not open_components:
                raise ValueError(f"{line} ends {ended.name}")
        else:
            open_components[-1].lines.append(line)
    if open_components != [root]:
        raise ValueError(f"{open_components[-1].name} has no END")
    return root.inner


def components(data, *names):
    """Every component of the given names (all but VTIMEZONE when none) of every VCALENDAR."""
    return [
        component for calendar in parse(data) for component in calendar.inner
        if (component.name in names if names else component.name != "VTIMEZONE")
    ]


def differences(expected, actual, ignoring=("PRODID",)):
    """What differs between two files, as lines to print; empty when they say the same.

    The order of components is free, the order of properties in each is not. Properties of the
    VCALENDAR itself are compared without those in `ignoring`, since each writer signs its work.
    """
    found = []
    sides = []
    for data in (expected, actual):
        side = collections.Counter()
        for calendar in parse(data):
            for line in calendar.lines:
                if property_name(line) not in ignoring:
                    side[("VCALENDAR", "", line)] += 1
            for component in calendar.inner:
                side[(component.key, component.contents)] += 1
        sides.append(side)
    for item in sorted((sides[0] - sides[1]).elements(), key=repr):
        found.append(f"missing or changed: {item}")
    for item in sorted((sides[1] - sides[0]).elements(), key=repr):
        found.append(f"not in the original: {item}")
    return found
