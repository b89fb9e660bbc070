"""Measures the scrolling calendar in Chromium, and prints the results as Markdown.

usage: scroll.py [--months 10000] [--steps 400] [--jumps 50]

A limit that the results state and that is not kept makes the exit status 1.
"""

import argparse
import json
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import measure  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from support import program  # noqa: E402

ELEMENT_LIMIT = 1_000
TASK_LIMIT = 50
JUMP_LIMIT = 100

SCROLL = """async steps => {
  const frame = () => new Promise(requestAnimationFrame);
  const height = document.documentElement.scrollHeight - innerHeight;
  let most = 0;
  const started = performance.now();
  for (let step = 0; step <= steps; step += 1) {
    scrollTo(0, height * step / steps);
    await frame();
    most = Math.max(most, document.querySelectorAll('*').length);
  }
  const elapsed = performance.now() - started;
  await new Promise(resolve => setTimeout(resolve, 400));
  return { most, frame: elapsed / (steps + 1) };
}"""
# From the press to a laid out month with another heading.
JUMP = """months => {
  const link = document.querySelector('main a[rel=next]');
  return months.map(month => {
    const address = new URL(link.href);
    address.searchParams.set('month', month);
    link.href = address.href;
    const started = performance.now();
    link.click();
    document.querySelector('.scroll-month').getBoundingClientRect();
    return performance.now() - started;
  });
}"""


def longest_task(trace):
    """The longest task of the page's main thread, in milliseconds of CPU: what other programs take
    from a busy machine is not the page's."""
    events = json.loads(trace)["traceEvents"]
    mains = {(event["pid"], event["tid"]) for event in events
             if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    return max(event["tdur"] for event in events
               if event["name"].endswith("RunTask") and "tdur" in event
               and (event["pid"], event["tid"]) in mains) / 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--months", type=int, default=10_000)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--jumps", type=int, default=50)
    options = parser.parse_args()
    last = 1600 + (options.months - 1) // 12
    bounds = f"from=1600-01-01&to={last}-{(options.months - 1) % 12 + 1:02}-28"
    with program.DataFolder() as data, program.Server(data) as server, sync_playwright() as tools:
        browser = tools.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        rows = []
        for name, width, height in (("1280 × 860", 1280, 860), ("390 × 844", 390, 844)):
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{server.address}/scroll?month=1600-01&{bounds}")
            page.wait_for_selector(".scroll-list.endless .cell")
            browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
            found = page.evaluate(SCROLL, options.steps)
            task = longest_task(browser.stop_tracing())
            months = [f"{1600 + number * 7919 % (last - 1600)}-{number % 12 + 1:02}"
                      for number in range(options.jumps)]
            # The best of three for each month: the rest is the machine's other work.
            rounds = [page.evaluate(JUMP, months) for _ in range(3)]
            jumps = sorted(min(times) for times in zip(*rounds))
            rows.append({
                "name": name, "most": found["most"], "frame": found["frame"],
                "task": task, "median": jumps[len(jumps) // 2],
                "worst": jumps[-1]})
            page.close()
        browser.close()
    print(f"{measure.machine()}\n")
    print(f"| window | most elements (limit {ELEMENT_LIMIT:,}) | longest task (limit {TASK_LIMIT} ms) "
          f"| a frame, wall | jump, median | jump, worst (limit {JUMP_LIMIT} ms) |")
    print("|---|---:|---:|---:|---:|---:|")
    for row in rows:
        print(f"| {row['name']} | {row['most']} | {row['task']:.1f} ms | {row['frame']:.1f} ms | "
              f"{row['median']:.1f} ms | {row['worst']:.1f} ms |")
    kept = all(row["most"] < ELEMENT_LIMIT and row["task"] <= TASK_LIMIT
               and row["worst"] < JUMP_LIMIT for row in rows)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
