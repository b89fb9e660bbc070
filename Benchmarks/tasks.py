"""Processor time of the task pages with twenty tasks and with 20,000.

    Benchmarks/tasks.py PROGRAM

Prints for each page the milliseconds of the server's processor a request, and the ratio of the two.
"""

import datetime
import os
import subprocess
import sys
import tempfile
import time
import urllib.request

REQUESTS = 40
PAGES = ["/tasks", "/tasks/board", "/tasks?group=later", "/tasks/edit"]


def lines(count):
    """Tasks over two years, some without a date, some complete."""
    today = datetime.date.today()
    for number in range(count):
        due = today + datetime.timedelta(days=number * 37 % 730 - 30)
        done = "x " if number % 5 == 4 else ""
        date = "" if number % 7 == 6 else f" due:{due}"
        yield f"{done}Task number {number} +list{number % 9}{date}"


def processor_seconds(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(program, count, port):
    with tempfile.TemporaryDirectory() as folder:
        data = ["--data", f"{folder}/data"]
        text = "\n".join(lines(count)).encode()
        subprocess.run([program, "task", "import", "-", *data], input=text, check=True,
                       stdout=subprocess.DEVNULL)
        server = subprocess.Popen([program, "serve", *data, "--port", str(port)],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{address}/healthz").read()
                    break
                except OSError:
                    time.sleep(0.1)
            found = {}
            for page in PAGES:
                for number in range(REQUESTS + 3):
                    if number == 3:
                        before = processor_seconds(server)
                    urllib.request.urlopen(address + page).read()
                found[page] = (processor_seconds(server) - before) / REQUESTS
            return found
        finally:
            server.terminate()
            server.wait()


def main():
    program = sys.argv[1]
    few = measure(program, 20, 8391)
    many = measure(program, 20_000, 8392)
    print(f"{'page':24}{'20':>10}{'20,000':>10}{'ratio':>8}")
    for page in PAGES:
        ratio = many[page] / max(few[page], 1e-6)
        print(f"{page:24}{few[page] * 1000:10.2f}{many[page] * 1000:10.2f}{ratio:8.2f}")


if __name__ == "__main__":
    main()
