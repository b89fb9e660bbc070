"""Measuring processes: CPU time, wall time and memory, from what Linux counts for each."""

import dataclasses
import os
import pathlib
import subprocess
import time

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid):
    """User and system time of a running process, in seconds."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def peak_memory(pid):
    """The most memory a running process ever held, in MiB."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise LookupError("no VmHWM")


@dataclasses.dataclass
class Run:
    """What a finished process took."""

    wall: float
    cpu: float
    memory: float
    status: int
    error: str


def run(arguments, environment, output=subprocess.DEVNULL):
    """Runs a command to its end."""
    started = time.monotonic()
    process = subprocess.Popen(
        arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE,
        env=environment)
    error = process.stderr.read().decode("utf-8", "replace")
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(
        time.monotonic() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
        process.returncode, error)


def machine():
    """One line that tells what was measured on."""
    model = "unknown processor"
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} × {model}, {memory:.0f} GiB, load {os.getloadavg()[0]:.1f}"
