"""What libical answers for series: a small C program asks it, compiled when the tests run."""

import pathlib
import subprocess

from .series import calendar

SOURCE = pathlib.Path(__file__).with_name("libical_series.c")


class Engine:
    def __init__(self, folder):
        """Compiles the program into a folder."""
        self.folder = pathlib.Path(folder)
        self.program = self.folder / "libical_series"
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "libical"], check=True, capture_output=True,
            text=True).stdout.split()
        subprocess.run(
            ["cc", "-O2", "-Wall", "-Werror", "-o", self.program, SOURCE, *flags], check=True)

    def answers(self, events, first, last):
        """UID → the instants, sorted; or a word that says why there are none."""
        path = self.folder / "libical.ics"
        path.write_text(calendar(events), encoding="utf-8")
        output = subprocess.run(
            [self.program, path, str(first), str(last)], check=True, capture_output=True,
            text=True, timeout=300).stdout
        found = {}
        for line in output.splitlines():
            uid, *words = line.split(" ")
            if words and not words[-1].lstrip("-").isdigit():
                found[uid] = words[-1]
            else:
                found[uid] = sorted(set(map(int, words)))
        return found
