"""Measures what showing a month costs the browser, beside FullCalendar, and prints Markdown.

usage: month_in_browser.py [--rounds 5]

Both get the same events. What is compared is the CPU time of the page's main thread, from
Chromium's own count: for Daybook from asking for the page to a page at rest, for FullCalendar from
making the calendar to a page at rest, its bundle being loaded and parsed before. Turning is a step
to the next month and one back. The keyboard is tried on both. What is over a limit makes the exit
status 1.
"""

import argparse
import datetime
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import measure  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from support import program  # noqa: E402

# The official bundle, under the MIT licence, is in this package; nothing of it is kept here.
PEER = "collective.fullcalendar==1.6"
SHOW_LIMIT = 0.1
TURN_LIMIT = 0.2
ELEMENT_LIMIT = 1500
MONTH = "2026-03"
VIEW = {"width": 1280, "height": 1000}
KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp",
        "Shift+PageDown", "Shift+PageUp", "Enter"]


def events(count, months):
    """Single events that start in so many months around March 2026, the same each time."""
    chance = random.Random(12345)
    first = datetime.date(2026, 3, 1)
    for _ in range(months // 2):
        first = (first - datetime.timedelta(days=1)).replace(day=1)
    last = first
    for _ in range(months):
        last = (last + datetime.timedelta(days=32)).replace(day=1)
    for number in range(count):
        day = first + datetime.timedelta(days=chance.randrange((last - first).days))
        kind = chance.random()
        if kind < 0.5:
            days = 2 + chance.randrange(9) if kind < 0.2 else 1
            yield number, day, day + datetime.timedelta(days=days)
        else:
            start = datetime.datetime.combine(day, datetime.time(chance.randrange(22)))
            start += datetime.timedelta(minutes=15 * chance.randrange(4))
            yield number, start, start + datetime.timedelta(minutes=30 * (1 + chance.randrange(4)))


def as_calendar(made):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//Sample//EN"]
    for number, start, end in made:
        if isinstance(start, datetime.datetime):
            times = [f"DTSTART:{start:%Y%m%dT%H%M%S}", f"DTEND:{end:%Y%m%dT%H%M%S}"]
        else:
            times = [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{end:%Y%m%d}"]
        lines += ["BEGIN:VEVENT", f"UID:{number}@sample.invalid", "DTSTAMP:20260101T000000Z",
                  f"SUMMARY:Event {number}", *times, "END:VEVENT"]
    return "".join(line + "\r\n" for line in lines + ["END:VCALENDAR"])


def as_list(made):
    return [{"id": str(number), "title": f"Event {number}", "start": start.isoformat(),
             "end": end.isoformat(), "allDay": not isinstance(start, datetime.datetime)}
            for number, start, end in made]


def bundle(folder):
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary",
                    ":none:", "--dest", folder, PEER], check=True)
    wheel = next(pathlib.Path(folder).glob("*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("static/js/main.min.js"))
        return archive.read(name).decode()


class Page:
    """A fresh page whose main thread is counted."""

    def __init__(self, browser):
        self.context = browser.new_context(viewport=VIEW, timezone_id="UTC", locale="en-GB")
        self.page = self.context.new_page()
        self.page.set_default_timeout(180_000)
        self.counter = self.context.new_cdp_session(self.page)
        self.counter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cpu(self):
        """Milliseconds of the main thread so far."""
        metrics = self.counter.send("Performance.getMetrics")["metrics"]
        return next(1000 * item["value"] for item in metrics if item["name"] == "TaskDuration")

    def settle(self):
        # Two frames, then a pause: long enough for whatever was put off to have happened.
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_timeout(400)

    def timed(self, act):
        before = self.cpu()
        act()
        self.settle()
        return self.cpu() - before

    def elements(self, selector):
        return self.page.evaluate(
            "(selector) => document.querySelector(selector).getElementsByTagName('*').length",
            selector)

    def tab_stops(self, selector):
        """How often the Tab key stops inside an element."""
        return self.page.evaluate(
            """(selector) => [...document.querySelector(selector).querySelectorAll(
                 'a[href], button:not([disabled]), [tabindex]')]
               .filter((one) => one.tabIndex >= 0 && one.getClientRects().length).length""",
            selector)

    def acting_keys(self, focus):
        """The keys that change what is focused or shown, tried one after another from a day."""
        acting = []
        state = ("() => document.activeElement.outerHTML.slice(0, 300) + location.pathname"
                 " + (document.querySelector('.fc-toolbar-title')?.textContent ?? '')")
        for key in KEYS:
            self.page.evaluate("(selector) => document.querySelector(selector)?.focus()", focus)
            before = self.page.evaluate(state)
            self.page.keyboard.press(key)
            for _ in range(10):
                self.page.wait_for_timeout(100)
                if self.page.evaluate(state) != before:
                    acting.append(key)
                    break
        return acting


def ours(browser, made, rounds, folder, tries_keys):
    folder = pathlib.Path(folder)
    book = folder / "book"
    source = folder / "book.ics"
    source.write_text(as_calendar(made))
    imported = measure.run([program.BINARY, "import", source, "--data", book, "--calendar", "Book"],
                           program.environment())
    if imported.status != 0:
        sys.exit(f"the import failed:\n{imported.error}")
    rows = []
    with program.Server(book) as server:
        address = f"http://127.0.0.1:{server.port}/month/{MONTH}"
        for _ in range(rounds):
            page = Page(browser)
            shown = page.timed(lambda: page.page.goto(address, wait_until="load"))
            elements = page.elements("body")
            stops = page.tab_stops(".month")
            turns = [page.timed(lambda: page.page.evaluate(
                f"document.querySelector('main a[rel={step}]').click()"))
                for step in ("next", "prev")]
            rows.append((shown, *turns, elements, stops))
            if tries_keys and len(rows) == rounds:
                page.page.goto(address, wait_until="load")
                keys = page.acting_keys('[role=gridcell][tabindex="0"]')
            page.context.close()
    return summary(rows), keys if tries_keys else None


def theirs(browser, made, rounds, script, tries_keys):
    rows = []
    for _ in range(rounds):
        page = Page(browser)
        page.page.set_content(
            "<!doctype html><html lang=en><body><div id=cal style='width:1200px'></div>")
        page.page.add_script_tag(content=script)
        page.page.evaluate("(list) => { window.list = list; }", as_list(made))
        page.settle()
        shown = page.timed(lambda: page.page.evaluate(
            """() => {
              window.calendar = new FullCalendar.Calendar(document.getElementById("cal"), {
                initialDate: "2026-03-10", timeZone: "UTC", initialView: "dayGridMonth",
                height: 900, dayMaxEvents: 4, navLinks: true, selectable: true, events: list });
              calendar.render();
            }"""))
        elements = page.elements("#cal")
        stops = page.tab_stops("#cal table")
        turns = [page.timed(lambda: page.page.evaluate(f"calendar.{step}()"))
                 for step in ("next", "prev")]
        rows.append((shown, *turns, elements, stops))
        if tries_keys and len(rows) == rounds:
            page.page.evaluate("calendar.gotoDate('2026-03-10')")
            keys = page.acting_keys(".fc-daygrid-day-number")
        page.context.close()
    return summary(rows), keys if tries_keys else None


def summary(rows):
    return [statistics.median(column) for column in zip(*rows)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(f"{measure.machine()}\n")
    print("| events | | CPU to show | CPU to the next month | CPU back | elements | Tab stops |")
    print("|---|---|---:|---:|---:|---:|---:|")
    failed = False
    keys = {}
    with tempfile.TemporaryDirectory(prefix="daybook-bench-") as folder, \
            sync_playwright() as playwright:
        script = bundle(folder)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for count, months in [(20_000, 60), (1_000, 1), (5_000, 1)]:
            made = list(events(count, months))
            with tempfile.TemporaryDirectory(prefix="daybook-bench-") as data:
                mine, keys["Daybook"] = ours(browser, made, options.rounds, data, True)
            peer, keys["FullCalendar"] = theirs(browser, made, options.rounds, script, True)
            name = f"{count:,} in {months} month{'s' if months > 1 else ''}"
            for label, row in [("FullCalendar", peer), ("Daybook", mine)]:
                print(f"| {name} | {label} | {row[0]:.0f} ms | {row[1]:.0f} ms | {row[2]:.0f} ms | "
                      f"{row[3]:,.0f} | {row[4]:.0f} |")
            ratios = [one / other for one, other in zip(mine[:3], peer[:3])]
            print("| | ratio | " + " | ".join(f"**{ratio:.2f}**" for ratio in ratios) + " | | |")
            turning = sum(mine[1:3]) / sum(peer[1:3])
            failed |= ratios[0] > SHOW_LIMIT or turning > TURN_LIMIT
            failed |= mine[3] > ELEMENT_LIMIT or mine[4] != 1
        browser.close()
    print("\n| key | " + " | ".join(keys) + " |\n|---|" + "---|" * len(keys))
    for key in KEYS:
        print(f"| {key} | " + " | ".join(
            "acts" if key in acting else "nothing" for acting in keys.values()) + " |")
    failed |= len(keys["Daybook"]) < len(KEYS)
    print(f"\nLimits: {SHOW_LIMIT} to show, {TURN_LIMIT} there and back, {ELEMENT_LIMIT:,} elements, "
          "one Tab stop, every key acts.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
