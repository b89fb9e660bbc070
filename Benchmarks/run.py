"""Measures what a month page and an import cost, and prints the results as Markdown.

usage: run.py [--sizes 1000,100000,1000000] [--pages 400]

A growth beyond the limits that the results state makes the exit status 1.
"""

import argparse
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import books  # noqa: E402
import measure  # noqa: E402
from support import client, program  # noqa: E402

PAGE_GROWTH_LIMIT = 1.5


def ask(options, book):
    """CPU milliseconds a page on the server, median wall milliseconds, and what the page showed."""
    with program.Server(book) as server:
        person = client.Client(server.port)
        page = None
        for _ in range(20):
            page = person.get(f"/month/{books.SHOWN_MONTH}")
        if page.status != 200:
            raise RuntimeError(f"the month page answered {page.status}")
        walls = []
        before = measure.cpu_seconds(server.process.pid)
        for _ in range(options.pages):
            started = time.monotonic()
            person.get(f"/month/{books.SHOWN_MONTH}")
            walls.append(time.monotonic() - started)
        cpu = measure.cpu_seconds(server.process.pid) - before
        memory = measure.peak_memory(server.process.pid)
    uids = sorted(piece.attributes["data-uid"] for piece in page.root.find_all(data_uid=True))
    more = sorted(link.attributes["data-more"] for link in page.root.find_all(data_more=True))
    return {
        "cpu": 1000 * cpu / options.pages,
        "wall": 1000 * statistics.median(walls),
        "memory": memory,
        "bytes": len(page.body),
        "shown": (uids, more),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", default="1000,100000,1000000")
    parser.add_argument("--pages", type=int, default=400)
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]

    print(f"{measure.machine()}\n")
    imports, pages = [], []
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="daybook-bench-") as folder:
            folder = pathlib.Path(folder)
            book = folder / "book"
            files = books.write(folder, size)
            length = sum(file.stat().st_size for file in files)
            runs = []
            for file in files:
                runs.append(measure.run(
                    [program.BINARY, "import", file, "--data", book, "--calendar", "Book"],
                    program.environment()))
                if runs[-1].status != 0:
                    sys.exit(f"the import of {file.name} failed:\n{runs[-1].error}")
            stored = sum(path.stat().st_size for path in book.rglob("*") if path.is_file())
            imports.append((size, len(files), length, stored, runs))
            pages.append((size, ask(options, book)))
        print(f"measured {size:,} events", file=sys.stderr)

    print("| import of | files | together | wall | CPU | peak memory | database |")
    print("|---:|---:|---:|---:|---:|---:|---:|")
    for size, files, length, stored, runs in imports:
        print(
            f"| {size:,} | {files} | {length / 2**20:.1f} MiB | "
            f"{sum(run.wall for run in runs):.2f} s | {sum(run.cpu for run in runs):.2f} s | "
            f"{max(run.memory for run in runs):.0f} MiB | {stored / 2**20:.1f} MiB |")

    first = pages[0][1]
    print("\n| events stored | server CPU a month page | × | wall | page | server's peak memory |")
    print("|---:|---:|---:|---:|---:|---:|")
    for size, page in pages:
        print(
            f"| {size:,} | {page['cpu']:.2f} ms | {page['cpu'] / first['cpu']:.2f} | "
            f"{page['wall']:.2f} ms | {page['bytes'] / 1024:.0f} KiB | {page['memory']:.0f} MiB |")

    failed = False
    for size, page in pages[1:]:
        if page["shown"] != first["shown"]:
            print(f"\nthe page of {size:,} events shows other events than the first: no comparison")
            failed = True
    growth = pages[-1][1]["cpu"] / first["cpu"]
    print(f"\nCPU a page grew {growth:.2f} × from {sizes[0]:,} to {sizes[-1]:,} events "
          f"(limit {PAGE_GROWTH_LIMIT}).")
    sys.exit(1 if failed or growth > PAGE_GROWTH_LIMIT else 0)


main()
