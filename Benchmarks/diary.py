"""Measures what ten years of diary cost the pages, and prints the results as Markdown.

usage: diary.py [--pages 200]

A page that costs more than the limit beside an empty diary's, or a search over its limit, makes the
exit status 1.
"""

import argparse
import datetime
import pathlib
import random
import statistics
import sys
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import measure  # noqa: E402
from support import client, program  # noqa: E402

GROWTH_LIMIT = 1.5
SEARCH_LIMIT = 5  # milliseconds
ENTRIES = 3_650
LAST = datetime.date(2026, 10, 21)
WORDS = ("오늘 아침 산책 시장 가게 친구 점심 비가 왔다 걸었다 저녁 책을 읽었다 생각 마음 바람 garden train "
         "letter rain market cooked walked 散歩 手紙").split()
FEELINGS = "감사한 뿌듯한 서운한 그리운 불안한 지친 답답한 화나는 편안한 행복한".split()
TAGS = "산책 시장 요리 편지 책 일".split()
# Each page at a day in the middle, and what makes it a page of its own.
PAGES = {
    "month with a day's card": "/diary/month/2021-06?day=2021-06-15",
    "the latest month": "/diary/month/2026-10?day=2026-10-20",
    "year": "/diary/year/2021",
    "writing in steps": "/diary/new?day=2021-06-15&form=steps&step=3",
    "writing freely": "/diary/new?day=2021-06-15&form=free",
    "search, before anything is asked": "/diary/search",
    "words for feelings": "/diary/words",
    "settings": "/diary/settings",
}
SEARCHES = {"a word that many have": "산책", "a word and a tag": "garden #책",
            "a word that none has": "코끼리"}


def entries(randomness):
    """A VJOURNAL a day, 1.4 KB of text each, so that all are 5 MB."""
    for number in range(ENTRIES):
        day = LAST - datetime.timedelta(days=number)
        text = " ".join(randomness.choice(WORDS) for _ in range(170))
        feelings = ",".join(randomness.sample(FEELINGS, 3))
        tags = ",".join(randomness.sample(TAGS, 2))
        lines = [
            "BEGIN:VJOURNAL", f"UID:{number:05d}@benchmark.example", "DTSTAMP:20260101T000000Z",
            f"CREATED:{day:%Y%m%d}T120000Z", f"DTSTART;VALUE=DATE:{day:%Y%m%d}",
            "X-DAYBOOK-ZONE:Asia/Seoul", f"DESCRIPTION:{text}", f"X-DAYBOOK-FEELINGS:{feelings}",
            f"X-DAYBOOK-MOOD:{randomness.randint(1, 5)}", f"CATEGORIES:{tags}", "END:VJOURNAL", "",
        ]
        yield "\r\n".join(lines)


def make(book, full):
    """A book with ten years of diary, or with one entry of long ago."""
    texts = list(entries(random.Random(3)))
    if not full:
        texts = [texts[-1].replace("DTSTART;VALUE=DATE:2016", "DTSTART;VALUE=DATE:1990")]
    text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daybook//Benchmark//EN\r\n" \
        + "X-DAYBOOK-JOURNAL:MANY\r\n" + "".join(texts) + "END:VCALENDAR\r\n"
    result = program.run(
        "import", "-", "--data", book, "--calendar", "Diary", input=text.encode(), timeout=600)
    if result.returncode != 0:
        sys.exit(result.stderr.decode())
    return sum(len(entry.encode()) for entry in texts)


def ask(server, path, pages):
    """CPU milliseconds a page on the server, and the median on the wall."""
    person = client.Client(server.port, language="ko")
    for _ in range(10):
        if person.get(path).status != 200:
            sys.exit(f"{path} is no page")
    walls = []
    before = measure.cpu_seconds(server.process.pid)
    for _ in range(pages):
        started = time.monotonic()
        person.get(path)
        walls.append(time.monotonic() - started)
    cpu = measure.cpu_seconds(server.process.pid) - before
    return 1000 * cpu / pages, 1000 * statistics.median(walls)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", type=int, default=200)
    options = parser.parse_args()
    print(f"{measure.machine()}\n")
    failed = False
    with tempfile.TemporaryDirectory(prefix="daybook-bench-") as folder:
        folder = pathlib.Path(folder)
        make(folder / "empty", full=False)
        size = make(folder / "full", full=True)
        with program.Server(folder / "empty") as empty, program.Server(folder / "full") as full:
            print(f"{ENTRIES:,} entries, {size / 1e6:.1f} MB:\n")
            print("| page | CPU, empty | CPU, ten years | × |")
            print("|---|---:|---:|---:|")
            for name, path in PAGES.items():
                few, _ = ask(empty, path, options.pages)
                many, _ = ask(full, path, options.pages)
                failed |= many > GROWTH_LIMIT * few
                print(f"| {name} | {few:.2f} ms | {many:.2f} ms | {many / few:.2f} |")
            print("\n| search | CPU with its page |")
            print("|---|---:|")
            for name, query in SEARCHES.items():
                cost, _ = ask(
                    full, f"/diary/search?q={urllib.parse.quote(query)}", options.pages)
                failed |= cost > SEARCH_LIMIT
                print(f"| {name} | {cost:.2f} ms |")
    print(f"\nLimits: {GROWTH_LIMIT} × an empty diary's page, {SEARCH_LIMIT} ms a search.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
