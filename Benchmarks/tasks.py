"""Measures what 20,000 tasks cost the pages of tasks, and prints the results as Markdown.

usage: tasks.py [--pages 200]

The list and the board show about as much of many tasks as of few; when one of them costs more than
the limit beside twenty tasks, the exit status is 1. The other pages show more, or look at all.
"""

import argparse
import datetime
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import measure  # noqa: E402
from support import client, program  # noqa: E402

GROWTH_LIMIT = 1.5
FEW, MANY = 20, 20_000
LIMITED = ["/tasks", "/tasks/board"]
PAGES = [*LIMITED, "/tasks?group=later", "/tasks/edit", "/tasks?q=number+17"]


def lines(count):
    """Tasks over two years, some without a date, some complete."""
    today = datetime.date.today()
    for number in range(count):
        due = today + datetime.timedelta(days=number * 37 % 730 - 30)
        done = "x " if number % 5 == 4 else ""
        date = "" if number % 7 == 6 else f" due:{due}"
        yield f"{done}Task number {number} +list{number % 9}{date}\n"


def ask(count, pages):
    """CPU milliseconds of the server for each page, and the kilobytes of it."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="daybook-bench-") as folder:
        folder = pathlib.Path(folder)
        source = folder / "todo.txt"
        source.write_text("".join(lines(count)))
        imported = measure.run([program.BINARY, "task", "import", source, "--data", folder / "book"],
                               program.environment())
        if imported.status != 0:
            sys.exit(f"the import failed:\n{imported.error}")
        with program.Server(folder / "book") as server:
            person = client.Client(server.port)
            for page in PAGES:
                for _ in range(10):
                    answer = person.get(page)
                before = measure.cpu_seconds(server.process.pid)
                for _ in range(pages):
                    person.get(page)
                cpu = measure.cpu_seconds(server.process.pid) - before
                found[page] = (1000 * cpu / pages, len(answer.body) / 1024)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", type=int, default=200)
    options = parser.parse_args()
    print(f"{measure.machine()}\n")
    few, many = ask(FEW, options.pages), ask(MANY, options.pages)
    print(f"| page | CPU, {FEW} | CPU, {MANY:,} | × | page, {FEW} | page, {MANY:,} |")
    print("|---|---:|---:|---:|---:|---:|")
    worst = 0
    for page in PAGES:
        ratio = many[page][0] / few[page][0]
        if page in LIMITED:
            worst = max(worst, ratio)
        print(f"| `{page}` | {few[page][0]:.2f} ms | {many[page][0]:.2f} ms | {ratio:.2f} | "
              f"{few[page][1]:.0f} KiB | {many[page][1]:.0f} KiB |")
    print(f"\nLimit of the list and the board: {GROWTH_LIMIT} ×.")
    sys.exit(1 if worst > GROWTH_LIMIT else 0)


if __name__ == "__main__":
    main()
