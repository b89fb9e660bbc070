"""What python-icalendar and dateutil take for the work that is measured. Prints CPU seconds, how many
things came out, and the peak of memory in KiB.

usage: python_benchmark.py read|write FILE | expand RULES
"""

import datetime
import pathlib
import resource
import sys
import time


def report(seconds, count):
    print(f"{seconds:.6f} {count} {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}")


def expand(path):
    from dateutil.rrule import rrulestr
    seconds, count = 0, 0
    for line in pathlib.Path(path).read_text().splitlines() * 3:
        text, rule = line.split("\t")
        start = datetime.datetime.strptime(text, "%Y%m%dT%H%M%S")
        end = start.replace(year=start.year + 50).date()
        begin = time.process_time()
        for moment in rrulestr(rule, dtstart=start):
            if moment.date() >= end:
                break
            count += 1
        seconds += time.process_time() - begin
    report(seconds, count)


def main():
    task, path = sys.argv[1:3]
    if task == "expand":
        return expand(path)
    from icalendar import Calendar
    text = pathlib.Path(path).read_bytes()
    begin = time.process_time()
    calendar = Calendar.from_ical(text)
    seconds = time.process_time() - begin
    if task == "read":
        return report(seconds, len(calendar.walk("VEVENT")) + len(calendar.walk("VTODO")))
    begin = time.process_time()
    written = calendar.to_ical()
    report(time.process_time() - begin, len(written))


main()
